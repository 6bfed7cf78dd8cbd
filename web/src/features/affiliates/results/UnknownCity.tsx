import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import { IconMapPin } from '@tabler/icons-react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { placeName } from '../identity/place.ts'
import { filterPath } from '../search/directory-query.ts'
import type { UnknownCityOutcome } from '../search/search-outcome.ts'
import { MessagePicture } from './MessagePicture.tsx'
import { ResultMessage } from './ResultMessage.tsx'

interface UnknownCityProps {
  readonly search: AffiliateSearch
  readonly outcome: UnknownCityOutcome
}

const again = 'correggi il nome nel campo «Dove» e cerca di nuovo'

function advice({ shared, suggestions }: UnknownCityOutcome): string {
  if (shared) return 'Scegli quello che cerchi.'
  if (suggestions.length === 0) return `Controlla com’è scritto: ${again}.`
  return `Intendevi ${suggestions.length > 1 ? 'uno di questi' : 'questo'}? Altrimenti ${again}.`
}

/** The message for an unknown or ambiguous city, with suggested municipalities as links. */
export function UnknownCity({ search, outcome }: UnknownCityProps) {
  const { shared, suggestions } = outcome
  return (
    <ResultMessage
      picture={<MessagePicture name="prop-confronto" />}
      title={`«${search.city}» ${shared ? 'può essere più di un comune' : 'non è nell’elenco dei comuni'}`}
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
      <p>{advice(outcome)}</p>
    </ResultMessage>
  )
}
