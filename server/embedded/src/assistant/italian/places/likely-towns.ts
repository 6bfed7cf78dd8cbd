import { placesByValue } from '@mestieri/shared/municipalities/places.ts'

import type { Word } from '../words.ts'
import { isBeforeProvince, isLocated, isNeighbour, placesNear } from './beside-names.ts'
import { isEarlierHome, isLed } from './candidates.ts'
import type { Candidate, NamedPlace, PlaceIndex } from './place-index.ts'

function townFirst({ places }: { readonly places: readonly NamedPlace[] }): number {
  return Number(places.some(({ isQuarter }) => !isQuarter))
}

/**
 * Ranks a name with a capital letter or of a town before a village without a capital letter: 'in cortile. Fiumicino'.
 */
function nameFirst(words: readonly Word[], { from, places }: Candidate): number {
  const isWritten = from > 0 && words[from]?.capital === true
  return Number(isWritten || places.some(({ size, isQuarter }) => size > 0 && !isQuarter))
}

/**
 * Leaves out the towns that only tell where another one lies: 'chieri, vicino torino', in an answer also a larger town
 * beside a smaller one: 'zona Torino, a Chieri'. A town alone after 'vicino' is the place, as nothing nearer is known.
 */
function withoutNeighbours(
  words: readonly Word[],
  named: readonly Candidate[],
  asked: boolean,
): readonly Candidate[] {
  const own = named.filter(({ from }) => !isNeighbour(words, from))
  const isSure = own.some(
    ({ from, places }) =>
      asked || isLed(words, from) || words[from]?.capital || places.some(({ size }) => size > 0),
  )
  const left = isSure ? own : named
  return asked && left.length <= mostCompared
    ? left.filter((one) => !left.some((other) => isAround(one, other)))
    : left
}

/** Maximum number of towns of an answer that are compared with each other. */
const mostCompared = 6
/** How many times larger a city is than a town near it that people locate by the city. */
const muchLarger = 2

const residentsOf = ({ value }: NamedPlace): number => placesByValue.get(value)?.population ?? 0

/** Whether a city is named beside a much smaller town near it. */
function isAround({ places: cities }: Candidate, { places }: Candidate): boolean {
  const towns = placesNear(
    places.filter(({ isQuarter }) => !isQuarter),
    cities,
  )
  return (
    towns.length > 0 &&
    Math.min(...cities.map(residentsOf)) > muchLarger * Math.max(...towns.map(residentsOf))
  )
}

/** Returns the towns that a message names, the likeliest first. */
export function byLikelihood(
  words: readonly Word[],
  named: readonly Candidate[],
  index: PlaceIndex,
  asked: boolean,
): readonly Candidate[] {
  const towns = withoutNeighbours(words, named, asked)
  const located = (one: Candidate): number => Number(asked && isLocated(words, one, index))
  const sorted = towns.toSorted(
    (a, b) =>
      located(b) - located(a) ||
      Number(isBeforeProvince(words, b, index)) - Number(isBeforeProvince(words, a, index)) ||
      nameFirst(words, b) - nameFirst(words, a) ||
      Number(isLed(words, b.from)) - Number(isLed(words, a.from)) ||
      Number(isEarlierHome(words, a)) - Number(isEarlierHome(words, b)) ||
      townFirst(b) - townFirst(a) ||
      b.to - b.from - (a.to - a.from),
  )
  return [...sorted, ...named.filter((one) => !towns.includes(one))]
}

/**
 * Keeps of several places of the same name those in a city that is also named, or near it: 'Monteverde, Roma', 'Castro,
 * vicino Lecce'.
 */
export function ofOthers(places: readonly NamedPlace[], towns: readonly Candidate[]): readonly NamedPlace[] {
  if (new Set(places.map(({ value }) => value)).size < 2) return places
  const others = towns.flatMap((one) => one.places)
  const cities = new Set(others.map(({ value }) => value))
  const named = places.filter(({ value }) => cities.has(value))
  if (named.length > 0) return named
  const near = placesNear(places, others)
  return near.length > 0 ? near : places
}
