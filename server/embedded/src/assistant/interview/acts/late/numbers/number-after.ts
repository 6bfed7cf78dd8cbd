import type { Quantity } from '../../../../italian/numbers/quantities.ts'
import { isOneScale } from '../../../facts/sums.ts'
import type { MainSize } from '../../../facts/variants/main-count.ts'
import type { NumberChange } from './number-changes.ts'

/** Maximum factor by which a figure that comes on top may exceed the number. */
const mostAdded = 3

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Returns the value of a size after a message changes it in this way; null if the figures of the message do not fit.
 *
 * @param figures the figures of the message, without the known value
 */
export function numberAfter(
  kind: NumberChange,
  figures: readonly Quantity[],
  { known, isCount }: MainSize,
): number | null {
  if (known.low !== known.high) return null
  const now = known.low
  const [figure, second, ...more] = figures
  const times = (factor: number): number => (isCount ? Math.round(now * factor) : round(now * factor))
  if (!figure) {
    if (kind === 'double') return times(2)
    if (kind === 'half') return times(0.5)
    if (kind === 'one-more') return isCount ? now + 1 : null
    return kind === 'one-less' && isCount && now > 1 ? now - 1 : null
  }
  if (kind === 'times') return second && more.length === 0 ? round(figure.low * second.low) : null
  if (second) return null
  if (kind === 'more') return figure.low <= now * mostAdded ? round(now + figure.low) : null
  if (kind === 'less') return figure.low < now ? round(now - figure.low) : null
  return kind === 'total' && (isCount || isOneScale(figure, known)) ? figure.low : null
}
