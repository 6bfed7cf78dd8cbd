/**
 * Runs a task unless another tab of this browser runs one with the same name.
 * @returns the task's result, or 'held' when another tab has the lock and the task was not run
 */
export type PaymentLock = <T>(name: string, task: () => Promise<T>) => Promise<T | 'held'>

/**
 * Makes a {@link PaymentLock} on the W3C Web Locks API. The API is missing on plain HTTP (except loopback);
 * then every task runs, and only the provider prevents a double payment of one intent.
 */
export function createPaymentLock(locks: Pick<LockManager, 'request'> | undefined): PaymentLock {
  return async (name, task) => {
    if (!locks) return task()
    return locks.request(`pagamento:${name}`, { ifAvailable: true }, async (lock) => (lock ? task() : 'held'))
  }
}
