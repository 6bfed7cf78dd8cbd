import { useEffect, useId, useRef } from 'react'

import type { BotCheck } from '../../lib/bot-check/bot-check.ts'

import styles from './Honeypot.module.css'

interface HoneypotProps {
  /** The form's bot check; receives the first use of the form and the honeypot's value. */
  readonly check: Pick<BotCheck, 'touch' | 'trap'>
}

/** Keeps browsers and password managers from filling in the field. */
const notForHelpers = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const

const uses = ['focusin', 'pointerdown'] as const

/**
 * A form field that only bots fill in: it is off-screen, out of the tab order and hidden from screen readers
 * (security.md, AZ-10). It is not `hidden`, because bots skip hidden fields.
 */
export function Honeypot({ check }: HoneypotProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = field.current?.form
    for (const use of uses) form?.addEventListener(use, check.touch)
    return () => {
      for (const use of uses) form?.removeEventListener(use, check.touch)
    }
  }, [check])
  return (
    <div className="sr" aria-hidden="true">
      <label htmlFor={id}>Lascia vuoto questo campo</label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="text"
        name="riferimento_interno"
        tabIndex={-1}
        {...notForHelpers}
        onChange={({ currentTarget }) => check.trap(currentTarget.value)}
      />
    </div>
  )
}
