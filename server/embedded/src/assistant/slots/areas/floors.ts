import type { Utterance } from '../../italian/utterance.ts'
import type { Interval } from '../number-slot.ts'

const ordinals: readonly string[] =
  'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo'.split(' ')

const ground = /piano (?:terra|terreno|rialzato)|pianterreno|pian terreno|pianoterra/

/**
 * Returns the number of floors of a house described from the ground up: 'piano terra', 'piano terra più uno',
 * 'piano terra e primo piano'.
 */
export function floorsFromGround({ content, words }: Utterance): Interval | null {
  const text = content.join(' ')
  if (!ground.test(text)) return null
  // 'un quinto dei muri' is a share.
  const named = words.map((word, at) => (words[at - 1]?.text === 'un' ? 0 : ordinals.indexOf(word.text) + 2))
  const isRaised = /piu|mansarda|sopra/.test(text) || words.some(({ text: sign }) => sign === '+')
  const floors = Math.max(1, ...named.filter((floor) => floor > 1), isRaised ? 2 : 1)
  return { low: floors, high: floors }
}

const joining = new Set(['a', 'ad', 'di', 'su', 'con'])

/** Returns a stated number of floors: '2 piani', 'villetta a un piano'. */
export function countedFloors({ quantities, words }: Utterance, asked: boolean): Interval | null {
  const floors = quantities.find(
    ({ unit, article, ordinal, from }) =>
      unit === 'floor' && !ordinal && (asked || !article || joining.has(words[from - 1]?.text ?? '')),
  )
  if (!floors) return null
  const step = floors.beyond && floors.open === 'above' ? 1 : 0
  return { low: Math.floor(floors.low) + step, high: Math.ceil(floors.high) + step }
}
