import type { Profession } from '../catalogue/professions.ts'
import type { TaxReliefCase } from '../catalogue/tax-relief.ts'
import type { LandingPrice, LandingRow } from './landing-prices.ts'

/** A price on the scale of the chart, calculated from rows of the price guide. */
export interface PriceBar {
  readonly label: string
  readonly price: LandingPrice
}

export interface LandingPrices {
  readonly title: string
  /** What the ranges apply to. */
  readonly lead: string
  /** The VAT wording of the prices: 'IVA 10 % compresa'. */
  readonly vat: string
  /** The unit at the end of the scale. */
  readonly unit: '€' | '€/m²'
  /** The last mark of the scale and the distance between two marks, in euros. */
  readonly top: number
  readonly step: number
  readonly bars: readonly [PriceBar, PriceBar, PriceBar]
  readonly example: { readonly text: string; readonly price: LandingPrice }
  /** All rows that the prices of the page are calculated from. */
  readonly rows: readonly LandingRow[]
}

/** An influence on the price, and its position in the diorama in pixels of the master image. */
export interface PriceDriver {
  readonly title: string
  readonly text: string
  readonly spot?: readonly [x: number, y: number]
}

/** A part of the diorama with an aspect ratio of 5:4, in pixels of the master image. */
export interface CloseUp {
  /** The text alternative of the image. */
  readonly alt: string
  readonly left: number
  readonly top: number
  readonly width: number
}

interface Words {
  readonly title: string
  readonly text: string
}

/** The texts and pictures of a service's landing page (features.md, C2). */
export interface LandingContent {
  /** The heading and the line below it. */
  readonly title: string
  readonly subtitle: string
  /** The title and description of the document, for search engines. */
  readonly documentTitle: string
  readonly description: string
  /** The text alternative of the picture. */
  readonly pictureAlt: string
  /** The shape of the diorama: about as high as it is wide, as for rooms, or lower. */
  readonly pictureShape: 'square' | 'wide'
  /** The scene of the social picture in words. The social picture also contains the title. */
  readonly socialScene: string
  readonly prices: LandingPrices
  readonly drivers: readonly PriceDriver[]
  readonly closeUp: CloseUp
  readonly relief: TaxReliefCase
  /** Photos, questions, quote. */
  readonly steps: readonly [Words, Words, Words]
  readonly questionsTitle: string
  /** Documents and permits to have before the work begins. */
  readonly permits: readonly string[]
  readonly questions: readonly { readonly question: string; readonly answer: readonly string[] }[]
  readonly near: { readonly lead: string; readonly profession: Profession }
}
