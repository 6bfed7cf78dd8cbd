import { browserSetTimer, withDeadline } from './deadline.ts'

/** As long as an answer of the API may take (features.md, J7). */
const scriptMs = 15_000

/**
 * Loads a script of our own and its styles: on a network that hangs, the browser itself would wait for ever.
 * @throws DeadlineError after 15 s, and whatever the import rejects with
 */
export function importWithDeadline<T>(load: () => Promise<T>): Promise<T> {
  return withDeadline(load(), scriptMs, browserSetTimer)
}
