import { professions } from '@mestieri/shared/catalogue/professions.ts'
import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
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

/** The categories as cards, in alphabetical order, from 768 px; below, `FinderForm` has a select instead. */
export function CategoryLinks({ search, className }: CategoryLinksProps) {
  const current = (profession: string) => (search.profession === profession ? 'true' : undefined)
  return (
    <nav className={classNames(styles.categories, className)} aria-label="Filtra per categoria">
      <div className={styles.head}>
        <p className={styles.label} aria-hidden="true">
          Filtra per categoria
        </p>
        <Link
          className={styles.all}
          to={filterPath(search, { profession: '' })}
          aria-current={current('')}
          preventScrollReset
        >
          Tutte le categorie
        </Link>
      </div>
      <ul className={styles.cards}>
        {professions.map((profession) => {
          const TradeIcon = trade(profession).icon
          return (
            <li key={profession}>
              <Link
                className={styles.card}
                to={filterPath(search, { profession })}
                aria-current={current(profession)}
                preventScrollReset
              >
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
