import { type FixedPageId, path } from '@mestieri/shared/pages.ts'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'

import { ArticleContext, LegalContext } from './legal-context.ts'

import styles from './LegalBody.module.css'

/** The numbered clauses of an article: 7.1, 7.2 and so on. */
export function Clauses({ items }: { readonly items: readonly ReactNode[] }) {
  const article = use(ArticleContext)
  return items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the clauses never change their order
    <div key={index} className={styles.clause}>
      <span className={styles.clauseNumber}>
        {article}.{index + 1}
      </span>
      <div className={styles.text}>{item}</div>
    </div>
  ))
}

/**
 * A reference such as 'articolo 9'; a link if the text is anchored.
 * @throws {Error} for an unknown id
 */
export function Article({ id }: { readonly id: string }) {
  const { numbers, anchored } = use(LegalContext)
  const number = numbers.get(id)
  if (number === undefined) throw new Error(`no article '${id}'`)
  const words = `articolo ${number}`
  if (!anchored) return words
  return (
    <Link className="link" to={{ hash: id }}>
      {words}
    </Link>
  )
}

/** A link to another page of the site. In a dialog it opens a new tab, so that the page behind is kept. */
export function PageLink({ id, children }: { readonly id: FixedPageId; readonly children: ReactNode }) {
  const { anchored } = use(LegalContext)
  if (anchored) {
    return (
      <Link className="link" to={path(id)}>
        {children}
      </Link>
    )
  }
  return (
    <a className="link" href={path(id)} target="_blank" rel="noopener">
      {children}
      <span className="sr"> (si apre in un’altra scheda)</span>
    </a>
  )
}

/** A heading within an article. */
export function Subheading({ children }: { readonly children: ReactNode }) {
  const { headingLevel } = use(LegalContext)
  const Heading = headingLevel === 2 ? 'h4' : 'h5'
  return <Heading className={styles.subheading}>{children}</Heading>
}

/** A bulleted list. */
export function Points({ items }: { readonly items: readonly ReactNode[] }) {
  return (
    <ul className={styles.points}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the items never change their order
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}

interface Definition {
  readonly term: string
  readonly meaning: ReactNode
}

/** A list of terms with their definitions. */
export function Definitions({ items }: { readonly items: readonly Definition[] }) {
  return (
    <dl className={styles.definitions}>
      {items.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An email address as a `mailto:` link. Where it has no room in a line, it breaks before its domain. */
export function Mail({ to }: { readonly to: string }) {
  const domain = to.indexOf('@') + 1
  return (
    <a className="link" href={`mailto:${to}`}>
      {to.slice(0, domain)}
      <wbr />
      {to.slice(domain)}
    </a>
  )
}
