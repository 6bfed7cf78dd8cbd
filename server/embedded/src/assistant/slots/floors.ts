import type { Utterance } from '../italian/utterance.ts'
import type { Interval } from './number-slot.ts'

const upper: Readonly<Record<string, number>> = { primo: 2, secondo: 3, terzo: 4, quarto: 5, quinto: 6 }

/** The floors of a house, told from the ground up: 'piano terra', 'piano terra più uno', 'piano terra e primo piano'. */
export function floorsFromGround({ content }: Utterance): Interval | null {
  const text = content.join(' ')
  if (!/piano (?:terra|rialzato)|pianterreno|pian terreno/.test(text)) return null
  const named = content.flatMap((word) => (Object.hasOwn(upper, word) ? [upper[word] ?? 1] : []))
  const floors = Math.max(1, ...named, /piu|mansarda|sopra/.test(text) ? 2 : 1)
  return { low: floors, high: floors }
}

/** Floors that are counted: '2 piani', 'villetta a un piano'. */
export function countedFloors({ quantities }: Utterance, asked: boolean): Interval | null {
  const floors = quantities.find(({ unit, article }) => unit === 'floor' && (asked || !article))
  return floors ? { low: floors.low, high: floors.high } : null
}
