import type { Utterance } from '../italian/utterance.ts'
import { quantities } from '../price-book/quantities.ts'
import { numberSlot, type Interval } from '../slots/number-slot.ts'
import { interview } from './impianto-fotovoltaico-interview.ts'

const { questions } = interview

function round(kwh: number): number {
  return Math.round(kwh / 50) * 50
}

/** '120 euro al mese', '180 € a bolletta' (two months): what that buys in a year. */
function ofBill({ quantities: said, content }: Utterance): Interval | null {
  const paid = said.find(({ unit }) => unit === 'euro')
  if (!paid || paid.low <= 0) return null
  const yearly = content.some((word) => word.startsWith('ann'))
  const monthly = content.some((word) => word === 'mese' || word === 'mensili' || word === 'mensile')
  const periods = yearly ? 1 : monthly ? 12 : 6
  const { currentPrice } = quantities
  return {
    low: round((paid.low * periods) / currentPrice.max),
    high: round((paid.high * periods) / currentPrice.min),
  }
}

/** '3,5 kWh' a year is a slip for 3.500: a household uses thousands. */
function ofSlip({ quantities: said }: Utterance): Interval | null {
  const tiny = said.find(({ unit, high }) => unit === 'kwh' && high < 30)
  return tiny ? { low: tiny.low * 1000, high: tiny.high * 1000 } : null
}

/** A battery is spoken of in the same unit, but never in hundreds. */
function withoutBattery(utterance: Utterance): Utterance {
  return {
    ...utterance,
    quantities: utterance.quantities.filter(({ unit, high }) => unit !== 'kwh' || high >= 30),
  }
}

/** What a household uses in a year. */
export const consumption = numberSlot({
  ...questions.consumption,
  needed: (facts) => facts['potenza'] === undefined,
  derive: (utterance, asked) => {
    const used = withoutBattery(utterance).quantities.find(({ unit }) => unit === 'kwh')
    if (used) return { low: used.low, high: used.high }
    return ofBill(utterance) ?? (asked ? ofSlip(utterance) : null)
  },
  price: {
    ...questions.consumption.price,
    driver: (fact) => (fact?.kind === 'number' ? `Consumo di ${consumption.show(fact)}` : 'Consumo annuo'),
  },
})

/** The size of the plant, from whoever knows it: heard, never asked. */
export const plantSize = numberSlot({
  ...questions.plantSize,
  needed: () => false,
  derive: ({ quantities: said, content }) => {
    const isMeter = content.some((word) => /^(?:contator|batteri|accumul|monofase|trifase)/.test(word))
    const power = said.find(({ unit }) => unit === 'kw')
    return power && !isMeter ? { low: power.low, high: power.high } : null
  },
  price: {
    ...questions.plantSize.price,
    driver: (fact) =>
      fact?.kind === 'number' && fact.high > 0 ? `Impianto da ${plantSize.show(fact)}` : null,
  },
})

/** The size of the battery: heard, never asked. */
export const capacity = numberSlot({
  ...questions.capacity,
  needed: () => false,
  derive: ({ quantities: said, content }) => {
    const named = content.some((word) => word.startsWith('batteri') || word.startsWith('accumul'))
    const small = said.find(
      ({ unit, low, high }) =>
        high < 30 &&
        (named ? unit === 'kwh' || unit === 'kw' : unit === 'kwh' && low >= 5 && Number.isInteger(low)),
    )
    return small ? { low: small.low, high: small.high } : null
  },
  price: {
    ...questions.capacity.price,
    reference: (quantities.battery.min + quantities.battery.max) / 2,
    typical: [quantities.battery.min, quantities.battery.max],
    driver: (fact) => (fact?.kind === 'number' ? `Batteria da ${capacity.show(fact)}` : null),
  },
})
