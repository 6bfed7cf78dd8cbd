import { isProfession, professionWords } from '@mestieri/shared/catalogue/professions.ts'
import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'

import { atTown } from '../identity/place.ts'

const plain = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

type Filters = Pick<AffiliateSearch, 'profession' | 'city'>

/** The heading of the results: 'Idraulici a Monza', 'Idraulici in tutta Italia', 'I nostri professionisti'. */
export function resultsHeading({ profession, city }: Filters): string {
  if (!profession && !city) return 'I nostri professionisti'
  const who = isProfession(profession) ? professionWords[profession].plural : 'Professionisti'
  return `${who} ${city ? atTown(city) : 'in tutta Italia'}`
}

/** The number of professionals as a figure, null for zero, and its noun. */
export function resultsCount(total: number): { readonly figure: string | null; readonly word: string } {
  if (total === 0) return { figure: null, word: 'nessun professionista' }
  return { figure: plain.format(total), word: total === 1 ? 'professionista' : 'professionisti' }
}

function countText(total: number): string {
  const { figure, word } = resultsCount(total)
  return figure ? `${figure} ${word}` : word
}

/** The live region's text when results are loaded: '12 professionisti trovati'. */
export function foundAnnouncement(total: number): string {
  if (total === 0) return 'Nessun professionista trovato'
  return `${countText(total)} ${total === 1 ? 'trovato' : 'trovati'}`
}

/** The count after the heading: '12 professionisti'; '12 profili' if the heading says 'Professionisti'. */
export function countLabel({ profession }: Filters, total: number): string {
  if (isProfession(profession)) return countText(total)
  if (total === 0) return 'nessun profilo'
  return `${plain.format(total)} ${total === 1 ? 'profilo' : 'profili'}`
}

const pageSuffix = ({ page }: AffiliateSearch) => (page > 1 ? `, pagina ${page}` : '')

/**
 * The title of the document, without the brand: 'Idraulici a Monza – 12 professionisti, pagina 2'.
 * @param total null while it is unknown
 */
export function resultsTitle(search: AffiliateSearch, total: number | null): string {
  const named = search.profession || search.city
  const count = named && total !== null ? ` – ${countLabel(search, total)}` : ''
  return resultsHeading(search) + count + pageSuffix(search)
}

/** The meta description of a search, for search engines. */
export function resultsDescription(search: AffiliateSearch, total: number | null): string {
  const count = total ? `${countText(total)} con` : 'Guarda'
  if (!search.profession && !search.city) {
    return `Idraulici, elettricisti, imbianchini, imprese edili: scegli il comune e il mestiere, guarda i lavori fatti e chiedi un preventivo. Gratis per chi ha una casa${pageSuffix(search)}.`
  }
  return `${resultsHeading(search)}${pageSuffix(search)}: ${count.toLowerCase()} servizi, comuni serviti e foto dei lavori. Confronta i profili e chiedi un preventivo, gratis.`
}
