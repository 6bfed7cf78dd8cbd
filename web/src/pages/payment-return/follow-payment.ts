import type { PaymentState } from '../../features/payments/card/card-provider.ts'

/** The stages of the return page. */
export type ReturnStage =
  | 'loading'
  | 'succeeded'
  /** Not decided yet; the page polls. */
  | 'processing'
  /** Still not decided after a minute. */
  | 'waiting'
  /** Not paid yet; payment is still possible. */
  | 'open'
  | 'cancelled'
  /** No payment was found. */
  | 'unknown'
  /** The card provider or the BFF could not be reached. */
  | 'unreachable'

/** The pauses between two polls in milliseconds, increasing, 60 s in total (features.md, G8). */
export const pollPauses: readonly number[] = [
  1_000, 2_000, 3_000, 4_000, 6_000, 8_000, 10_000, 12_000, 14_000,
]
const pollLimitMs = 60_000

export interface FollowDeps {
  /** Reads the state of the payment, without changing it. Rejects if it cannot be read. */
  readonly read: () => Promise<PaymentState>
  /** Rejects when the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number
  readonly show: (stage: ReturnStage) => void
  /** Ends the polling. `show` is not called afterwards. */
  readonly signal: AbortSignal
}

async function poll({ read, sleep, now, signal }: FollowDeps): Promise<ReturnStage> {
  const start = now()
  for (const pause of pollPauses) {
    // The limit includes the time of slow responses.
    if (now() - start + pause > pollLimitMs) break
    // oxlint-disable-next-line no-await-in-loop -- polls run in sequence
    await sleep(pause, signal)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const state = await read().catch(() => 'processing' as const)
    if (state !== 'processing') return state
  }
  return 'waiting'
}

async function follow(deps: FollowDeps, show: FollowDeps['show']): Promise<void> {
  show('loading')
  let state: PaymentState
  try {
    state = await deps.read()
  } catch {
    show('unreachable')
    return
  }
  show(state)
  if (state === 'processing' && !deps.signal.aborted) show(await poll(deps))
}

/** Shows the state of a payment and polls while it is processed. Never rejects. */
export async function followPayment(deps: FollowDeps): Promise<void> {
  try {
    await follow(deps, (stage) => {
      if (!deps.signal.aborted) deps.show(stage)
    })
  } catch {
    // Only `sleep` throws, after an abort.
  }
}
