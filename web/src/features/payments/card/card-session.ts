import type { Intent } from '@mestieri/shared/contracts/payments.ts'

import type { SetTimer } from '../../../lib/deadline.ts'
import type { CardFailure, CardFields, CardProvider, PaymentState } from './card-provider.ts'
import { type PayResult, payWithCard } from './paying/pay-with-card.ts'
import type { PaymentBroadcast } from './paying/payment-broadcast.ts'
import type { PaymentLock } from './paying/payment-lock.ts'
import { returnAddress } from './paying/return-url.ts'

export type CardStage =
  | 'loading'
  | 'ready'
  | 'paying'
  /** Paid, or under way: the page is about to be the return page. */
  | 'leaving'
  /** The provider or its fields could not be loaded. */
  | 'broken'
  /** This site takes no cards. */
  | 'unavailable'
  /** Paid already, in another tab say, or under way: there is nothing to pay. */
  | 'settled'

/** What is said above the button. */
export type CardNotice =
  | { readonly kind: 'failed'; readonly failure: CardFailure }
  | { readonly kind: 'elsewhere' }
  /** The payment before went through; what is asked now is another one. */
  | { readonly kind: 'paid-before' }

export interface CardView {
  readonly stage: CardStage
  readonly notice: CardNotice | null
  /** What is under way, fields or payment, takes longer than it should. */
  readonly slow: boolean
  /** The provider's word on the card's data; null before it is there. */
  readonly note: string | null
}

/** Where and what a session pays. */
export interface CardTarget {
  /** Empty; the provider's fields come into it. */
  readonly element: HTMLElement
  readonly intent: Intent
  /** Absolute address of the return page. */
  readonly returnUrl: string
  readonly onIntentUnusable: () => void
}

export interface CardSessionDeps {
  /** Null: this site takes no cards. Rejects when the provider cannot be loaded. */
  readonly loadProvider: () => Promise<CardProvider | null>
  readonly lock: PaymentLock
  readonly broadcast: PaymentBroadcast
  readonly setTimer: SetTimer
  /** Loads another document. */
  readonly leave: (address: string) => void
  /** Keeps the way back for the return page. */
  readonly rememberPage: () => void
}

export interface CardSession {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => CardView
  /** Shows the fields for an intent. @returns what takes them away */
  open(target: CardTarget): () => void
  /** Loads the fields anew after `broken`, or when the page comes back from the browser's cache. */
  readonly retry: () => void
  /** Pays; does nothing while the fields are not ready. Never rejects. */
  submit(submitBilling: () => Promise<boolean>): Promise<void>
  /** Goes to the return page, which reads how the payment stands. */
  readonly showOutcome: () => void
}

/** No spinner lasts longer (features.md, J6). */
const loadDeadlineMs = 15_000
const slowAfterMs = 20_000

const noop = () => {}

