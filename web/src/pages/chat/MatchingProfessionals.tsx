import type { AffiliateCard, AffiliatePage } from '@mestieri/shared/contracts/affiliates.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'

import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { searchAffiliates } from '../../features/affiliates/api.ts'
import { Mark } from '../../features/affiliates/identity/Mark.tsx'
import { atTown, placeName } from '../../features/affiliates/identity/place.ts'
import { SampleTag } from '../../features/affiliates/identity/SampleTag.tsx'
import { satisfiedCustomers } from '../../features/affiliates/identity/satisfied-customers.ts'
import { filterPath, profilePath } from '../../features/affiliates/search/directory-query.ts'
import { resultsCount } from '../../features/affiliates/search/result-messages.ts'
import { AllMatches, MatchesPlaceholder, type MatchesProps, shownMatches } from './Matches.tsx'

import styles from './ChatPage.module.css'

type Found = AffiliatePage | 'failed'

function Match({ professional }: { readonly professional: AffiliateCard }) {
  const { link, shopName, city, province } = professional
  const customers = satisfiedCustomers(professional.satisfiedCustomers)
  const facts = [placeName(city, province), customers && `${customers.count} ${customers.words}`]
  return (
    <li className={styles.match}>
      <Mark professional={professional} size="s" />
      <Link className={styles.matchLink} to={profilePath(link)}>
        <span className={styles.matchName}>
          {shopName} <SampleTag />
        </span>
        <span className={styles.matchFacts}>{facts.filter(Boolean).join(' · ')}</span>
      </Link>
      <IconArrowRight {...decorativeIcon} />
    </li>
  )
}

/** Three professionals for the estimated job, and the way to the others. */
export function MatchingProfessionals(props: MatchesProps) {
  const [attempt, setAttempt] = useState(0)
  return <Search key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

interface SearchProps extends MatchesProps {
  readonly onRetry: () => void
}

function Search({ profession, city, directoryPath, asked, onRetry }: SearchProps) {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    searchAffiliates({ profession, city, page: 1, pageSize: shownMatches + 1 }, abort.signal).then(
      setFound,
      () => abort.signal.aborted || setFound('failed'),
    )
    return () => abort.abort()
  }, [profession, city])

  if (found === null) return <MatchesPlaceholder />
  const where = city === '' ? 'in tutta Italia' : atTown(city)
  if (found === 'failed') {
    return (
      <div className={styles.matches}>
        <p className="small">
          Non riusciamo a mostrarti qui i professionisti.{' '}
          <Button variant="quiet" size="s" onClick={onRetry}>
            Riprova
          </Button>
        </p>
        <AllMatches profession={profession} city={city} directoryPath={directoryPath} asked={asked} />
      </div>
    )
  }
  const others = found.affiliates.filter(({ link }) => link !== asked)
  if (others.length === 0 && asked !== null) return null
  if (others.length === 0) {
    const anywhere = filterPath({ profession, city: '', page: 1, pageSize: 6 }, {})
    return (
      <div className={styles.matches}>
        <p className="small">Nel nostro network non c’è ancora chi fa questo lavoro {where}.</p>
        <ButtonLink full to={anywhere}>
          Cerca in tutta Italia
        </ButtonLink>
      </div>
    )
  }
  const { figure, word } = resultsCount(found.totalAffiliates)
  return (
    <section className={styles.matches} aria-label={`Professionisti ${where}`}>
      <h3 className={styles.matchesTitle}>
        {asked === null ? 'Chi può farlo' : 'Altri che possono farlo'} {where}
      </h3>
      <ul>
        {others.slice(0, shownMatches).map((professional) => (
          <Match key={professional.link} professional={professional} />
        ))}
      </ul>
      <ButtonLink full variant={asked === null ? undefined : 'quiet'} to={directoryPath}>
        Vedi {figure} {word} {where}
      </ButtonLink>
    </section>
  )
}
