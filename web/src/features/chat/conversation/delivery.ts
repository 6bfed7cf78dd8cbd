import type { ChatHistory, ChatReply } from '@mestieri/shared/contracts/chat.ts'
import { hasProblem } from '@mestieri/shared/contracts/page-reader.ts'

import type { Archive } from './archive.ts'
import { mergeHistory } from './merge-history.ts'
import {
  answerMessage,
  dropPhotos,
  editMessage,
  editPhoto,
  findUserMessage,
  messageIndex,
} from './message-list.ts'
import type { ChatMessage, UserMessage } from './message.ts'

/** The chat's calls for one service (contract.md, 'Chat'); each rejects with an error that carries a problem. */
export interface ChatCalls {
  send(
    message: { readonly content: string; readonly threadId: string | null },
    options: { readonly idempotencyKey: string; readonly signal: AbortSignal },
  ): Promise<ChatReply>
  history(threadId: string, signal: AbortSignal): Promise<ChatHistory>
  /** @returns the photo's address, without a width; null where the other side kept it and names none */
  uploadPhoto(
    photo: {
      readonly threadId: string
      readonly messageIndex: number
      readonly file: Blob
      readonly name: string
    },
    options: { readonly signal: AbortSignal; readonly onProgress: (fraction: number) => void },
  ): Promise<string | null>
}

/** The pictures of photos that are not delivered yet. */
export interface PhotoSource {
  read(id: string): Promise<Blob | null>
  remove(id: string): Promise<void>
}

export interface DeliveryDeps {
  readonly calls: ChatCalls
  readonly archive: Pick<Archive, 'thread' | 'moveTo' | 'messages'>
  readonly photos: PhotoSource
  /** Changes the messages and shows them. */
  readonly commit: (edit: (messages: ChatMessage[]) => ChatMessage[]) => void
  readonly onUpload: (photo: string, fraction: number | null) => void
  /** Called when nothing but the answer is awaited any more. */
  readonly onAwaited: () => void
  readonly newId: () => string
  readonly now: () => number
  readonly online: () => boolean
  /** Rejects with the signal's reason when it aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface Delivery {
  /** Sends a message with its photos. @throws what a call throws, or {@link PhotosFailed} */
  readonly deliver: (id: string, signal: AbortSignal) => Promise<void>
  /** Looks first whether an earlier try arrived after all. */
  readonly deliverAgain: (id: string, signal: AbortSignal) => Promise<void>
  /** Uploads a message's waiting photos one by one. @returns whether all of them arrived */
  readonly uploadPhotos: (id: string, signal: AbortSignal) => Promise<boolean>
  /** Asks the assistant's side for the messages and joins them with ours. @returns whether it could be asked */
  readonly refresh: (signal: AbortSignal) => Promise<boolean>
}

/** Some of a message's photos did not arrive; which ones, the message says. */
export class PhotosFailed extends Error {
  constructor() {
    super('photos failed')
    this.name = 'PhotosFailed'
  }
}

/**
 * How long a broken connection is looked at before it counts, in milliseconds: a page that is being left breaks its
 * calls off before it says that it goes.
 */
export const breakSettlesMs = 500

/** Whether the connection broke, as far as can be told. */
export function isBroken(error: unknown): boolean {
  return hasProblem(error) && error.problem.code === 'offline'
}

/** How often, and how far apart in milliseconds, the answer to a message that arrived is looked for. */
const lookAgain = { times: 3, afterMs: 4_000 } as const

