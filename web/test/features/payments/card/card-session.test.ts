import t from 'tap'

import type {
  CardOutcome,
  CardProvider,
  MountOptions,
  PaymentState,
} from '../../../../src/features/payments/card/card-provider.ts'
import { createCardSession } from '../../../../src/features/payments/card/card-session.ts'
import { createPaymentBroadcast } from '../../../../src/features/payments/card/paying/payment-broadcast.ts'
import { createTabLock } from '../../../../src/lib/storage/tab-lock.ts'

const intent = {
  amount: 29280,
  currency: 'eur',
  clientSecret: 'pi_1_secret_x',
  paymentIntentId: 'pi_1',
} as const
const returnUrl = 'https://mestieri.example/return'
const settle = () => new Promise(setImmediate)

interface Scene {
  readonly state?: PaymentState
  readonly outcomes?: CardOutcome[]
  /** Null: the site accepts no cards. An error: the provider fails to load. */
  readonly provider?: null | Error
  /** Whether the fields report that they are ready. */
  readonly ready?: boolean
}

/** A card session with a clock, a provider and other tabs that the test controls. */
function scene({ state = 'open', outcomes = [], provider: loaded, ready = true }: Scene = {}) {
  const seen = { left: [] as string[], remembered: 0, spent: 0, confirms: 0, mounts: 0, unmounts: 0 }
  let mounted: MountOptions | null = null
  let due: (() => void) | null = null
  let answer: Scene['provider'] = loaded
  const held: { confirm: Promise<void> } = { confirm: Promise.resolve() }
  const provider: CardProvider = {
    note: 'una nota',
    read: async () => state,
    mount(_element, options) {
      seen.mounts += 1
      mounted = options
      if (ready) options.onReady()
      return {
        check: async () => null,
        async confirm() {
          seen.confirms += 1
          await held.confirm
          return outcomes.shift() ?? { kind: 'accepted', state: 'succeeded' }
        },
        unmount: () => void (seen.unmounts += 1),
      }
    },
  }
  const otherTabs = new EventTarget()
  const session = createCardSession({
    async loadProvider() {
      if (answer instanceof Error) throw answer
      return answer === null ? null : provider
    },
    lock: createTabLock(undefined),
    broadcast: createPaymentBroadcast(Object.assign(otherTabs, { postMessage: () => {} })),
    setTimer(_ms, run) {
      due = run
      return () => {
        if (due === run) due = null
      }
    },
    leave: (address) => void seen.left.push(address),
    rememberPage: () => void (seen.remembered += 1),
  })
  const close = session.open({
    element: {} as HTMLElement,
    intent,
    returnUrl,
    onIntentUnusable: () => void (seen.spent += 1),
  })
  return {
    session,
    seen,
    held,
    close,
    submit: (billing = true) => session.submit(async () => (billing ? 'a@b.it' : null)),
    timeIsUp: () => due?.(),
    clockRuns: () => due !== null,
    breakFields: () => mounted?.onBroken(new Error('blocked')),
    recover: () => {
      answer = undefined
    },
    paidElsewhere: (id: string) => otherTabs.dispatchEvent(new MessageEvent('message', { data: id })),
  }
}

t.test(
  'a successful payment goes to the return page, and the payment page is stored for the way back',
  async (t) => {
    const { session, seen, submit, clockRuns } = scene()
    t.equal(session.state().stage, 'loading')
    await settle()
    t.match(session.state(), { stage: 'ready', note: 'una nota', slow: false })
    t.equal(clockRuns(), false)
    await submit()
    t.equal(session.state().stage, 'leaving')
    t.ok(seen.remembered > 0)
    t.equal(seen.left.length, 1)
    const { origin, pathname, searchParams } = new URL(seen.left[0] ?? '')
    t.equal(origin + pathname, returnUrl)
    t.equal(searchParams.get('payment_intent_client_secret'), intent.clientSecret)
  },
)

t.test('after a decline the same form is ready again, with the reason', async (t) => {
  const failure = { kind: 'refused', code: 'insufficient_funds' } as const
  const { session, seen, submit } = scene({ outcomes: [{ kind: 'failed', failure }] })
  await settle()
  await submit()
  t.match(session.state(), { stage: 'ready', notice: { kind: 'failed', failure } })
  t.equal(seen.mounts, 1, 'the typed card data are kept')
  await submit()
  t.equal(session.state().stage, 'leaving')
})

