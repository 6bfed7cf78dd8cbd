/** The delivery state of a customer's message. */
export type Delivery = 'sending' | 'sent' | 'failed'

/** The delivery state of one photo of a message. */
export type PhotoDelivery = 'waiting' | 'sent' | 'failed'

/** A photo of a message in local storage. The photo store has the picture itself until it is delivered. */
export interface MessagePhoto {
  readonly id: string
  readonly name: string
  readonly delivery: PhotoDelivery
  /** The URL after delivery, without a width; null before. */
  readonly url: string | null
}

interface MessageFields {
  readonly id: string
  readonly content: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** URLs of the pictures that the server has for this message. */
  readonly pictureUrls: readonly string[]
}

export interface AssistantMessage extends MessageFields {
  readonly role: 'assistant'
  /** Whether the message asks for pictures (specification, section 3). */
  readonly showPictureLoadingChoices: boolean
}

export interface UserMessage extends MessageFields {
  readonly role: 'user'
  readonly showPictureLoadingChoices: false
  readonly delivery: Delivery
  /** Why the message was not sent, as a sentence for the visitor. */
  readonly problem: string | null
  /** The same key for every attempt, so that the server handles the message once. */
  readonly idempotencyKey: string
  /** The thread of the first attempt, null for none: a retry with the same key must have the same body. */
  readonly sentTo: string | null
  readonly photos: readonly MessagePhoto[]
  /** Whether the page sent a message of its own before this one, to get a thread for its photos. */
  readonly openedThread?: boolean
}

/** A message of a conversation (specification, section 3, 'Chat message'). */
export type ChatMessage = AssistantMessage | UserMessage

const deliveries: readonly unknown[] = ['sending', 'sent', 'failed'] satisfies Delivery[]

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

const chatPictures = '/api/chat/pictures?'
/** The former URL of chat pictures; stored conversations may still contain it. */
const formerPictures = '/api/pictures?'

function currentAddress(address: string): string {
  return address.startsWith(formerPictures) ? chatPictures + address.slice(formerPictures.length) : address
}

function readPhoto(value: unknown): MessagePhoto[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, name, delivery, url } = value as Record<string, unknown>
  if (typeof id !== 'string' || typeof name !== 'string') return []
  const address = typeof url === 'string' ? currentAddress(url) : null
  const known = delivery === 'waiting' || delivery === 'failed' ? delivery : 'sent'
  return [{ id, name, delivery: known, url: address }]
}

function readMessage(value: unknown, index: number): ChatMessage[] {
  if (typeof value !== 'object' || value === null) return []
  const stored = value as Record<string, unknown>
  const { role, content, timestamp } = stored
  if (typeof content !== 'string') return []
  const fields = {
    id: typeof stored['id'] === 'string' ? stored['id'] : `kept-${index}`,
    content,
    timestamp: typeof timestamp === 'number' ? timestamp : 0,
    pictureUrls: textList(stored['pictureUrls']).map(currentAddress),
  }
  if (role === 'assistant') {
    return [{ ...fields, role, showPictureLoadingChoices: stored['showPictureLoadingChoices'] === true }]
  }
  if (role !== 'user') return []
  const { delivery, problem, idempotencyKey, sentTo, photos, openedThread } = stored
  return [
    {
      ...fields,
      role,
      showPictureLoadingChoices: false,
      delivery: deliveries.includes(delivery) ? (delivery as Delivery) : 'sent',
      problem: typeof problem === 'string' ? problem : null,
      idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : fields.id,
      sentTo: typeof sentTo === 'string' ? sentTo : null,
      photos: Array.isArray(photos) ? photos.flatMap(readPhoto) : [],
      ...(openedThread === true ? { openedThread } : {}),
    },
  ]
}

/** Reads messages from local storage, also those of former versions; drops invalid entries. */
export function readMessages(value: unknown): ChatMessage[] {
  return Array.isArray(value) ? value.flatMap(readMessage) : []
}

/** Whether the server has the message. */
export function isDelivered(message: ChatMessage): boolean {
  return message.role === 'assistant' || message.delivery === 'sent'
}

/** How many photos of a message could not be uploaded. */
export function failedPhotos({ photos }: UserMessage): number {
  return photos.filter(({ delivery }) => delivery === 'failed').length
}

/** How many pictures of a message the server has. */
export function sentPictures(message: ChatMessage): number {
  const own =
    message.role === 'user' ? message.photos.filter(({ delivery }) => delivery === 'sent').length : 0
  return Math.max(own, message.pictureUrls.length)
}

/** How many pictures a message has, including photos that are not uploaded yet. */
export function pictureCount(message: ChatMessage): number {
  const own = message.role === 'user' ? message.photos.length : 0
  return Math.max(own, message.pictureUrls.length)
}
