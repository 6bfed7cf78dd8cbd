import { readStored, type StoredSchema } from '../../../../lib/storage/stored-schema.ts'

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

const chatPictures = '/api/chat/pictures?'
/** The former URL of chat pictures; stored conversations may still contain it. */
const formerPictures = '/api/pictures?'

function currentAddress(address: string): string {
  return address.startsWith(formerPictures) ? chatPictures + address.slice(formerPictures.length) : address
}

const photoSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    delivery: { type: 'string', enum: ['waiting', 'sent', 'failed'], default: 'sent' },
    url: { type: ['string', 'null'], default: null },
  },
  required: ['id', 'name', 'delivery', 'url'],
} as const satisfies StoredSchema

/** A stored message of either role. Former versions stored fewer fields. */
const messageSchema = {
  type: 'object',
  properties: {
    role: { type: 'string', enum: ['user', 'assistant'] },
    content: { type: 'string' },
    id: { type: 'string' },
    timestamp: { type: 'number', default: 0 },
    pictureUrls: { type: 'array', items: { type: 'string' }, default: [] },
    showPictureLoadingChoices: { type: 'boolean', default: false },
    delivery: { type: 'string', enum: ['sending', 'sent', 'failed'], default: 'sent' },
    problem: { type: ['string', 'null'], default: null },
    idempotencyKey: { type: 'string' },
    sentTo: { type: ['string', 'null'], default: null },
    photos: { type: 'array', items: photoSchema, default: [] },
    openedThread: { type: 'boolean', enum: [true] },
  },
  required: [
    'role',
    'content',
    'timestamp',
    'pictureUrls',
    'showPictureLoadingChoices',
    'delivery',
    'problem',
    'sentTo',
    'photos',
  ],
} as const satisfies StoredSchema

function readMessage(value: unknown, index: number): ChatMessage[] {
  const stored = readStored(messageSchema, value)
  if (!stored) return []
  const { content, timestamp, showPictureLoadingChoices, id = `kept-${index}` } = stored
  const fields = { id, content, timestamp, pictureUrls: stored.pictureUrls.map(currentAddress) }
  if (stored.role === 'assistant') return [{ ...fields, role: 'assistant', showPictureLoadingChoices }]
  const { delivery, problem, idempotencyKey = id, sentTo, openedThread } = stored
  return [
    {
      ...fields,
      role: 'user',
      showPictureLoadingChoices: false,
      delivery,
      problem,
      idempotencyKey,
      sentTo,
      photos: stored.photos.map(({ id: photo, name, delivery: state, url }) => {
        return { id: photo, name, delivery: state, url: url && currentAddress(url) }
      }),
      ...(openedThread && { openedThread }),
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
