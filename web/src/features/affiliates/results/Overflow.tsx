import { useId, useState } from 'react'

import styles from './Overflow.module.css'

interface OverflowProps {
  readonly items: readonly string[]
  /** How many are seen at first. */
  readonly shown: number
  /** What they are, for who hears the button: 'comuni'. */
  readonly noun: string
}

/** A list in a sentence, 'Lissone, Desio +6': the rest after a press; without scripts all of it. */
export function Overflow({ items, shown, noun }: OverflowProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  // One alone takes no more room than the button would.
  const first = items.length > shown + 1 ? items.slice(0, shown) : items
  const rest = items.slice(first.length)
  if (rest.length === 0) return first.join(', ')
  return (
    <>
      {first.join(', ')}
      <span id={id} className={open ? undefined : styles.rest}>
        {`, ${rest.join(', ')}`}
      </span>{' '}
      <button
        type="button"
        className={styles.more}
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? `Mostra meno ${noun}` : `Mostra altri ${rest.length} ${noun}`}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Meno' : `+${rest.length}`}
      </button>
    </>
  )
}
