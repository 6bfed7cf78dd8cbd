import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'

import { otherTowns, placeName } from '../identity/place.ts'
import { subscriptionMonth } from '../identity/subscription-month.ts'

/** How many stand side by side (features.md, A14). */
export const maxCompared = 3

/** One field of the comparison: a cell for each professional, null where theirs says nothing. */
export interface ComparisonRow {
  readonly label: string
  readonly cells: readonly (string | readonly string[] | null)[]
}

type Cell = ComparisonRow['cells'][number]

const plain = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

function listed(values: readonly string[]): Cell {
  const once = [...new Set(values)]
  return once.length > 0 ? once : null
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
  { label: 'Servizi', cell: ({ services }) => listed(services.map(({ labelPretty }) => labelPretty)) },
  {
    label: 'Lavora anche a',
    cell: ({ city, province, servedCities }) => listed(otherTowns(city, province, servedCities)),
  },
  { label: 'Nella rete da', cell: since },
]

/** The fields of some professionals side by side; a field that none of them has is left out. */
export function comparison(profiles: readonly AffiliateProfile[]): ComparisonRow[] {
  return fields
    .map(({ label, cell }) => ({ label, cells: profiles.map(cell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
}
