import { featuredProfessions, type Profession, professions } from '@mestieri/shared/catalogue/professions.ts'
import { type Place, places } from '@mestieri/shared/municipalities/places.ts'

import type { Random } from './random.ts'
import { createWeightedDraw, nearby, townNamed } from './towns.ts'

/** Town and trade of one sample professional. */
export interface Placement {
  readonly town: Place
  readonly profession: Profession
  /**
   * A town that the professional always serves, so that a search there also finds firms from outside; null
   * for none.
   */
  readonly serves: Place | null
}

/** Approximate share of each trade, in percent. */
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

/**
 * Cities in which every featured trade has more than one page of results. Professionals per trade: `featured`
 * and `other` are based in the city, `around` are based in its suburbs and serve the city.
 */
const cities = [
  { value: 'ROMA (RM)', featured: 8, other: 4, around: 2 },
  { value: 'MILANO (MI)', featured: 8, other: 4, around: 2 },
  { value: 'NAPOLI (NA)', featured: 8, other: 4, around: 2 },
  { value: 'TORINO (TO)', featured: 8, other: 4, around: 2 },
  { value: 'MONZA (MB)', featured: 4, other: 1, around: 5 },
] as const

/** Minimum number of professionals in each province, so that no search by province is empty. */
const perProvince = 3

function cityPlacements(random: Random): Placement[] {
  return cities.flatMap(({ value, featured, other, around }) => {
    const town = townNamed(value)
    const suburbs = createWeightedDraw(nearby(town).slice(0, 14), (place) => place.population)
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

function provincePlacements(random: Random, drawTrade: (random: Random) => Profession): Placement[] {
  const byProvince = Map.groupBy(places, (place) => place.province)
  return [...byProvince.values()].flatMap((towns) => {
    const largest = towns.toSorted((a, b) => b.population - a.population).slice(0, perProvince)
    const trades = new Set<Profession>()
    while (trades.size < largest.length) trades.add(drawTrade(random))
    const drawn = trades.values()
    return largest.flatMap((town) => {
      const { value: profession } = drawn.next()
      return profession === undefined ? [] : [{ town, profession, serves: null }]
    })
  })
}

/**
 * Draws a town and a trade for each of `count` sample professionals: three in every province, enough in the
 * largest cities for a second page of results, and the rest in proportion to the population of the towns.
 */
export function placeProfessionals(count: number, random: Random): Placement[] {
  const drawTrade = createWeightedDraw(professions, (profession) => tradeWeights[profession])
  const drawTown = createWeightedDraw(places, (place) => place.population)
  const placements = [...provincePlacements(random, drawTrade), ...cityPlacements(random)]
  while (placements.length < count)
    placements.push({ town: drawTown(random), profession: drawTrade(random), serves: null })
  return placements.slice(0, count)
}
