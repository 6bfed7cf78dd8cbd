import type { Utterance } from '../../italian/utterance.ts'

/** The least that any work at home costs, in euros. A smaller number without a unit is not an amount of money. */
const leastSum = 50

/** A sum of money that a sentence names: '8000 euro', '5 mila', '10k'; of a range its upper end; null for none. */
export function amountIn({ quantities }: Utterance): number | null {
  const sums = quantities.flatMap(({ high, unit, article }) => {
    const mayBeMoney = !article && (unit === 'euro' || unit === null)
    return mayBeMoney && high >= leastSum ? [{ value: high, isMoney: unit === 'euro' }] : []
  })
  const [best] = sums.toSorted((a, b) => Number(b.isMoney) - Number(a.isMoney) || b.value - a.value)
  return best?.value ?? null
}

/** Among how many homes, rooms or people a price is to be divided; null where the sentence does not say. */
export function divisorIn({ quantities }: Utterance): number | null {
  const count = quantities.find(
    ({ low, article, unit }) => !article && unit !== 'euro' && low >= 2 && low <= 300,
  )
  return count?.low ?? null
}
