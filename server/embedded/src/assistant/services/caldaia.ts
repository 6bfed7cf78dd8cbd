import { plus, times } from '@mestieri/shared/catalogue/price-range.ts'
import { jobs } from '@mestieri/shared/services/caldaia/jobs.ts'

import { costOf, type Service } from '../estimate/job.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { optionOf } from '../slots/facts.ts'
import { homeAreaInMetres } from '../slots/house-area.ts'
import { numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { interview } from './caldaia-interview.ts'

const { questions } = interview

/** A 24 kW boiler is enough up to this home: m² and bathrooms. */
const smallHome = { area: 110, bathrooms: 1 }

const area = numberSlot({
  ...questions.area,
  derive: homeAreaInMetres(60),
  price: {
    ...questions.area.price,
    driver: (fact) => (fact?.kind === 'number' ? `Casa di ${area.show(fact)}` : 'Metri quadri da scaldare'),
  },
})

const bathrooms = numberSlot({
  ...questions.bathrooms,
  derive: ({ content }) => (content.join(' ').includes('doppi servizi') ? { low: 2, high: 2 } : null),
  price: {
    ...questions.bathrooms.price,
    driver: (fact) => (fact?.kind === 'number' ? bathrooms.show(fact) : 'Numero di bagni'),
  },
})

const kind = choiceSlot(questions.kind)

const flue = choiceSlot(questions.flue)

const valves = numberSlot({
  ...questions.valves,
  derive: ({ content }, asked) =>
    asked && /\b(gia|ho gia|ci sono gia)\b/.test(content.join(' ')) ? { low: 0, high: 0 } : null,
  price: {
    ...questions.valves.price,
    driver: (fact) => {
      if (fact?.kind !== 'number') return 'Valvole termostatiche'
      return fact.high === 0 ? null : `${valves.show(fact)} termostatiche`
    },
  },
})

/** A condensing boiler fitted in the place of the old one. */
export function caldaia(place: Slot): Service {
  return {
    slug: 'caldaia',
    work: interview.work,
    slots: [area, bathrooms, kind, flue, valves, place, photoSlot(interview.photos)],
    job: (facts) => (optionOf(facts, 'lavoro') === 'ibrido' ? jobs.ibrido : jobs.sostituzione),
    relief: interview.relief,
    vat: interview.vat,
    price: (job, { prices }) => {
      const small = job.number('superficie') <= smallHome.area && job.number('bagni') <= smallHome.bathrooms
      const boiler = small ? prices.boiler24 : prices.boiler30
      const adapted = job.choice('scarico') === 'canna'
      const many = job.number('valvole')
      const parts = [boiler, ...(adapted ? [prices.flue] : []), times(prices.radiatorValve, many)]
      return costOf(plus(...parts), [
        boiler,
        adapted ? prices.flue : null,
        many > 0 ? prices.radiatorValve : null,
      ])
    },
  }
}
