import { photosOnlyContent } from '@mestieri/shared/chat/photo-messages.ts'

import { createStore, type Observable } from '../../../lib/storage/store.ts'
import type { EditMessages } from './archive.ts'
import {
  type ConversationEvent,
  type ConversationState,
  emptyConversation,
  type Notice,
  reduceConversation,
} from './conversation-state.ts'
import {
  dropPhotos,
  editMessage,
  editPhoto,
  findUserMessage,
  moveToEnd,
  removeMessage,
} from './messages/message-list.ts'
import { messageText, refusalMessage } from './messages/message-text.ts'
import type { ChatMessage, UserMessage } from './messages/message.ts'
import { createOutbox, type OutboxDeps } from './outbox.ts'

/** A photo from the composer; its file is in the photo store already. */
export interface ChosenPhoto {
  readonly id: string
  readonly name: string
}

export interface ConversationDeps extends Omit<OutboxDeps, 'online' | 'find' | 'commit' | 'dispatch'> {
  readonly connection: {
    readonly online: () => boolean
    /** Calls `onChange` when the browser goes online or offline. @returns a function that stops it */
    readonly watch: (onChange: () => void) => () => void
  }
  /** What the conversation says about the job, to be stored with the messages. */
  readonly capture: (messages: readonly ChatMessage[]) => object
}

/** One service's conversation with the assistant. */
export interface Conversation extends Observable<ConversationState> {
  /** Shows the stored messages, resumes pending ones, loads the history. @returns the close function */
  readonly open: () => () => void
  /** @returns whether the message was accepted; if not, a notice says why and the caller keeps the draft */
  readonly send: (text: string, photos: readonly ChosenPhoto[]) => boolean
  /** Sends a failed message again, with the same text and photos. Of a sent one, uploads the failed photos again. */
  readonly retry: (id: string) => void
  /** Uploads one failed photo again. */
  readonly retryPhoto: (id: string, photo: string) => void
  /** Drops a message's failed photos and sends it, unless it was sent or nothing is left of it. */
  readonly sendWithoutFailed: (id: string) => void
  /** Cancels the wait for an answer; the message can be sent again. */
  readonly giveUp: () => void
  /** Shows a notice above the composer; null removes it. */
  readonly setNotice: (notice: Notice | null) => void
  /** Loads the server's history again. */
  readonly loadEarlier: () => void
  /** Deletes the conversation from this device. */
  readonly clear: () => void
}

const busyNotice: Notice = {
  role: 'status',
  text: "Attendi la risposta dell'assistente",
  whileWaiting: true,
}

