const plain = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** The number of satisfied customers and its noun, separate so that a page can style the number. */
export interface SatisfiedCustomers {
  readonly count: string
  readonly words: 'cliente soddisfatto' | 'clienti soddisfatti'
}

/** The number with its noun in singular or plural; null below one (features.md, A7). */
export function satisfiedCustomers(count: number): SatisfiedCustomers | null {
  if (!(count >= 1)) return null
  return { count: plain.format(count), words: count === 1 ? 'cliente soddisfatto' : 'clienti soddisfatti' }
}
