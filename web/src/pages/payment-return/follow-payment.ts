import type { PaymentState } from '../../features/payments/card/card-provider.ts'

/** What the return page shows. */
export type ReturnStage =
  | 'loading'
  | 'succeeded'
  /** Not decided yet: asked again by itself. */
  | 'processing'
  /** Still not decided after a minute. */
  | 'waiting'
  /** Not paid, and it still can be. */
  | 'open'
  | 'cancelled'
  /** There is no payment to tell of. */
  | 'unknown'
  /** Whoever knows could not be asked. */
  | 'unreachable'

/** Between two questions, in ms: quick answers soon, few questions later; a minute in all (features.md, G8). */
export const pollPauses: readonly number[] = [
  1_000, 2_000, 3_000, 4_000, 6_000, 8_000, 10_000, 12_000, 14_000,
]
const pollLimitMs = 60_000

export interface FollowDeps {
  /** Asks how the payment stands; rejects when nobody answers. Reads alone: nothing here ever pays. */
  readonly read: () => Promise<PaymentState>
  /** @throws once the signal is aborted */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number
  readonly show: (stage: ReturnStage) => void
  /** Ends it: from then on nothing is shown. */
  readonly signal: AbortSignal
}

async function poll({ read, sleep, now, signal }: FollowDeps): Promise<ReturnStage> {
  const start = now()
  for (const pause of pollPauses) {
    // Slow answers count too.
    if (now() - start + pause > pollLimitMs) break
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
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

/** Tells how a payment stands, and asks again while it is being processed. Never rejects. */
export async function followPayment(deps: FollowDeps): Promise<void> {
  try {
    await follow(deps, (stage) => {
      if (!deps.signal.aborted) deps.show(stage)
    })
  } catch {
    // Only the sleep throws, when nobody waits any more.
  }
}
