/** The home page has no card of this service. */
export const homeCard = null
