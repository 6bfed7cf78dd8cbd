import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import { IconMapPin, IconMapPinQuestion } from '@tabler/icons-react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { placeName } from '../identity/place.ts'
import { filterPath } from '../search/directory-query.ts'
import { ResultMessage } from './ResultMessage.tsx'

import styles from './FailedResult.module.css'

interface UnknownCityProps {
  readonly search: AffiliateSearch
  /** Values of the list. */
  readonly suggestions: readonly string[]
}

/** The city of an address is in no list: what it may have meant, as links. */
export function UnknownCity({ search, suggestions }: UnknownCityProps) {
  const several = suggestions.length > 1
  return (
    <ResultMessage
      picture={
        <span className={styles.sign}>
          <IconMapPinQuestion size="1.75rem" stroke={1.75} aria-hidden />
        </span>
      }
      title={`«${search.city}» non è nell’elenco dei comuni`}
      actions={
        suggestions.length > 0 ? (
          suggestions.map((city) => (
            <ButtonLink
              key={city}
              variant="quiet"
              size="s"
              to={filterPath(search, { city })}
              preventScrollReset
            >
              <IconMapPin {...decorativeIcon} /> {placeName(city, '')}
            </ButtonLink>
          ))
        ) : (
          <ButtonLink variant="quiet" size="s" to={filterPath(search, { city: '' })} preventScrollReset>
            Cerca in tutta Italia
          </ButtonLink>
        )
      }
    >
      <p>
        {suggestions.length > 0
          ? `Intendevi ${several ? 'uno di questi' : 'questo'}?`
          : 'Scrivilo per esteso, con la sigla della provincia: MONZA (MB).'}
      </p>
    </ResultMessage>
  )
}
