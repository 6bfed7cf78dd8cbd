import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

import { wrapIndex } from '../swipe.ts'

import styles from './Tabs.module.css'

export interface TabItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly panel: ReactNode
}

export interface TabsProps {
  /** The `aria-label` of the tab list. */
  readonly label: string
  readonly items: readonly TabItem[]
  /** The chosen item's id. */
  readonly value: string
  readonly onChange: (id: string) => void
  /**
   * Disables the tabs and hides the panels; a click calls `onTry`, which says why. The tabs stay focusable, so
   * that the reason can be found.
   */
  readonly locked?: { readonly reasonId: string; readonly onTry: () => void } | undefined
  /** The class of every panel. */
  readonly panelClassName?: string | undefined
}

/**
 * ARIA tabs with automatic activation by arrows, Home and End. A panel is mounted when it is first chosen and
 * stays mounted, so that typed text is kept.
 */
export function Tabs({ label, items, value, onChange, locked, panelClassName }: TabsProps) {
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(locked ? [] : [value]))
  if (!locked && !seen.has(value)) setSeen(new Set([...seen, value]))

  const handleKey = (event: KeyboardEvent) => {
    const at = items.findIndex(({ id }) => id === value)
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: wrapIndex(at, 1, items.length),
      ArrowLeft: wrapIndex(at, -1, items.length),
      Home: 0,
      End: items.length - 1,
    }
    const target = targets[event.key]
    const item = target === undefined ? undefined : items[target]
    if (target === undefined || !item) return
    event.preventDefault()
    if (!locked) onChange(item.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label} ref={list}>
        {items.map(({ id, label: text, icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${id}`}
            className={styles.tab}
            aria-selected={id === value}
            aria-disabled={locked ? true : undefined}
            aria-describedby={locked?.reasonId}
            aria-controls={`${baseId}-panel-${id}`}
            tabIndex={id === value ? 0 : -1}
            onClick={() => (locked ? locked.onTry() : onChange(id))}
            onKeyDown={handleKey}
          >
            {icon}
            {text}
          </button>
        ))}
      </div>
      {items.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${baseId}-panel-${id}`}
          className={panelClassName}
          aria-labelledby={`${baseId}-tab-${id}`}
          hidden={locked !== undefined || id !== value}
        >
          {seen.has(id) && panel}
        </div>
      ))}
    </>
  )
}
