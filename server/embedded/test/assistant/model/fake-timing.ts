import type { Timing } from '../../../src/assistant/model/service/timing.ts'

/** Time that passes only when a test says so; a pause passes at once. */
export function fakeTiming() {
  let now = 0
  const pauses: number[] = []
  const deadlines = new Set<{ readonly at: number; readonly controller: AbortController }>()

  function advance(ms: number): void {
    now += ms
    for (const deadline of deadlines) {
      if (deadline.at <= now) deadline.controller.abort(new DOMException('time is up', 'TimeoutError'))
    }
  }

  const timing: Timing = {
    now: () => now,
    deadline: (ms) => {
      const deadline = { at: now + ms, controller: new AbortController() }
      deadlines.add(deadline)
      return { signal: deadline.controller.signal, clear: () => void deadlines.delete(deadline) }
    },
    wait: async (ms, signal) => {
      pauses.push(ms)
      advance(ms)
      signal.throwIfAborted()
    },
  }
  return { timing, advance, pauses, openDeadlines: () => deadlines.size }
}
