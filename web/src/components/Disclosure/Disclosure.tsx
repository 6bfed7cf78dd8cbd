import { useEffect, useId, useRef, useState } from 'react'

import { classNames } from '../class-names.ts'

import styles from './Disclosure.module.css'

export interface DisclosureProps {
  /** Plain text; its line breaks are kept. */
  readonly text: string
  /** Number of lines while collapsed. */
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
    // The number of lines depends on the width, so check at every resize. An open text is never cut.
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
 * A long text cut to a few lines, with a toggle only if something is cut (features.md, B4). Without scripts
 * the whole text is visible. A new text starts collapsed.
 */
export function Disclosure(props: DisclosureProps) {
  return <ClampedText key={props.text} {...props} />
}
