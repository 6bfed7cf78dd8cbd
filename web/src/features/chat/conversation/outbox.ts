import { hasProblem } from '@mestieri/shared/contracts/page-reader.ts'

import { localError } from '../../../lib/api/api-client.ts'
import type { SetTimer } from '../../../lib/api/deadline.ts'
import type { TabLock } from '../../../lib/storage/tab-lock.ts'
import type { Archive, EditMessages } from './archive.ts'
import { type BusyFlag, busyForMs } from './busy-flag.ts'
import type { ConversationEvent, Notice } from './conversation-state.ts'
import {
  disconnectGraceMs,
  type ChatCalls,
  createDelivery,
  isConnectionError,
  PhotosFailed,
  type PhotoSource,
} from './delivery.ts'
import { editMessage, pendingMessages } from './messages/message-list.ts'
import type { UserMessage } from './messages/message.ts'
import { createThreadTurn } from './thread-turn.ts'
import { createWaitingClock } from './waiting-clock.ts'

export interface OutboxDeps {
  readonly calls: ChatCalls
  readonly archive: Archive
  readonly busy: BusyFlag
  readonly lock: TabLock
  /** The service's slug. */
  readonly service: string
  readonly photos: PhotoSource
  readonly now: () => number
  readonly setTimer: SetTimer
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Makes an id that is a valid idempotency key: letters, digits, `_` and `-`, at most 64. */
  readonly newId: () => string
  readonly online: () => boolean
  /** The customer's message with this id; undefined if it was deleted. */
  readonly find: (id: string) => UserMessage | undefined
  /** Edits the stored messages and updates the state. */
  readonly commit: (edit: EditMessages) => void
  readonly dispatch: (event: ConversationEvent) => void
}

/** Sends messages and uploads photos one at a time, across reloads, lost connections and other tabs. */
export interface Outbox {
  readonly isBusy: () => boolean
  /** The id of the message that is being worked on. */
  readonly currentId: () => string | null
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
  /** Aborts the running work without marking it as failed. */
  readonly abandon: () => void
  /** Aborts the running work without marking it as failed: the next {@link resumePending} continues it. */
  readonly pause: () => void
  /** Allows work again after {@link pause}, and at the start. */
  readonly resume: () => void
}

const offlineNotice: Notice = {
  role: 'status',
  text: 'Non sei in linea: il messaggio parte da solo appena torna la connessione.',
}

/**
 * After this time without a busy flag or a lock, in milliseconds, another tab's pending message is resumed here. The
 * other tab may be between two steps, or its last change is not visible here yet.
 */
const takeoverAfterMs = 3_000

const lockName = (id: string) => `messaggio:${id}`

