import type { PriceRow } from '@mestieri/shared/catalogue/price-guide.ts'
import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import type { Profession } from '@mestieri/shared/catalogue/professions.ts'
import type { TaxReliefCase } from '@mestieri/shared/catalogue/tax-relief.ts'

/** A range on the chart's scale, worked out from rows of the price guide. */
export interface PriceBar {
  readonly label: string
  readonly range: PriceRange
}

export interface LandingPrices {
  readonly title: string
  /** What the ranges are for, and whether VAT is in them. */
  readonly lead: string
  /** The unit at the end of the scale. */
  readonly unit: '€' | '€/m²'
  /** The scale's last mark and the distance between two, in euro. */
  readonly top: number
  readonly step: number
  readonly bars: readonly [PriceBar, PriceBar, PriceBar]
  readonly example: { readonly text: string; readonly range: PriceRange }
  /** Everything that the page's prices are made of. */
  readonly rows: readonly PriceRow[]
}

/** Something that makes the price, and where it can be seen on the diorama, in pixels of its master. */
export interface PriceDriver {
  readonly title: string
  readonly text: string
  readonly spot?: readonly [x: number, y: number]
}

interface Words {
  readonly title: string
  readonly text: string
}

/** The words of a service's landing beyond those of the catalogue (features.md, C2). */
export interface LandingContent {
  /** For search engines: the document's title and description. */
  readonly documentTitle: string
  readonly description: string
  /** What the picture shows. */
  readonly pictureAlt: string
  readonly prices: LandingPrices
  readonly drivers: readonly PriceDriver[]
  /** What the close-up of the diorama shows. */
  readonly closeUpAlt: string
  readonly relief: TaxReliefCase
  /** Photos, questions, quote. */
  readonly steps: readonly [Words, Words, Words]
  readonly questionsTitle: string
  /** What to have in order before the works begin. */
  readonly permits: readonly string[]
  readonly questions: readonly { readonly question: string; readonly answer: readonly string[] }[]
  readonly near: { readonly lead: string; readonly profession: Profession }
}
