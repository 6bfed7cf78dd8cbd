import { plus, times } from '@mestieri/shared/catalogue/price-range.ts'
import { interview } from '@mestieri/shared/services/ristrutturazione_facciata/interview.ts'
import { jobs } from '@mestieri/shared/services/ristrutturazione_facciata/jobs.ts'

import { chosenJob, costOf, type Service } from '../estimate/job.ts'
import { enclosedArea } from '../italian/numbers/dimensions.ts'
import type { Utterance } from '../italian/utterance.ts'
import { quantities } from '../price-book/quantities.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { optionOf } from '../slots/facts.ts'
import { countedFloors, floorsFromGround } from '../slots/floors.ts'
import { plainMetres } from '../slots/house-area.ts'
import { type Interval, numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { questions } from './ristrutturazione-facciata-questions.ts'

const kind = choiceSlot(questions.kind)

/** '4 lati da 10 metri alti 6', '20 x 9', '3 facciate 10 x 6' */
function facadeArea({ quantities: said, sides, words }: Utterance): Interval | null {
  const many = said.find(({ unit }) => unit === 'side')?.low ?? 1
  const [first] = sides
  if (first) {
    const value = Math.round(enclosedArea(first, 200) * many)
    return { low: value, high: value }
  }
  const high = words.findIndex(({ text }) => /^alt[oaie]$|^altezza$/.test(text))
  const lengths = said.filter(({ unit }) => unit === 'metre' || unit === null)
  const height = lengths.find(({ from }) => from > high && from <= high + 3)
  const width = lengths.find((length) => length !== height)
  if (high !== -1 && height && width) {
    return { low: width.low * height.low * many, high: width.high * height.high * many }
  }
  const plain = said.find(({ unit, low }) => unit === 'metre' && low >= plainMetres)
  return plain && high === -1 ? { low: plain.low, high: plain.high } : null
}

const area = numberSlot({
  ...questions.area,
  derive: facadeArea,
  price: {
    ...questions.area.price,
    driver: (fact) =>
      fact?.kind === 'number' ? `${area.show(fact)} di facciata` : 'Metri quadri di facciata',
  },
})

const floors = numberSlot({
  ...questions.floors,
  derive: (utterance, asked) => floorsFromGround(utterance) ?? countedFloors(utterance, asked),
  price: {
    ...questions.floors.price,
    driver: (fact) => (fact?.kind === 'number' ? `Ponteggio per ${floors.show(fact)}` : 'Ponteggio'),
  },
})

const balconies = numberSlot({
  ...questions.balconies,
  derive: ({ quantities: said }, asked) => {
    const many = said.find(({ unit, article }) => unit === 'balcony' && (asked || !article))
    if (many)
      return { low: many.low * quantities.balconyEdge.min, high: many.high * quantities.balconyEdge.max }
    // Asked for balconies, a bare number counts them.
    const bare = asked ? said.find(({ unit }) => unit === null) : undefined
    return bare
      ? { low: bare.low * quantities.balconyEdge.min, high: bare.high * quantities.balconyEdge.max }
      : null
  },
  price: {
    ...questions.balconies.price,
    driver: (fact) => {
      if (fact?.kind !== 'number') return 'Frontalini dei balconi'
      return fact.high === 0 ? null : `Frontalini: ${balconies.show(fact)}`
    },
  },
})

/** A facade painted, plastered or insulated, per m², scaffolding included. */
export function ristrutturazioneFacciata(place: Slot): Service {
  return {
    slug: 'ristrutturazione_facciata',
    work: interview.work,
    slots: [kind, area, floors, balconies, place, photoSlot(interview.photos)],
    job: (facts) => chosenJob(jobs, optionOf(facts, 'lavoro'), 'facciata'),
    relief: interview.relief,
    vat: interview.vat,
    price: (job, { prices }) => {
      const surface = job.number('superficie')
      const stories = job.number('piani')
      const edges = times(prices.balconyEdges, job.number('frontalini'))
      const work = job.choice('lavoro')
            const main = { tinta: prices.facadePaint, intonaco: prices.facadePlaster, cappotto: prices.facadeInsulation }[
        work as 'tinta' | 'intonaco' | 'cappotto'
      ]
      const scaffolded = work === 'tinta' && stories > 1
      const perMetre = scaffolded ? plus(main, prices.facadeScaffolding) : main
      return costOf(plus(times(perMetre, surface), edges), [
        main,
        scaffolded ? prices.facadeScaffolding : null,
        edges.max > 0 ? prices.balconyEdges : null,
      ])
    },
  }
}
