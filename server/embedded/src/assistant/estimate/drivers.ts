import type { PriceDriver } from '@mestieri/shared/chat/reply-estimate.ts'

import type { PriceBook } from '../price-book/price-book.ts'
import { type Fact, type Facts, placeOfFacts } from '../slots/facts.ts'
import type { Slot } from '../slots/slot.ts'
import { capitalise } from '../wording/figures.ts'
import type { Service } from './job.ts'
import { middleOf, widthOf } from './service-estimate.ts'
import { zoneOf } from './service-zones.ts'

interface Weighed extends PriceDriver {
  readonly weight: number
}

/** Below this part of the price a difference is none worth telling. */
const noticeable = 0.02

const words = { alza: 'più alto', abbassa: 'più basso', neutro: 'nessun extra' } as const

function effectOf(difference: number, middle: number): PriceDriver['effect'] {
  if (Math.abs(difference) < middle * noticeable) return 'neutro'
  return difference > 0 ? 'alza' : 'abbassa'
}

function referenceFact({ price }: Slot): Fact {
  const reference = price?.reference ?? ''
  return typeof reference === 'number'
    ? { kind: 'number', low: reference, high: reference }
    : { kind: 'choice', option: reference }
}

/** The facts with one slot at its typical value, and with what only then would be asked at its own. */
function atReference(slot: Slot, facts: Facts, slots: readonly Slot[]): Facts {
  const idle = slots.filter((other) => other.price && !other.needed(facts) && facts[other.id] === undefined)
  return { ...facts, ...Object.fromEntries([...idle, slot].map((one) => [one.id, referenceFact(one)])) }
}

function weighSlot(slot: Slot, service: Service, facts: Facts, book: PriceBook): Weighed | null {
  const fact = facts[slot.id]
  const known = fact?.kind === 'number' || fact?.kind === 'choice'
  if (!slot.price || (!known && !slot.needed(facts))) return null
  const label = slot.price.driver(known ? fact : undefined)
  if (label === null) return null
  const compared = atReference(slot, facts, service.slots)
  if (!known) {
    const weight = (widthOf(service, facts, book) - widthOf(service, compared, book)) / 2
    const open = typeof slot.price.reference === 'number' ? 'da misurare' : 'da definire'
    return { label: capitalise(label), effect: 'neutro', words: open, weight }
  }
  const middle = middleOf(service, facts, book)
  const difference = middle - middleOf(service, compared, book)
  const effect = effectOf(difference, middle)
  const average = effect === 'neutro' && typeof slot.price.reference === 'number'
  return {
    label: capitalise(label),
    effect,
    words: average ? 'nella media' : words[effect],
    weight: Math.abs(difference),
  }
}

function weighZone(service: Service, facts: Facts, book: PriceBook): Weighed {
  const place = placeOfFacts(facts)
  const { low, high } = zoneOf(place)
  const middle = middleOf(service, facts, book)
  const factor = (low + high) / 2
  const difference = middle - middle / factor
  if (place === null) {
    return { label: 'Zona', effect: 'neutro', words: 'da dire', weight: (middle * (high - low)) / 2 }
  }
  const effect = effectOf(difference, middle)
  const said = effect === 'neutro' ? 'nella media' : words[effect]
  return {
    label: `Zona ${place.label.replace(/^provincia /, '')}`,
    effect,
    words: said,
    weight: Math.abs(difference),
  }
}

/** The three things that move the price of a job most, the biggest first. */
export function priceDrivers(service: Service, facts: Facts, book: PriceBook): PriceDriver[] {
  const weighed = service.slots
    .map((slot) => weighSlot(slot, service, facts, book))
    .filter((driver) => driver !== null)
  return [...weighed, weighZone(service, facts, book)]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 3)
    .map(({ label, effect, words: said }) => ({ label, effect, words: said }))
}
