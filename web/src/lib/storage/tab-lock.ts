/** Lets one tab of this browser at a time do a named task. The browser frees a name when its tab ends or crashes. */
export interface TabLock {
  /**
   * Runs a task unless another tab holds its name.
   * @param task gets a signal that aborts when another tab takes the name over
   * @returns the task's result, or 'held' when another tab holds the name and the task was not run
   */
  readonly tryRun: <T>(name: string, task: (lost: AbortSignal) => Promise<T>) => Promise<T | 'held'>
  /** Runs a task, and takes its name from the tab that holds it, for example from a frozen one. */
  readonly takeAndRun: <T>(name: string, task: (lost: AbortSignal) => Promise<T>) => Promise<T>
  /** Whether a tab holds the name; true where it cannot be known. */
  readonly isHeld: (name: string) => Promise<boolean>
}

/**
 * Makes a {@link TabLock} on the W3C Web Locks API. Where the API is missing (plain HTTP except loopback, Safari
 * before 15.4) or refused, every task runs; then only the server's idempotency keys prevent a second effect.
 *
 * A lock does not order local storage between tabs: the next holder of a name may still read older values.
 */
export function createTabLock(locks: Pick<LockManager, 'request' | 'query'> | undefined): TabLock {
  function request<T>(
    name: string,
    options: LockOptions,
    run: (granted: boolean, lost: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const lost = new AbortController()
    if (!locks) return run(true, lost.signal)
    let outcome: Promise<T> | undefined
    const onAnswer = (lock: Lock | null) => {
      outcome = run(lock !== null, lost.signal)
      return outcome.catch(() => undefined)
    }
    const isFree = locks.request(name, options, onAnswer).catch((error: unknown) => lost.abort(error))
    // A task whose name was taken over still has its own outcome.
    return isFree.then(() => outcome ?? run(true, lost.signal))
  }

  return {
    tryRun: (name, task) =>
      request(name, { ifAvailable: true }, async (granted, lost) => (granted ? task(lost) : 'held')),
    takeAndRun: (name, task) => request(name, { steal: true }, (_granted, lost) => task(lost)),
    // A wait in the lock's queue could get the lock, and would keep it if this tab is frozen at that moment.
    async isHeld(name) {
      const held = await locks?.query().then(
        (state) => state.held ?? [],
        () => null,
      )
      return held?.some((lock) => lock.name === name) ?? true
    },
  }
}
