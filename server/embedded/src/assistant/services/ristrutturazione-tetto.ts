import { plus, scaled, times } from '@mestieri/shared/catalogue/price-range.ts'
import { interview } from '@mestieri/shared/services/ristrutturazione_tetto/interview.ts'
import { jobs } from '@mestieri/shared/services/ristrutturazione_tetto/jobs.ts'

import { costOf, type Service } from '../estimate/job.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { type Facts, optionOf } from '../slots/facts.ts'
import { countedFloors, floorsFromGround } from '../slots/floors.ts'
import { homeAreaInMetres } from '../slots/house-area.ts'
import { numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { questions } from './ristrutturazione-tetto-questions.ts'

const hasAsbestos = (facts: Facts) => optionOf(facts, 'manto') === 'eternit'
const isRebuilt = (facts: Facts) => optionOf(facts, 'intervento') !== 'sistemare'

const area = numberSlot({
  ...questions.area,
  derive: homeAreaInMetres(80),
  price: {
    ...questions.area.price,
    driver: (fact) => (fact?.kind === 'number' ? `${area.show(fact)} di superficie` : 'Superficie del tetto'),
  },
})

/** What the area is the area of; never asked, only heard. */
const measured = choiceSlot({
  ...questions.measured,
  needed: () => false,
})

const covering = choiceSlot(questions.covering)

const works = choiceSlot({
  ...questions.works,
  needed: (facts) => !hasAsbestos(facts),
})

const insulation = choiceSlot({
  ...questions.insulation,
  needed: (facts) => !hasAsbestos(facts) && isRebuilt(facts),
})

const floors = numberSlot({
  ...questions.floors,
  derive: (utterance, asked) => floorsFromGround(utterance) ?? countedFloors(utterance, asked),
  price: {
    ...questions.floors.price,
    driver: (fact) => {
      if (fact?.kind !== 'number') return 'Ponteggio'
      return fact.high > 1 ? `Ponteggio per ${floors.show(fact)}` : 'Senza ponteggio'
    },
  },
})

/** A roof repaired or done anew, per m² of slope. */
export function ristrutturazioneTetto(place: Slot): Service {
  return {
    slug: 'ristrutturazione_tetto',
    work: interview.work,
    slots: [area, measured, covering, works, insulation, floors, place, photoSlot(interview.photos)],
    job: (facts) => {
      if (hasAsbestos(facts)) return jobs.eternit
      return isRebuilt(facts) ? jobs.rifare : jobs.riparare
    },
    relief: interview.relief,
    vat: interview.vat,
    siteVisit: interview.siteVisit,
    price: (job, { prices, quantities }) => {
      const covered = job.choice('manto')
      if (covered === 'eternit') return null
      const inPlan = job.choice('misurata') === 'pianta' && covered !== 'guaina'
      const surface = times(inPlan ? quantities.slope : { min: 1, max: 1 }, job.number('superficie'))
      const perMetre = (row: { min: number; max: number }) => ({
        min: row.min * surface.min,
        max: row.max * surface.max,
      })
      const repaired = job.choice('intervento') === 'sistemare'
      const insulated = !repaired && job.choice('isolamento') === 'si'
      const timber = job.choice('intervento') === 'travi'
      const scaffolded = job.number('piani') > 1
      const main = repaired ? prices.roofCovering : insulated ? prices.insulatedRoof : prices.roof
      const parts = [
        perMetre(main),
        ...(timber ? [perMetre(prices.roofTimber)] : []),
        ...(scaffolded ? [perMetre(prices.roofScaffolding)] : []),
      ]
      const range = timber ? scaled(plus(...parts), quantities.roofTechnicians) : plus(...parts)
      return costOf(range, [
        main,
        timber ? prices.roofTimber : null,
        scaffolded ? prices.roofScaffolding : null,
        timber ? quantities.roofTechnicians : null,
        inPlan ? quantities.slope : null,
      ])
    },
  }
}
