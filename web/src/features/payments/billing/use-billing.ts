import type { PaymentMethod } from '@mestieri/shared/contracts/payments.ts'
import { useEffect, useReducer, useRef, useState } from 'react'

import type { BotCheck } from '../../../lib/bot-check.ts'
import { browserBotCheck } from '../../../lib/browser-bot-check.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { sendBillingData } from '../api.ts'
import { createBillingDraft } from './billing-draft.ts'
import { type BillingFailure, billingFailure } from './billing-failure.ts'
import {
  type BillingAction,
  billingErrors,
  type BillingForm,
  billingReducer,
  type BillingValues,
  newBillingForm,
  noBillingValues,
} from './billing-form.ts'
import { createBillingKeys } from './billing-keys.ts'
import { billingRequest } from './billing-request.ts'

/** What makes one form's requests, and remembers what was typed. */
function createBillingStore(uid: string | null) {
  const draft = createBillingDraft(() => sessionStorage)
  const found = draft.read()
  // Another professional's data are of no use here.
  let { values, keys, paid } = found?.uid === uid ? found : { values: noBillingValues, keys: [], paid: null }
  const keep = () => draft.write({ uid, values, keys, paid })
  const keyOf = createBillingKeys({
    kept: keys,
    keep: (next) => {
      keys = next
      keep()
    },
    newKey: randomKey,
  })
  return {
    keyOf,
    kept: values,
    paid,
    remember(next: BillingValues) {
      if (next === values) return
      values = next
      keep()
    },
  }
}

export interface BillingSend {
  readonly method: PaymentMethod
  readonly paymentIntentId: string | null
}

export interface Billing {
  readonly check: BotCheck
  /** The intent that this tab has paid already, if any. */
  readonly paid: string | null
  readonly form: BillingForm
  readonly dispatch: (action: BillingAction) => void
  readonly sending: boolean
  /** The method whose last try was refused by the fields; counts up with each refusal. */
  readonly refusal: { readonly method: PaymentMethod; readonly times: number } | null
  /** Why the last try failed, for the dialog; null once it is read. */
  readonly failure: Extract<BillingFailure, { kind: 'dialog' }> | null
  readonly dismissFailure: () => void
  /**
   * Checks and sends what was typed; a second call while one is under way does nothing.
   * @returns the values that were accepted, or null: why stands in `refusal` or `failure`
   */
  readonly send: (send: BillingSend) => Promise<BillingValues | null>
}

/**
 * The billing data of a panel: what was typed, its verdicts, and sending it.
 * @param uid whose they are, where a link of theirs opened the page
 */
export function useBilling(uid: string | null): Billing {
  const [store] = useState(() => createBillingStore(uid))
  // Payment pages are always documents of their own.
  const [check] = useState(() => browserBotCheck('billing', 0))
  const [form, dispatch] = useReducer(billingReducer, store.kept, newBillingForm)
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Billing['refusal']>(null)
  const [failure, setFailure] = useState<Billing['failure']>(null)
  // A second click comes before the state of the first is drawn.
  const inFlight = useRef(false)
  const { values } = form
  useEffect(() => store.remember(values), [store, values])

  const refuse = (method: PaymentMethod) => {
    setRefusal((last) => ({ method, times: (last?.times ?? 0) + 1 }))
  }

  async function attempt({ method, paymentIntentId }: BillingSend): Promise<BillingValues | null> {
    const request = billingRequest({ values, method, uid, paymentIntentId })
    try {
      await sendBillingData(request, store.keyOf(request), await check.headers())
      setRefusal(null)
      return values
    } catch (error) {
      const why = billingFailure(error)
      if (why.kind === 'dialog') {
        setFailure(why)
      } else {
        dispatch({ type: 'refused', errors: why.errors })
        refuse(method)
      }
      return null
    }
  }

  async function send(subject: BillingSend): Promise<BillingValues | null> {
    if (inFlight.current) return null
    dispatch({ type: 'sent' })
    if (billingErrors(values).length > 0) {
      refuse(subject.method)
      return null
    }
    inFlight.current = true
    setSending(true)
    try {
      return await attempt(subject)
    } finally {
      inFlight.current = false
      setSending(false)
    }
  }

  const dismissFailure = () => setFailure(null)
  return { check, paid: store.paid, form, dispatch, sending, refusal, failure, dismissFailure, send }
}
