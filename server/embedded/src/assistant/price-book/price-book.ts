import { priceGuide } from '@mestieri/shared/services/price-guide.ts'
import { priceGuideEdition } from '@mestieri/shared/services/price-row.ts'

import { furtherPrices } from './further-prices.ts'
import { checkRows, type PriceRow } from './price-row.ts'
import { quantities } from './quantities.ts'

const rows = { ...priceGuide, ...furtherPrices }

export type PriceId = keyof typeof rows
export type QuantityId = keyof typeof quantities

/** Every figure that the assistant may state: the pages' price guide, what goes beyond it, and quantities. */
export interface PriceBook {
  readonly edition: { readonly version: number; readonly asOf: string }
  readonly prices: Readonly<Record<PriceId, PriceRow>>
  readonly quantities: Readonly<Record<QuantityId, PriceRow>>
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
    quantities: checkRows<Record<QuantityId, PriceRow>>(quantities),
  }
}
