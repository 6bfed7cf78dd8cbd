import { times } from '@mestieri/shared/catalogue/price-range.ts'
import { interview } from '@mestieri/shared/services/ristrutturazione/interview.ts'
import { jobs } from '@mestieri/shared/services/ristrutturazione/jobs.ts'

import { chosenJob, costOf, type Service } from '../estimate/job.ts'
import { roundPrice } from '../estimate/service-rounding.ts'
import { zoneOf } from '../estimate/service-zones.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { numberOf, optionOf, placeOfFacts } from '../slots/facts.ts'
import { homeAreaInMetres } from '../slots/house-area.ts'
import { numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { showEuro } from '../wording/figures.ts'

const { questions } = interview

const area = numberSlot({
  ...questions.area,
  derive: homeAreaInMetres(60),
  price: {
    ...questions.area.price,
    driver: (fact) => (fact?.kind === 'number' ? `Casa di ${area.show(fact)}` : 'Metri quadri'),
  },
})

const level = choiceSlot(questions.level)

const systems = choiceSlot(questions.systems)

const bathrooms = numberSlot({
  ...questions.bathrooms,
  derive: ({ content }) => (content.join(' ').includes('doppi servizi') ? { low: 2, high: 2 } : null),
})

const windows = numberSlot(questions.windows)

/** A whole home done up, per m² of floor; its windows are priced apart, with VAT as their source has it. */
export function ristrutturazione(place: Slot): Service {
  return {
    slug: 'ristrutturazione',
    work: interview.work,
    slots: [area, level, systems, bathrooms, windows, place, photoSlot(interview.photos)],
    job: (facts) => chosenJob(jobs, optionOf(facts, 'livello'), 'casa'),
    relief: interview.relief,
    vat: interview.vat,
    furtherNotes: (facts, { prices, quantities }) => {
      const pieces = numberOf(facts, 'infissi')
      if (!pieces || pieces.high === 0) return []
      const { low, high } = zoneOf(placeOfFacts(facts))
      const { window } = quantities
      const min = roundPrice(pieces.low * window.min * prices.pvcWindows.min * low)
      const max = roundPrice(pieces.high * window.max * prices.pvcWindows.max * high)
      return [`Infissi in PVC a parte: ${showEuro(min, max)}, IVA inclusa`]
    },
    price: (job, { prices }) => {
      const light = job.choice('impianti') === 'si' ? prices.partialRenovation : prices.lightRenovation
      const levels = { leggera: light, completa: prices.fullRenovation, pregio: prices.fineRenovation }
      const row = levels[job.choice('livello') as keyof typeof levels]
      return costOf(times(row, job.number('superficie')), [row])
    },
  }
}
