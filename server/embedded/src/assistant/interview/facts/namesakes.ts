import { foldName } from '@mestieri/shared/municipalities/fold.ts'

import { everydayNames } from '../../italian/places/everyday-names.ts'
import { readUtterance } from '../../italian/utterance.ts'
import type { Fact, Facts } from '../../slots/facts.ts'
import type { CaseState } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Message } from '../message.ts'
import type { FactReading } from './fact-reading.ts'
import type { Part } from './hearing/parts.ts'

/** Returns the municipality for a name with its province: 'Samone (TN)'. */
function placeNamed(catalogue: Catalogue, name: string): Fact | null {
  const reading = catalogue.place.read(readUtterance(name), true)
  return reading?.kind === 'fact' ? reading.fact : null
}

/** Maximum number of words of the name of a town. */
const mostNameWords = 4

/**
 * Returns the municipality whose whole name a text is: 'Bormio'. Villages are otherwise read only in an answer to the
 * question about the place.
 */
export function placeOfName(catalogue: Catalogue, text: string): Fact | null {
  const name = foldName(text)
  // 'colonna' is a word, and 'Colonna' may be the town.
  const isWritten = /^\p{Lu}/u.test(text.trim()) || !everydayNames.has(name)
  if (name === '' || !isWritten || text.split(/\s+/).length > mostNameWords) return null
  const place = placeNamed(catalogue, text)
  return place?.kind === 'place' && foldName(place.place.label.replace(/ \([A-Z]{2}\)$/, '')) === name
    ? place
    : null
}

/** Whether a place is in the given province or region: 'Trento' for Samone. */
function liesIn(fact: Fact, area: Fact): boolean {
  if (fact.kind !== 'place' || area.kind !== 'place') return false
  const { province, region } = area.place
  return province === null
    ? region !== null && fact.place.region === region
    : fact.place.province === province
}

/**
 * Returns a reading in which the answer to 'quale intendi?' selects one of several municipalities of the same
 * name by its area: 'Trento' or 'quello in Piemonte' for one of the two Samone.
 */
export function withNamesake(
  catalogue: Catalogue,
  { namesakes }: Pick<CaseState, 'namesakes'>,
  before: Facts,
  reading: FactReading,
): FactReading {
  const { comune } = reading.facts
  if (namesakes.length === 0 || before['comune']?.kind === 'place' || comune?.kind !== 'place') return reading
  const places = namesakes.flatMap((name) => placeNamed(catalogue, name) ?? [])
  const meant = places.filter((place) => liesIn(place, comune))
  const [only] = meant
  return only && meant.length === 1 ? { ...reading, facts: { ...reading.facts, comune: only } } : reading
}

/** Returns the municipalities of the same name from which the customer must still choose after a message. */
export function namesakesAfter(
  { namesakes }: Pick<CaseState, 'namesakes'>,
  { facts, askBack }: FactReading,
): readonly string[] {
  if (facts['comune']?.kind === 'place') return []
  return askBack?.slot.id === 'comune' ? askBack.chips : namesakes
}

/** Returns the town that a message names if it contains nothing else. */
export function namedTown(
  catalogue: Catalogue,
  state: CaseState,
  { text, named }: Message,
  parts: readonly Part[],
): Part[] {
  const isRead = parts.some(({ reading: { changed, askBack, unknown, repeated } }) =>
    [changed.length > 0, askBack !== null, unknown, repeated].some(Boolean),
  )
  if (isRead || named.length > 0 || state.shared['comune'] !== undefined) return []
  const comune = placeOfName(catalogue, text)
  if (comune === null) return []
  const reading: FactReading = {
    facts: { ...state.shared, comune },
    changed: [catalogue.place],
    askBack: null,
    unknown: false,
    repeated: false,
  }
  return [{ job: null, slots: [catalogue.place], reading }]
}
