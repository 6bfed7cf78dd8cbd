import type { ComponentPropsWithRef, MouseEvent } from 'react'

import { classNames } from '../class-names.ts'
import { type ButtonLook, buttonClass } from './button-class.ts'

import styles from './Button.module.css'

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Shows a spinner and blocks click and submit; the button keeps the focus. */
  readonly busy?: boolean | undefined
}

/** A button. `type` is 'button' by default, so that no button submits a form by accident. */
export function Button({
  variant,
  size,
  full,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Use aria-disabled: `disabled` would lose the focus while the request runs.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, full }, className), busy && styles.busy)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
