import { useEffect, useRef } from 'react'

import { Alert } from '../../../../components/Alert/Alert.tsx'
import { billingFields, type BillingForm, verdict } from '../billing-form.ts'
import { fieldId } from '../BillingFields.tsx'
import { fieldLabels } from '../field-messages.ts'

import styles from './ErrorSummary.module.css'

interface ErrorSummaryProps {
  readonly form: BillingForm
  readonly idPrefix: string
  /** Number of refused attempts; each new one moves the focus here. */
  readonly times: number
}

/** The errors that prevent sending, each with a link to its field; corrected errors disappear. */
export function ErrorSummary({ form, idPrefix, times }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const errors = billingFields.flatMap((field) => {
    const { error } = verdict(form, field)
    return error === undefined ? [] : [{ field, error }]
  })
  useEffect(() => {
    if (times > 0) box.current?.focus()
  }, [times])
  if (times === 0 || errors.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-label="Errori nei dati di fatturazione" className={styles.summary}>
      <Alert
        tone="danger"
        title={errors.length === 1 ? 'C’è un dato da correggere' : 'Ci sono dati da correggere'}
      >
        <ul className={styles.list}>
          {errors.map(({ field, error }) => (
            <li key={field}>
              <button
                type="button"
                className={styles.jump}
                onClick={() => document.getElementById(fieldId(idPrefix, field))?.focus()}
              >
                <span>
                  <b>{fieldLabels[field]}:</b> {error}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  )
}
