import { times } from '@mestieri/shared/catalogue/price-range.ts'
import type { Profession } from '@mestieri/shared/catalogue/professions.ts'

import { costOf, type Service } from '../estimate/job.ts'
import type { PriceBook } from '../price-book/price-book.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { type Facts, numberOf, optionOf } from '../slots/facts.ts'
import { homeAreaInMetres } from '../slots/house-area.ts'
import { numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { countSlots } from './impianti-counts.ts'

const kind = choiceSlot({
  id: 'impianto',
  step: 'Cosa',
  label: 'Impianto',
  question: 'Di quale impianto si tratta: elettrico, idraulico, riscaldamento, climatizzatore o allarme?',
  example: 'Per esempio «elettrico» o «climatizzatore».',
  help: 'Se sono più d’uno, cominciamo dal più grande: poi si può ricominciare con l’altro.',
  chips: ['Elettrico', 'Idraulico', 'Climatizzatore', 'Allarme'],
  options: {
    allarme: {
      label: 'impianto di allarme',
      driver: null,
      words: 'allarm*|antifurt*|videosorvegl*|telecamer*|domotic*',
    },
    clima: {
      label: 'climatizzatore',
      driver: null,
      words: 'climatizzator*|condizionator*|aria condizionata|clima|split',
    },
    elettrico: {
      label: 'impianto elettrico',
      driver: null,
      words: 'elettric*|quadro elettrico|prese|punti luce|corrente|salvavita|luci|~luce',
    },
    idraulico: {
      label: 'impianto idraulico',
      driver: null,
      words:
        'idraulic*|acqua|scaldabagn*|scaldacqua|lavandin*|sciacquon*|perdit*|perde|tubi|tubature|rubinett*|scarichi',
    },
    riscaldamento: {
      label: 'impianto di riscaldamento',
      driver: null,
      words: 'riscaldament*|termosifon*|calorifer*|radiator*|termic*',
    },
  },
  price: {
    reference: 'elettrico',
    typical: ['elettrico'],
    span: [],
    open: 'Tipo di impianto',
    narrow: 'quale impianto è',
  },
})

const isKind = (facts: Facts, ...kinds: readonly string[]) =>
  kinds.includes(optionOf(facts, 'impianto') ?? 'elettrico')

const extent = choiceSlot({
  id: 'lavoro',
  step: 'Cosa',
  label: 'Lavoro',
  question: 'È un impianto da fare o rifare per intero, o qualcosa da aggiungere a quello che c’è?',
  example: 'Puoi rispondere «da rifare» o «da aggiungere».',
  help: 'Da qui si capisce se contare tutta la casa o solo i punti nuovi.',
  chips: ['Da rifare', 'Da aggiungere', 'Non lo so'],
  options: {
    aggiunta: {
      label: 'aggiunta',
      driver: 'Solo un’aggiunta',
      words:
        'aggiun*|ampliare|ampliamento|spostare|modifica*|qualche punto|sostitu*|riparar*|~solo|~poche|~pochi',
    },
    nuovo: {
      label: 'impianto intero',
      words:
        'rifar*|rifacimento|nuovo|nuova|da zero|completo|intero|intera|per intero|tutto|rifatto|installar*|~fare|~metter*',
    },
  },
})

const area = numberSlot({
  id: 'superficie',
  step: 'Misure',
  label: 'Misure',
  question: 'Quanti m² è la casa?',
  example: 'Per esempio «90 m²» o «un trilocale».',
  help: 'Dai metri quadri si ricava quanti punti servono di solito.',
  chips: ['Fino a 60 m²', '60–90 m²', '90–130 m²', 'Non lo so'],
  units: ['area'],
  looseUnits: ['metre'],
  needed: (facts) =>
    !isKind(facts, 'clima') && (optionOf(facts, 'lavoro') !== 'aggiunta' || isKind(facts, 'allarme')),
  derive: homeAreaInMetres(60),
  bounds: [8, 1000],
  unit: 'm²',
  price: {
    reference: 90,
    typical: [70, 110],
    narrow: 'i metri quadri della casa',
    driver: (fact) => (fact?.kind === 'number' ? `Casa di ${area.show(fact)}` : 'Metri quadri'),
  },
})

const professionsOf: Readonly<Record<string, Profession>> = {
  elettrico: 'Elettricista',
  allarme: 'Elettricista',
  idraulico: 'Idraulico',
  riscaldamento: 'Idraulico',
  clima: 'Impiantista',
}

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
    work: 'fare o rifare un impianto',
    slots: [
      kind,
      extent,
      area,
      ...Object.values(countSlots),
      place,
      photoSlot('il quadro o il contatore, e la stanza dove si lavora'),
    ],
    title: (facts) => {
      const said = facts['impianto']
      const label = said ? kind.show(said) : 'impianto'
      return label.charAt(0).toUpperCase() + label.slice(1)
    },
    profession: (facts) => professionsOf[optionOf(facts, 'impianto') ?? ''] ?? 'Elettricista',
    relief: 'general',
    vat: 'IVA esclusa',
    notes: (facts) => [
      ...(isKind(facts, 'clima') ? ['Solo la posa: le macchine sono a parte'] : []),
      ...(numberOf(facts, 'punti')
        ? []
        : isKind(facts, 'allarme')
          ? []
          : ['Punti contati da me in base alla casa']),
      'Chiedi sempre la dichiarazione di conformità',
    ],
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
