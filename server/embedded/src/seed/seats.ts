import { featuredProfessions, type Profession, professions } from '@mestieri/shared/catalogue/professions.ts'
import { type Place, places } from '@mestieri/shared/municipalities/places.ts'

import type { Random } from './random.ts'
import { createDraw, nearby, townNamed } from './towns.ts'

/** Where a sample professional works and as what. */
export interface Seat {
  readonly town: Place
  readonly profession: Profession
  /** A town that this one serves whatever else it serves, so that a search there finds somebody from outside. */
  readonly serves: Place | null
}

/** How many of a hundred professionals have each trade, roughly. */
const tradeWeights: Readonly<Record<Profession, number>> = {
  'Impresa Edile': 16,
  Idraulico: 12,
  Elettricista: 12,
  Imbianchino: 12,
  Serramentista: 10,
  Impiantista: 8,
  'Installatore fotovoltaico': 7,
  Piastrellista: 6,
  Pulizie: 6,
  Giardiniere: 5,
  Cartongessista: 4,
  Parquettista: 3,
}

/** Cities where each trade fills more than a page: seats in the city for a featured trade, for another, and around it. */
const cities = [
  { value: 'ROMA (RM)', featured: 8, other: 4, around: 2 },
  { value: 'MILANO (MI)', featured: 8, other: 4, around: 2 },
  { value: 'NAPOLI (NA)', featured: 8, other: 4, around: 2 },
  { value: 'TORINO (TO)', featured: 8, other: 4, around: 2 },
  { value: 'MONZA (MB)', featured: 4, other: 1, around: 5 },
] as const

/** Nobody searches a province in vain: this many seats in each, in its largest towns. */
const perProvince = 3

function citySeats(random: Random): Seat[] {
  return cities.flatMap(({ value, featured, other, around }) => {
    const town = townNamed(value)
    const suburbs = createDraw(nearby(town).slice(0, 14), (place) => place.population)
    return professions.flatMap((profession) => {
      const first = featuredProfessions.includes(profession)
      const inside = Array.from({ length: first ? featured : other }, () => ({
        town,
        profession,
        serves: null,
      }))
      const outside = Array.from({ length: first ? around : 1 }, () => ({
        town: suburbs(random),
        profession,
        serves: town,
      }))
      return [...inside, ...outside]
    })
  })
}

function provinceSeats(random: Random, drawTrade: (random: Random) => Profession): Seat[] {
  const byProvince = Map.groupBy(places, (place) => place.province)
  return [...byProvince.values()].flatMap((towns) => {
    const largest = towns.toSorted((a, b) => b.population - a.population).slice(0, perProvince)
    const trades = new Set<Profession>()
    while (trades.size < largest.length) trades.add(drawTrade(random))
    return [...trades].map((profession, index) => ({
      town: largest[index] as Place,
      profession,
      serves: null,
    }))
  })
}

/**
 * Hands out `count` seats: some in every province, enough in the largest cities for a second page of results,
 * the rest wherever people live, in proportion to the residents.
 */
export function assignSeats(count: number, random: Random): Seat[] {
  const drawTrade = createDraw(professions, (profession) => tradeWeights[profession])
  const drawTown = createDraw(places, (place) => place.population)
  const seats = [...provinceSeats(random, drawTrade), ...citySeats(random)]
  while (seats.length < count)
    seats.push({ town: drawTown(random), profession: drawTrade(random), serves: null })
  return seats.slice(0, count)
}