/** The page was left, or another tab took the message over. The message has not failed. */
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
  const { calls, archive, busy, lock, service, photos, now, setTimer, sleep, newId, online } = deps
  const { find, commit, dispatch } = deps
  let running: { readonly id: string; readonly abort: AbortController } | null = null
  let paused = true
  /** Stops waiting for the tab that works on a message. */
  let stopFollowing: (() => void) | undefined

  const clock = createWaitingClock({
    setTimer,
    onChange: (waiting) => dispatch({ type: 'waiting', waiting }),
  })
  const delivery = createDelivery({
    calls,
    archive,
    threadTurn: createThreadTurn({ archive, lock, service, sleep }),
    photos,
    find,
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
      clock.start(() => running?.abort.abort(localError('timeout')))
    },
    onThreadOpened: clock.stop,
  })

  /**
   * Works on a message in this tab only.
   * @param force takes the message from a tab that holds it: it has not renewed its flag, so it may be frozen
   */
  async function run(
    message: UserMessage,
    force: boolean,
    work: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<void> {
    const { id } = message
    const abort = new AbortController()
    const { signal } = abort
    let outcome: unknown = null
    running = { id, abort }
    busy.acquire()
    try {
      outcome = await lock[force ? 'takeAndRun' : 'tryRun'](lockName(id), async (lost) => {
        signal.throwIfAborted()
        lost.addEventListener('abort', () => abort.abort(new PausedError()))
        await work(signal)
      })
    } catch (error) {
      if (isConnectionError(error)) await sleep(disconnectGraceMs, new AbortController().signal)
      // Offline, the message waits for the connection and needs no retry by the visitor.
      const queued = !online() && isConnectionError(error)
      if (!(error instanceof PausedError) && !queued && message.delivery === 'sending') {
        const problem = failureMessage(error)
        commit((messages) => editMessage(messages, id, { delivery: 'failed', problem }))
      }
    } finally {
      running = null
      clock.stop()
      busy.release()
    }
    if (outcome === 'held' && !paused) waitForOtherTab(busyForMs)
    else resumePending()
  }

  function deliver(message: UserMessage, triedBefore: boolean, force: boolean): void {
    dispatch({ type: 'notice', notice: online() ? null : offlineNotice })
    if (!online()) return
    const { id } = message
    void run(message, force, (signal) =>
      triedBefore ? delivery.deliverAgain(id, signal) : delivery.deliver(id, signal),
    )
  }

  function upload(message: UserMessage, force: boolean): void {
    const { id } = message
    void run(message, force, async (signal) => {
      const complete = await delivery.uploadPhotos(id, signal)
      if (!complete || message.delivery !== 'failed') return
      // `run` resumes pending messages when it ends, so this sends the message.
      commit((messages) => editMessage(messages, id, { delivery: 'sending', problem: null }))
    })
  }

  function nextPending(): UserMessage | undefined {
    return paused || running || !online() ? undefined : pendingMessages(archive.messages())[0]
  }

  function resumeNext(force: boolean): void {
    const message = nextPending()
    if (message?.delivery === 'sending') deliver(message, true, force)
    else if (message) upload(message, force)
  }

  /**
   * Resumes a message here when the tab that works on it has crashed: the browser has freed its lock.
   * @returns a function that ends the checks
   */
  function watchLock(id: string): () => void {
    let isWatching = true
    let cancel = setTimer(takeoverAfterMs, check)
    async function resumeIfFree(): Promise<void> {
      const isHeld = await lock.isHeld(lockName(id))
      if (!isWatching) return
      if (!isHeld) resumeNext(false)
      else cancel = setTimer(takeoverAfterMs, check)
    }
    function check(): void {
      void resumeIfFree()
    }
    return () => {
      isWatching = false
      cancel()
    }
  }

  /** Shows that another tab waits for an answer; resumes its work here after `ms` milliseconds, or if it crashes. */
  function waitForOtherTab(ms: number): void {
    clock.startForOtherTab()
    stopFollowing?.()
    const [message] = pendingMessages(archive.messages())
    const endWatch = message && watchLock(message.id)
    const cancelTimer = setTimer(ms, () => {
      endWatch?.()
      if (!running) clock.stop()
      resumePending({ force: true })
    })
    stopFollowing = () => {
      endWatch?.()
      cancelTimer()
    }
  }

  function resumePending({ force = false } = {}): void {
    if (!nextPending()) return
    const otherTabWaitMs = busy.otherTabWaitMs()
    if (otherTabWaitMs > 0) waitForOtherTab(otherTabWaitMs)
    else resumeNext(force)
  }

  return {
    isBusy: () => running !== null,
    currentId: () => running?.id ?? null,

    send(id, { triedBefore }) {
      const message = find(id)
      if (message) deliver(message, triedBefore, false)
    },

    uploadPhotos(id) {
      const message = find(id)
      if (message) upload(message, false)
    },

    resumePending,

    syncFromOtherTab() {
      if (running) return
      const otherTabWaitMs = busy.otherTabWaitMs()
      if (otherTabWaitMs > 0) {
        waitForOtherTab(otherTabWaitMs)
        return
      }
      clock.stop()
      stopFollowing?.()
      stopFollowing = setTimer(takeoverAfterMs, resumePending)
    },

    refresh: () => delivery.refresh(new AbortController().signal).catch(() => false),
    giveUp: () => running?.abort.abort(new CancelledError()),
    abandon: () => running?.abort.abort(new PausedError()),

    pause() {
      paused = true
      running?.abort.abort(new PausedError())
      stopFollowing?.()
      clock.stop()
    },

    resume() {
      paused = false
    },
  }
}
