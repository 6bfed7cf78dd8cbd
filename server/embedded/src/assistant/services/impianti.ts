import { times } from '@mestieri/shared/catalogue/price-range.ts'
import { jobs } from '@mestieri/shared/services/impianti/jobs.ts'

import { chosenJob, costOf, type Service } from '../estimate/job.ts'
import type { PriceBook } from '../price-book/price-book.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { type Facts, optionOf } from '../slots/facts.ts'
import { homeAreaInMetres } from '../slots/house-area.ts'
import { numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { countSlots } from './impianti-counts.ts'
import { interview } from './impianti-interview.ts'

const { questions } = interview

const kind = choiceSlot(questions.kind)

const isKind = (facts: Facts, ...kinds: readonly string[]) =>
  kinds.includes(optionOf(facts, 'impianto') ?? 'elettrico')

const extent = choiceSlot(questions.extent)

const area = numberSlot({
  ...questions.area,
  needed: (facts) =>
    !isKind(facts, 'clima') && (optionOf(facts, 'lavoro') !== 'aggiunta' || isKind(facts, 'allarme')),
  derive: homeAreaInMetres(60),
  price: {
    ...questions.area.price,
    driver: (fact) => (fact?.kind === 'number' ? `Casa di ${area.show(fact)}` : 'Metri quadri'),
  },
})

/** How many points a home of a size has; the smaller and the larger count. */
function usualPoints(kindOf: string, size: number, { quantities }: PriceBook): { min: number; max: number } {
  if (kindOf === 'idraulico') return quantities.waterPoints
  if (kindOf === 'riscaldamento') {
    return { min: size / quantities.areaPerHeater.max, max: size / quantities.areaPerHeater.min }
  }
  if (kindOf === 'clima') return { min: 1, max: size > 60 ? 2 : 1 }
  const { min, max } = quantities.pointsPerFloor
  return { min: (size * min) / 90, max: (size * max) / 90 }
}

function splitPrice(many: number, { prices }: PriceBook) {
  if (many <= 1) return { row: prices.singleSplit, count: 1 }
  if (many <= 2) return { row: prices.dualSplit, count: 1 }
  return { row: prices.trialSplit, count: many / 3 }
}

/** Electric, water, heating, cooling or alarm works, per point. */
export function impianti(place: Slot): Service {
  return {
    slug: 'impianti',
    work: interview.work,
    slots: [kind, extent, area, ...countSlots, place, photoSlot(interview.photos)],
    job: (facts) => chosenJob(jobs, optionOf(facts, 'impianto'), facts['impianto'] ? 'incerto' : 'impianto'),
    relief: interview.relief,
    vat: interview.vat,
    price: (job, book) => {
      const { prices, quantities } = book
      const kindOf = job.choice('impianto')
      if (kindOf === 'allarme') return costOf(prices.alarm, [prices.alarm])
      const given = job.number(kindOf)
      const added = job.choice('lavoro') === 'aggiunta'
      const usual = added ? quantities.addedPoints : usualPoints(kindOf, job.number('superficie'), book)
      const many = given > 0 ? { min: given, max: given } : usual
      if (kindOf === 'clima') {
        const least = splitPrice(many.min, book)
        const most = splitPrice(many.max, book)
        const range = { min: times(least.row, least.count).min, max: times(most.row, most.count).max }
        return costOf(range, [least.row, most.row])
      }
      const rows = {
        elettrico: prices.electricPoint,
        idraulico: prices.waterPoint,
        riscaldamento: prices.heatingPoint,
      }
      const row = rows[kindOf as keyof typeof rows]
      const spread = row.min === row.max ? quantities.guess.max : 0
      const range = { min: row.min * many.min * (1 - spread), max: row.max * many.max * (1 + spread) }
      return costOf(range, [row, given > 0 ? null : quantities.pointsPerFloor])
    },
  }
}
