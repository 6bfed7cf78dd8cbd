import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import { path } from '@mestieri/shared/pages.ts'
import { type RefObject, useCallback, useRef } from 'react'
import { Link, useRevalidator } from 'react-router-dom'

import { Pager } from '../../components/Pager/Pager.tsx'
import { EmptyResult } from '../../features/affiliates/results/EmptyResult.tsx'
import { FailedResult } from '../../features/affiliates/results/FailedResult.tsx'
import { ResultCard } from '../../features/affiliates/results/ResultCard.tsx'
import { ResultSkeleton } from '../../features/affiliates/results/ResultSkeleton.tsx'
import { UnknownCity } from '../../features/affiliates/results/UnknownCity.tsx'
import { searchPath } from '../../features/affiliates/search/directory-query.ts'
import { FilterChips } from '../../features/affiliates/search/FilterChips.tsx'
import {
  countLabel,
  foundAnnouncement,
  resultsHeading,
} from '../../features/affiliates/search/result-messages.ts'
import type { SearchCache } from '../../features/affiliates/search/search-cache.ts'
import type { SearchOutcome } from '../../features/affiliates/search/search-outcome.ts'
import { useSampleContent } from '../../lib/content/sample-content.ts'
import { offersRanking } from '../../lib/ranking/offers-ranking.ts'
import { DirectoryAside } from './DirectoryAside.tsx'
import { Finder } from './Finder.tsx'
import { useLastPage, useNeighbours, useResultsFocus } from './search-effects.ts'
import { SearchHead } from './SearchHead.tsx'
import { useSettled } from './use-settled.ts'

import styles from './Results.module.css'

interface SearchViewProps {
  readonly search: AffiliateSearch
  readonly results: SearchOutcome | Promise<SearchOutcome>
  readonly cache: SearchCache
}

type Shown = SearchOutcome | undefined

function totalOf(outcome: Shown): number | null {
  if (outcome?.state === 'found') return outcome.page.totalAffiliates
  return outcome?.state === 'empty' ? 0 : null
}

function announcementOf(outcome: Shown): string {
  const total = totalOf(outcome)
  if (total !== null) return foundAnnouncement(total)
  if (outcome?.state === 'failed') return 'Errore'
  if (outcome?.state !== 'unknown-city') return 'Caricamento…'
  return outcome.shared ? 'Più comuni con questo nome' : 'Comune non trovato'
}

interface TitleProps {
  readonly search: AffiliateSearch
  readonly outcome: Shown
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/**
 * The page's title, for example 'Idraulici a Monza – 12 professionisti' (features.md, C7). While loading, a placeholder
 * of the count prevents a layout shift.
 */
function Title({ search, outcome, heading }: TitleProps) {
  const total = totalOf(outcome)
  return (
    <h1 className={styles.title} ref={heading} tabIndex={-1}>
      {outcome?.state === 'unknown-city' ? 'Quale comune intendevi?' : resultsHeading(search)}
      {total !== null && <span className="sr"> – </span>}{' '}
      {total !== null && <span className={`num ${styles.count}`}>{countLabel(search, total)}</span>}
      {!outcome && (
        <span className={styles.count} aria-hidden="true">
          … professionisti
        </span>
      )}
    </h1>
  )
}

interface ResultsProps {
  readonly search: AffiliateSearch
  readonly outcome: Shown
  readonly onRetry: () => void
}

function Results({ search, outcome, onRetry }: ResultsProps) {
  if (!outcome || outcome.state === 'beyond') {
    return (
      <div className={styles.list}>
        <ResultSkeleton />
        <ResultSkeleton />
      </div>
    )
  }
  if (outcome.state === 'empty') return <EmptyResult search={search} capital={outcome.capital} />
  if (outcome.state === 'failed') return <FailedResult problem={outcome.problem} onRetry={onRetry} />
  if (outcome.state === 'unknown-city') return <UnknownCity search={search} outcome={outcome} />
  const { affiliates, totalPages } = outcome.page
  return (
    <>
      <ul className={styles.list}>
        {affiliates.map((professional, index) => (
          <li key={professional.link}>
            <ResultCard professional={professional} city={search.city} eager={index === 0} />
          </li>
        ))}
      </ul>
      <Pager
        page={search.page}
        pageCount={totalPages}
        linkTo={(page) => searchPath({ ...search, page })}
        linkProps={{ preventScrollReset: true }}
      />
    </>
  )
}

/** The search form and its results in every state. */
export function SearchView({ search, results, cache }: SearchViewProps) {
  const outcome = useSettled(results)
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  useResultsFocus(search, heading)
  useLastPage(search, outcome)
  useNeighbours(search, outcome, cache)
  const retry = useCallback(() => {
    // The focused button is removed with the message.
    heading.current?.focus({ preventScroll: true })
    void revalidate()
  }, [revalidate])

  const linksRanking = offersRanking(useSampleContent())
  const unknownCity = outcome?.state === 'unknown-city'
  return (
    <>
      <SearchHead search={search} outcome={outcome} />
      <Finder search={search} unknownCity={unknownCity} />
      <section className={styles.results} aria-label="Risultati" aria-busy={outcome === undefined}>
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.head}>
            <Title search={search} outcome={outcome} heading={heading} />
            {linksRanking && (
              <Link className={`link ${styles.ranking}`} to={path('ranking')}>
                Come ordiniamo i risultati
              </Link>
            )}
            {!unknownCity && <FilterChips search={search} />}
          </div>
          <div className={styles.main}>
            <output className="sr">{announcementOf(outcome)}</output>
            <Results search={search} outcome={outcome} onRetry={retry} />
          </div>
          <DirectoryAside asks={outcome?.state !== 'empty' && outcome?.state !== 'failed'} />
        </div>
      </section>
    </>
  )
}
