/** Bounds of the chat (contract.md, 'Chat'; specification, section 5). No schema here: the browser reads it too. */
export const chatLimits = {
  /** Characters of one message. */
  maxContentLength: 4000,
  /** Characters of each field of the campaign data. */
  maxCampaignLength: 512,
  maxThreadIdLength: 200,
  maxMessageIndex: 10_000,
  /** Photos of one upload. */
  maxPictures: 10,
  /** Bytes of all photos of one upload, as they are before they go on their way. */
  maxPictureBytes: 25_000_000,
} as const

/** What a thread's identifier may be: upstream's own text, as long as it fits into an address and a storage key. */
export const threadIdPattern = `^[!-~]{1,${chatLimits.maxThreadIdLength}}$`
