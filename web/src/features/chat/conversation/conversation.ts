import {
  type ConversationEvent,
  type ConversationState,
  emptyConversation,
  type Notice,
  reduceConversation,
} from './conversation-state.ts'
import { dropPhotos, editMessage, editPhoto, findUserMessage, moveToEnd } from './message-list.ts'
import { messageText, refusalWords } from './message-text.ts'
import { type ChatMessage, photosOnlyContent, type UserMessage } from './message.ts'
import { createOutbox, type OutboxDeps } from './outbox.ts'

/** A photo that the composer hands over; its picture is in the photo store already. */
export interface ChosenPhoto {
  readonly id: string
  readonly name: string
}

export interface ConversationDeps extends Omit<OutboxDeps, 'online' | 'commit' | 'dispatch'> {
  readonly connection: {
    readonly online: () => boolean
    /** Calls back when it comes and goes. @returns what ends it */
    readonly watch: (onChange: () => void) => () => void
  }
  /** What is known of the job, to be kept with the conversation. */
  readonly capture: (messages: readonly ChatMessage[]) => object
}

/** One service's conversation with the assistant; fit for `useSyncExternalStore`. */
export interface Conversation {
  readonly state: () => ConversationState
  readonly subscribe: (listener: () => void) => () => void
  /** Shows what is known, takes up what was left, asks for earlier messages. @returns what ends everything */
  readonly open: () => () => void
  /** @returns whether it was taken; if not, the notice says why and nothing is lost */
  readonly send: (text: string, photos: readonly ChosenPhoto[]) => boolean
  /** Sends a message again that was not sent, with what it had. */
  readonly retry: (id: string) => void
  readonly retryPhoto: (id: string, photo: string) => void
  /** Sends a message without the photos that did not arrive. */
  readonly sendWithoutFailed: (id: string) => void
  /** Ends the wait for an answer; the message can be sent again. */
  readonly giveUp: () => void
  readonly say: (notice: Notice | null) => void
  /** Asks the assistant's side for earlier messages again. */
  readonly loadEarlier: () => void
  /** Forgets the conversation on this device. */
  readonly clear: () => void
}

const busyNotice: Notice = { role: 'status', text: "Attendi la risposta dell'assistente" }

export function createConversation(deps: ConversationDeps): Conversation {
  const { archive, busy, photos, now, newId, connection, capture } = deps
  const listeners = new Set<() => void>()
  let current = emptyConversation
  let opened = false

  function dispatch(event: ConversationEvent): void {
    const next = reduceConversation(current, event)
    if (next === current) return
    current = next
    for (const listener of listeners) listener()
  }

  function commit(edit: (messages: ChatMessage[]) => ChatMessage[]): void {
    if (!opened) return
    const messages = archive.change(edit)
    archive.captureData(capture(messages))
    dispatch({ type: 'messages', messages })
  }

  const outbox = createOutbox({ ...deps, online: connection.online, commit, dispatch })
  const say = (notice: Notice | null) => dispatch({ type: 'notice', notice })
  const find = (id: string) => findUserMessage(archive.messages(), id)

  /** Marks a message as to be sent, unless something else is under way. */
  function again(id: string, edit: (messages: ChatMessage[]) => ChatMessage[]): void {
    if (outbox.isBusy()) {
      say(busyNotice)
      return
    }
    commit((messages) =>
      moveToEnd(editMessage(edit(messages), id, { delivery: 'sending', problem: null }), id),
    )
    outbox.send(id, { triedBefore: true })
  }

  async function loadEarlier(): Promise<void> {
    if (archive.thread() === null) return
    dispatch({ type: 'history', history: 'loading' })
    dispatch({ type: 'history', history: (await outbox.refresh()) ? 'loaded' : 'degraded' })
  }

  function follow(): void {
    dispatch({ type: 'messages', messages: archive.messages() })
    outbox.follow()
  }

  return {
    state: () => current,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    open() {
      opened = true
      outbox.enter()
      busy.heal()
      dispatch({ type: 'online', online: connection.online() })
      dispatch({ type: 'messages', messages: archive.messages() })
      const ends = [
        archive.watch(follow),
        busy.watch(follow),
        connection.watch(() => {
          dispatch({ type: 'online', online: connection.online() })
          if (connection.online()) say(null)
          outbox.takeUp()
        }),
      ]
      outbox.takeUp()
      if (!outbox.isBusy()) void loadEarlier()
      return () => {
        opened = false
        outbox.leave()
        for (const end of ends) end()
      }
    },

    send(text, chosen) {
      const content = messageText(text)
      const refused = refusalWords(content, chosen.length)
      if (refused !== null || outbox.isBusy()) {
        say(refused === null ? busyNotice : { role: 'alert', text: refused })
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
      // Other tabs see the flag first, so that none of them takes the message for one that was left.
      if (connection.online()) busy.raise()
      commit((messages) => [...messages, message])
      outbox.send(id, { triedBefore: false })
      return true
    },

    retry: (id) =>
      again(id, (messages) =>
        (findUserMessage(messages, id)?.photos ?? []).reduce(
          (list, photo) =>
            photo.delivery === 'failed' ? editPhoto(list, id, photo.id, { delivery: 'waiting' }) : list,
          messages,
        ),
      ),

    retryPhoto(id, photo) {
      if (outbox.isBusy()) {
        say(busyNotice)
        return
      }
      commit((messages) => editPhoto(messages, id, photo, { delivery: 'waiting' }))
      outbox.uploadPhotos(id)
    },

    sendWithoutFailed(id) {
      const failed = find(id)?.photos.filter(({ delivery }) => delivery === 'failed') ?? []
      again(id, (messages) => dropPhotos(messages, id, ({ delivery }) => delivery === 'failed'))
      for (const photo of failed) void photos.remove(photo.id)
    },

    giveUp: outbox.giveUp,
    say,
    loadEarlier: () => void loadEarlier(),

    clear() {
      outbox.leave()
      archive.clear()
      outbox.enter()
      say(null)
      dispatch({ type: 'messages', messages: [] })
    },
  }
}
