import { hasProblem } from '@mestieri/shared/contracts/page-reader.ts'

import { localError } from '../../../lib/api-client.ts'
import type { SetTimer } from '../../../lib/deadline.ts'
import type { Archive, EditMessages } from './archive.ts'
import type { BusyFlag } from './busy-flag.ts'
import type { ConversationEvent, Notice } from './conversation-state.ts'
import {
  disconnectGraceMs,
  type ChatCalls,
  createDelivery,
  isConnectionError,
  PhotosFailed,
  type PhotoSource,
} from './delivery.ts'
import { editMessage, findUserMessage, pendingMessages } from './message-list.ts'
import type { UserMessage } from './message.ts'
import { createWaitingClock } from './waiting-clock.ts'

export interface OutboxDeps {
  readonly calls: ChatCalls
  readonly archive: Archive
  readonly busy: BusyFlag
  readonly photos: PhotoSource
  readonly now: () => number
  readonly setTimer: SetTimer
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Makes an id that is a valid idempotency key: letters, digits, `_` and `-`, at most 64. */
  readonly newId: () => string
  readonly online: () => boolean
  /** Edits the stored messages and updates the state. */
  readonly commit: (edit: EditMessages) => void
  readonly dispatch: (event: ConversationEvent) => void
}

/** Sends messages and uploads photos one at a time, across reloads, lost connections and other tabs. */
export interface Outbox {
  readonly isBusy: () => boolean
  /** Sends a message; offline, the message waits until the connection is back. */
  readonly send: (id: string, options: { readonly triedBefore: boolean }) => void
  /** Uploads a message's waiting photos; after the last one, sends the message if it had failed. */
  readonly uploadPhotos: (id: string) => void
  /** Continues work that a reload, a crash or a lost connection interrupted. */
  readonly resumePending: () => void
  /** Reacts to a change of the messages or of the busy flag by another tab. */
  readonly syncFromOtherTab: () => void
  /** Merges the server's history into the messages. @returns whether the history could be read */
  readonly refresh: () => Promise<boolean>
  /** Cancels the wait for an answer; the message can be sent again. */
  readonly giveUp: () => void
  /** Aborts the running work without marking it as failed: the next {@link resumePending} continues it. */
  readonly pause: () => void
  /** Allows work again after {@link pause}, and at the start. */
  readonly resume: () => void
}

const offlineNotice: Notice = {
  role: 'status',
  text: 'Non sei in linea: il messaggio parte da solo appena torna la connessione.',
}

/** After this time without a busy flag, in milliseconds, another tab's pending message is resumed here. */
const takeoverAfterMs = 3_000

/** The page was left. The message has not failed; the next visit resumes it. */
class PausedError extends Error {}

/** The visitor cancelled the wait. */
class CancelledError extends Error {}

/** What is said about photos that could not be uploaded (specification, section 8). */
export const photosProblem = 'Errore durante il caricamento delle foto'

function failureMessage(error: unknown): string {
  if (error instanceof PhotosFailed) return photosProblem
  if (error instanceof CancelledError) return 'Attesa interrotta.'
  return hasProblem(error) ? error.problem.detail : 'Qualcosa è andato storto. Riprova tra poco.'
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const { calls, archive, busy, photos, now, setTimer, sleep, newId, online, commit, dispatch } = deps
  let running: AbortController | null = null
  let paused = true
  let cancelTakeover: (() => void) | undefined

  const clock = createWaitingClock({
    setTimer,
    onChange: (waiting) => dispatch({ type: 'waiting', waiting }),
  })
  const delivery = createDelivery({
    calls,
    archive,
    photos,
    commit,
    newId,
    now,
    sleep,
    online,
    onUpload(photo, fraction) {
      // Each photo renews the flag's time.
      if (fraction === 0) busy.acquire()
      dispatch({ type: 'upload', photo, fraction })
    },
    onAwaitingReply() {
      busy.acquire()
      clock.start(() => running?.abort(localError('timeout')))
    },
    onThreadOpened: clock.stop,
  })

  async function run(message: UserMessage, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const abort = new AbortController()
    running = abort
    busy.acquire()
    try {
      await work(abort.signal)
    } catch (error) {
      if (isConnectionError(error)) await sleep(disconnectGraceMs, new AbortController().signal)
      // Offline, the message waits for the connection and needs no retry by the visitor.
      const queued = !online() && isConnectionError(error)
      if (!(error instanceof PausedError) && !queued && message.delivery === 'sending') {
        const problem = failureMessage(error)
        commit((messages) => editMessage(messages, message.id, { delivery: 'failed', problem }))
      }
    } finally {
      running = null
      clock.stop()
      busy.release()
    }
    resumePending()
  }

  function send(id: string, { triedBefore }: { readonly triedBefore: boolean }): void {
    const message = findUserMessage(archive.messages(), id)
    if (!message) return
    dispatch({ type: 'notice', notice: online() ? null : offlineNotice })
    if (!online()) return
    void run(message, (signal) =>
      triedBefore ? delivery.deliverAgain(id, signal) : delivery.deliver(id, signal),
    )
  }

  function uploadPhotos(id: string): void {
    const message = findUserMessage(archive.messages(), id)
    if (!message) return
    void run(message, async (signal) => {
      const complete = await delivery.uploadPhotos(id, signal)
      if (!complete || message.delivery !== 'failed') return
      // `run` resumes pending messages when it ends, so this sends the message.
      commit((messages) => editMessage(messages, id, { delivery: 'sending', problem: null }))
    })
  }

  /** Shows that another tab waits for an answer; resumes its work here after `ms` milliseconds. */
  function waitForOtherTab(ms: number): void {
    clock.startForOtherTab()
    cancelTakeover?.()
    cancelTakeover = setTimer(ms, () => {
      if (!running) clock.stop()
      resumePending()
    })
  }

  function resumePending(): void {
    if (paused || running || !online()) return
    const [message] = pendingMessages(archive.messages())
    if (!message) return
    const otherTabWaitMs = busy.otherTabWaitMs()
    if (otherTabWaitMs > 0) waitForOtherTab(otherTabWaitMs)
    else if (message.delivery === 'sending') send(message.id, { triedBefore: true })
    else uploadPhotos(message.id)
  }

  return {
    isBusy: () => running !== null,
    send,
    uploadPhotos,
    resumePending,

    syncFromOtherTab() {
      if (running) return
      const otherTabWaitMs = busy.otherTabWaitMs()
      if (otherTabWaitMs > 0) {
        waitForOtherTab(otherTabWaitMs)
        return
      }
      clock.stop()
      cancelTakeover?.()
      // The other tab has left, or is between two steps: then it sets the flag again before the timer ends.
      cancelTakeover = setTimer(takeoverAfterMs, resumePending)
    },

    refresh: () => delivery.refresh(new AbortController().signal).catch(() => false),
    giveUp: () => running?.abort(new CancelledError()),

    pause() {
      paused = true
      running?.abort(new PausedError())
      cancelTakeover?.()
      clock.stop()
    },

    resume() {
      paused = false
    },
  }
}
