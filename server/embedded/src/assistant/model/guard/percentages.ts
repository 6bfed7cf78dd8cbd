import type { Utterance } from '../../italian/utterance.ts'

/** Returns the percentages in a text. */
export function percentages({ words, quantities, denied }: Utterance): number[] {
  return [...quantities, ...denied]
    .filter(({ from, to }) => {
      const inside = words.slice(from, to + 2).map(({ text }) => text)
      const at = to - from
      return (
        inside.slice(0, at + 1).includes('percento') || (inside[at] === 'per' && inside[at + 1] === 'cento')
      )
    })
    .flatMap(({ low, high }) => [low, high])
}
