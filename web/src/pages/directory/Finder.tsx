import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'

import { ExampleTag } from '../../components/Chip/ExampleTag.tsx'
import { Diorama } from '../../components/Diorama/Diorama.tsx'
import { CategoryLinks } from '../../features/affiliates/search/CategoryLinks.tsx'
import { FinderForm } from '../../features/affiliates/search/FinderForm.tsx'
import { countLabel } from '../../features/affiliates/search/result-messages.ts'
import { useSampleContent } from '../../lib/sample-content.ts'

import styles from './Finder.module.css'

interface FinderProps {
  readonly search: AffiliateSearch
  readonly unknownCity?: boolean
  /** The description of the results below. */
  readonly heading: string
  /** The number of results; undefined while loading, null if unknown. */
  readonly total: number | null | undefined
}

type TitleProps = Pick<FinderProps, 'search' | 'heading' | 'total'>

/** A note above the list if its professionals are samples. */
function SampleNote() {
  if (!useSampleContent()) return null
  return (
    <p className={`small ${styles.example}`}>
      <ExampleTag /> Imprese, lavori e numeri inventati
    </p>
  )
}

/**
 * The title of a search on two lines, for example 'Idraulici a Monza – 12 professionisti' (features.md, C7).
 */
function SearchTitle({ search, heading, total }: TitleProps) {
  return (
    <>
      <h1 className="h1">
        {heading}
        {typeof total === 'number' && (
          <span className={`lead ${styles.count}`}>
            <span className="sr"> – </span>
            {countLabel(search, total)}
          </span>
        )}
      </h1>
      {total === undefined && (
        <p className="lead" aria-hidden="true">
          … professionisti
        </p>
      )}
      <SampleNote />
    </>
  )
}

/** The general title of the directory; the description of the results is only for screen readers. */
function DirectoryTitle({ heading }: Pick<FinderProps, 'heading'>) {
  return (
    <>
      <h1 className="h1">
        I nostri professionisti<span className="sr">: {heading}</span>
      </h1>
      <p className="lead">Scegli il comune e il mestiere.</p>
      <SampleNote />
    </>
  )
}

/** The search form: title, city and categories. */
export function Finder({ search, unknownCity = false, heading, total }: FinderProps) {
  const named = (search.profession || search.city) && !unknownCity
  return (
    <section className="under-header" aria-label="Cerca">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          {named ? (
            <SearchTitle search={search} heading={heading} total={total} />
          ) : (
            <DirectoryTitle heading={heading} />
          )}
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
