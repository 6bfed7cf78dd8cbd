import { photosComing } from '@mestieri/shared/chat/photo-messages.ts'
import type { ChatHistory, ChatReply } from '@mestieri/shared/contracts/chat.ts'
import { hasProblem } from '@mestieri/shared/contracts/page-reader.ts'

import type { Archive, EditMessages } from './archive.ts'
import { mergeHistory } from './messages/merge-history.ts'
import { answerMessage, dropPhotos, editMessage, editPhoto, messageIndex } from './messages/message-list.ts'
import type { UserMessage } from './messages/message.ts'
import type { ThreadTurn } from './thread-turn.ts'

/** The chat's API calls for one service (contract.md, 'Chat'). Each rejects with an error that has a `problem`. */
export interface ChatCalls {
  send(
    message: { readonly content: string; readonly threadId: string | null },
    options: { readonly idempotencyKey: string; readonly signal: AbortSignal },
  ): Promise<ChatReply>
  history(threadId: string, signal: AbortSignal): Promise<ChatHistory>
  /** @returns the photo's URL, without a width; null if the server stored it and returned no URL */
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

/** The files of photos that are not delivered yet. */
export interface PhotoSource {
  read(id: string): Promise<Blob | null>
  remove(id: string): Promise<void>
}

export interface DeliveryDeps {
  readonly calls: ChatCalls
  readonly archive: Pick<Archive, 'thread' | 'moveTo' | 'messages'>
  readonly threadTurn: ThreadTurn
  readonly photos: PhotoSource
  /** The customer's message with this id; undefined if it was deleted. */
  readonly find: (id: string) => UserMessage | undefined
  /** Edits the stored messages and updates the state. */
  readonly commit: (edit: EditMessages) => void
  /** Reports the uploaded fraction of a photo, 0 to 1; null at the end of the upload. */
  readonly onUpload: (photo: string, fraction: number | null) => void
  /** Called when a message is sent. */
  readonly onAwaitingReply: () => void
  /** Called when the answer has opened a thread, and the photos follow. */
  readonly onThreadOpened: () => void
  readonly newId: () => string
  readonly now: () => number
  readonly online: () => boolean
  /** Rejects with the signal's reason when it aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface Delivery {
  /** Uploads a message's photos and sends it. @throws {@link PhotosFailed}, or the error of a call */
  readonly deliver: (id: string, signal: AbortSignal) => Promise<void>
  /** Like {@link deliver}, but reads the history first: an earlier attempt may have arrived. */
  readonly deliverAgain: (id: string, signal: AbortSignal) => Promise<void>
  /** Uploads a message's waiting photos one by one. @returns whether no photo of the message failed */
  readonly uploadPhotos: (id: string, signal: AbortSignal) => Promise<boolean>
  /** Merges the server's history into the messages. @returns whether the history could be read */
  readonly refresh: (signal: AbortSignal) => Promise<boolean>
}

/** Some photos of a message were not uploaded; their `delivery` in the message is `failed`. */
export class PhotosFailed extends Error {
  constructor() {
    super('photos failed')
    this.name = 'PhotosFailed'
  }
}

/**
 * The wait before a connection error counts as a failure, in milliseconds. A page that is being left aborts
 * its calls before its `pagehide` event, so such an abort looks like a lost connection at first.
 */
export const disconnectGraceMs = 500

/** Whether a call failed because there was no connection. */
export function isConnectionError(error: unknown): boolean {
  return hasProblem(error) && error.problem.code === 'offline'
}

/** How often the history is read again for the answer to a message that arrived. */
const answerPolling = { retries: 3, intervalMs: 4_000 } as const

/** Delivers messages and photos to the server, and finds out whether an earlier attempt arrived. */
export function createDelivery(deps: DeliveryDeps): Delivery {
  const { calls, archive, threadTurn, photos, commit, onUpload, onAwaitingReply, onThreadOpened } = deps
  const { newId, now, sleep, online, find } = deps

  async function uploadOne(id: string, photoId: string, name: string, signal: AbortSignal): Promise<void> {
    const threadId = archive.thread()
    if (threadId === null) return
    onUpload(photoId, 0)
    try {
      const file = await photos.read(photoId)
      if (file === null) {
        // The file is gone from this device, so a retry cannot succeed.
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
      if (isConnectionError(error)) await sleep(disconnectGraceMs, signal)
      // Offline, the photo has not failed: it stays `waiting`.
      if (isConnectionError(error) && !online()) throw error
      commit((messages) => editPhoto(messages, id, photoId, { delivery: 'failed' }))
    } finally {
      onUpload(photoId, null)
    }
  }

  async function uploadPhotos(id: string, signal: AbortSignal): Promise<boolean> {
    for (const { id: photoId, name, delivery } of find(id)?.photos ?? []) {
      // The BFF accepts one upload per visitor at a time.
      // oxlint-disable-next-line no-await-in-loop
      if (delivery === 'waiting') await uploadOne(id, photoId, name, signal)
    }
    return !find(id)?.photos.some(({ delivery }) => delivery === 'failed')
  }

  /** Renews the idempotency key with the thread: one key must always have the same body. */
  function withNewKey(message: UserMessage): UserMessage {
    const change = { idempotencyKey: newId(), sentTo: archive.thread() }
    commit((messages) => editMessage(messages, message.id, change))
    return { ...message, ...change }
  }

  function post({ content, sentTo, idempotencyKey }: UserMessage, signal: AbortSignal): Promise<ChatReply> {
    return calls.send({ content, threadId: sentTo }, { idempotencyKey, signal })
  }

  async function sendOnce(message: UserMessage, signal: AbortSignal): Promise<ChatReply> {
    const current = message.sentTo === archive.thread() ? message : withNewKey(message)
    try {
      return await post(current, signal)
    } catch (error) {
      if (!hasProblem(error) || error.problem.code !== 'idempotency_key_reused') throw error
      return post(withNewKey(current), signal)
    }
  }

  /** Gets a thread for the photos of a first message, so that the assistant has them when it reads the message. */
  async function openThread({ id, idempotencyKey }: UserMessage, signal: AbortSignal): Promise<void> {
    onAwaitingReply()
    await threadTurn(signal, async () => {
      if (archive.thread() !== null) return
      const { threadId } = await calls.send(
        { content: photosComing, threadId: null },
        { idempotencyKey: `${idempotencyKey}-foto`, signal },
      )
      archive.moveTo(threadId)
      commit((messages) => editMessage(messages, id, { openedThread: true }))
    })
    onThreadOpened()
  }

  async function deliver(id: string, signal: AbortSignal): Promise<void> {
    const given = find(id)
    if (given && given.photos.length > 0) {
      if (archive.thread() === null) await openThread(given, signal)
      if (!(await uploadPhotos(id, signal))) throw new PhotosFailed()
    }
    const message = find(id)
    if (!message) return
    onAwaitingReply()
    const { reply, isPictureMessage } = await threadTurn(signal, async () => {
      const answer = await sendOnce(message, signal)
      archive.moveTo(answer.threadId)
      return answer
    })
    if (!find(id)) return
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

  /** Whether the server has the message and its answer; polls for an answer that is not there yet. */
  async function isAnswered(id: string, signal: AbortSignal): Promise<boolean> {
    for (let attempt = 0; attempt <= answerPolling.retries; attempt += 1) {
      /* oxlint-disable no-await-in-loop -- each attempt waits for the previous one */
      if (attempt > 0) await sleep(answerPolling.intervalMs, signal)
      if (!(await refresh(signal).catch(() => false))) return false
      /* oxlint-enable no-await-in-loop */
      const messages = archive.messages()
      const index = messages.findIndex((message) => message.id === id)
      if (find(id)?.delivery !== 'sent') return false
      if (messages.slice(index + 1).some(({ role }) => role === 'assistant')) return true
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
