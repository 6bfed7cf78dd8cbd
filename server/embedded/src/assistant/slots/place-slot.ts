import { displayMunicipality } from '@mestieri/shared/municipalities/display.ts'

import { readPlace } from '../italian/places/cities.ts'
import type { PlaceIndex } from '../italian/places/place-index.ts'
import { baseOf, found, type Slot } from './slot.ts'

/** The question if a name means several municipalities. */
export const whichTown = 'Di comuni con questo nome ce n’è più d’uno: quale intendi?'

/** Maximum number of names in the question. */
const mostNames = 3

/** Returns the question with the names if they are few: 'quale intendi, Castro (BG) o Castro (LE)?'. */
export function whichOf(names: readonly string[]): string {
  if (names.length > mostNames) return whichTown
  const last = names.at(-1) ?? ''
  return `Di comuni con questo nome ce n’è più d’uno: quale intendi, ${names.slice(0, -1).join(', ')} o ${last}?`
}

/** Makes the slot for the place of the job. All services share it, because the zone affects every price. */
export function placeSlot(index: PlaceIndex): Slot {
  return {
    ...baseOf({
      id: 'comune',
      step: 'Dove',
      label: 'Dove',
      question: 'In che comune si trova?',
      example: 'Basta il nome del comune, per esempio «Monza» o «provincia di Bergamo».',
      help: 'I prezzi cambiano da zona a zona, e così ti indico i professionisti più vicini.',
      chips: [],
    }),
    read: (utterance, asked) => {
      const reading = readPlace(utterance, index, asked)
      if (reading.kind === 'found') return found({ kind: 'place', place: reading.place })
      if (reading.kind === 'none') return null
      const chips = reading.values.slice(0, 4).map((value) => displayMunicipality(value))
      return { kind: 'ask', words: reading.values.length > chips.length ? whichTown : whichOf(chips), chips }
    },
    show: (fact) => (fact.kind === 'place' ? fact.place.label : 'da definire'),
    price: null,
  }
}