export function createConversation(deps: ConversationDeps): Conversation {
  const { archive, busy, photos, now, newId, connection, capture } = deps
  const { state, subscribe, set } = createStore(emptyConversation)
  let opened = false

  function dispatch(event: ConversationEvent): void {
    const next = reduceConversation(state(), event)
    if (next !== state()) set(next)
  }

  function commit(edit: EditMessages): void {
    if (!opened) return
    const messages = archive.change(edit)
    archive.captureData(capture(messages))
    dispatch({ type: 'messages', messages })
  }

  /**
   * The customer's message with this id; undefined if it was deleted. Two tabs that write at the same moment replace
   * each other's log: adds the message that this tab works on, if another tab's log is without it.
   */
  function find(id: string): UserMessage | undefined {
    const messages = archive.messages()
    const stored = findUserMessage(messages, id)
    // An empty log means that another tab deleted the conversation.
    if (stored || messages.length === 0 || id !== outbox.currentId()) return stored
    const own = findUserMessage(state().messages, id)
    if (own) commit((others) => [...others, own])
    return own
  }

  const outbox = createOutbox({ ...deps, online: connection.online, find, commit, dispatch })
  const setNotice = (notice: Notice | null) => dispatch({ type: 'notice', notice })

  /** Applies `edit` and sends the message again, unless the outbox is busy. */
  function resend(id: string, edit: EditMessages): void {
    if (outbox.isBusy()) {
      setNotice(busyNotice)
      return
    }
    commit((messages) =>
      moveToEnd(editMessage(edit(messages), id, { delivery: 'sending', problem: null }), id),
    )
    outbox.send(id, { triedBefore: true })
  }

  /** Applies `edit` and uploads the message's waiting photos, unless the outbox is busy. */
  function uploadAgain(id: string, edit: EditMessages): void {
    if (outbox.isBusy()) {
      setNotice(busyNotice)
      return
    }
    commit(edit)
    outbox.uploadPhotos(id)
  }

  async function loadEarlier(): Promise<void> {
    if (archive.thread() === null) return
    dispatch({ type: 'history', history: 'loading' })
    dispatch({ type: 'history', history: (await outbox.refresh()) ? 'loaded' : 'degraded' })
  }

  function syncFromOtherTab(): void {
    const current = outbox.currentId()
    if (current !== null && !find(current)) outbox.abandon()
    dispatch({ type: 'messages', messages: archive.messages() })
    outbox.syncFromOtherTab()
  }

  function clear(): void {
    outbox.pause()
    archive.clear()
    outbox.resume()
    setNotice(null)
    dispatch({ type: 'messages', messages: [] })
  }

  return {
    state,
    subscribe,

    open() {
      opened = true
      outbox.resume()
      busy.clearStale()
      dispatch({ type: 'online', online: connection.online() })
      dispatch({ type: 'messages', messages: archive.messages() })
      const stopWatching = [
        archive.watch(syncFromOtherTab),
        busy.watch(syncFromOtherTab),
        connection.watch(() => {
          dispatch({ type: 'online', online: connection.online() })
          if (connection.online()) setNotice(null)
          outbox.resumePending()
        }),
      ]
      outbox.resumePending()
      if (!outbox.isBusy()) void loadEarlier()
      return () => {
        opened = false
        outbox.pause()
        for (const stop of stopWatching) stop()
      }
    },

    send(text, chosen) {
      const content = messageText(text)
      const refused = refusalMessage(content, chosen.length)
      if (refused !== null || outbox.isBusy()) {
        setNotice(refused === null ? busyNotice : { role: 'alert', text: refused })
        return false
      }
      const id = newId()
      const message: UserMessage = {
        id,
        role: 'user',
        content: content || photosOnlyContent,
        timestamp: now(),
        showPictureLoadingChoices: false,
        pictureUrls: [],
        delivery: 'sending',
        problem: null,
        idempotencyKey: id,
        sentTo: archive.thread(),
        photos: chosen.map((photo) => ({ ...photo, delivery: 'waiting', url: null })),
      }
      // The flag goes first: other tabs resume a pending message that they find without it.
      if (connection.online()) busy.acquire()
      commit((messages) => [...messages, message])
      outbox.send(id, { triedBefore: false })
      return true
    },

    retry(id) {
      const failed = find(id)?.photos.filter(({ delivery }) => delivery === 'failed') ?? []
      const again = (messages: readonly ChatMessage[]) =>
        failed.reduce((list, photo) => editPhoto(list, id, photo.id, { delivery: 'waiting' }), messages)
      if (find(id)?.delivery === 'sent') uploadAgain(id, again)
      else resend(id, again)
    },

    retryPhoto: (id, photo) =>
      uploadAgain(id, (messages) => editPhoto(messages, id, photo, { delivery: 'waiting' })),

    sendWithoutFailed(id) {
      const message = find(id)
      if (!message) return
      const failed = message.photos.filter(({ delivery }) => delivery === 'failed')
      const drop = (messages: readonly ChatMessage[]) =>
        dropPhotos(messages, id, ({ delivery }) => delivery === 'failed')
      const isEmpty = message.content === photosOnlyContent && failed.length === message.photos.length
      if (message.delivery === 'sent') commit(drop)
      else if (!isEmpty) resend(id, drop)
      else if (archive.messages().length > 1) commit((messages) => removeMessage(messages, id))
      else clear()
      for (const photo of failed) void photos.remove(photo.id)
    },

    giveUp: outbox.giveUp,
    setNotice,
    loadEarlier: () => void loadEarlier(),

    clear,
  }
}
