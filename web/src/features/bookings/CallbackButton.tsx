import { useRef, useState } from 'react'

import { Button, type ButtonProps } from '../../components/Button/Button.tsx'
import { classNames } from '../../components/class-names.ts'
import { CallbackDialog } from './CallbackDialog.tsx'
import { browserOfferMemory } from './offer/browser-offer-memory.ts'

import styles from './Callback.module.css'

export interface CallbackButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'full' | 'className' | 'children'
> {
  /** What the call is about, for who calls: 'Domande sul servizio', say; at most 120 characters. */
  readonly title?: string | undefined
  /** The professional who asks, where the page knows. */
  readonly uid?: string | undefined
}

/** A button that opens the booking of a call (specification, section 4, 'Callback booking'). */
export function CallbackButton({ title, uid, className, ...look }: CallbackButtonProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const handleClick = () => {
    setOpen(true)
    // Who has found the booking needs no offer of it.
    browserOfferMemory().seen()
  }
  return (
    <>
      <Button
        {...look}
        ref={button}
        className={classNames(styles.button, className)}
        aria-haspopup="dialog"
        onClick={handleClick}
      />
      <CallbackDialog
        open={open}
        subject={{ title, uid }}
        returnFocus={button}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
