import type { NumberQuestion, QuantityUnit } from '@mestieri/shared/services/interview.ts'

import type { Quantity } from '../italian/numbers/quantities.ts'
import { findPattern, type Pattern, patterns } from '../italian/patterns.ts'
import { firstThing, type Thing, thingOf, thingsIn } from '../italian/things.ts'

/** Nouns that tell which question a quantity answers, as patterns: 'batteri*|accumul*'. */
export interface NounOptions {
  /** A quantity bound to one of these answers this question, even without a unit: 'batteria da 10'. */
  readonly mine?: string
  /** A quantity bound to one of these never answers this question. */
  readonly others?: string
}

/**
 * How a quantity stands to a question by the noun that it is bound to: `mine` is surely meant, `free` is bound to
 * nothing, `near` may be meant if nothing better is said, `foreign` is about another thing.
 */
export type Standing = 'mine' | 'free' | 'near' | 'foreign'

const homes: ReadonlySet<Thing> = new Set(['home', 'flat', 'building'])
const rooms: ReadonlySet<Thing> = new Set(['room', 'bathroom', 'floor', 'storage'])
/** Things with a size of their own. A question that names none of them is about the home. */
const specific: ReadonlySet<Thing> = new Set([
  'bathroom',
  'wall',
  'ceiling',
  'facade',
  'roof',
  'terrace',
  'outside',
  'storage',
  'floor',
  'window',
  'gutter',
  'height',
  'railing',
  'damage',
])
/** Things whose size cannot be told from the size of the home. */
const unlike: readonly Thing[] = [
  'facade',
  'wall',
  'gutter',
  'height',
  'damage',
  'window',
  'terrace',
  'outside',
]
const powerThings: ReadonlySet<Thing> = new Set([
  'battery',
  'meter',
  'wallbox',
  'boiler',
  'consumption',
  'plant',
])
const measuring: ReadonlySet<QuantityUnit> = new Set(['area', 'metre', 'kw', 'kwh'])

/** Things of which one stands for the other if the question was asked: the walls outside are the facade. */
const alike: readonly (readonly [Thing, Thing])[] = [
  ['facade', 'wall'],
  ['ceiling', 'room'],
  ['ceiling', 'bathroom'],
  ['floor', 'home'],
  ['damage', 'wall'],
  ['damage', 'ceiling'],
  ['wall', 'damage'],
  ['roof', 'home'],
  ['roof', 'building'],
  ['roof', 'flat'],
  ['roof', 'storage'],
  ['bathroom', 'floor'],
]

/** Things whose floor is as large as they are. */
const floored: ReadonlySet<Thing> = new Set(['room', 'bathroom', 'home', 'flat'])

function matches(nouns: readonly string[], list: readonly Pattern[]): boolean {
  return list.some((one) => findPattern(nouns, one).length > 0)
}

function standingOfPower(thing: Thing, own: ReadonlySet<Thing>): Standing {
  if (own.has(thing)) return 'mine'
  return powerThings.has(thing) ? 'foreign' : 'free'
}

function standingOfArea(thing: Thing, own: ReadonlySet<Thing>, isHome: boolean, asked: boolean): Standing {
  if (own.has(thing)) return 'mine'
  // 'impianto elettrico di 80 mq', 'caldaia per 90 mq': no plant is measured in square metres.
  if (isHome && powerThings.has(thing)) return 'free'
  if (isHome) {
    if (homes.has(thing)) return 'mine'
    return rooms.has(thing) ? 'near' : 'foreign'
  }
  if (own.has('floor') && floored.has(thing)) return 'near'
  if (alike.some(([one, other]) => own.has(one) && thing === other)) return asked ? 'near' : 'foreign'
  if (!homes.has(thing) && thing !== 'room') return specific.has(thing) ? 'foreign' : 'free'
  return asked && !unlike.some((one) => own.has(one)) ? 'near' : 'foreign'
}

/** Judges the quantities of a message for one question. */
export interface QuantityJudge {
  /** Whether the question is about the floor area of a home or of rooms. */
  readonly isHome: boolean
  /** The things that the question names. */
  readonly things: ReadonlySet<Thing>
  standing(quantity: Quantity, asked: boolean): Standing
  /** The same of an area that is given by its sides. */
  standingOfSides(thing: Thing, asked: boolean): Standing
  /** Whether the noun alone proves that a quantity answers the question, whatever its unit. */
  isNamed(quantity: Quantity): boolean
}

/**
 * Tells which quantities a question means. Without `nouns` the question's own words tell: 'Quanti m² di pareti?' means
 * quantities of walls and none of ceilings; a question that names no part of a home means the home.
 */
export function judgeQuantities(
  { id, label, question, units }: Pick<NumberQuestion, 'id' | 'label' | 'question' | 'units'>,
  { mine = '', others = '' }: NounOptions = {},
): QuantityJudge {
  const named = thingsIn(`${label} ${question}`)
  // 'in larghezza e altezza' tells how to measure an area, not of what.
  const things = units.includes('area') ? named.difference(new Set<Thing>(['height'])) : named
  const parts = [...things].filter((thing) => specific.has(thing))
  // 'la casa: i m² di pavimento' asks for the home.
  const isHome = units.includes('area') && parts.every((thing) => thing === 'floor' && things.has('home'))
  // An area in passing that is bound to no noun is the main size, not the size of a part.
  const isMain = id === 'superficie' || isHome
  const own = mine === '' ? [] : patterns(mine)
  const foreign = others === '' ? [] : patterns(others)
  return {
    isHome,
    things,
    standingOfSides: (thing, asked) =>
      units.includes('area') ? standingOfArea(thing, things, isHome, asked) : 'free',
    isNamed: ({ nouns }) => matches(nouns, own),
    standing: ({ nouns, unit }, asked) => {
      if (matches(nouns, own)) return 'mine'
      if (matches(nouns, foreign)) return 'foreign'
      // 'muffa su 6 mq di parete' measures the mould.
      const thing = nouns.some((noun) => thingOf(noun) === 'damage') ? 'damage' : firstThing(nouns)
      const judged = unit ?? units[0] ?? null
      if (judged === null || !measuring.has(judged)) return 'free'
      if (thing === null) return asked || isMain || judged !== 'area' ? 'free' : 'foreign'
      if (judged === 'kw' || judged === 'kwh') return standingOfPower(thing, things)
      return standingOfArea(thing, things, isHome, asked)
    },
  }
}
