import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { type FormEvent, Suspense, useRef } from 'react'

import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { classNames } from '../../../components/class-names.ts'
import { lazyPart } from '../../../components/lazy-part.ts'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useCardMode } from '../../../lib/card-mode.ts'
import { BillingFields } from '../billing/BillingFields.tsx'
import { emailHint } from '../billing/field-messages.ts'
import { ErrorSummary } from '../billing/messages/ErrorSummary.tsx'
import type { Billing } from '../billing/use-billing.ts'
import type { CardFormHandle } from '../card/CardForm.tsx'
import { cardUnavailable } from '../card/messages/card-unavailable.ts'
import type { UsedShopData } from '../shop-data/use-shop-data.ts'
import { PaymentNotes } from '../summary/PaymentNotes.tsx'

import formStyles from '../PaymentForm.module.css'
import styles from './CardTab.module.css'

const CardForm = lazyPart(
  async () => (await import('../card/CardForm.tsx')).CardForm,
  () => (
    <Alert
      tone="danger"
      role="alert"
      action={
        <Button variant="quiet" size="s" onClick={() => location.reload()}>
          Ricarica pagina
        </Button>
      }
    >
      {cardUnavailable}
    </Alert>
  ),
)

interface CardTabProps extends UsedShopData {
  readonly billing: Billing
  readonly purpose: PaymentPurpose
  /** Whether the page's link identifies the professional. */
  readonly ownLink: boolean
  /** Why the button is disabled; null when nothing is missing. */
  readonly missing: string | null
  /** Checks and sends the billing data. @returns their email; null when they are not accepted */
  readonly onSubmitBilling: () => Promise<string | null>
  readonly onBusyChange: (busy: boolean) => void
}

const idPrefix = 'carta'

/** The second tab: billing data and card. The card's script loads when the tab is first opened. */
export function CardTab(props: CardTabProps) {
  const { shopData, reload, renew, billing, purpose, ownLink, missing, onSubmitBilling, onBusyChange } = props
  const cards = useCardMode()
  const card = useRef<CardFormHandle>(null)
  const { form, refusal } = billing
  if (shopData.state === 'unavailable') {
    return (
      <Alert
        tone="warning"
        action={
          <Button variant="quiet" size="s" onClick={reload}>
            Riprova
          </Button>
        }
      >
        {cardUnavailable}
      </Alert>
    )
  }
  const place = <Skeleton className={styles.place} />
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    card.current?.submit()
  }
  return (
    <form className={classNames(formStyles.form, styles.form)} noValidate onSubmit={handleSubmit}>
      <ErrorSummary form={form} idPrefix={idPrefix} times={refusal?.method === 'card' ? refusal.times : 0} />
      <BillingFields billing={billing} idPrefix={idPrefix} emailHint={emailHint('card', ownLink, cards)} />
      {shopData.state !== 'ready' ? (
        place
      ) : (
        <Suspense fallback={place}>
          <CardForm
            ref={card}
            intent={shopData.intent}
            purpose={purpose}
            canSubmit={missing === null}
            onSubmitBilling={onSubmitBilling}
            onIntentUnusable={renew}
            onBusyChange={onBusyChange}
          />
        </Suspense>
      )}
      <PaymentNotes
        purpose={purpose}
        amount={shopData.state === 'ready' ? shopData.intent.amount : null}
        missing={missing}
      />
    </form>
  )
}
