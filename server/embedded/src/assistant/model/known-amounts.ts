import { readUtterance } from '../italian/utterance.ts'
import { percentages } from './percentages.ts'

/** The numbers that a reply may state. */
export interface KnownAmounts {
  /** Amounts of money: of the estimates, of fixed facts, and what the customer said. */
  readonly money: ReadonlySet<number>
  /** All numbers, whatever they count. */
  readonly numbers: ReadonlySet<number>
  readonly percents: ReadonlySet<number>
}

/** Where numbers come from. */
export interface AmountSources {
  /** Texts of the program: the estimates in words, fixed facts, its own replies. */
  readonly own: readonly string[]
  /** What the customer wrote. */
  readonly customer: readonly string[]
}

/** The lines of texts. Each is read alone, because only the beginning of a long utterance is read. */
function linesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/\n|(?<=[.;:]) /))
}

/** Collects what a reply may state. */
export function knownAmounts({ own, customer }: AmountSources): KnownAmounts {
  const money = new Set<number>()
  const numbers = new Set<number>()
  const percents = new Set<number>()
  const take = (lines: readonly string[], isMoney: (line: string, unit: string | null) => boolean) => {
    for (const line of new Set(lines)) {
      const utterance = readUtterance(line)
      for (const value of percentages(utterance)) percents.add(value)
      for (const { low, high, unit, open } of [...utterance.quantities, ...utterance.denied]) {
        // An open side makes a number wider than it was written.
        for (const value of [...(open === 'below' ? [] : [low]), ...(open === 'above' ? [] : [high])]) {
          numbers.add(value)
          if (isMoney(line, unit)) money.add(value)
        }
      }
    }
  }
  // The program writes numbers in figures.
  const figures = linesOf(own).filter((line) => /\d/.test(line))
  take(figures, (line, unit) => unit === 'euro' || (unit === null && line.includes('€')))
  take(linesOf(customer), (_line, unit) => unit === 'euro' || unit === null)
  return { money, numbers, percents }
}
