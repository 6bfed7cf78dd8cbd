import { found, type Slot } from '../../slots/slot.ts'

const inMetres = { metre: 1, centimetre: 0.01, millimetre: 0.001 } as const

/** An option for lengths up to a limit in metres. */
export interface LengthOption {
  readonly option: string
  readonly upTo: number
}

/**
 * Returns a choice whose open question also takes a length: 'due e mezzo' for an opening of more than two metres.
 *
 * @param bare returns the metres of a number without a unit
 */
export function withLengths(
  slot: Slot,
  options: readonly LengthOption[],
  bare: (value: number) => number,
): Slot {
  return {
    ...slot,
    readLoosely: (utterance) => {
      const [only, ...more] = utterance.quantities.filter(({ article }) => !article)
      const unit = only?.unit ?? null
      const isLength = unit === null || unit === 'metre' || unit === 'centimetre' || unit === 'millimetre'
      if (!only || more.length > 0 || !isLength || only.ordinal) return slot.readLoosely?.(utterance) ?? null
      const metres = unit === null ? bare(only.high) : only.high * inMetres[unit]
      const option = options.find(({ upTo }) => metres <= upTo)?.option
      return option === undefined ? null : found({ kind: 'choice', option })
    },
  }
}
