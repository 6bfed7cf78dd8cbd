import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { atTown } from '../identity/place.ts'
import { filterPath } from '../search/directory-query.ts'
import type { CapitalResults } from '../search/search-outcome.ts'
import { estimatorPath } from './estimator-path.ts'
import { MessagePicture } from './MessagePicture.tsx'
import { ResultMessage } from './ResultMessage.tsx'

/** The exact text of the specification ('Directory search screen'). */
const noResults = 'Oops... Sembra non ci siano ancora professionisti con questi criteri nel nostro network.'

interface EmptyResultProps {
  readonly search: AffiliateSearch
  readonly capital: CapitalResults | null
}

/** A search without results: links to wider searches, none applied automatically (features.md, A10). */
export function EmptyResult({ search, capital }: EmptyResultProps) {
  const { profession, city } = search
  return (
    <ResultMessage
      picture={<MessagePicture name="non-trovata" />}
      title={noResults}
      actions={
        <>
          {profession && city && (
            <ButtonLink
              variant="quiet"
              size="s"
              to={filterPath(search, { profession: '' })}
              preventScrollReset
            >
              Togli la categoria
            </ButtonLink>
          )}
          {capital ? (
            <ButtonLink
              variant="quiet"
              size="s"
              to={filterPath(search, { city: capital.city })}
              preventScrollReset
            >
              {`Cerca ${atTown(capital.city)} (${capital.total})`}
            </ButtonLink>
          ) : (
            city && (
              <ButtonLink variant="quiet" size="s" to={filterPath(search, { city: '' })} preventScrollReset>
                Cerca in tutta Italia
              </ButtonLink>
            )
          )}
          {!city && profession && (
            <ButtonLink
              variant="quiet"
              size="s"
              to={filterPath(search, { profession: '' })}
              preventScrollReset
            >
              Tutte le categorie
            </ButtonLink>
          )}
          <ButtonLink size="s" to={estimatorPath(profession)}>
            Racconta il lavoro a Gino
          </ButtonLink>
        </>
      }
    />
  )
}
