import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps one of the objects that `process.nextTick` creates for its callbacks. If a garbage collection finds
 * none of them alive, V8 drops their shape, and each later tick takes four times as long. A cached read has
 * about six ticks, so this would cost 6 % of it. The collections during the start are enough to cause it.
 */
export function keepTickObjectShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()))
}
