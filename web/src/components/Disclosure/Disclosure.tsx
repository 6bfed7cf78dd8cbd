import { useEffect, useId, useRef, useState } from 'react'

import { classNames } from '../class-names.ts'

import styles from './Disclosure.module.css'

export interface DisclosureProps {
  /** Plain text; its line breaks are kept. */
  readonly text: string
  /** How many lines are seen while it is collapsed. */
  readonly lines?: 3 | 5 | 8 | undefined
  readonly moreLabel?: string | undefined
  readonly lessLabel?: string | undefined
  readonly className?: string | undefined
}

function ClampedText(props: DisclosureProps) {
  const { text, lines = 5, moreLabel = 'Leggi tutto', lessLabel = 'Mostra meno', className } = props
  const id = useId()
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const element = paragraph.current
    if (!element || open) return undefined
    // The width decides how many lines there are, so every change of size asks again; open, nothing is cut.
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [open])

  return (
    <div className={className}>
      <p
        id={id}
        ref={paragraph}
        className={classNames(styles.text, !open && styles.collapsed)}
        data-lines={lines}
      >
        {text}
      </p>
      {overflows && (
        <button
          type="button"
          className={`link ${styles.toggle}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </div>
  )
}

/**
 * A long text cut to a few lines, with a toggle only where something is cut (features.md, B4). Without scripts the
 * whole text stands there; another text starts collapsed.
 */
export function Disclosure(props: DisclosureProps) {
  return <ClampedText key={props.text} {...props} />
}
