import { plus, type PriceRange, times } from '@mestieri/shared/catalogue/price-range.ts'
import { jobs } from '@mestieri/shared/services/impianto_fotovoltaico/jobs.ts'

import { costOf, type Service } from '../estimate/job.ts'
import type { Utterance } from '../italian/utterance.ts'
import type { PriceBook } from '../price-book/price-book.ts'
import type { Climate } from '../price-book/zones.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { optionOf } from '../slots/facts.ts'
import { sidesArea } from '../slots/house-area.ts'
import { type Interval, numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { capacity, consumption, plantSize } from './fotovoltaico-power.ts'
import { interview } from './impianto-fotovoltaico-interview.ts'

const { questions } = interview

/** 'un tetto di 40 metri': square ones, as people say it. */
function ofRoof({ quantities: said, content }: Utterance): Interval | null {
  const metres = said.find(({ unit, low }) => unit === 'metre' && low >= 10)
  return metres && content.includes('tetto') ? { low: metres.low, high: metres.high } : null
}

const roof = numberSlot({
  ...questions.roof,
  derive: (utterance, asked) => sidesArea(60)(utterance, asked) ?? ofRoof(utterance),
  price: {
    ...questions.roof.price,
    driver: (fact) => (fact?.kind === 'number' ? `Tetto libero: ${roof.show(fact)}` : null),
  },
})

const battery = choiceSlot(questions.battery)

const loads = choiceSlot(questions.loads)

function plantPrice(power: number, { prices, quantities: sizes }: PriceBook): PriceRange {
  const [from, to] = [sizes.smallPlant.max, sizes.plant.max]
  const part = Math.min(1, Math.max(0, (power - from) / (to - from)))
  const between = (small: number, large: number) => small + (large - small) * part
  return {
    min: between(prices.smallSolar.min, prices.solar.min),
    max: between(prices.smallSolar.max, prices.solar.max),
  }
}

/** Photovoltaic panels for a home's own use, per kWp, battery per kWh. */
export function impiantoFotovoltaico(place: Slot): Service {
  return {
    slug: 'impianto_fotovoltaico',
    work: interview.work,
    slots: [plantSize, consumption, roof, battery, capacity, loads, place, photoSlot(interview.photos)],
    job: (facts) => (optionOf(facts, 'batteria') === 'si' ? jobs.accumulo : jobs.pannelli),
    relief: interview.relief,
    vat: interview.vat,
    price: (job, book) => {
      const { prices, quantities: sizes } = book
      const load = job.choice('carichi')
      const more =
        (load === 'auto' || load === 'entrambe' ? sizes.electricCar.max : 0) +
        (load === 'pompa' || load === 'entrambe' ? sizes.heatPump.max : 0)
      const yields: Record<Climate, typeof sizes.yieldNorth> = {
        north: sizes.yieldNorth,
        centre: sizes.yieldCentre,
        south: sizes.yieldSouth,
      }
      const yieldRow = yields[job.climate]
      const wanted = job.number('potenza') || (job.number('consumo') + more) / yieldRow.max
      const power = Math.min(wanted, job.number('superficie') / sizes.panelArea.max)
      const plant = times(plantPrice(power, book), power)
      const stored = job.choice('batteria') === 'si'
      const kwh = job.number('accumulo')
      return costOf(stored ? plus(plant, times(prices.solarBattery, kwh)) : plant, [
        power < sizes.plant.max ? prices.smallSolar : null,
        power > sizes.smallPlant.max ? prices.solar : null,
        stored ? prices.solarBattery : null,
        yieldRow,
        power < wanted ? sizes.panelArea : null,
      ])
    },
  }
}
