import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { decorativeIcon } from '../decorative-icon.ts'
import { articleNumbers, type LegalPart } from './legal-text.ts'
import { useCurrentAnchor } from './use-current-anchor.ts'

import styles from './Contents.module.css'

interface ContentsProps {
  readonly parts: readonly LegalPart[]
}

/** The table of contents: beside the text on wide screens, above it and collapsed on narrow screens. */
export function Contents({ parts }: ContentsProps) {
  const current = useCurrentAnchor()
  const beside = useRef<HTMLElement>(null)
  useEffect(() => {
    const list = beside.current
    if (!list) return
    const entry = list.querySelector<HTMLElement>(`a[href$="#${current}"]`)
    // Before the first part, and at the end of the page, no part is being read.
    if (!entry) {
      if (scrollY < innerHeight) list.scrollTop = 0
      return
    }
    // `scrollIntoView` would also scroll the page.
    const above = entry.offsetTop - list.scrollTop
    if (above < 0 || above > list.clientHeight - entry.clientHeight) {
      list.scrollTop = entry.offsetTop - list.clientHeight / 2
    }
  }, [current])
  // A jump from the end to the top passes no part, so that the current one does not change.
  useEffect(() => {
    const followToTop = () => {
      if (scrollY === 0 && beside.current) beside.current.scrollTop = 0
    }
    addEventListener('scroll', followToTop, { passive: true })
    return () => removeEventListener('scroll', followToTop)
  }, [])
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          Indice
          <IconChevronDown {...decorativeIcon} />
        </summary>
        <nav aria-label="Indice">
          <Entries parts={parts} current={undefined} />
        </nav>
      </details>
      <nav ref={beside} className={styles.beside} aria-label="Indice">
        <p className={styles.title} aria-hidden="true">
          Indice
        </p>
        <Entries parts={parts} current={current} />
      </nav>
    </>
  )
}

/** @param props.current the anchor of the part or article that is being read */
function Entries({ parts, current }: ContentsProps & { readonly current: string | undefined }) {
  const numbers = articleNumbers(parts)
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li key={part.id}>
          <Entry id={part.id} current={current} className={styles.part}>
            {part.title}
          </Entry>
          {part.sections && (
            <ul className={styles.articles}>
              {part.sections.map(({ id, title }) => (
                <li key={id}>
                  <Entry id={id} current={current} className={styles.article}>
                    {`${numbers.get(id)}. ${title}`}
                  </Entry>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

interface EntryProps {
  readonly id: string
  readonly current: string | undefined
  readonly className: string | undefined
  readonly children: string
}

function Entry({ id, current, className, children }: EntryProps) {
  return (
    <Link className={className} to={{ hash: id }} aria-current={id === current ? 'true' : undefined}>
      {children}
    </Link>
  )
}
