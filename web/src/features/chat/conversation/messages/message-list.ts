import {
  type AssistantMessage,
  type ChatMessage,
  isDelivered,
  type MessagePhoto,
  pictureCount,
  type UserMessage,
} from './message.ts'

/** The customer's message with this id; undefined if another tab cleared the chat. */
export function findUserMessage(messages: readonly ChatMessage[], id: string): UserMessage | undefined {
  return messages.find((message): message is UserMessage => message.role === 'user' && message.id === id)
}

/** A copy of the list in which one message of the customer is changed. */
export function editMessage(
  messages: readonly ChatMessage[],
  id: string,
  change: Partial<Omit<UserMessage, 'id' | 'role' | 'showPictureLoadingChoices'>>,
): ChatMessage[] {
  const index = messages.findIndex((message) => message.role === 'user' && message.id === id)
  const message = messages[index]
  return message?.role === 'user' ? messages.with(index, { ...message, ...change }) : [...messages]
}

/** A copy of the list in which one photo of a message is changed. */
export function editPhoto(
  messages: readonly ChatMessage[],
  id: string,
  photoId: string,
  change: Partial<Omit<MessagePhoto, 'id'>>,
): ChatMessage[] {
  const message = findUserMessage(messages, id)
  if (!message) return [...messages]
  const index = message.photos.findIndex((photo) => photo.id === photoId)
  const photo = message.photos[index]
  if (!photo) return [...messages]
  const photos = message.photos.with(index, { ...photo, ...change })
  const pictureUrls = photos.flatMap(({ url }) => (url === null ? [] : [url]))
  return editMessage(messages, id, { photos, pictureUrls })
}

/** A copy of the list without the photos of one message that `unwanted` selects. */
export function dropPhotos(
  messages: readonly ChatMessage[],
  id: string,
  unwanted: (photo: MessagePhoto) => boolean,
): ChatMessage[] {
  const message = findUserMessage(messages, id)
  if (!message) return [...messages]
  return editMessage(messages, id, { photos: message.photos.filter((photo) => !unwanted(photo)) })
}

/** A copy of the list without one message of the customer. */
export function removeMessage(messages: readonly ChatMessage[], id: string): ChatMessage[] {
  const removed = findUserMessage(messages, id)
  const kept = messages.filter((message) => message.id !== id)
  const other = kept.find(({ role }) => role === 'user')
  // What is known about the thread stays with the conversation.
  return removed?.openedThread && other ? editMessage(kept, other.id, { openedThread: true }) : kept
}

/** Moves a message to the end: the place of a message that is retried. */
export function moveToEnd(messages: readonly ChatMessage[], id: string): ChatMessage[] {
  return [
    ...messages.filter((message) => message.id !== id),
    ...messages.filter((message) => message.id === id),
  ]
}

/** Marks a message as sent and inserts its answer after it. */
export function answerMessage(
  messages: readonly ChatMessage[],
  id: string,
  answer: AssistantMessage,
): ChatMessage[] {
  const sent = editMessage(messages, id, { delivery: 'sent', problem: null })
  const index = sent.findIndex((message) => message.id === id)
  if (index < 0) return [...sent, answer]
  // Two tabs may send one message with the same key: both get the same answer.
  const next = sent[index + 1]
  if (next?.role === 'assistant' && next.content === answer.content) return sent
  return sent.toSpliced(index + 1, 0, answer)
}

/** A message of the page that opened the thread, and its answer: the server has them, the page does not. */
const openingMessages = 2

/** The number of messages that the server has before this one: it stores pictures under this index. */
export function messageIndex(messages: readonly ChatMessage[], id: string): number {
  const index = messages.findIndex((message) => message.id === id)
  const hidden = messages.some((message) => message.role === 'user' && message.openedThread)
    ? openingMessages
    : 0
  return hidden + messages.slice(0, index < 0 ? messages.length : index).filter(isDelivered).length
}

/** Messages with work left: not sent yet, or sent with photos that still wait. */
export function pendingMessages(messages: readonly ChatMessage[]): UserMessage[] {
  return messages.filter(
    (message): message is UserMessage =>
      message.role === 'user' &&
      (message.delivery === 'sending' ||
        (message.delivery === 'sent' && message.photos.some(({ delivery }) => delivery === 'waiting'))),
  )
}

/**
 * The last answer of the assistant if it asks for pictures and none exist yet; null otherwise (specification,
 * section 2, 'Chat').
 */
export function pictureRequest(messages: readonly ChatMessage[]): AssistantMessage | null {
  const last = messages.findLast((message) => message.role === 'assistant')
  if (!last?.showPictureLoadingChoices) return null
  return messages.some((message) => message.role === 'user' && pictureCount(message) > 0) ? null : last
}
