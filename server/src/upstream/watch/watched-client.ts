import { createUpstreamClient, type UpstreamClient, type UpstreamClientDeps } from '../client.ts'
import type { AttemptReport } from './attempt-report.ts'
import { createGroupHealthLog, type GroupHealthLog } from './group-health.ts'
import { createUpstreamWatch, type UpstreamWatch, type UpstreamWatchDeps } from './watch.ts'

interface WatchedClientDeps extends Pick<UpstreamClientDeps, 'address' | 'callables' | 'sleep'> {
  readonly log: UpstreamWatchDeps['log']
  /** Milliseconds since the epoch, for the times of the group health. */
  readonly wallClock: () => number
  readonly onAttempt?: ((report: AttemptReport) => void) | undefined
  /** Called with the number of items that an answer lost. */
  readonly onDrop: (count: number) => void
}

/** An upstream client with its memory of successes and failures, and its warnings. */
interface WatchedClient {
  readonly client: UpstreamClient
  readonly health: GroupHealthLog
  readonly watch: UpstreamWatch
}

/** A timer that does not keep the process alive. */
const unrefTimer: UpstreamWatchDeps['timer'] = (ms, run) => {
  const timer = setTimeout(run, ms).unref()
  return () => clearTimeout(timer)
}

/** Creates the client of the process. */
export function createWatchedClient(deps: WatchedClientDeps): WatchedClient {
  const { wallClock, onAttempt, onDrop, ...clientDeps } = deps
  const health = createGroupHealthLog({ clock: wallClock })
  const client = createUpstreamClient({
    ...clientDeps,
    onAttempt(report) {
      health.observe(report)
      watch.observe(report)
      onAttempt?.(report)
    },
    onDrop(report) {
      watch.observeDrop(report)
      onDrop(report.count)
    },
  })
  const { log, callables } = deps
  const watch = createUpstreamWatch({
    client,
    log,
    ...(callables ? { callables } : {}),
    clock: () => performance.now(),
    timer: unrefTimer,
    onAbsent: () => health.fail('directory', 'getAffiliatesByProfession', 'absent'),
  })
  return { client, health, watch }
}
