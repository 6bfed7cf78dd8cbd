import { readUtterance } from '../../italian/utterance.ts'
import { percentages } from './percentages.ts'

/** The numbers that a model's reply may contain. */
export interface KnownAmounts {
  /** Amounts of money from the estimates, the fixed facts and the customer's messages, in euros. */
  readonly money: ReadonlySet<number>
  /** All numbers, with any unit. */
  readonly numbers: ReadonlySet<number>
  readonly percents: ReadonlySet<number>
}

/** The texts whose numbers are allowed. */
export interface AmountSources {
  /** Texts of the program: estimates in words, fixed facts, earlier replies. */
  readonly own: readonly string[]
  /** Messages of the customer. */
  readonly customer: readonly string[]
}

/** Splits the texts. Only the beginning of a long utterance is read, so each piece is read separately. */
function linesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/\n|(?<=[.;:]) /))
}

/** Collects the numbers that a reply may contain. */
export function knownAmounts({ own, customer }: AmountSources): KnownAmounts {
  const money = new Set<number>()
  const numbers = new Set<number>()
  const percents = new Set<number>()
  const take = (lines: readonly string[], isMoney: (line: string, unit: string | null) => boolean) => {
    for (const line of new Set(lines)) {
      const utterance = readUtterance(line)
      for (const value of percentages(utterance)) percents.add(value)
      for (const { low, high, unit, open } of [...utterance.quantities, ...utterance.denied]) {
        // The open side of a range ('da 500') is not a number in the text.
        for (const value of [...(open === 'below' ? [] : [low]), ...(open === 'above' ? [] : [high])]) {
          numbers.add(value)
          if (isMoney(line, unit)) money.add(value)
        }
      }
    }
  }
  // The program writes all numbers as figures, so lines without one are skipped.
  const figures = linesOf(own).filter((line) => /\d/.test(line))
  take(figures, (line, unit) => unit === 'euro' || (unit === null && line.includes('€')))
  take(linesOf(customer), (_line, unit) => unit === 'euro' || unit === null)
  return { money, numbers, percents }
}
