import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import { estimates } from '@mestieri/shared/services/estimates.ts'
import { priceGuide } from '@mestieri/shared/services/price-guide.ts'
import { type MergedRows, priceGuideEdition } from '@mestieri/shared/services/price-row.ts'

import { checkRows } from './check-rows.ts'
import { quantities } from './quantities.ts'

const rows: typeof priceGuide & MergedRows<(typeof estimates)[keyof typeof estimates]['prices']> =
  Object.assign({}, priceGuide, ...Object.values(estimates).map(({ prices }) => prices))

export type PriceId = keyof typeof rows
export type QuantityId = keyof typeof quantities

/** Every figure that the assistant may state: the price guide of the pages, the services' own rows, and quantities. */
export interface PriceBook {
  readonly edition: { readonly version: number; readonly asOf: string }
  readonly prices: Readonly<Record<PriceId, EstimateRow>>
  readonly quantities: Readonly<Record<QuantityId, EstimateRow>>
}

/**
 * The price book, checked row by row. Prices of the pages and of the assistant come from the same rows.
 *
 * @throws PriceBookError when a row cannot be quoted
 */
export function loadPriceBook(): PriceBook {
  return {
    edition: priceGuideEdition,
    prices: checkRows(rows),
    quantities: checkRows<Record<QuantityId, EstimateRow>>(quantities),
  }
}
