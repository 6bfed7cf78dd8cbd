import type { Intent } from '@mestieri/shared/contracts/payments.ts'

import type { SetTimer } from '../../../lib/api/deadline.ts'
import { createStore, type Observable } from '../../../lib/storage/store.ts'
import type { CardFailure, CardFields, CardProvider, PaymentState } from './card-provider.ts'
import { type PayDeps, type PayResult, payWithCard } from './paying/pay-with-card.ts'
import type { PaymentBroadcast } from './paying/payment-broadcast.ts'
import { returnAddress } from './paying/return-url.ts'

export type CardStage =
  | 'loading'
  | 'ready'
  | 'paying'
  /** Paid or processing: the browser goes to the return page. */
  | 'leaving'
  /** The provider or its fields failed to load. */
  | 'broken'
  /** The site accepts no cards. */
  | 'unavailable'
  /** Paid or processing already, for example in another tab. */
  | 'settled'

/** The message above the button. */
export type CardNotice =
  | { readonly kind: 'failed'; readonly failure: CardFailure }
  | { readonly kind: 'elsewhere' }
  /** The previous payment succeeded; the form is now for a new one. */
  | { readonly kind: 'paid-before' }

export interface CardView {
  readonly stage: CardStage
  readonly notice: CardNotice | null
  /** The fields or the payment take longer than expected. */
  readonly slow: boolean
  /** The provider's note on card data; null until the provider is loaded. */
  readonly note: string | null
}

/** What a session pays, and where it mounts the fields. */
export interface CardTarget {
  /** An empty element for the provider's fields. */
  readonly element: HTMLElement
  readonly intent: Intent
  /** Absolute URL of the return page. */
  readonly returnUrl: string
  readonly onIntentUnusable: () => void
}

export interface CardSessionDeps {
  /** Resolves to null when the site accepts no cards. Rejects when the provider fails to load. */
  readonly loadProvider: () => Promise<CardProvider | null>
  readonly lock: PayDeps['lock']
  readonly broadcast: PaymentBroadcast
  readonly setTimer: SetTimer
  /** Navigates to another document. */
  readonly leave: (address: string) => void
  /** Stores the current page, for the back link of the return page. */
  readonly rememberPage: () => void
}

export interface CardSession extends Observable<CardView> {
  /** Mounts the fields for an intent. @returns a function that unmounts them */
  open(target: CardTarget): () => void
  /** Loads the fields again, after `broken` or a return from the back/forward cache. */
  readonly retry: () => void
  /** Pays; does nothing while the fields are not ready. Never rejects. */
  submit(submitBilling: PayDeps['submitBilling']): Promise<void>
  /** Goes to the return page, which reads the payment's state. */
  readonly showOutcome: () => void
}

/** Maximum duration of the loading spinner, in ms (features.md, J6). */
const loadDeadlineMs = 15_000
const slowAfterMs = 20_000

const noop = () => {}

/** Makes the state machine of the card form on one page, without its view(). */
export function createCardSession(deps: CardSessionDeps): CardSession {
  const {
    state: view,
    subscribe,
    set,
  } = createStore<CardView>({
    stage: 'loading',
    notice: null,
    slow: false,
    note: null,
  })
  let activeTarget: CardTarget | null = null
  let current: { readonly provider: CardProvider; readonly fields: CardFields } | null = null
  /** Increases at every mount and unmount, so that results of an earlier mount are dropped. */
  let generation = 0
  let stopClock = noop
  /** A new intent is requested only once: if that is unusable too, the provider is wrong. */
  let renewed = false

  const change = (part: Partial<CardView>) => set({ ...view(), ...part })

  function setStage(stage: CardStage, notice: CardNotice | null): void {
    stopClock()
    change({ stage, notice, slow: false })
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

  /**
   * Handles an intent that was used before: shows it as settled, or requests a new one.
   * @returns whether it was used
   */
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
    setStage('loading', view().notice?.kind === 'paid-before' ? view().notice : null)
    stopClock = deps.setTimer(loadDeadlineMs, showBroken)
    const provider = await deps.loadProvider()
    if (stale()) return
    if (!provider) {
      setStage('unavailable', null)
      return
    }
    // Read the state while the fields load. For an unusable intent the fields
    // themselves only report an error.
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
        if (stale() || view().stage !== 'ready') return
        stopClock()
        change({ slow: false })
      },
      onBroken: () => {
        void breakUnlessSpent()
      },
    })
    current = { provider, fields }
    change({ note: provider.note })
    setStage('ready', view().notice)
    // Fields that never report `ready` may still work, so offer a reload and do not force it.
    if (!shown) stopClock = deps.setTimer(loadDeadlineMs, () => change({ slow: true }))
    const state = await reading
    if (!stale() && view().stage === 'ready') handleUsedIntent(state, target)
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
    state: view,
    subscribe,

    open(target) {
      activeTarget = target
      const unsubscribe = deps.broadcast.subscribe((paymentIntentId) => {
        if (paymentIntentId === target.intent.paymentIntentId && view().stage === 'ready') settle()
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
      if (view().stage !== 'ready' || !current || !activeTarget) return
      const ownGeneration = generation
      const target = activeTarget
      const { intent, returnUrl } = target
      setStage('paying', null)
      stopClock = deps.setTimer(slowAfterMs, () => change({ slow: true }))
      // The bank may redirect to its own page, from which the browser returns to the return page.
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
