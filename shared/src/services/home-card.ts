/** The card of a service on the home page. */
export interface HomeCard {
  /** The position among the cards, from 1. */
  readonly position: number
  /** The line below the service's title. */
  readonly line: string
}
