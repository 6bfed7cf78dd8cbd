/** Where a message of the customer is on its way. */
export type Delivery = 'sending' | 'sent' | 'failed'

/** Where one of a message's photos is on its way. */
export type PhotoDelivery = 'waiting' | 'sent' | 'failed'

/** A photo of a message, as local storage keeps it: the picture itself is in the photo store until it is delivered. */
export interface MessagePhoto {
  readonly id: string
  readonly name: string
  readonly delivery: PhotoDelivery
  /** Its address once it is delivered, without a width. */
  readonly url: string | null
}

interface MessageFields {
  readonly id: string
  readonly content: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** Addresses of the pictures that the assistant's side knows of. */
  readonly pictureUrls: readonly string[]
}

export interface AssistantMessage extends MessageFields {
  readonly role: 'assistant'
  /** Whether it asks for pictures (specification, section 3). */
  readonly showPictureLoadingChoices: boolean
}

export interface UserMessage extends MessageFields {
  readonly role: 'user'
  readonly showPictureLoadingChoices: false
  readonly delivery: Delivery
  /** Why it was not sent, in words for a person. */
  readonly problem: string | null
  /** The same for every try of this message, so that it acts once. */
  readonly idempotencyKey: string
  /** The thread it was first sent to, null for none: a repeat with the same key must have the same body. */
  readonly sentTo: string | null
  readonly photos: readonly MessagePhoto[]
}

/** A message of a conversation (specification, section 3, 'Chat message'). */
export type ChatMessage = AssistantMessage | UserMessage

/** What stands in for the text of a message that is only photos (specification, section 4, 'Chat'). */
export const photosOnlyContent = 'Foto caricate'

const deliveries: readonly unknown[] = ['sending', 'sent', 'failed'] satisfies Delivery[]

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

const chatPictures = '/api/chat/pictures?'
/** Where photos were before they had an address of their own; conversations that were kept then still name it. */
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
  const { delivery, problem, idempotencyKey, sentTo, photos } = stored
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
    },
  ]
}

/** Messages as local storage has them, also as other versions of the site left them; what is none is dropped. */
export function readMessages(value: unknown): ChatMessage[] {
  return Array.isArray(value) ? value.flatMap(readMessage) : []
}

/** Whether the assistant's side has it. */
export function isDelivered(message: ChatMessage): boolean {
  return message.role === 'assistant' || message.delivery === 'sent'
}

/** The pictures of a message in their order, those on their way included: their number is what counts. */
export function pictureCount(message: ChatMessage): number {
  const own = message.role === 'user' ? message.photos.length : 0
  return Math.max(own, message.pictureUrls.length)
}
