import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'

import { otherTowns, placeName } from '../identity/place.ts'
import { ratingFigure } from '../identity/rating.ts'
import { subscriptionMonth } from '../identity/subscription-month.ts'
import { indicativePrices } from '../profile/prices/indicative-prices.ts'

/** One field of the comparison; it has one cell per professional, null if the field is empty. */
export interface ComparisonRow {
  readonly label: string
  readonly cells: readonly (string | readonly string[] | null)[]
  /** Whether all professionals have the same value; only one of the cells is shown then. */
  readonly same: boolean
}

type Cell = ComparisonRow['cells'][number]

const plain = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

function uniqueList(values: readonly string[]): Cell {
  const unique = [...new Set(values)]
  return unique.length > 0 ? unique.toSorted((one, other) => one.localeCompare(other, 'it')) : null
}

function since({ firstSubscriptionDate }: AffiliateProfile): Cell {
  const date = subscriptionMonth(firstSubscriptionDate)
  return date && `${date.month} ${date.year}`
}

function rating(profile: AffiliateProfile): Cell {
  const figure = ratingFigure(profile.rating)
  return figure && `${figure} su 5`
}

function prices(profile: AffiliateProfile): Cell {
  const all = indicativePrices(profile)
  const [first] = all
  if (!first) return null
  const oneRate = all.every(({ vat }) => vat === first.vat)
  const lines = all.map(({ label, price, vat }) => `${label}: ${price}${oneRate ? '' : `, ${vat}`}`)
  return oneRate ? [...lines, first.vat] : lines
}

const fields: readonly { readonly label: string; readonly cell: (profile: AffiliateProfile) => Cell }[] = [
  { label: 'Valutazione', cell: rating },
  { label: 'Mestiere', cell: ({ profession }) => profession || null },
  { label: 'Sede', cell: ({ city, province }) => placeName(city, province) },
  {
    label: 'Clienti soddisfatti',
    cell: ({ satisfiedCustomers: count }) => (count > 0 ? plain.format(count) : null),
  },
  { label: 'Servizi', cell: ({ services }) => uniqueList(services.map(({ labelPretty }) => labelPretty)) },
  { label: 'Prezzi indicativi di mercato', cell: prices },
  {
    label: 'Lavora anche a',
    cell: ({ city, province, servedCities }) =>
      otherTowns(city, province, servedCities)
        .toSorted((one, other) => one.localeCompare(other, 'it'))
        .join(', ') || null,
  },
  { label: 'Nella rete da', cell: since },
]

/** The rows of a comparison, those that differ first; a field that is empty for all professionals is omitted. */
export function comparison(profiles: readonly AffiliateProfile[]): ComparisonRow[] {
  return fields
    .map(({ label, cell }) => {
      const cells = profiles.map(cell)
      return { label, cells, same: new Set(cells.map((value) => JSON.stringify(value))).size === 1 }
    })
    .filter(({ cells }) => cells.some((value) => value !== null))
    .toSorted((one, other) => Number(one.same) - Number(other.same))
}