/** Makes the life of the card form on one page, apart from how it looks. */
export function createCardSession(deps: CardSessionDeps): CardSession {
  const listeners = new Set<() => void>()
  let view: CardView = { stage: 'loading', notice: null, slow: false, note: null }
  let activeTarget: CardTarget | null = null
  let current: { readonly provider: CardProvider; readonly fields: CardFields } | null = null
  /** Counts the openings: what an earlier one still brings is dropped. */
  let generation = 0
  let stopClock = noop
  /** A new intent is asked for once: should that too be called spent, it is the provider that is mistaken. */
  let renewed = false

  function set(change: Partial<CardView>): void {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }

  function setStage(stage: CardStage, notice: CardNotice | null): void {
    stopClock()
    set({ stage, notice, slow: false })
  }

  function unmountFields(): void {
    generation += 1
    stopClock()
    current?.fields.unmount()
    current = null
  }

  function showBroken(): void {
    unmountFields()
    setStage('broken', null)
  }

  function settle(): void {
    unmountFields()
    setStage('settled', null)
  }

  /** What an intent that was used before means: nothing to pay, or a new one. @returns whether it was used */
  function handleUsedIntent(state: PaymentState | null, { onIntentUnusable }: CardTarget): boolean {
    if (state === 'processing') {
      settle()
      return true
    }
    if ((state !== 'succeeded' && state !== 'cancelled') || renewed) return false
    renewed = true
    unmountFields()
    setStage('loading', state === 'succeeded' ? { kind: 'paid-before' } : null)
    onIntentUnusable()
    return true
  }

  async function load(target: CardTarget, stale: () => boolean): Promise<void> {
    setStage('loading', view.notice?.kind === 'paid-before' ? view.notice : null)
    stopClock = deps.setTimer(loadDeadlineMs, showBroken)
    const provider = await deps.loadProvider()
    if (stale()) return
    if (!provider) {
      setStage('unavailable', null)
      return
    }
    // It need not be waited for: the fields take their time too, and only say 'broken' of an intent that is spent.
    const reading = provider.read(target.intent.clientSecret).catch(() => null)
    let shown = false
    const breakUnlessSpent = async () => {
      const state = await reading
      if (!stale() && !handleUsedIntent(state, target)) showBroken()
    }
    const fields = provider.mount(target.element, {
      clientSecret: target.intent.clientSecret,
      onReady: () => {
        shown = true
        if (stale() || view.stage !== 'ready') return
        stopClock()
        set({ slow: false })
      },
      onBroken: () => {
        void breakUnlessSpent()
      },
    })
    current = { provider, fields }
    set({ note: provider.note })
    setStage('ready', view.notice)
    // Fields that never say that they are ready may be so all the same: another try is offered, not forced.
    if (!shown) stopClock = deps.setTimer(loadDeadlineMs, () => set({ slow: true }))
    const state = await reading
    if (!stale() && view.stage === 'ready') handleUsedIntent(state, target)
  }

  async function start(target: CardTarget): Promise<void> {
    unmountFields()
    const ownGeneration = generation
    try {
      await load(target, () => ownGeneration !== generation)
    } catch {
      if (ownGeneration === generation) showBroken()
    }
  }

  function leave(state: string): void {
    if (!activeTarget) return
    const { intent, returnUrl } = activeTarget
    deps.rememberPage()
    deps.leave(returnAddress(returnUrl, { ...intent, state }))
  }

  function conclude(result: PayResult, target: CardTarget): void {
    switch (result.kind) {
      case 'accepted':
        deps.broadcast.publish(target.intent.paymentIntentId)
        setStage('leaving', null)
        leave(result.state)
        break
      case 'failed':
        setStage('ready', result)
        break
      case 'elsewhere':
        setStage('ready', { kind: 'elsewhere' })
        break
      case 'no-billing':
        setStage('ready', null)
        break
      case 'cancelled':
        if (!handleUsedIntent('cancelled', target)) showBroken()
        break
    }
  }

  return {
    state: () => view,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    open(target) {
      activeTarget = target
      const unsubscribe = deps.broadcast.subscribe((paid) => {
        if (paid === target.intent.paymentIntentId && view.stage === 'ready') settle()
      })
      void start(target)
      return () => {
        unsubscribe()
        activeTarget = null
        unmountFields()
      }
    },

    retry() {
      if (activeTarget) void start(activeTarget)
    },

    async submit(submitBilling) {
      if (view.stage !== 'ready' || !current || !activeTarget) return
      const ownGeneration = generation
      const target = activeTarget
      const { intent, returnUrl } = target
      setStage('paying', null)
      stopClock = deps.setTimer(slowAfterMs, () => set({ slow: true }))
      // The bank may want a page of its ownGeneration, from which there is a way back too.
      deps.rememberPage()
      const payment = { ...intent, returnUrl }
      const result = await payWithCard({ ...current, lock: deps.lock, submitBilling }, payment).catch(
        (): PayResult => ({ kind: 'failed', failure: { kind: 'refused' } }),
      )
      if (ownGeneration === generation) conclude(result, target)
    },

    showOutcome: () => leave('processing'),
  }
}
