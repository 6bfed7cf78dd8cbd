import { useEffect, useId, useRef } from 'react'

import type { BotCheck } from '../../lib/bot-check.ts'

import styles from './Honeypot.module.css'

interface HoneypotProps {
  /** The form's; it is told as soon as anything of the form is used, and of what stands in the field. */
  readonly check: Pick<BotCheck, 'touch' | 'trap'>
}

/** Says to every program that fills in forms for its user that there is nothing to fill in. */
const notForHelpers = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const

const uses = ['focusin', 'pointerdown'] as const

/**
 * A form's field that only a program finds: neither on screen, nor in the order of the Tab key, nor read out
 * (security.md, AZ-10). Not `hidden`, which programs know too.
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
