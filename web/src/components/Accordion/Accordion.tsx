import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, type ToggleEvent, useId } from 'react'

import { classNames } from '../class-names.ts'
import { decorativeIcon } from '../decorative-icon.ts'

import styles from './Accordion.module.css'

export interface AccordionItem {
  readonly question: string
  readonly icon?: ReactNode
  /** One entry per paragraph. */
  readonly answer: readonly ReactNode[]
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[]
  /** The heading level of the questions. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** Opens the first item initially, which shows how the others work. */
  readonly firstOpen?: boolean | undefined
}

// Older browsers ignore `name` on `<details>` and leave other items open.
function closeOthers(event: ToggleEvent<HTMLDetailsElement>) {
  const opened = event.currentTarget
  if (!opened.open) return
  for (const other of opened.parentElement?.querySelectorAll<HTMLDetailsElement>(':scope > details[open]') ??
    []) {
    if (other !== opened) other.open = false
  }
}

/**
 * Questions and answers, one open at a time; pressing the open one closes it (specification, section 4). They
 * are native `<details>` that share a name, so they work without scripts.
 */
export function Accordion({ items, headingLevel = 3, firstOpen = false }: AccordionProps) {
  const name = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.accordion}>
      {items.map(({ question, icon, answer }, at) => (
        <details
          key={question}
          className={styles.item}
          name={name}
          // This value never changes, so React does not reset what the visitor opens.
          open={firstOpen && at === 0}
          onToggle={closeOthers}
        >
          <summary className={classNames(styles.question, Boolean(icon) && styles.withIcon)}>
            {icon}
            <Heading>{question}</Heading>
            <span className={styles.plus}>
              <IconPlus {...decorativeIcon} />
            </span>
          </summary>
          <div className={styles.answer}>
            {answer.map((paragraph, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of an answer never move
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
