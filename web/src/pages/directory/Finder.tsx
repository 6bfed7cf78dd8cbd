import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'

import { ExampleTag } from '../../components/Chip/ExampleTag.tsx'
import { CategoryLinks } from '../../features/affiliates/search/CategoryLinks.tsx'
import { FinderForm } from '../../features/affiliates/search/FinderForm.tsx'
import { useSampleContent } from '../../lib/content/sample-content.ts'

import styles from './Finder.module.css'

interface FinderProps {
  readonly search: AffiliateSearch
  readonly unknownCity?: boolean
}

/** A note above the list if its professionals are samples. */
function SampleNote() {
  if (!useSampleContent()) return null
  return (
    <p className={`small ${styles.example}`}>
      <ExampleTag /> Imprese, lavori e numeri inventati
    </p>
  )
}

/** The search form: city and categories. The title is with the results, so that they begin near the top. */
export function Finder({ search, unknownCity = false }: FinderProps) {
  return (
    <section className="under-header" aria-label="Cerca">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.form}>
          <FinderForm search={search} unknownCity={unknownCity} />
        </div>
        <CategoryLinks
          className={styles.categories}
          search={unknownCity ? { ...search, city: '' } : search}
        />
        <SampleNote />
      </div>
    </section>
  )
}
