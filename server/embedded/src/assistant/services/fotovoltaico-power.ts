import type { Utterance } from '../italian/utterance.ts'
import { quantities } from '../price-book/quantities.ts'
import { numberSlot, type Interval } from '../slots/number-slot.ts'

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
  id: 'consumo',
  step: 'Misure',
  label: 'Consumo',
  question: 'Quanti kWh consumi in un anno? Lo trovi in bolletta; va bene anche quanto spendi al mese.',
  example: 'Per esempio «3.500 kWh» o «100 € al mese».',
  help: 'In bolletta cerca «consumo annuo». Una famiglia di quattro persone sta spesso tra 3.000 e 4.000 kWh.',
  chips: ['2.000–3.000 kWh', '3.000–4.500 kWh', '4.500–6.000 kWh', 'Non lo so'],
  needed: (facts) => facts['potenza'] === undefined,
  units: [],
  derive: (utterance, asked) => {
    const used = withoutBattery(utterance).quantities.find(({ unit }) => unit === 'kwh')
    if (used) return { low: used.low, high: used.high }
    return ofBill(utterance) ?? (asked ? ofSlip(utterance) : null)
  },
  bounds: [500, 60_000],
  unit: 'kWh all’anno',
  price: {
    reference: 3500,
    typical: [2700, 4200],
    narrow: 'il consumo annuo che trovi in bolletta',
    driver: (fact) => (fact?.kind === 'number' ? `Consumo di ${consumption.show(fact)}` : 'Consumo annuo'),
  },
})

/** The size of the plant, from whoever knows it: heard, never asked. */
export const plantSize = numberSlot({
  id: 'potenza',
  step: 'Misure',
  label: 'Potenza',
  question: 'Di quanti kW vorresti l’impianto?',
  example: 'Per esempio «6 kW».',
  help: 'Una famiglia ha di solito da 3 a 6 kW.',
  chips: ['3 kW', '6 kW'],
  needed: () => false,
  units: [],
  derive: ({ quantities: said, content }) => {
    const isMeter = content.some((word) => /^(?:contator|batteri|accumul|monofase|trifase)/.test(word))
    const power = said.find(({ unit }) => unit === 'kw')
    return power && !isMeter ? { low: power.low, high: power.high } : null
  },
  bounds: [1, 20],
  unit: 'kW',
  price: {
    reference: 0,
    typical: [0, 0],
    narrow: '',
    driver: (fact) =>
      fact?.kind === 'number' && fact.high > 0 ? `Impianto da ${plantSize.show(fact)}` : null,
  },
})

/** The size of the battery: heard, never asked. */
export const capacity = numberSlot({
  id: 'accumulo',
  step: 'Misure',
  label: 'Accumulo',
  question: 'Di quanti kWh vorresti la batteria?',
  example: 'Per esempio «10 kWh».',
  help: 'Per una famiglia bastano di solito da 5 a 10 kWh.',
  chips: ['5 kWh', '10 kWh'],
  needed: () => false,
  units: [],
  derive: ({ quantities: said, content }) => {
    const named = content.some((word) => word.startsWith('batteri') || word.startsWith('accumul'))
    const small = said.find(
      ({ unit, low, high }) =>
        high < 30 &&
        (named ? unit === 'kwh' || unit === 'kw' : unit === 'kwh' && low >= 5 && Number.isInteger(low)),
    )
    return small ? { low: small.low, high: small.high } : null
  },
  bounds: [2, 29],
  unit: 'kWh',
  price: {
    reference: (quantities.battery.min + quantities.battery.max) / 2,
    typical: [quantities.battery.min, quantities.battery.max],
    narrow: 'quanti kWh di batteria',
    driver: (fact) => (fact?.kind === 'number' ? `Batteria da ${capacity.show(fact)}` : null),
  },
})
