import type { TabLock } from '../../../lib/storage/tab-lock.ts'
import type { Archive } from './archive.ts'
import { slowAfterMs } from './waiting.ts'

export interface ThreadTurnDeps {
  readonly archive: Pick<Archive, 'thread'>
  readonly lock: TabLock
  /** The service's slug. */
  readonly service: string
  /** Rejects with the signal's reason when it aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Runs a call that opens the conversation's thread if there is none. While another tab opens it, the call waits, so
 * that the messages of both tabs get into one thread. Rejects with the signal's reason when it aborts.
 */
export type ThreadTurn = <T>(signal: AbortSignal, call: () => Promise<T>) => Promise<T>

/** How often is checked whether another tab has opened the thread, in milliseconds. */
const checkEveryMs = 200

export function createThreadTurn({ archive, lock, service, sleep }: ThreadTurnDeps): ThreadTurn {
  const name = `conversazione:${service}`

  /** Waits until another tab has opened the thread or failed, at most {@link slowAfterMs}: it may be frozen. */
  async function otherTabOpens(signal: AbortSignal): Promise<void> {
    let isHeld = true
    for (let ms = 0; ms < slowAfterMs && isHeld && archive.thread() === null; ms += checkEveryMs) {
      /* oxlint-disable no-await-in-loop -- each check waits for the previous one */
      isHeld = await lock.isHeld(name)
      signal.throwIfAborted()
      // Also after the last check: the new thread may take a moment to become visible in this tab.
      await sleep(checkEveryMs, signal)
      /* oxlint-enable no-await-in-loop */
    }
  }

  return async (signal, call) => {
    if (archive.thread() !== null) return call()
    const outcome = await lock.tryRun(name, call)
    if (outcome !== 'held') return outcome
    await otherTabOpens(signal)
    return archive.thread() === null ? lock.takeAndRun(name, call) : call()
  }
}
