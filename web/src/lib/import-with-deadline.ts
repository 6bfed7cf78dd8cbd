import { browserSetTimer, withDeadline } from './api/deadline.ts'

/** The same limit as for an API call (features.md, J7). */
const scriptMs = 15_000

/**
 * Runs a dynamic import with a deadline: on a hanging network the browser itself never gives up.
 * @throws {DeadlineError} after 15 s; before that, the import's own rejection
 */
export function importWithDeadline<T>(load: () => Promise<T>): Promise<T> {
  return withDeadline(load(), scriptMs, browserSetTimer)
}
