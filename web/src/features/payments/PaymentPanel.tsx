import type { PaymentMethod, PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

import { classNames } from '../../components/class-names.ts'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { missingMessage } from './billing/field-messages.ts'
import { FailureDialog } from './billing/messages/FailureDialog.tsx'
import { useBilling } from './billing/use-billing.ts'
import { CardTab } from './method/CardTab.tsx'
import { usePaymentMethod } from './method/use-payment-method.ts'
import { PaidBefore } from './PaidBefore.tsx'
import { PaymentBoundary } from './PaymentBoundary.tsx'
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
  /** Whether the visitor accepted the terms; before, nothing is sent. The page asks for acceptance. */
  readonly termsAccepted: boolean
  /** The effect of acceptance: it shows the payment methods, or it only enables sending. */
  readonly gate?: 'shows' | 'enables'
  /** Content above the total: back link, heading, greeting. */
  readonly heading?: ReactNode
  /** The page's terms checkbox, above the form; absent when it is outside the panel. */
  readonly terms?: ReactNode
  /** Further content: below the total in two columns, at the end in one column. */
  readonly extra?: ReactNode
}

function isMethod(id: string): id is PaymentMethod {
  return id === 'bank_transfer' || id === 'card'
}

function Panel(props: PaymentPanelProps) {
  const { purpose, uid, shopName = null, defaultMethod, termsAccepted, gate = 'shows' } = props
  const { heading, terms, extra } = props
  const shown = gate === 'enables' || termsAccepted
  const [opened, setOpened] = useState(shown)
  if (shown && !opened) setOpened(true)
  const billing = useBilling(uid)
  const { shopData, reload, renew } = useShopData(purpose, uid, shown, billing.paid)
  const sent = useSentTransfer(purpose, uid)
  const [method, chooseMethod] = usePaymentMethod(defaultMethod)
  const [paying, setPaying] = useState(false)

  const intent = shopData.state === 'ready' ? shopData.intent : null
  const standard = shopData.state === 'unavailable'
  const listed = standard || purpose === 'trial' || shopData.state === 'idle'
  const amount = intent?.amount ?? (listed ? professionalTerms.activationAmount : null)
  const missing = missingMessage(billing.form.values, termsAccepted, shopData.state === 'loading')
  const sendBilling = (by: PaymentMethod) => {
    return billing.send({ method: by, paymentIntentId: intent?.paymentIntentId ?? null })
  }
  const announceTransfer = async () => {
    if (amount === null || missing !== null) return
    const values = await sendBilling('bank_transfer')
    if (values) sent.announce({ purpose, uid, amount, values })
  }
  const shared = { billing, missing, emailStays: uid !== null }
  const tabs = [
    {
      id: 'bank_transfer',
      label: 'Bonifico Bancario',
      icon: <IconBuildingBank {...decorativeIcon} />,
      panel: (
        <TransferForm
          {...shared}
          amount={amount}
          shopName={shopName}
          onSend={() => void announceTransfer()}
        />
      ),
    },
    {
      id: 'card',
      label: 'Altri metodi',
      icon: <IconCreditCard {...decorativeIcon} />,
      panel: (
        <CardTab
          {...shared}
          {...{ shopData, reload, renew, purpose }}
          onSubmitBilling={async () => (await sendBilling('card')) !== null}
          onBusyChange={setPaying}
        />
      ),
    },
  ]
  return (
    <div className={classNames('wrap', styles.panel)}>
      <div className={styles.summary}>
        <div className={styles.heading}>{heading}</div>
        <PaymentSummary amount={sent.transfer?.amount ?? amount} standard={standard && !sent.transfer} />
        <Picture className={styles.picture} name="prop-carta" alt="" sizes="9.5rem" />
      </div>
      <div className={styles.card}>
        {sent.transfer ? (
          <TransferConfirmation
            transfer={sent.transfer}
            shopName={shopName}
            fresh={sent.fresh}
            onEdit={sent.forget}
          />
        ) : (
          <>
            {terms}
            {/* Hide the tabs and keep them mounted, so that typed text is not lost. */}
            {opened && (
              <div className={styles.ways} hidden={!shown}>
                {billing.paid !== null && <PaidBefore />}
                <Tabs
                  label="Metodo di pagamento"
                  items={tabs}
                  value={method}
                  onChange={(id) => {
                    // Keep the tab during a payment, so that its result is visible.
                    if (isMethod(id) && !paying && !billing.sending) chooseMethod(id)
                  }}
                />
              </div>
            )}
          </>
        )}
      </div>
      {extra && <div className={styles.extra}>{extra}</div>}
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
