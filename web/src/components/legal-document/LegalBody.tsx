import { useMemo } from 'react'

import { ArticleContext, LegalContext } from './legal-context.ts'
import { articleNumbers, type LegalPart } from './legal-text.ts'

import styles from './LegalBody.module.css'

export interface LegalBodyProps {
  readonly parts: readonly LegalPart[]
  /** The level of the parts' headings. */
  readonly headingLevel?: 2 | 3 | undefined
  /** Whether headings have ids and references are links. Not in a dialog, whose page is another one. */
  readonly anchored?: boolean | undefined
}

/** The text of a legal document: parts with numbered articles. */
export function LegalBody({ parts, headingLevel = 2, anchored = true }: LegalBodyProps) {
  const context = useMemo(
    () => ({ headingLevel, anchored, numbers: articleNumbers(parts) }),
    [parts, headingLevel, anchored],
  )
  const PartHeading = `h${headingLevel}` as const
  const ArticleHeading = headingLevel === 2 ? 'h3' : 'h4'
  // Focusable, so that keyboard users continue from the heading after a jump.
  const anchor = (id: string) => (anchored ? { id, tabIndex: -1 } : {})
  return (
    <LegalContext value={context}>
      <div className={styles.body}>
        {parts.map((part) => (
          <div key={part.id} className={styles.part} data-anchor={anchored ? part.id : undefined}>
            <PartHeading className={styles.partTitle} {...anchor(part.id)}>
              {part.title}
            </PartHeading>
            {part.body && <div className={styles.text}>{part.body}</div>}
            {part.sections?.map(({ id, title, body }) => (
              <ArticleContext key={id} value={context.numbers.get(id)}>
                <div className={styles.article} data-anchor={anchored ? id : undefined}>
                  <ArticleHeading className={styles.articleTitle} {...anchor(id)}>
                    {context.numbers.get(id)}. {title}
                  </ArticleHeading>
                  <div className={styles.text}>{body}</div>
                </div>
              </ArticleContext>
            ))}
          </div>
        ))}
      </div>
    </LegalContext>
  )
}
