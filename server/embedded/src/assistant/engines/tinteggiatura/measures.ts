import { enclosedArea, type Sides } from '../../italian/numbers/dimensions.ts'
import type { Quantity } from '../../italian/numbers/quantities.ts'
import { findPattern, patterns } from '../../italian/patterns.ts'
import { thingOf } from '../../italian/things.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { isBoundTo, withoutQuantitiesOf } from '../bound-quantities.ts'
import { mentions, scaledArea, wallNouns } from '../spaces.ts'

const mouldNouns = ['muff', 'ammuff']

/** Returns the wall area of a stairwell from its number of floors. */
export function stairwellWalls({ quantities }: Utterance): Interval | null {
  const floors = quantities.find(({ unit, article }) => unit === 'floor' && !article)
  return floors ? scaledArea(floors, 60) : null
}

const extents: readonly (readonly [words: string, low: number, high: number])[] = [
  [
    'stanza intera|tutta stanza|intera stanza|tutta camera|camera tutta|stanza tutta|cameretta tutta|camera piena|stanza piena|cameretta piena|tutte pareti|tutti muri|dappertutto|ovunque',
    40,
    50,
  ],
  ['soffitto bagno|soffitto', 5, 8],
  ['due pareti|2 pareti', 18, 22],
  ['parete intera|parete|muro intero', 8, 12],
  ['due angoli|2 angoli|angoli', 4, 8],
  [
    'angolo|angolino|spigolo|attorno finestra|intorno finestra|vicino finestra|accanto finestra|sotto finestra',
    2,
    4,
  ],
  ['po muffa|poca muffa|qualche macchia|piccola|leggera|poco', 2, 5],
]
const knownExtents = extents.map(([words, low, high]) => ({ list: patterns(words), low, high }))

const painting = /^(?:ri)?(?:dipin|imbianc|tinteggi|pittur|vernici|bianc|color|tint|rinfresc)/
/** Number of words beside an extent in which a verb of painting takes it. */
const paintReach = 2

/** Whether an extent is that of the painting: 'ridipingere tutta la stanza', after mould in its corners. */
const isPainted = (content: readonly string[], at: number, length: number): boolean =>
  [...content.slice(Math.max(0, at - paintReach), at), ...content.slice(at + length, at + length + 2)].some(
    (word) => painting.test(word),
  )

const wall = /^(?:paret[ei]|mur[oi]|angol[oi]|soffitt[oi])$/

/** Whether an extent is that of a wall: 'la parete nord della camera è piena di muffa' fills no room. */
const isOfWall = (content: readonly string[], at: number, length: number): boolean =>
  content[at + length - 1] === 'piena' &&
  content.slice(Math.max(0, at - 2), at).some((word) => wall.test(word))

/** Maximum distance in words between a room and its sides: 'cameretta del bimbo 3x4'. */
const nearRoom = 3

/** Returns the wall area with mould in m², from words: 'un angolo', 'una parete'. */
export function mouldExtent(utterance: Utterance, asked: boolean): Interval | null {
  if (!asked && !mentions(utterance, 'muff*|ammuff*|angoli neri|angolo nero|puntini neri|macchie nere'))
    return null
  // 'muffa, due metri per uno e mezzo' states two sides; 'cameretta 3x4' those of the floor.
  const isOfRoom = ({ from }: Sides): boolean =>
    utterance.words.slice(Math.max(0, from - nearRoom), from).some(({ text }) => thingOf(text) === 'room')
  const first = utterance.sides.find((sides) => !isOfRoom(sides))
  if (first) {
    const area = Math.round(enclosedArea(first, 12) * 10) / 10
    return { low: area, high: area }
  }
  const hasFigure = utterance.quantities.some(({ unit, article }) => unit === 'area' && !article)
  const found = hasFigure
    ? undefined
    : knownExtents.find(({ list }) =>
        list.some((one) =>
          findPattern(utterance.content, one).some(
            ({ at, length }) =>
              !isPainted(utterance.content, at, length) && !isOfWall(utterance.content, at, length),
          ),
        ),
      )
  return found ? { low: found.low, high: found.high } : null
}

const loose = new Set(['tipo', 'circa', 'saranno', 'sono', 'sara', 'diciamo', 'facciamo', 'forse'])

/** Maximum number of words between mould and the comma before its area: 'muffa in un angolo, 3 mq'. */
const nearMould = 5

/** Up to this area in m², the only figure after mould is that of the mould and not of a room. */
const mostMould = 6

/** Whether an area is that of mould named before a comma, where another area is that of the home: 'con la muffa, tipo 3 mq'. */
function followsMould({ words, quantities }: Utterance, { unit, from, high }: Quantity): boolean {
  if (unit !== 'area') return false
  if (high > mostMould && quantities.filter((one) => one.unit === 'area').length < 2) return false
  let at = from - 1
  while (loose.has(words[at]?.text ?? '')) at -= 1
  if (words[at]?.text !== ',') return false
  const clause = words.slice(Math.max(0, at - nearMould), at).map(({ text }) => text)
  return clause
    .slice(clause.lastIndexOf(',') + 1)
    .some((text) => mouldNouns.some((start) => text.startsWith(start)))
}

/** Returns a message with the quantities of mould only. Used while the question about mould is not asked. */
export function ofMouldOnly(utterance: Utterance): Utterance {
  const kept = utterance.quantities.flatMap((quantity) => {
    if (isBoundTo(utterance, quantity, mouldNouns)) return [quantity]
    return followsMould(utterance, quantity) ? [{ ...quantity, nouns: ['muffa'] }] : []
  })
  return { ...utterance, quantities: kept }
}

/** Returns a message without the quantities of walls and mould. The rest may be floor areas. */
export function ofFloorOnly(utterance: Utterance): Utterance {
  const rest = withoutQuantitiesOf(utterance, [...wallNouns, ...mouldNouns])
  return { ...rest, quantities: rest.quantities.filter((quantity) => !followsMould(utterance, quantity)) }
}
