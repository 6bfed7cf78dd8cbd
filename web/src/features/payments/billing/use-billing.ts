import type { PaymentMethod } from '@mestieri/shared/contracts/payments.ts'
import { useEffect, useReducer, useRef, useState } from 'react'

import { randomKey } from '../../../lib/api/random-key.ts'
import type { BotCheck } from '../../../lib/bot-check/bot-check.ts'
import { browserBotCheck } from '../../../lib/bot-check/browser-bot-check.ts'
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

/** Stores one form's typed values and idempotency keys in the tab's session. */
function createBillingStore(uid: string | null) {
  const draft = createBillingDraft(() => sessionStorage)
  const found = draft.read()
  // Ignore a draft of another professional.
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
    paidPaymentIntentId: paid,
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
  /** Id of the intent that this tab has paid already, if any. */
  readonly paidPaymentIntentId: string | null
  readonly form: BillingForm
  readonly dispatch: (action: BillingAction) => void
  readonly sending: boolean
  /** The method of the last attempt with invalid fields, and the number of such attempts. */
  readonly refusal: { readonly method: PaymentMethod; readonly times: number } | null
  /** The last failure, for the dialog; null after it is dismissed. */
  readonly failure: Extract<BillingFailure, { kind: 'dialog' }> | null
  readonly dismissFailure: () => void
  /**
   * Checks and sends the typed values; does nothing while another call is in flight.
   * @returns the accepted values, or null; the reason is then in `refusal` or `failure`
   */
  readonly send: (send: BillingSend) => Promise<BillingValues | null>
}

/**
 * The billing form of a panel: values, verdicts, and sending.
 * @param uid the professional's uid from the page's link; null on the trial page
 */
export function useBilling(uid: string | null): Billing {
  const [store] = useState(() => createBillingStore(uid))
  // A payment page is always loaded as a document, so the form was shown at time 0.
  const [check] = useState(() => browserBotCheck('billing', 0))
  const [form, dispatch] = useReducer(billingReducer, store.kept, newBillingForm)
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Billing['refusal']>(null)
  const [failure, setFailure] = useState<Billing['failure']>(null)
  // A ref, because a second click may come before React renders the state of the first.
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
  return {
    check,
    paidPaymentIntentId: store.paidPaymentIntentId,
    form,
    dispatch,
    sending,
    refusal,
    failure,
    dismissFailure,
    send,
  }
}
