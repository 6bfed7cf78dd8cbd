import { hasProblem } from '@mestieri/shared/contracts/page-reader.ts'

import { localError } from '../../../lib/api-client.ts'
import type { Archive } from './archive.ts'
import type { BusyFlag } from './busy-flag.ts'
import type { ConversationEvent, Notice } from './conversation-state.ts'
import {
  breakSettlesMs,
  type ChatCalls,
  createDelivery,
  isBroken,
  PhotosFailed,
  type PhotoSource,
} from './delivery.ts'
import { editMessage, findUserMessage, unfinished } from './message-list.ts'
import type { ChatMessage, UserMessage } from './message.ts'
import { createWaitingClock, type Later } from './waiting-clock.ts'

export interface OutboxDeps {
  readonly calls: ChatCalls
  readonly archive: Archive
  readonly busy: BusyFlag
  readonly photos: PhotoSource
  readonly now: () => number
  readonly later: Later
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Fit for an idempotency key: letters, digits, `_` and `-`, at most 64. */
  readonly newId: () => string
  readonly online: () => boolean
  /** Changes the messages and shows them. */
  readonly commit: (edit: (messages: ChatMessage[]) => ChatMessage[]) => void
  readonly dispatch: (event: ConversationEvent) => void
}

/** What is on its way: one thing at a time, whatever becomes of the page, the connection and other tabs. */
export interface Outbox {
  readonly isBusy: () => boolean
  /** Sends a message, or leaves it for when there is a connection. */
  readonly send: (id: string, options: { readonly triedBefore: boolean }) => void
  /** Uploads a message's waiting photos and, once all have arrived, sends it if it was not. */
  readonly uploadPhotos: (id: string) => void
  /** Goes on with what a reload, a crash or a lost connection left. */
  readonly takeUp: () => void
  /** Heeds that another tab changed something. */
  readonly follow: () => void
  /** Joins the messages with the assistant's side's. @returns whether it could be asked */
  readonly refresh: () => Promise<boolean>
  /** Ends the wait for an answer; the message can be sent again. */
  readonly giveUp: () => void
  /** Ends everything without judging it: whoever comes next takes it up. */
  readonly leave: () => void
  readonly enter: () => void
}

const offlineNotice: Notice = {
  role: 'status',
  text: 'Non sei in linea: il messaggio parte da solo appena torna la connessione.',
}

/** A tab that says nothing for this long, in milliseconds, and has no flag up has left its message to others. */
const takeoverAfterMs = 3_000

/** The page was left: nothing failed, the message is taken up again at the next visit. */
class Left extends Error {}

class GivenUp extends Error {}

function failureWords(error: unknown): string {
  if (error instanceof PhotosFailed) return 'Errore durante il caricamento delle foto'
  if (error instanceof GivenUp) return 'Attesa interrotta.'
  return hasProblem(error) ? error.problem.detail : 'Qualcosa è andato storto. Riprova tra poco.'
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const { calls, archive, busy, photos, now, later, sleep, newId, online, commit, dispatch } = deps
  let running: AbortController | null = null
  let left = true
  let endTakeover: (() => void) | undefined

  const clock = createWaitingClock({ later, onChange: (waiting) => dispatch({ type: 'waiting', waiting }) })
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
      if (fraction === 0) busy.raise()
      dispatch({ type: 'upload', photo, fraction })
    },
    onAwaited() {
      busy.raise()
      clock.start(() => running?.abort(localError('timeout')))
    },
  })

  async function run(message: UserMessage, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const abort = new AbortController()
    running = abort
    busy.raise()
    try {
      await work(abort.signal)
    } catch (error) {
      if (isBroken(error)) await sleep(breakSettlesMs, new AbortController().signal)
      // Without a connection it waits for one, not for somebody to try again.
      const queued = !online() && isBroken(error)
      if (!(error instanceof Left) && !queued && message.delivery === 'sending') {
        const problem = failureWords(error)
        commit((messages) => editMessage(messages, message.id, { delivery: 'failed', problem }))
      }
    } finally {
      running = null
      clock.stop()
      busy.lower()
    }
    takeUp()
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
      // It is taken up as soon as this is done.
      commit((messages) => editMessage(messages, id, { delivery: 'sending', problem: null }))
    })
  }

  /** While another tab waits for the answer it is shown here too; should that tab die, this one goes on. */
  function waitElsewhere(ms: number): void {
    clock.startElsewhere()
    endTakeover?.()
    endTakeover = later(ms, () => {
      if (!running) clock.stop()
      takeUp()
    })
  }

  function takeUp(): void {
    if (left || running || !online()) return
    const [message] = unfinished(archive.messages())
    if (!message) return
    const elsewhereForMs = busy.elsewhereForMs()
    if (elsewhereForMs > 0) waitElsewhere(elsewhereForMs)
    else if (message.delivery === 'sending') send(message.id, { triedBefore: true })
    else uploadPhotos(message.id)
  }

  return {
    isBusy: () => running !== null,
    send,
    uploadPhotos,
    takeUp,

    follow() {
      if (running) return
      const elsewhereForMs = busy.elsewhereForMs()
      if (elsewhereForMs > 0) {
        waitElsewhere(elsewhereForMs)
        return
      }
      clock.stop()
      endTakeover?.()
      // Its page may have been left in the middle; if it only paused between two steps, the flag is up again by then.
      endTakeover = later(takeoverAfterMs, takeUp)
    },

    refresh: () => delivery.refresh(new AbortController().signal).catch(() => false),
    giveUp: () => running?.abort(new GivenUp()),

    leave() {
      left = true
      running?.abort(new Left())
      endTakeover?.()
      clock.stop()
    },

    enter() {
      left = false
    },
  }
}
