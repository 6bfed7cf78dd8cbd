import type { ComponentPropsWithRef } from 'react'

import { TextField } from '../../../components/Field/TextField.tsx'
import { Honeypot } from '../../../components/Honeypot/Honeypot.tsx'
import { StepTitle } from '../summary/StepTitle.tsx'
import { type BillingField, billingFields, verdict } from './billing-form.ts'
import { fieldLabels } from './field-messages.ts'
import type { Billing } from './use-billing.ts'

import styles from './BillingFields.module.css'

interface BillingFieldsProps {
  readonly billing: Pick<Billing, 'check' | 'form' | 'dispatch'>
  /** Prefix of the input ids; both tabs show these fields. */
  readonly idPrefix: string
  /** Says what the email is used for. */
  readonly emailHint: string
  /** The number of these fields among the form's steps, if it has steps. */
  readonly step?: number | undefined
}

/** The id of a field's input, for the error summary. */
export function fieldId(idPrefix: string, field: BillingField): string {
  return `${idPrefix}-${field}`
}

const inputs = {
  // Not a number input, which would drop leading zeros.
  vat: { inputMode: 'numeric', autoComplete: 'off' },
  cuuPec: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  email: { type: 'email', autoComplete: 'email', placeholder: 'nome@tuaditta.it' },
} as const satisfies Record<BillingField, ComponentPropsWithRef<'input'>>

const hints = {
  vat: '11 cifre',
  cuuPec: 'L’indirizzo PEC, o il codice di 7 caratteri',
} as const

/** The fields of the billing data (specification, section 2, 'Payment panel'). */
export function BillingFields({ billing, idPrefix, emailHint, step }: BillingFieldsProps) {
  const { check, form, dispatch } = billing
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>
        <StepTitle step={step}>Dati di fatturazione</StepTitle>
      </legend>
      {billingFields.map((field) => {
        const { error, ok, advice } = verdict(form, field)
        const hint = field === 'email' ? emailHint : hints[field]
        return (
          <TextField
            key={field}
            id={fieldId(idPrefix, field)}
            className={field === 'email' ? styles.wide : undefined}
            label={fieldLabels[field]}
            {...inputs[field]}
            required
            numeric={field === 'vat'}
            hint={advice ?? (error === undefined && ok === undefined && hint)}
            error={error}
            ok={ok}
            value={form.values[field]}
            onChange={(event) => dispatch({ type: 'typed', field, value: event.currentTarget.value })}
            onBlur={() => dispatch({ type: 'left', field })}
          />
        )
      })}
      <Honeypot check={check} />
    </fieldset>
  )
}
