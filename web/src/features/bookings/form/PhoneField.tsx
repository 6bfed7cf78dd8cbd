import { type PhoneFault, phoneMessages } from '@mestieri/shared/phone.ts'
import type { Ref } from 'react'

import { classNames } from '../../../components/class-names.ts'
import { TextField } from '../../../components/Field/TextField.tsx'

import styles from './PhoneField.module.css'

interface PhoneFieldProps {
  readonly inputRef: Ref<HTMLInputElement>
  readonly value: string
  readonly fault: PhoneFault | null
  /** The last digits of the number on record, which is called where none is typed. */
  readonly ending?: string | undefined
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

/** The number to be called: Italian unless it begins with a country code of its own (features.md, F6). */
export function PhoneField({ inputRef, value, fault, ending, onType, onLeave }: PhoneFieldProps) {
  const italian = !/^[\s\p{Cf}]*(?:\+|00)/u.test(value)
  return (
    <TextField
      ref={inputRef}
      className={classNames(italian && styles.italian)}
      label={ending ? 'Un altro telefono, se vuoi' : 'Telefono'}
      type="tel"
      name="phone"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      numeric
      placeholder="347 123 4567"
      required={!ending}
      value={value}
      hint={ending && `Se lo lasci vuoto useremo il numero che finisce con ${ending}.`}
      error={fault && phoneMessages[fault]}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
    >
      {italian && (
        <span className={classNames(styles.prefix, 'num')} aria-hidden="true">
          +39
        </span>
      )}
    </TextField>
  )
}
