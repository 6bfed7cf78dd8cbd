import { plus, type PriceRange, times } from '@mestieri/shared/catalogue/price-range.ts'

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

/** 'un tetto di 40 metri': square ones, as people say it. */
function ofRoof({ quantities: said, content }: Utterance): Interval | null {
  const metres = said.find(({ unit, low }) => unit === 'metre' && low >= 10)
  return metres && content.includes('tetto') ? { low: metres.low, high: metres.high } : null
}

const roof = numberSlot({
  id: 'superficie',
  step: 'Misure',
  label: 'Tetto libero',
  question: 'Quanti m² di tetto sono liberi e al sole?',
  example: 'Per esempio «30 m²» o «6 metri per 5».',
  help: 'Servono circa 5 o 6 m² per ogni kW di pannelli: contano le falde a sud, est e ovest, senza ombre.',
  chips: ['Fino a 20 m²', '20–40 m²', 'Oltre 40 m²', 'Non lo so'],
  units: ['area'],
  looseUnits: ['metre'],
  derive: (utterance, asked) => sidesArea(60)(utterance, asked) ?? ofRoof(utterance),
  bounds: [5, 3000],
  unit: 'm²',
  price: {
    reference: 40,
    typical: [40, 40],
    narrow: 'lo spazio libero sul tetto',
    driver: (fact) => (fact?.kind === 'number' ? `Tetto libero: ${roof.show(fact)}` : null),
  },
})

const battery = choiceSlot({
  id: 'batteria',
  step: 'Cosa',
  label: 'Batteria',
  question: 'Vuoi anche la batteria di accumulo?',
  example: 'Puoi rispondere «sì», «no» o «sì, da 10 kWh».',
  help: 'La batteria tiene per la sera la corrente del giorno. Costa, ma fa usare più energia propria.',
  chips: ['Sì', 'No', 'Non lo so'],
  options: {
    no: { label: 'senza batteria', words: 'senza batteri*|senza accumulo|solo pannelli' },
    si: { label: 'con batteria', driver: 'Batteria di accumulo', words: 'batteri*|accumul*' },
  },
  yes: 'si',
  no: 'no',
  price: {
    reference: 'no',
    typical: ['no', 'si'],
    open: 'Batteria di accumulo',
    narrow: 'se mettere la batteria',
  },
})

const loads = choiceSlot({
  id: 'carichi',
  step: 'Cosa',
  label: 'Nuovi consumi',
  question: 'Hai in programma una pompa di calore o un’auto elettrica?',
  example: 'Per esempio «l’auto», «tutte e due» o «no».',
  help: 'Con questi consumi conviene un impianto più grande già adesso.',
  chips: ['No', 'Pompa di calore', 'Auto elettrica', 'Tutte e due'],
  options: {
    no: {
      label: 'nessun nuovo consumo',
      driver: null,
      words:
        'nessuna due|nessuno due|nessun nuovo|abbiamo gia auto|ho gia auto|gia macchina elettrica|gia auto elettrica|gia pompa calore|gia entramb*|gia tutte due',
    },
    auto: {
      label: 'auto elettrica',
      driver: 'Auto elettrica in arrivo',
      words: 'auto|macchina elettrica|colonnina|wallbox|~macchina',
    },
    pompa: {
      label: 'pompa di calore',
      driver: 'Pompa di calore in arrivo',
      words: 'pompa calore|pompe calore|climatizzator*|~pompa|~riscaldamento',
    },
    entrambe: {
      label: 'pompa di calore e auto elettrica',
      driver: 'Pompa di calore e auto elettrica',
      words:
        'tutte due|tutti due|entramb*|pompa calore auto elettrica|pompa calore auto|auto elettrica pompa calore|auto pompa calore|pompa auto',
    },
  },
  yes: 'entrambe',
  no: 'no',
  price: { reference: 'no', typical: ['no'], open: 'Nuovi consumi', narrow: 'i consumi in arrivo' },
})

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
    work: 'installare il fotovoltaico',
    slots: [
      plantSize,
      consumption,
      roof,
      battery,
      capacity,
      loads,
      place,
      photoSlot('il tetto da terra, il contatore e l’ultima bolletta'),
    ],
    title: (facts) =>
      optionOf(facts, 'batteria') === 'si' ? 'Fotovoltaico con batteria' : 'Impianto fotovoltaico',
    profession: () => 'Installatore fotovoltaico',
    relief: 'general',
    vat: 'IVA esclusa',
    notes: () => [],
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
