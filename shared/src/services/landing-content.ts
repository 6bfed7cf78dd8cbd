import type { Profession } from '../catalogue/professions.ts'
import type { TaxReliefCase } from '../catalogue/tax-relief.ts'
import type { LandingPrice, LandingRow } from './landing-prices.ts'

/** A price on the chart's scale, worked out from rows of the price guide. */
export interface PriceBar {
  readonly label: string
  readonly price: LandingPrice
}

export interface LandingPrices {
  readonly title: string
  /** What the ranges are for. */
  readonly lead: string
  /** How VAT is in them: 'IVA 10 % compresa'. */
  readonly vat: string
  /** The unit at the end of the scale. */
  readonly unit: '€' | '€/m²'
  /** The scale's last mark and the distance between two, in euro. */
  readonly top: number
  readonly step: number
  readonly bars: readonly [PriceBar, PriceBar, PriceBar]
  readonly example: { readonly text: string; readonly price: LandingPrice }
  /** Everything that the page's prices are made of. */
  readonly rows: readonly LandingRow[]
}

/** Something that makes the price, and where it can be seen on the diorama, in pixels of its master. */
export interface PriceDriver {
  readonly title: string
  readonly text: string
  readonly spot?: readonly [x: number, y: number]
}

/** A part of the diorama with an aspect ratio of 5:4; the numbers are pixels of its master. */
export interface CloseUp {
  /** What it shows. */
  readonly alt: string
  readonly left: number
  readonly top: number
  readonly width: number
}

interface Words {
  readonly title: string
  readonly text: string
}

/** What a service's landing says and shows (features.md, C2). */
export interface LandingContent {
  /** The heading and the line below it. */
  readonly title: string
  readonly subtitle: string
  /** For search engines: the document's title and description. */
  readonly documentTitle: string
  readonly description: string
  /** What the picture shows. */
  readonly pictureAlt: string
  /** Whether the diorama is about as high as it is wide, as rooms are, or lower. */
  readonly pictureShape: 'square' | 'wide'
  /** What the picture shows in the words of the social picture, which has the title too. */
  readonly socialScene: string
  readonly prices: LandingPrices
  readonly drivers: readonly PriceDriver[]
  readonly closeUp: CloseUp
  readonly relief: TaxReliefCase
  /** Photos, questions, quote. */
  readonly steps: readonly [Words, Words, Words]
  readonly questionsTitle: string
  /** What to have in order before the works begin. */
  readonly permits: readonly string[]
  readonly questions: readonly { readonly question: string; readonly answer: readonly string[] }[]
  readonly near: { readonly lead: string; readonly profession: Profession }
}
