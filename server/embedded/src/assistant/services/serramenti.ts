import { plus, scaled, times } from '@mestieri/shared/catalogue/price-range.ts'
import { interview } from '@mestieri/shared/services/serramenti/interview.ts'
import { jobs } from '@mestieri/shared/services/serramenti/jobs.ts'

import { costOf, type Service } from '../estimate/job.ts'
import { enclosedArea } from '../italian/numbers/dimensions.ts'
import { quantities } from '../price-book/quantities.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { numberOf } from '../slots/facts.ts'
import { numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { questions } from './serramenti-questions.ts'

/** No window has a longer side, in metres. */
const longestSide = 6

/** From this height on, in metres, an opening is one to walk through. */
const doorHeight = 1.9

const windows = numberSlot({
  ...questions.windows,
  derive: ({ quantities: said }, asked) =>
    asked && said.length > 0 && said.every(({ unit }) => unit === 'door' || unit === 'balcony')
      ? { low: 0, high: 0 }
      : null,
  price: {
    ...questions.windows.price,
    driver: (fact) => (fact?.kind === 'number' ? windows.show(fact) : 'Numero di finestre'),
  },
})

/** Asked together with the windows. */
const frenchWindows = numberSlot({
  ...questions.frenchWindows,
  needed: (facts) => numberOf(facts, 'finestre')?.high === 0,
  price: {
    ...questions.frenchWindows.price,
    driver: (fact) => (fact?.kind === 'number' && fact.high > 0 ? frenchWindows.show(fact) : null),
  },
})

/** What one window measures, in m², where somebody says it. */
const windowSize = numberSlot({
  ...questions.windowSize,
  needed: () => false,
  derive: ({ sides }) => {
    const size = sides.find(({ a, b, unit }) => {
      const scale = unit === 'metre' || Math.max(a, b) <= longestSide ? 1 : Math.max(a, b) > 600 ? 1000 : 100
      return Math.max(a, b) / scale < doorHeight
    })
    if (!size) return null
    const area = Math.round(enclosedArea(size, longestSide) * 100) / 100
    return { low: area, high: area }
  },
  price: {
    ...questions.windowSize.price,
    reference: quantities.window.max,
    typical: [quantities.window.min, quantities.window.max],
    driver: (fact) => (fact?.kind === 'number' ? windowSize.show(fact) : null),
  },
})

const size = choiceSlot({
  ...questions.size,
  needed: (facts) => facts['misura'] === undefined,
})

const glass = choiceSlot(questions.glass)

const opening = choiceSlot(questions.opening)

const extras = choiceSlot(questions.extras)

/** PVC windows fitted, per m²; their source has VAT in it. */
export function serramenti(place: Slot): Service {
  return {
    slug: 'serramenti',
    work: interview.work,
    slots: [
      windows,
      frenchWindows,
      windowSize,
      size,
      glass,
      opening,
      extras,
      place,
      photoSlot(interview.photos),
    ],
    job: () => jobs.pvc,
    relief: interview.relief,
    vat: interview.vat,
    price: (job, book) => {
      const { prices, quantities: sizes } = book
      const large = job.choice('grandezza') === 'grandi' ? sizes.largerWindow.max : 1
      const doors = job.number('portefinestre')
      // Whoever changes nothing at all is told what one window costs.
      const count = Math.max(job.number('finestre'), doors > 0 ? 0 : 1)
      const ofWindows = count * job.number('misura')
      const ofDoors = doors * sizes.frenchWindow.max
      const glazed = times(prices.pvcWindows, (ofWindows + ofDoors) * large)
      const triple = job.choice('vetro') === 'triplo'
      const sliding = job.choice('apertura') === 'scorrevole'
      const kept = triple ? scaled(glazed, sizes.tripleGlazing) : glazed
      const opened = sliding ? times(prices.slidingWindows, (ofWindows + ofDoors) * large) : kept
      const boxes = job.choice('accessori') === 'si'
      const all = count + doors
      return costOf(boxes ? plus(opened, times(prices.shutterBox, all)) : opened, [
        prices.pvcWindows,
        sizes.window,
        triple ? sizes.tripleGlazing : null,
        sliding ? prices.slidingWindows : null,
        boxes ? prices.shutterBox : null,
      ])
    },
  }
}
