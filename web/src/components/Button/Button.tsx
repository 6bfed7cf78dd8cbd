import type { ComponentPropsWithRef, MouseEvent } from 'react'

import { classNames } from '../class-names.ts'
import { type ButtonLook, buttonClass } from './button-class.ts'

import styles from './Button.module.css'

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Something is under way: a spinner, no click and no submit, but the focus stays where it is. */
  readonly busy?: boolean | undefined
}

/** A button; `type` is 'button' unless told, so that only a meant submit submits. */
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
  // `disabled` would drop the focus and the announcement while the request runs.
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
