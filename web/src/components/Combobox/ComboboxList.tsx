/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role,
   jsx-a11y/click-events-have-key-events -- in an ARIA combobox the text field handles focus and keys */
import { IconCheck } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef } from 'react'

import { decorativeIcon } from '../decorative-icon.ts'
import type { ComboboxOption } from './combobox-state.ts'
import { matchRange } from './match-range.ts'

import styles from './Combobox.module.css'

export interface ComboboxListProps {
  readonly id: string
  readonly label: string
  readonly options: readonly ComboboxOption[]
  readonly active: number
  readonly query: string
  /** A last line that cannot be chosen: 'altri 214, continua a scrivere'. */
  readonly more: string | null
  readonly onChoose: (option: ComboboxOption) => void
}

/** The id of a row, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  const range = matchRange(text, query)
  if (!range) return text
  return (
    <>
      {text.slice(0, range[0])}
      <mark>{text.slice(...range)}</mark>
      {text.slice(range[1])}
    </>
  )
}

// Keep the focus in the field: its blur event would close the list before the click.
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

/** The popup of a combobox: the rows, and a line with the number of further matches. */
export function ComboboxList({ id, label, options, active, query, more, onChoose }: ComboboxListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div className={styles.popup} onMouseDown={keepFocus} role="presentation">
      <ul className={styles.list} id={id} role="listbox" aria-label={label} ref={list}>
        {options.map((option, index) => (
          <li
            key={option.id}
            id={optionId(id, index)}
            className={styles.option}
            role="option"
            aria-selected={index === active}
            onClick={() => onChoose(option)}
          >
            <span className={styles.text}>
              <span>
                <Highlighted text={option.text} query={query} />
              </span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
            {index === active && <IconCheck {...decorativeIcon} />}
          </li>
        ))}
      </ul>
      {more && <p className={styles.more}>{more}</p>}
    </div>
  )
}
