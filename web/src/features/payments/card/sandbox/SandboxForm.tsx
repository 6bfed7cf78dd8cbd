import { testCards } from '@mestieri/shared/test-cards.ts'
import { IconCreditCard } from '@tabler/icons-react'
import { type ChangeEvent, useEffect, useRef } from 'react'

import { Alert } from '../../../../components/Alert/Alert.tsx'
import { decorativeIcon } from '../../../../components/decorative-icon.ts'
import { SelectField } from '../../../../components/Field/SelectField.tsx'
import { TextField } from '../../../../components/Field/TextField.tsx'
import { useStore } from '../../../../lib/storage/store.ts'
import { type CardField, digitsOf, shownAs } from './card-fields.ts'
import type { SandboxForm as Form } from './sandbox-form-state.ts'
import { SandboxBankPage } from './SandboxBankPage.tsx'

import styles from './SandboxForm.module.css'

/** The card form of the test mode: labelled as a test, with a list of test numbers. */
export function SandboxForm({ form }: { readonly form: Form }) {
  const { values, errors, refusals, atBank } = useStore(form)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const change = (field: CardField) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target
    // Format only text typed at the end; formatting elsewhere would move the caret.
    const grown = selectionStart === value.length && value.length > values[field].length
    form.change(field, grown ? shownAs(field, value) : value)
  }
  const field = (name: CardField) => ({
    value: values[name],
    error: errors[name],
    numeric: true,
    inputMode: 'numeric' as const,
    autoComplete: { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' }[name],
    onChange: change(name),
    onBlur: () => form.change(name, shownAs(name, values[name])),
  })
  const chosen = testCards.find(({ number }) => number === digitsOf(values.number))?.number ?? ''
  return (
    <div className={styles.form} ref={box}>
      <Alert tone="warning" title="Ambiente di prova: nessun addebito" className={styles.wide}>
        Scegli come deve andare il pagamento: il resto si compila da solo.
      </Alert>
      <SelectField
        className={styles.wide}
        label="Carta di prova"
        value={chosen}
        onChange={(event) => form.choose(event.target.value)}
      >
        <option value="">Scegli un numero di prova…</option>
        {testCards.map(({ number, label }) => (
          <option key={number} value={number}>
            {label} · {shownAs('number', number)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('number')}
        className={styles.wide}
        label="Numero della carta"
        placeholder="1234 1234 1234 1234"
        icon={<IconCreditCard {...decorativeIcon} />}
      />
      <TextField {...field('expiry')} label="Scadenza" placeholder="MM/AA" />
      <TextField {...field('cvc')} label="CVC" placeholder="3 cifre" />
      <SandboxBankPage open={atBank} onAnswer={form.answer} />
    </div>
  )
}
