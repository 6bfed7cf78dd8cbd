import { findPattern, patterns, says } from '../italian/patterns.ts'
import type { Utterance } from '../italian/utterance.ts'
import type { Interval } from './number-slot.ts'

const ordinals: readonly string[] =
  'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo'.split(' ')

const ground = /piano (?:terra|terreno|rialzato)|pianterreno|pian terreno|pianoterra/

/** The floors of a house, told from the ground up: 'piano terra', 'piano terra più uno', 'piano terra e primo piano'. */
export function floorsFromGround({ content, words }: Utterance): Interval | null {
  const text = content.join(' ')
  if (!ground.test(text)) return null
  const named = content.map((word) => ordinals.indexOf(word) + 2)
  const isRaised = /piu|mansarda|sopra/.test(text) || words.some(({ text: sign }) => sign === '+')
  const floors = Math.max(1, ...named.filter((floor) => floor > 1), isRaised ? 2 : 1)
  return { low: floors, high: floors }
}

/** Floors that are counted: '2 piani', 'villetta a un piano'. */
export function countedFloors({ quantities }: Utterance, asked: boolean): Interval | null {
  const floors = quantities.find(
    ({ unit, article, ordinal }) => unit === 'floor' && !ordinal && (asked || !article),
  )
  if (!floors) return null
  const step = floors.beyond && floors.open === 'above' ? 1 : 0
  return { low: Math.floor(floors.low) + step, high: Math.ceil(floors.high) + step }
}

/** The last floor of a house of which nothing else is known. */
const top = 4

/** Which floor a home is on: 0 is the ground floor; null if the message does not say. */
export function readStorey(utterance: Utterance, asked = false): number | null {
  const { content, quantities, words } = utterance
  const named = quantities.find(({ ordinal, unit }) => ordinal && (unit === 'floor' || unit === null))
  if (named) return Math.round(named.high)
  const at = content.findIndex((word, index) => ordinals.includes(word) && content[index + 1] === 'piano')
  const reversed = content.findIndex(
    (word, index) => word === 'piano' && ordinals.includes(content[index + 1] ?? ''),
  )
  if (at !== -1) return ordinals.indexOf(content[at] ?? '') + 1
  if (reversed !== -1) return ordinals.indexOf(content[reversed + 1] ?? '') + 1
  const text = content.join(' ')
  if (ground.test(text) || /\b(?:terra|seminterrato|interrato|villetta|villa)\b/.test(asked ? text : ''))
    return 0
  if (/ultimo piano|attico|mansarda/.test(text)) return top
  if (!asked) return null
  const alone = content.find((word) => ordinals.includes(word))
  if (alone !== undefined) return ordinals.indexOf(alone) + 1
  const bare = quantities.find(({ unit, article }) => !article && (unit === null || unit === 'floor'))
  return bare && words.length <= 6 ? Math.round(bare.high) : null
}

const lift = patterns('ascensor*|asensore|acensore|lift|montacaric*|elevator*')
const onFoot = patterns('solo scale|a piedi|per scale|scale a piedi')

/** Whether there is a lift; null if the message does not say. */
export function readLift({ content }: Utterance): boolean | null {
  const said = lift.flatMap((one) => findPattern(content, one))
  if (said.length > 0) return !said.some(({ denied }) => denied)
  return says(content, onFoot) ? false : null
}
