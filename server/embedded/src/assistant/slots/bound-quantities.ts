import type { NumberQuestion, QuantityUnit } from '@mestieri/shared/services/interview.ts'

import type { Quantity } from '../italian/numbers/quantities.ts'
import { findPattern, type Pattern, patterns } from '../italian/patterns.ts'
import { firstThing, type Thing, thingOf, thingsIn } from '../italian/things.ts'
import type { Utterance } from '../italian/utterance.ts'

/** Nouns that decide which question a quantity answers, as patterns: 'batteri*|accumul*'. */
export interface NounOptions {
  /** A quantity with one of these nouns answers this question, even without a unit: 'batteria da 10'. */
  readonly mine?: string
  /** A quantity with one of these nouns never answers this question. */
  readonly others?: string
}

/**
 * How well a quantity fits a question by its noun: `mine` certainly answers it, `free` has no noun, `near`
 * answers it if there is nothing better, `foreign` is about another thing.
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
/** Things whose size does not follow from the size of the home. */
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

/**
 * Pairs of things of which one may mean the other if the question was asked: the outer walls are the facade.
 */
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

/** Things whose floor has the same area as the thing itself. */
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
  // 'impianto elettrico di 80 mq', 'caldaia per 90 mq': a system has no area, so the figure is the area of
  // the home.
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

/** Decides which quantities of a message answer a question. */
export interface QuantityJudge {
  /** Whether the question is about the floor area of a home or of rooms. */
  readonly isHome: boolean
  /** The things that the question names. */
  readonly things: ReadonlySet<Thing>
  standing(quantity: Quantity, asked: boolean): Standing
  /** The same for an area given by two sides. */
  standingOfSides(thing: Thing, asked: boolean): Standing
  /** Whether the noun alone proves that a quantity answers the question, regardless of its unit. */
  isNamed(quantity: Quantity): boolean
}

/**
 * Makes the judge of a question. Without `nouns` the wording of the question decides: 'Quanti m² di pareti?'
 * accepts quantities of walls but not of ceilings; a question that names no part of a home is about the home.
 */
export function judgeQuantities(
  { id, label, question, units }: Pick<NumberQuestion, 'id' | 'label' | 'question' | 'units'>,
  { mine = '', others = '' }: NounOptions = {},
): QuantityJudge {
  const named = thingsIn(`${label} ${question}`)
  // 'in larghezza e altezza' tells how to measure an area; it does not name a thing.
  const things = units.includes('area') ? named.difference(new Set<Thing>(['height'])) : named
  const parts = [...things].filter((thing) => specific.has(thing))
  // 'la casa: i m² di pavimento' asks about the home.
  const isHome = units.includes('area') && parts.every((thing) => thing === 'floor' && things.has('home'))
  // An area without a noun, in passing, is the main size and not the size of a part.
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
      // 'muffa su 6 mq di parete' states the area of the mould.
      const thing = nouns.some((noun) => thingOf(noun) === 'damage') ? 'damage' : firstThing(nouns)
      const judged = unit ?? units[0] ?? null
      if (judged === null || !measuring.has(judged)) return 'free'
      if (thing === null) return asked || isMain || judged !== 'area' ? 'free' : 'foreign'
      if (judged === 'kw' || judged === 'kwh') return standingOfPower(thing, things)
      return standingOfArea(thing, things, isHome, asked)
    },
  }
}

/** Whether the sides told with a room are those of a thing: its ceiling or floor. */
export const isOfRoom = (things: ReadonlySet<Thing>): boolean => things.has('ceiling') || things.has('floor')

/** Words after a number that only qualify it: '4 scarsi', '80 calpestabili'. */
const qualifying =
  /^(?:scars|abbondant|nett|lord|calpestabil|quadr|metri|total|complessiv|precis|pien|tond|giust|comprensiv)/
/** The largest count of things that is told beside a question about a size. */
const mostCounted = 12

/** Whether a number without a unit counts things of any kind: 'tre maniglioni', '8 sensori'. */
export function countsThings({ high, to, unit }: Quantity, words: Utterance['words']): boolean {
  const next = words[to]
  return (
    unit === null &&
    high <= mostCounted &&
    next?.kind === 'word' &&
    next.text.length > 5 &&
    /[ie]$/.test(next.text) &&
    !qualifying.test(next.text)
  )
}

/** Returns a message without the counts of things, which are no sizes: 'tre maniglioni', in reply to 'Quanto misura?'. */
export function withoutCounts(utterance: Utterance): Utterance {
  const { quantities, words } = utterance
  const kept = quantities.filter(
    (one, index) => !countsThings(one, words) && !isSaidAgain(one, quantities[index + 1]),
  )
  return kept.length < quantities.length ? { ...utterance, quantities: kept } : utterance
}

/** Maximum distance in words between a figure and the same one with its unit. */
const againReach = 2

/** Whether the next area is the same figure again, with its unit: 'una novantina, 90 mq'. */
function isSaidAgain({ unit, low, high, to }: Quantity, next: Quantity | undefined): boolean {
  return (
    unit === null &&
    next?.unit === 'area' &&
    next.low === low &&
    next.high === high &&
    next.from - to <= againReach
  )
}
