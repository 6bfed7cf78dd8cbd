/**
 * Runs a task while no other tab of this browser runs one of the same name.
 * @returns what the task gives, or 'held' when another tab has it: then nothing was run
 */
export type PaymentLock = <T>(name: string, task: () => Promise<T>) => Promise<T | 'held'>

/**
 * Makes a {@link PaymentLock} over the Web Locks of the browser (W3C Web Locks API). They are missing on plain http
 * away from loopback; then every task runs, and the provider alone sees to it that one intent is paid once.
 */
export function createPaymentLock(locks: Pick<LockManager, 'request'> | undefined): PaymentLock {
  return async (name, task) => {
    if (!locks) return task()
    return locks.request(`pagamento:${name}`, { ifAvailable: true }, async (lock) => (lock ? task() : 'held'))
  }
}
