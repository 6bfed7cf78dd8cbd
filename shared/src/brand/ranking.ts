/** What decides the order of search results (Codice del consumo, art. 49-bis, c. 1, lett. a). */
export interface RankingStatement {
  /** The day on which the owner confirmed that the upstream orders in this way, YYYY-MM-DD. */
  readonly confirmedOn: string
  readonly lead: string
  /** The parameters, the most important first, each with its weight in words. */
  readonly parameters: readonly {
    readonly title: string
    readonly weight: string
    readonly text: string
  }[]
  /** Whether a payment may improve a position. */
  readonly paymentCounts: boolean
  /** What the page says about payments. */
  readonly payment: string
  /** What else does not count. */
  readonly ignored: readonly { readonly title: string; readonly text: string }[]
}

/**
 * The order of the upstream's search results. Null: the ranking page answers 404 and no page links to it, because the
 * site does not know how a real upstream orders.
 */
export const ranking: RankingStatement | null = null
