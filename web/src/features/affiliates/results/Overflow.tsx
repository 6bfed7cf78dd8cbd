import { useId, useState } from 'react'

import styles from './Overflow.module.css'

interface OverflowProps {
  readonly items: readonly string[]
  /** The number of items that show at first. */
  readonly shown: number
  /** The items' noun for the button's accessible name: 'comuni'. */
  readonly noun: string
}

/** A list in a sentence: 'Lissone, Desio +6'. The button shows the rest; without scripts all items show. */
export function Overflow({ items, shown, noun }: OverflowProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  // A single hidden item would need as much space as the button: show it instead.
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
        <span>{open ? 'Meno' : `+${rest.length}`}</span>
      </button>
    </>
  )
}
