import type { Intent, PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { formatEuro } from '@mestieri/shared/money.ts'
import { IconLock } from '@tabler/icons-react'
import { type Ref, useEffect, useImperativeHandle } from 'react'

import { Button } from '../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { CardMessage, CardNoticeMessage, SlowMessage } from './CardMessages.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { useCardSession } from './use-card-session.ts'

import styles from './CardForm.module.css'

/** What the panel's `<form onSubmit>` calls while the card tab is open: Enter in any field and the button alike. */
export interface CardFormHandle {
  submit(): void
}

export interface CardFormProps {
  /** What is paid, from the BFF alone (ID-07); another one takes its place after `onIntentUnusable`. */
  readonly intent: Intent
  /** Tells which return page the payment ends on. */
  readonly purpose: PaymentPurpose
  /** False while a billing field is empty or the terms are not accepted: the button is disabled. */
  readonly canSubmit: boolean
  /**
   * Checks and sends the billing data, after the card's fields are found complete and before the card is confirmed.
   * @returns false when they were not accepted; the panel has said why, and put the focus there
   */
  readonly onSubmitBilling: () => Promise<boolean>
  /**
   * This intent can be paid no more (paid before, or cancelled): the panel asks for a new one with `renew: true` and
   * gives it as `intent`. Meanwhile the form says that it loads.
   */
  readonly onIntentUnusable: () => void
  /** A payment is under way, or no longer: the tabs are best left alone meanwhile. */
  readonly onBusyChange?: ((busy: boolean) => void) | undefined
  readonly ref?: Ref<CardFormHandle> | undefined
}

/**
 * The card part of the payment panel's form: fields, messages and the submit button, without a `<form>` of its own.
 * To be kept mounted, `hidden` say, when the other tab is opened: what was typed into it lives in it.
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
      <div className={styles.fields}>
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
