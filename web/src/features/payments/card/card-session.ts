import type { Intent } from '@mestieri/shared/contracts/payments.ts'

import type { Later } from '../../../lib/deadline.ts'
import type { CardFailure, CardFields, CardProvider, PaymentState } from './card-provider.ts'
import { type PayResult, payWithCard } from './paying/pay-with-card.ts'
import type { PaymentLock } from './paying/payment-lock.ts'
import type { PaymentNews } from './paying/payment-news.ts'
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
export interface CardPlace {
  /** Empty; the provider's fields come into it. */
  readonly element: HTMLElement
  readonly intent: Intent
  /** Absolute address of the return page. */
  readonly returnUrl: string
  readonly onSpent: () => void
}

export interface CardSessionDeps {
  /** Null: this site takes no cards. Rejects when the provider cannot be loaded. */
  readonly loadProvider: () => Promise<CardProvider | null>
  readonly lock: PaymentLock
  readonly news: PaymentNews
  readonly later: Later
  /** Loads another document. */
  readonly leave: (address: string) => void
  /** Keeps the way back for the return page. */
  readonly rememberPage: () => void
}

export interface CardSession {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => CardView
  /** Shows the fields for an intent. @returns what takes them away */
  open(place: CardPlace): () => void
  /** Loads the fields anew after `broken`, or when the page comes back from the browser's cache. */
  readonly retry: () => void
  /** Pays; does nothing while the fields are not ready. Never rejects. */
  submit(submitBilling: () => Promise<boolean>): Promise<void>
  /** Goes to the return page, which reads how the payment stands. */
  readonly seeOutcome: () => void
}

/** No spinner lasts longer (features.md, J6). */
const loadDeadlineMs = 15_000
const slowAfterMs = 20_000

const nothing = () => {}

/** Makes the life of the card form on one page, apart from how it looks. */
export function createCardSession(deps: CardSessionDeps): CardSession {
  const listeners = new Set<() => void>()
  let view: CardView = { stage: 'loading', notice: null, slow: false, note: null }
  let place: CardPlace | null = null
  let current: { readonly provider: CardProvider; readonly fields: CardFields } | null = null
  /** Counts the openings: what an earlier one still brings is dropped. */
  let opening = 0
  let stopClock = nothing
  /** A new intent is asked for once: should that too be called spent, it is the provider that is mistaken. */
  let renewed = false

  function set(change: Partial<CardView>): void {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }

  function enter(stage: CardStage, notice: CardNotice | null): void {
    stopClock()
    set({ stage, notice, slow: false })
  }

  function takeAway(): void {
    opening += 1
    stopClock()
    current?.fields.unmount()
    current = null
  }

  function breakOff(): void {
    takeAway()
    enter('broken', null)
  }

  function settle(): void {
    takeAway()
    enter('settled', null)
  }

  /** What an intent that was used before means: nothing to pay, or a new one. @returns whether it was used */
  function judge(state: PaymentState | null, { onSpent }: CardPlace): boolean {
    if (state === 'processing') {
      settle()
      return true
    }
    if ((state !== 'succeeded' && state !== 'cancelled') || renewed) return false
    renewed = true
    takeAway()
    enter('loading', state === 'succeeded' ? { kind: 'paid-before' } : null)
    onSpent()
    return true
  }

  async function load(at: CardPlace, stale: () => boolean): Promise<void> {
    enter('loading', view.notice?.kind === 'paid-before' ? view.notice : null)
    stopClock = deps.later(loadDeadlineMs, breakOff)
    const provider = await deps.loadProvider()
    if (stale()) return
    if (!provider) {
      enter('unavailable', null)
      return
    }
    // It need not be waited for: the fields take their time too, and only say 'broken' of an intent that is spent.
    const reading = provider.read(at.intent.clientSecret).catch(() => null)
    let shown = false
    const breakUnlessSpent = async () => {
      const state = await reading
      if (!stale() && !judge(state, at)) breakOff()
    }
    const fields = provider.mount(at.element, {
      clientSecret: at.intent.clientSecret,
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
    enter('ready', view.notice)
    // Fields that never say that they are ready may be so all the same: another try is offered, not forced.
    if (!shown) stopClock = deps.later(loadDeadlineMs, () => set({ slow: true }))
    const state = await reading
    if (!stale() && view.stage === 'ready') judge(state, at)
  }

  async function start(at: CardPlace): Promise<void> {
    takeAway()
    const own = opening
    try {
      await load(at, () => own !== opening)
    } catch {
      if (own === opening) breakOff()
    }
  }

  function leave(state: string): void {
    if (!place) return
    const { intent, returnUrl } = place
    deps.rememberPage()
    deps.leave(returnAddress(returnUrl, { ...intent, state }))
  }

  function conclude(result: PayResult, at: CardPlace): void {
    switch (result.kind) {
      case 'accepted':
        deps.news.tell(at.intent.paymentIntentId)
        enter('leaving', null)
        leave(result.state)
        break
      case 'failed':
        enter('ready', result)
        break
      case 'elsewhere':
        enter('ready', { kind: 'elsewhere' })
        break
      case 'no-billing':
        enter('ready', null)
        break
      case 'cancelled':
        if (!judge('cancelled', at)) breakOff()
        break
    }
  }

  return {
    state: () => view,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    open(at) {
      place = at
      const unlisten = deps.news.listen((paid) => {
        if (paid === at.intent.paymentIntentId && view.stage === 'ready') settle()
      })
      void start(at)
      return () => {
        unlisten()
        place = null
        takeAway()
      }
    },

    retry() {
      if (place) void start(place)
    },

    async submit(submitBilling) {
      if (view.stage !== 'ready' || !current || !place) return
      const own = opening
      const at = place
      const { intent, returnUrl } = at
      enter('paying', null)
      stopClock = deps.later(slowAfterMs, () => set({ slow: true }))
      // The bank may want a page of its own, from which there is a way back too.
      deps.rememberPage()
      const payment = { ...intent, returnUrl }
      const result = await payWithCard({ ...current, lock: deps.lock, submitBilling }, payment).catch(
        (): PayResult => ({ kind: 'failed', failure: { kind: 'refused' } }),
      )
      if (own === opening) conclude(result, at)
    },

    seeOutcome: () => leave('processing'),
  }
}
