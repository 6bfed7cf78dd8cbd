import type { Intent, PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { formatEuro } from '@mestieri/shared/money.ts'
import { IconLock } from '@tabler/icons-react'
import { type Ref, useEffect, useImperativeHandle } from 'react'

import { Button } from '../../../components/Button/Button.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { CardMessage, CardNoticeMessage, SlowMessage } from './CardMessages.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { useCardSession } from './use-card-session.ts'

import styles from './CardForm.module.css'

/** The handle for the panel's `<form onSubmit>`, which handles Enter in any field and the button. */
export interface CardFormHandle {
  submit(): void
}

export interface CardFormProps {
  /** The intent to pay, from the BFF only (ID-07). After `onIntentUnusable` the panel passes a new one. */
  readonly intent: Intent
  /** Selects the return page. */
  readonly purpose: PaymentPurpose
  /** False while a billing field is empty or the terms are not accepted; disables the button. */
  readonly canSubmit: boolean
  /**
   * Checks and sends the billing data. Called after the card fields are complete and before the confirmation.
   * @returns their email; null when they were not accepted: the panel then shows why and moves the focus there
   */
  readonly onSubmitBilling: () => Promise<string | null>
  /**
   * Called when the intent can no longer be paid, because it is paid or cancelled. The panel then requests a
   * new one with `renew: true` and passes it as `intent`. Meanwhile the form shows that it loads.
   */
  readonly onIntentUnusable: () => void
  /** Called when a payment starts or ends; the caller keeps the tab open meanwhile. */
  readonly onBusyChange?: ((busy: boolean) => void) | undefined
  readonly ref?: Ref<CardFormHandle> | undefined
}

/**
 * The card part of the panel's form: fields, messages and submit button, without its own `<form>`. Keep it
 * mounted (but hidden) while the other tab is open, because it holds the typed card data.
 */
export function CardForm(props: CardFormProps) {
  const { intent, purpose, canSubmit, onSubmitBilling, onIntentUnusable, onBusyChange, ref } = props
  const { session, view, element } = useCardSession(intent, purpose, onIntentUnusable)
  const { stage, notice, slow, note } = view
  const busy = stage === 'paying' || stage === 'leaving'
  const usable = stage === 'ready' || busy
  useImperativeHandle(ref, () => ({
    submit() {
      if (canSubmit) void session.submit(onSubmitBilling)
    },
  }))
  useEffect(() => {
    onBusyChange?.(busy)
    return () => onBusyChange?.(false)
  }, [busy, onBusyChange])
  return (
    <div className={styles.card}>
      <div className={classNames(styles.fields, (usable || stage === 'loading') && styles.reserved)}>
        <h2 className={styles.title}>Carta</h2>
        {notice?.kind === 'paid-before' && <CardNoticeMessage notice={notice} />}
        {stage === 'loading' && <CardSkeleton />}
        {!usable && stage !== 'loading' && <CardMessage stage={stage} session={session} />}
        <div ref={element} hidden={!usable} />
        {usable && note && (
          <p className={styles.note}>
            <IconLock {...decorativeIcon} /> {note}
          </p>
        )}
      </div>
      {notice && notice.kind !== 'paid-before' && <CardNoticeMessage notice={notice} />}
      {slow && usable && <SlowMessage paying={busy} session={session} />}
      {(usable || stage === 'loading') && (
        <Button type="submit" full busy={busy} disabled={!canSubmit || !usable}>
          {busy ? 'Pagamento in corso…' : `Paga ${formatEuro(intent.amount)}`}
        </Button>
      )}
    </div>
  )
}
