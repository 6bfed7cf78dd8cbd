import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import { shown } from '@mestieri/shared/services/landing-prices.ts'
import type { PriceRow, PriceUnit } from '@mestieri/shared/services/price-row.ts'

import { euroRange } from './numbers.ts'

const per: Readonly<Record<PriceUnit, string>> = {
  m2: ' al m²',
  metre: ' al metro',
  piece: ' l’uno',
  pieceFeminine: ' l’una',
  kWp: ' al kW',
  kWh: ' al kWh',
  job: '',
}

/** A row's price with VAT in words: '150–260 € al m²'. */
export function rowPrice({ unit }: PriceRow, gross: PriceRange): string {
  return euroRange(shown(gross)) + per[unit]
}
