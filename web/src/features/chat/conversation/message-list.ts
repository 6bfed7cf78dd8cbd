import {
  type AssistantMessage,
  type ChatMessage,
  isDelivered,
  type MessagePhoto,
  pictureCount,
  type UserMessage,
} from './message.ts'

/** The customer's message with an id; undefined where it is gone, e.g. because another tab cleared the chat. */
export function findUserMessage(messages: readonly ChatMessage[], id: string): UserMessage | undefined {
  return messages.find((message): message is UserMessage => message.role === 'user' && message.id === id)
}

/** Changes one message of the customer; the others stay as they are. */
export function editMessage(
  messages: readonly ChatMessage[],
  id: string,
  change: Partial<Omit<UserMessage, 'id' | 'role' | 'showPictureLoadingChoices'>>,
): ChatMessage[] {
  const place = messages.findIndex((message) => message.role === 'user' && message.id === id)
  const message = messages[place]
  return message?.role === 'user' ? messages.with(place, { ...message, ...change }) : [...messages]
}

/** Changes one photo of a message. */
export function editPhoto(
  messages: readonly ChatMessage[],
  id: string,
  photoId: string,
  change: Partial<Omit<MessagePhoto, 'id'>>,
): ChatMessage[] {
  const message = findUserMessage(messages, id)
  if (!message) return [...messages]
  const place = message.photos.findIndex((photo) => photo.id === photoId)
  const photo = message.photos[place]
  if (!photo) return [...messages]
  const photos = message.photos.with(place, { ...photo, ...change })
  const pictureUrls = photos.flatMap(({ url }) => (url === null ? [] : [url]))
  return editMessage(messages, id, { photos, pictureUrls })
}

/** Takes photos out of a message. */
export function dropPhotos(
  messages: readonly ChatMessage[],
  id: string,
  unwanted: (photo: MessagePhoto) => boolean,
): ChatMessage[] {
  const message = findUserMessage(messages, id)
  if (!message) return [...messages]
  return editMessage(messages, id, { photos: message.photos.filter((photo) => !unwanted(photo)) })
}

/** A message that is tried again is the last thing that is said. */
export function moveToEnd(messages: readonly ChatMessage[], id: string): ChatMessage[] {
  return [
    ...messages.filter((message) => message.id !== id),
    ...messages.filter((message) => message.id === id),
  ]
}

/** Marks a message as sent and puts its answer behind it. */
export function answerMessage(
  messages: readonly ChatMessage[],
  id: string,
  answer: AssistantMessage,
): ChatMessage[] {
  const sent = editMessage(messages, id, { delivery: 'sent', problem: null })
  const place = sent.findIndex((message) => message.id === id)
  if (place < 0) return [...sent, answer]
  // Two tabs may have asked with one key: they got one answer.
  const next = sent[place + 1]
  if (next?.role === 'assistant' && next.content === answer.content) return sent
  return sent.toSpliced(place + 1, 0, answer)
}

/** How many messages the assistant's side has before this one: the number that pictures are filed under. */
export function messageIndex(messages: readonly ChatMessage[], id: string): number {
  const place = messages.findIndex((message) => message.id === id)
  return messages.slice(0, place < 0 ? messages.length : place).filter(isDelivered).length
}

/** What is still to be done: messages under way, and photos of sent ones. */
export function unfinished(messages: readonly ChatMessage[]): UserMessage[] {
  return messages.filter(
    (message): message is UserMessage =>
      message.role === 'user' &&
      (message.delivery === 'sending' ||
        (message.delivery === 'sent' && message.photos.some(({ delivery }) => delivery === 'waiting'))),
  )
}

/** Whether the assistant's last message asks for pictures and none were sent yet (specification, section 2, 'Chat'). */
export function picturesAsked(messages: readonly ChatMessage[]): boolean {
  const last = messages.findLast((message) => message.role === 'assistant')
  if (!last?.showPictureLoadingChoices) return false
  return !messages.some((message) => message.role === 'user' && pictureCount(message) > 0)
}
