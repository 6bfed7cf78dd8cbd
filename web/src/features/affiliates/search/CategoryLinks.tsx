import { professions } from '@mestieri/shared/catalogue/professions.ts'
import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import { IconTools } from '@tabler/icons-react'
import type { FocusEvent } from 'react'
import { Link } from 'react-router-dom'

import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { trade } from '../identity/trade.ts'
import { filterPath } from './directory-query.ts'

import styles from './CategoryLinks.module.css'

interface CategoryLinksProps {
  readonly search: AffiliateSearch
  readonly className?: string | undefined
}

/** Scrolls the row, and only the row, so that the current category is in the middle. */
function showInRow(current: HTMLElement | null): void {
  const row = current?.closest('nav')
  if (!current || !row) return
  const { left, width } = current.getBoundingClientRect()
  const middle = left + width / 2 - row.getBoundingClientRect().left
  row.scrollLeft += middle - row.clientWidth / 2
}

/**
 * The categories in one row, in alphabetical order, from 768 px; below, `FinderForm` has a select instead. A row that is
 * wider than the window scrolls sideways.
 */
export function CategoryLinks({ search, className }: CategoryLinksProps) {
  const { profession: chosen } = search
  const linkTo = (profession: string) => ({
    className: styles.card,
    ref: chosen === profession ? showInRow : undefined,
    to: filterPath(search, { profession }),
    'aria-current': chosen === profession ? ('true' as const) : undefined,
    preventScrollReset: true,
    // The browser leaves a focused link half hidden at the row's edge.
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  })
  return (
    <nav className={classNames(styles.categories, className)} aria-label="Filtra per categoria">
      <Link {...linkTo('')}>
        <IconTools {...decorativeIcon} />
        <span>Tutte le categorie</span>
      </Link>
      <ul className={styles.cards}>
        {professions.map((profession) => {
          const TradeIcon = trade(profession).icon
          return (
            <li key={profession}>
              <Link {...linkTo(profession)}>
                <TradeIcon {...decorativeIcon} />
                <span>{profession}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