/** How a message gets to the assistant, and how it is found out whether it did. */
export function createDelivery(deps: DeliveryDeps): Delivery {
  const { calls, archive, photos, commit, onUpload, onAwaited, newId, now, sleep, online } = deps
  const find = (id: string) => findUserMessage(archive.messages(), id)

  async function uploadOne(id: string, photoId: string, name: string, signal: AbortSignal): Promise<void> {
    const threadId = archive.thread()
    if (threadId === null) return
    onUpload(photoId, 0)
    try {
      const file = await photos.read(photoId)
      if (file === null) {
        // Its picture is gone from this device, so that no further try can help.
        commit((messages) => dropPhotos(messages, id, (photo) => photo.id === photoId))
        return
      }
      const url = await calls.uploadPhoto(
        { threadId, messageIndex: messageIndex(archive.messages(), id), file, name },
        { signal, onProgress: (fraction) => onUpload(photoId, fraction) },
      )
      commit((messages) => editPhoto(messages, id, photoId, { delivery: 'sent', url }))
      await photos.remove(photoId)
    } catch (error) {
      if (signal.aborted) throw error
      if (isBroken(error)) await sleep(breakSettlesMs, signal)
      // Without a connection it is not this photo that failed.
      if (isBroken(error) && !online()) throw error
      commit((messages) => editPhoto(messages, id, photoId, { delivery: 'failed' }))
    } finally {
      onUpload(photoId, null)
    }
  }

  async function uploadPhotos(id: string, signal: AbortSignal): Promise<boolean> {
    for (const { id: photoId, name, delivery } of find(id)?.photos ?? []) {
      // One after the other: the BFF takes one upload of a visitor at a time.
      // oxlint-disable-next-line no-await-in-loop
      if (delivery === 'waiting') await uploadOne(id, photoId, name, signal)
    }
    return !find(id)?.photos.some(({ delivery }) => delivery === 'failed')
  }

  /** A repeat says the very same with the same key; to another thread it is another message. */
  function renewed(message: UserMessage): UserMessage {
    const change = { idempotencyKey: newId(), sentTo: archive.thread() }
    commit((messages) => editMessage(messages, message.id, change))
    return { ...message, ...change }
  }

  function ask({ content, sentTo, idempotencyKey }: UserMessage, signal: AbortSignal): Promise<ChatReply> {
    return calls.send({ content, threadId: sentTo }, { idempotencyKey, signal })
  }

  async function askOnce(message: UserMessage, signal: AbortSignal): Promise<ChatReply> {
    const current = message.sentTo === archive.thread() ? message : renewed(message)
    try {
      return await ask(current, signal)
    } catch (error) {
      if (!hasProblem(error) || error.problem.code !== 'idempotency_key_reused') throw error
      return ask(renewed(current), signal)
    }
  }

  async function deliver(id: string, signal: AbortSignal): Promise<void> {
    // Pictures are filed under a thread; without one the message has to come first.
    if (archive.thread() !== null && !(await uploadPhotos(id, signal))) throw new PhotosFailed()
    const message = find(id)
    if (!message) return
    onAwaited()
    const { reply, threadId, isPictureMessage } = await askOnce(message, signal)
    archive.moveTo(threadId)
    commit((messages) =>
      answerMessage(messages, id, {
        id: newId(),
        role: 'assistant',
        content: reply,
        timestamp: now(),
        pictureUrls: [],
        showPictureLoadingChoices: isPictureMessage,
      }),
    )
    await uploadPhotos(id, signal)
  }

  async function refresh(signal: AbortSignal): Promise<boolean> {
    const thread = archive.thread()
    if (thread === null) return false
    const { threadId, messages: history, degraded } = await calls.history(thread, signal)
    if (degraded) return false
    archive.moveTo(threadId)
    commit((messages) => mergeHistory(messages, history, { newId, now }))
    return true
  }

  /** Whether the message is on the other side with an answer behind it; an answer on its way is given some time. */
  async function isAnswered(id: string, signal: AbortSignal): Promise<boolean> {
    for (let look = 0; look <= lookAgain.times; look += 1) {
      /* oxlint-disable no-await-in-loop -- each look waits for the one before */
      if (look > 0) await sleep(lookAgain.afterMs, signal)
      if (!(await refresh(signal).catch(() => false))) return false
      /* oxlint-enable no-await-in-loop */
      const messages = archive.messages()
      const place = messages.findIndex((message) => message.id === id)
      if (find(id)?.delivery !== 'sent') return false
      if (messages.slice(place + 1).some(({ role }) => role === 'assistant')) return true
    }
    return false
  }

  async function deliverAgain(id: string, signal: AbortSignal): Promise<void> {
    if (await isAnswered(id, signal)) {
      await uploadPhotos(id, signal)
      return
    }
    signal.throwIfAborted()
    await deliver(id, signal)
  }

  return { deliver, deliverAgain, uploadPhotos, refresh }
}
