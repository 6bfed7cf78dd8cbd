import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

import { IconButton } from '../../../../components/Button/IconButton.tsx'
import { classNames } from '../../../../components/class-names.ts'
import { decorativeIcon } from '../../../../components/decorative-icon.ts'
import { type Shown, useStrip } from './use-strip.ts'

import styles from './Strip.module.css'

interface StripProps {
  /** Names the group: the id of its heading. */
  readonly labelledBy: string
  /** Days stand three side by side and times four; from 400 px on four and five (specification, section 9). */
  readonly kind: 'days' | 'times'
  /** What the arrows are called. */
  readonly before: string
  readonly after: string
  /** The place of the item to be brought into view, -1 for none. */
  readonly at: number
  /** The items, one after the other. */
  readonly children: readonly ReactNode[]
  readonly onShown?: ((shown: Shown) => void) | undefined
}

/** A row of radio buttons of which a few are seen: it scrolls, snaps, and moves by arrows. */
export function Strip({ labelledBy, kind, before, after, at, children, onShown }: StripProps) {
  const row = useRef<HTMLDivElement>(null)
  const { shown, move } = useStrip(row, children.length)
  useEffect(() => onShown?.(shown), [shown, onShown])
  useLayoutEffect(() => {
    const element = row.current
    const item = element?.children[at]
    if (!element || !item) return
    const [outer, inner] = [element.getBoundingClientRect(), item.getBoundingClientRect()]
    // Only the row moves: scrollIntoView would move the dialog around it too.
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1) {
      element.scrollBy({ left: inner.left - outer.left })
    }
  }, [at])
  const atStart = shown.from <= 0
  const atEnd = shown.to === -1 || shown.to === children.length - 1
  return (
    <div className={styles.strip}>
      <IconButton
        className={styles.arrow}
        label={before}
        aria-disabled={atStart}
        onClick={() => !atStart && move(-1)}
      >
        <IconChevronLeft {...decorativeIcon} />
      </IconButton>
      <div
        ref={row}
        className={classNames(styles.row, styles[kind])}
        role="radiogroup"
        aria-labelledby={labelledBy}
      >
        {children}
      </div>
      <IconButton
        className={styles.arrow}
        label={after}
        aria-disabled={atEnd}
        onClick={() => !atEnd && move(1)}
      >
        <IconChevronRight {...decorativeIcon} />
      </IconButton>
    </div>
  )
}
