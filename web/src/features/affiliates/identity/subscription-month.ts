const month = new Intl.DateTimeFormat('it-IT', { month: 'long', timeZone: 'UTC' })

/** When a professional joined, as page text. */
export interface SubscriptionMonth {
  /** 'marzo' */
  readonly month: string
  /** '2023' */
  readonly year: string
}

/** The month and year of an ISO date; null without a valid date. The day stays private. */
export function subscriptionMonth(date: string | null): SubscriptionMonth | null {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])\b/.exec(date ?? '') ?? []
  if (!year || !number) return null
  return { month: month.format(Date.UTC(Number(year), Number(number) - 1, 15)), year }
}
