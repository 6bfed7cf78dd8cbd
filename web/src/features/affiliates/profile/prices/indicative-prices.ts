import { vatWords } from '@mestieri/shared/catalogue/vat.ts'
import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import type { LandingSlug } from '@mestieri/shared/services/catalogue.ts'
import { priced } from '@mestieri/shared/services/landing-prices.ts'
import { priceHints } from '@mestieri/shared/services/price-hints.ts'

import { keepUnits } from '../../../../lib/format/numbers.ts'
import { rowPrice } from '../../../../lib/format/row-price.ts'
import { pricedServices } from './priced-services.ts'

/** What work of a kind usually costs, in words. */
export interface IndicativePrice {
  /** The service whose landing tells how the price is made. */
  readonly service: LandingSlug
  readonly label: string
  /** With VAT: '1.980–3.300 €', '100–180 € al m²'. */
  readonly price: string
  /** Without VAT. */
  readonly net: string
  /** The rate: 'IVA 10 % compresa'. */
  readonly vat: string
}

const maxPrices = 3

const hasHints = (slug: string): slug is LandingSlug => Object.hasOwn(priceHints, slug)

/**
 * The usual prices of a professional's services, at most three. They are the price guide's and not the professional's.
 * A whole renovation is the work of a building firm: the other trades that work on one have no price of their own.
 */
export function indicativePrices(
  profile: Pick<AffiliateProfile, 'services' | 'profession'>,
): readonly IndicativePrice[] {
  return pricedServices(profile)
    .flatMap(({ slug }) => {
      if (!hasHints(slug) || (slug === 'ristrutturazione' && profile.profession !== 'Impresa Edile'))
        return []
      return priceHints[slug].map(({ row, vatRate }) => {
        const { gross, net } = priced(row, vatRate)
        return {
          service: slug,
          label: keepUnits(row.label),
          price: rowPrice(row, gross),
          net: rowPrice(row, net),
          vat: keepUnits(vatWords(vatRate)),
        }
      })
    })
    .slice(0, maxPrices)
}
