import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'

import { Diorama } from '../../components/Diorama/Diorama.tsx'
import { CategoryLinks } from '../../features/affiliates/search/CategoryLinks.tsx'
import { FinderForm } from '../../features/affiliates/search/FinderForm.tsx'

import styles from './Finder.module.css'

interface FinderProps {
  readonly search: AffiliateSearch
  readonly unknownCity?: boolean
  /** What the page shows below, for who only hears the title. */
  readonly heading: string
}

/** The band with the title, the city and the categories. */
export function Finder({ search, unknownCity = false, heading }: FinderProps) {
  return (
    <section className={styles.finder} aria-label="Cerca">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <h1 className="h1">
            I nostri professionisti<span className="sr">: {heading}</span>
          </h1>
          <p className="lead">
            Scegli il comune e il mestiere. Ogni profilo ha lavori veri, fatti nell’ultimo anno.
          </p>
          <div className={styles.form}>
            <FinderForm search={search} unknownCity={unknownCity} />
          </div>
        </div>
        <Diorama className={styles.picture} tint="casa" name="furgone" alt="" sizes="25rem" />
        <CategoryLinks
          className={styles.categories}
          search={unknownCity ? { ...search, city: '' } : search}
        />
      </div>
    </section>
  )
}