t.test('ID-08: two submits make one payment', async (t) => {
  const { seen, held, submit } = scene()
  await settle()
  const answer = Promise.withResolvers<void>()
  held.confirm = answer.promise
  const both = [submit(), submit()]
  await settle()
  answer.resolve()
  await Promise.all(both)
  await submit()
  t.equal(seen.confirms, 1)
})

t.test('after refused billing data the form is ready again, without a notice of its own', async (t) => {
  const { session, seen, submit } = scene()
  await settle()
  await submit(false)
  t.match(session.state(), { stage: 'ready', notice: null })
  t.equal(seen.confirms, 0)
})

t.test('a provider that fails to load or is too slow can be retried', async (t) => {
  const { session, recover } = scene({ provider: new Error('blocked') })
  await settle()
  t.equal(session.state().stage, 'broken')
  recover()
  session.retry()
  await settle()
  t.equal(session.state().stage, 'ready')

  const slow = scene()
  slow.timeIsUp()
  t.equal(slow.session.state().stage, 'broken')
  await settle()
  t.equal(slow.session.state().stage, 'broken', 'a late load has no effect')
  t.equal(slow.seen.mounts, 0)
})

t.test('fields that never report ready stay usable and can be reloaded', async (t) => {
  const { session, timeIsUp, seen } = scene({ ready: false })
  await settle()
  timeIsUp()
  t.match(session.state(), { stage: 'ready', slow: true })
  session.retry()
  await settle()
  t.equal(seen.mounts, 2)
  t.equal(seen.unmounts, 1)
})

t.test('broken fields are unmounted', async (t) => {
  const { session, breakFields, seen } = scene()
  await settle()
  breakFields()
  await settle()
  t.equal(session.state().stage, 'broken')
  t.equal(seen.unmounts, 1)
})

t.test('for an intent that is paid already a new one is requested, once', async (t) => {
  const { session, seen, close } = scene({ state: 'succeeded' })
  await settle()
  t.equal(seen.spent, 1)
  t.match(session.state(), { stage: 'loading', notice: { kind: 'paid-before' } })
  close()
  const other = { ...intent, clientSecret: 'pi_2_secret_y', paymentIntentId: 'pi_2' }
  session.open({
    element: {} as HTMLElement,
    intent: other,
    returnUrl,
    onIntentUnusable: () => void (seen.spent += 1),
  })
  await settle()
  t.equal(seen.spent, 1, 'a second unusable intent causes no further request')
  t.match(session.state(), { stage: 'ready', notice: { kind: 'paid-before' } })
})

t.test('a payment that is processing already cannot be paid again', async (t) => {
  const { session, seen, submit } = scene({ state: 'processing' })
  await settle()
  t.equal(session.state().stage, 'settled')
  await submit()
  t.equal(seen.confirms, 0)
  session.showOutcome()
  t.equal(seen.left.length, 1)
})

t.test('an intent that another tab paid cannot be paid again', async (t) => {
  const { session, seen, submit, paidElsewhere } = scene()
  await settle()
  paidElsewhere('pi_other')
  t.equal(session.state().stage, 'ready')
  paidElsewhere('pi_1')
  t.equal(session.state().stage, 'settled')
  await submit()
  t.equal(seen.confirms, 0)
})

t.test('a slow payment is reported, and its outcome can be looked up', async (t) => {
  const { session, held, submit, timeIsUp, seen } = scene()
  await settle()
  held.confirm = new Promise(() => {})
  void submit()
  await settle()
  timeIsUp()
  t.match(session.state(), { stage: 'paying', slow: true })
  session.showOutcome()
  t.equal(seen.left.length, 1)
})

t.test('a site without a card provider is reported as unavailable', async (t) => {
  const { session, clockRuns } = scene({ provider: null })
  await settle()
  t.equal(session.state().stage, 'unavailable')
  t.equal(clockRuns(), false)
})

t.test('results for a closed form are dropped', async (t) => {
  const { session, seen, held, submit, close } = scene()
  await settle()
  const answer = Promise.withResolvers<void>()
  held.confirm = answer.promise
  const paying = submit()
  close()
  answer.resolve()
  await paying
  t.same(seen.left, [])
  t.equal(seen.unmounts, 1)
  await t.resolves(session.submit(async () => 'a@b.it'))
})
