import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'

import { otherTowns, placeName } from '../identity/place.ts'
import { subscriptionMonth } from '../identity/subscription-month.ts'

/** The maximum number of compared professionals (features.md, A14). */
export const maxCompared = 3

/** One field of the comparison; it has one cell per professional, null if the field is empty. */
export interface ComparisonRow {
  readonly label: string
  readonly cells: readonly (string | readonly string[] | null)[]
}

type Cell = ComparisonRow['cells'][number]

const plain = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

function uniqueList(values: readonly string[]): Cell {
  const unique = [...new Set(values)]
  return unique.length > 0 ? unique : null
}

function since({ firstSubscriptionDate }: AffiliateProfile): Cell {
  const date = subscriptionMonth(firstSubscriptionDate)
  return date && `${date.month} ${date.year}`
}

const fields: readonly { readonly label: string; readonly cell: (profile: AffiliateProfile) => Cell }[] = [
  { label: 'Mestiere', cell: ({ profession }) => profession || null },
  { label: 'Sede', cell: ({ city, province }) => placeName(city, province) },
  {
    label: 'Clienti soddisfatti',
    cell: ({ satisfiedCustomers: count }) => (count > 0 ? plain.format(count) : null),
  },
  { label: 'Servizi', cell: ({ services }) => uniqueList(services.map(({ labelPretty }) => labelPretty)) },
  {
    label: 'Lavora anche a',
    cell: ({ city, province, servedCities }) => uniqueList(otherTowns(city, province, servedCities)),
  },
  { label: 'Nella rete da', cell: since },
]

/** The rows of a comparison; a field that is empty for all professionals is omitted. */
export function comparison(profiles: readonly AffiliateProfile[]): ComparisonRow[] {
  return fields
    .map(({ label, cell }) => ({ label, cells: profiles.map(cell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
}
