import { setTimeout as delay } from 'node:timers/promises'

/** How long a state may take, in ms: long enough for a busy machine. */
const patienceMs = 30_000
const intervalMs = 40

/**
 * Waits for a state: asks until the answer is true. An error counts as no, because a page that is just being left
 * cannot answer.
 *
 * @throws the last error, or an Error that names the state
 */
export async function poll(ask: () => Promise<boolean>, state = 'the state'): Promise<void> {
  const end = performance.now() + patienceMs
  for (;;) {
    let reason: unknown
    try {
      if (await ask()) return
    } catch (error) {
      reason = error
    }
    if (performance.now() > end) throw new Error(`${state} did not come`, { cause: reason })
    await delay(intervalMs)
  }
}
