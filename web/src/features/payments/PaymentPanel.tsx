import type { PaymentMethod, PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'

import { classNames } from '../../components/class-names.ts'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { useCardMode } from '../../lib/card-mode.ts'
import { missingMessage } from './billing/field-messages.ts'
import { FailureDialog } from './billing/messages/FailureDialog.tsx'
import { useBilling } from './billing/use-billing.ts'
import { CardTab } from './method/CardTab.tsx'
import { usePaymentMethod } from './method/use-payment-method.ts'
import { PaidBefore } from './PaidBefore.tsx'
import { PaymentBoundary } from './PaymentBoundary.tsx'
import { NextSteps } from './receipt/NextSteps.tsx'
import { createSentCardPayment } from './receipt/sent-payment.ts'
import { useShopData } from './shop-data/use-shop-data.ts'
import { PaymentSummary } from './summary/PaymentSummary.tsx'
import { TransferConfirmation } from './transfer/TransferConfirmation.tsx'
import { TransferForm } from './transfer/TransferForm.tsx'
import { useSentTransfer } from './transfer/use-sent-transfer.ts'

import styles from './PaymentPanel.module.css'

export interface PaymentPanelProps {
  readonly purpose: PaymentPurpose
  /** The professional's uid, from the page's link; null on the trial page. */
  readonly uid: string | null
  /** The business name for the transfer's reason, if the page knows it. */
  readonly shopName?: string | undefined
  /** The tab that is open without `?metodo=`. */
  readonly defaultMethod: PaymentMethod
  /** Whether the visitor accepted the terms; before, the payment methods are disabled and nothing is sent. */
  readonly termsAccepted: boolean
  /** Content above the total: back link, heading, greeting. */
  readonly heading: ReactNode
  /**
   * The page's terms checkbox, above the methods.
   * @param tries how often the visitor tried a disabled method; each time the checkbox says why
   */
  readonly renderTerms: (tries: number) => ReactNode
  /** Further content: below the total in two columns, at the end in one column. */
  readonly extra: ReactNode
  /** The way to a person, below the form: Tab comes to it after the fields (WCAG 2.2, 2.4.3). */
  readonly help: ReactNode
}

function isMethod(id: string): id is PaymentMethod {
  return id === 'bank_transfer' || id === 'card'
}

function Panel(props: PaymentPanelProps) {
  const { purpose, uid, shopName = null, defaultMethod, termsAccepted, heading, renderTerms } = props
  const ownLink = uid !== null
  const billing = useBilling(uid)
  // A personal link shows an amount of its own, so it needs the intent before the terms are accepted.
  const wanted = ownLink || termsAccepted
  const { shopData, reload, renew } = useShopData(purpose, uid, wanted, billing.paidPaymentIntentId)
  const sent = useSentTransfer(purpose, uid)
  const cards = useCardMode()
  const [chosen, chooseMethod] = usePaymentMethod(defaultMethod)
  const method = cards === 'none' ? 'bank_transfer' : chosen
  const [paying, setPaying] = useState(false)
  const [tries, setTries] = useState(0)
  if (termsAccepted && tries > 0) setTries(0)
  const reasonId = useId()

  const intent = shopData.state === 'ready' ? shopData.intent : null
  const standard = shopData.state === 'unavailable'
  const listed = standard || purpose === 'trial' || shopData.state === 'idle'
  const amount = intent?.amount ?? (listed ? professionalTerms.activationAmount : null)
  const missing = missingMessage(billing.form.values, shopData.state === 'loading')
  const sendBilling = (by: PaymentMethod) => {
    return billing.send({ method: by, paymentIntentId: intent?.paymentIntentId ?? null })
  }
  const announceTransfer = async () => {
    if (amount === null || missing !== null) return
    const values = await sendBilling('bank_transfer')
    if (values) sent.announce({ purpose, uid, amount, values, at: Date.now() })
  }
  const submitCardBilling = async () => {
    const values = await sendBilling('card')
    if (!values || !intent) return null
    const { paymentIntentId } = intent
    const payment = { purpose, uid, amount: intent.amount, values, at: Date.now(), paymentIntentId }
    createSentCardPayment(() => sessionStorage).write(payment)
    return values.email.trim()
  }
  const shared = { billing, purpose, missing, ownLink }
  const transferTab = {
    id: 'bank_transfer',
    label: 'Bonifico Bancario',
    icon: <IconBuildingBank {...decorativeIcon} />,
    panel: (
      <TransferForm {...shared} amount={amount} shopName={shopName} onSend={() => void announceTransfer()} />
    ),
  }
  const cardTab = {
    id: 'card',
    label: 'Altri metodi',
    icon: <IconCreditCard {...decorativeIcon} />,
    panel: (
      <CardTab
        {...shared}
        {...{ shopData, reload, renew }}
        onSubmitBilling={submitCardBilling}
        onBusyChange={setPaying}
      />
    ),
  }
  return (
    <div className={classNames('wrap', styles.panel)}>
      <div className={classNames(styles.summary, sent.transfer && styles.confirmed)}>
        <div className={styles.heading}>{heading}</div>
        <PaymentSummary
          purpose={purpose}
          amount={sent.transfer?.amount ?? amount}
          standard={standard && !sent.transfer}
        />
        <Picture className={styles.picture} name="prop-carta" alt="" sizes="9.5rem" />
      </div>
      <div className={styles.form}>
        <div className={styles.card} data-main-action="page">
          {sent.transfer ? (
            <TransferConfirmation
              transfer={sent.transfer}
              shopName={shopName}
              fresh={sent.fresh}
              onEdit={sent.forget}
            />
          ) : (
            <>
              {renderTerms(tries)}
              <div className={styles.ways}>
                {billing.paidPaymentIntentId !== null && wanted && <PaidBefore />}
                <Tabs
                  label="Metodo di pagamento"
                  items={cards === 'none' ? [transferTab] : [transferTab, cardTab]}
                  value={method}
                  locked={termsAccepted ? undefined : { reasonId, onTry: () => setTries((last) => last + 1) }}
                  onChange={(id) => {
                    // Keep the tab during a payment, so that its result is visible.
                    if (isMethod(id) && !paying && !billing.sending) chooseMethod(id)
                  }}
                />
                {!termsAccepted && (
                  <p className="note" id={reasonId}>
                    Prima accetta i termini: spunta la casella
                    {cards === 'none' ? '.' : ', poi scegli come pagare.'}
                  </p>
                )}
              </div>
            </>
          )}
        </div>
        <div className={styles.help}>{props.help}</div>
      </div>
      <div className={styles.extra}>
        {!sent.transfer && (
          <NextSteps purpose={purpose} awaits={cards === 'none' ? 'bank_transfer' : 'any'} />
        )}
        {props.extra}
      </div>
      <FailureDialog failure={billing.failure} dismissFailure={billing.dismissFailure} />
    </div>
  )
}

/**
 * The payment panel: what is paid, and how; two columns from 960 px (specification, section 2, 'Payment
 * panel'). Typed text is stored for the tab's session, so the panel may be unmounted and mounted again.
 */
export function PaymentPanel(props: PaymentPanelProps) {
  const { purpose, uid } = props
  return (
    <PaymentBoundary>
      <Panel key={`${purpose} ${uid ?? ''}`} {...props} />
    </PaymentBoundary>
  )
}
