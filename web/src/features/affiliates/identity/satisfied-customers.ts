const plain = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** A count of satisfied customers in its two parts, so that a page can set the number apart. */
export interface SatisfiedCustomers {
  readonly count: string
  readonly words: 'cliente soddisfatto' | 'clienti soddisfatti'
}

/** The wording of a count: one, several, or null where there is nothing to say (features.md, A7). */
export function satisfiedCustomers(count: number): SatisfiedCustomers | null {
  if (!(count >= 1)) return null
  return { count: plain.format(count), words: count === 1 ? 'cliente soddisfatto' : 'clienti soddisfatti' }
}
