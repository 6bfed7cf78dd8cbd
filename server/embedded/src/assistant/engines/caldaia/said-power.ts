import type { Utterance } from '../../italian/utterance.ts'
import type { Interval } from '../../slots/number-slot.ts'

/** Matches the usual powers of a boiler in kW. */
const usualPower = /^(?:24|25|28|30|32|35)$/
/** Maximum number of words from the boiler to its power. */
const reach = 5

/** Returns the power of a boiler that is said without its unit: 'la caldaia basta da 24'. */
export function powerWithoutUnit({ words, quantities }: Utterance): Interval | null {
  const said = quantities.find(
    ({ from, to, unit }) =>
      unit === null &&
      words[from - 1]?.text === 'da' &&
      usualPower.test(words[from]?.text ?? '') &&
      words[to]?.kind !== 'word' &&
      words.slice(Math.max(0, from - reach), from).some(({ text }) => text.startsWith('caldai')),
  )
  return said ? { low: said.low, high: said.high } : null
}
