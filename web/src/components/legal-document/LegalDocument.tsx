import { brand } from '@mestieri/shared/brand.ts'
import { IconArrowUp, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { useAbsoluteUrl } from '../../lib/api/site-origin.ts'
import { Button } from '../Button/Button.tsx'
import { classNames } from '../class-names.ts'
import { decorativeIcon } from '../decorative-icon.ts'
import { Contents } from './Contents.tsx'
import type { LegalPart } from './legal-text.ts'
import { LegalBody } from './LegalBody.tsx'
import { useAnchorFocus } from './use-anchor-focus.ts'

import styles from './LegalDocument.module.css'

/** The anchor of the page's heading. */
const top = 'inizio'

export interface LegalDocumentProps {
  readonly title: string
  readonly lead: ReactNode
  /** The dates of the document, with `<time>` elements. */
  readonly dates: ReactNode
  /** The canonical path; the URL is shown in print. */
  readonly path: string
  /** The summary, one sentence per item; it is not legally binding. */
  readonly summary: readonly ReactNode[]
  readonly parts: readonly LegalPart[]
  /** The text. Default: a {@link LegalBody} with the parts. */
  readonly children?: ReactNode
}

/**
 * The layout of a legal page: title, dates, print button, summary, table of contents, text and a link to the
 * top (features.md, I9).
 */
export function LegalDocument(props: LegalDocumentProps) {
  const { title, lead, dates, path, summary, parts, children } = props
  const address = useAbsoluteUrl(path)
  useAnchorFocus()
  return (
    <>
      <div className="under-header">
        <div className={classNames('wrap', styles.topInner)}>
          <p className={styles.printed}>
            {brand.company.legalName} · {address}
          </p>
          <h1 className={classNames('h1', styles.title)} id={top} tabIndex={-1}>
            {title}
          </h1>
          <p className="lead">{lead}</p>
          <div className={styles.facts}>
            <p className="small muted">{dates}</p>
            <Button className={styles.print} variant="quiet" size="s" onClick={() => window.print()}>
              <IconPrinter {...decorativeIcon} /> Stampa o salva in PDF
            </Button>
          </div>
        </div>
      </div>
      <div className={classNames('wrap', styles.columns)}>
        <Contents parts={parts} />
        <div className={styles.text}>
          <section className={styles.summary} aria-labelledby="in-breve">
            <h2 className={styles.summaryTitle} id="in-breve">
              In breve
            </h2>
            <ul className={styles.points}>
              {summary.map((point, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the items never change their order
                <li key={index}>{point}</li>
              ))}
            </ul>
            <p className="note">Il riassunto aiuta a orientarsi e non sostituisce il testo.</p>
          </section>
          {children ?? <LegalBody parts={parts} />}
          <p className={styles.ways}>
            <Link className={classNames('link', styles.way)} to={{ hash: top }}>
              <IconArrowUp {...decorativeIcon} /> Torna all’inizio
            </Link>
            <Link className={classNames('link', styles.way)} to="/">
              Torna alla Home
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}
