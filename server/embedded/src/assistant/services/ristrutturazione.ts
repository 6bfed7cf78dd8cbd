import { times } from '@mestieri/shared/catalogue/price-range.ts'

import { costOf, type Service } from '../estimate/job.ts'
import { roundPrice } from '../estimate/rounding.ts'
import { zoneOf } from '../price-book/zones.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { numberOf, optionOf, placeOfFacts } from '../slots/facts.ts'
import { homeAreaInMetres } from '../slots/house-area.ts'
import { numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { showEuro } from '../wording/figures.ts'

const area = numberSlot({
  id: 'superficie',
  step: 'Misure',
  label: 'Misure',
  question: 'Quanti m² calpestabili sono, più o meno?',
  example: 'Per esempio «80 m²» o «un trilocale».',
  help: 'Sono i metri quadri su cui cammini, senza muri e balconi.',
  chips: ['Fino a 60 m²', '60–90 m²', '90–130 m²', 'Non lo so'],
  units: ['area'],
  looseUnits: ['metre'],
  derive: homeAreaInMetres(60),
  bounds: [8, 1000],
  unit: 'm²',
  price: {
    reference: 80,
    typical: [70, 100],
    narrow: 'i metri quadri calpestabili',
    driver: (fact) => (fact?.kind === 'number' ? `Casa di ${area.show(fact)}` : 'Metri quadri'),
  },
})

const level = choiceSlot({
  id: 'livello',
  step: 'Cosa',
  label: 'Lavoro',
  question: 'Che tipo di lavoro hai in mente: una rinfrescata, una ristrutturazione completa o di pregio?',
  example: 'Puoi rispondere «rinfrescata», «completa» o «di pregio».',
  help: 'Rinfrescata: pavimenti, tinta e piccole cose. Completa: anche impianti, bagni e tracce nei muri. Di pregio: la completa con materiali e finiture di alta gamma.',
  chips: ['Una rinfrescata', 'Completa', 'Di pregio', 'Non lo so'],
  options: {
    leggera: {
      label: 'rinfrescata',
      words:
        'rinfrescat*|rinfresco|leggera|leggero|ristrutturazione parziale|piccoli lavori|qualche ritocco|restyling|solo pavimenti|~parziale|~poco|~pochi lavori|~base|~economic*|~minimo|~semplic*',
    },
    completa: {
      label: 'ristrutturazione completa',
      words:
        'ristrutturazione complet*|ristrutturazione total*|ristrutturare tutto|rifare tutto|da zero|completamente|totalmente|chiavi in mano|integrale|~complet*|~total*|~tutto|~tutta|~medi*|~normal*',
    },
    pregio: {
      label: 'ristrutturazione di pregio',
      words: 'di pregio|lusso|alta gamma|fascia alta|design|finiture alte|materiali alti|~pregio|~alt*|~top',
    },
  },
  price: {
    reference: 'completa',
    typical: ['leggera', 'completa'],
    open: 'Tipo di ristrutturazione',
    narrow: 'che cosa rifare e che cosa tenere',
  },
})

const systems = choiceSlot({
  id: 'impianti',
  step: 'Cosa',
  label: 'Impianti',
  question: 'Vanno rifatti anche gli impianti, cioè elettrico, idraulico o riscaldamento?',
  example: 'Puoi rispondere «sì», «solo elettrico» o «no».',
  help: 'Se gli impianti hanno più di trent’anni conviene rifarli mentre i muri sono aperti.',
  chips: ['Sì', 'No', 'Non lo so'],
  options: {
    no: {
      label: 'impianti che restano',
      words:
        'impianti nuovi gia|impianti ok|impianti a posto|senza impianti|impianti no|gia rifatti|~gia fatti|~a posto',
    },
    si: {
      label: 'impianti da rifare',
      words:
        'rifare impianti|impianti rifare|impianti nuovi|impianto elettrico|impianto idraulico|impianti|~elettric*|~idraulic*|~riscaldament*|~tutti|~parte|~solo parte|~entramb*|~qualcuno|~alcuni',
    },
  },
  yes: 'si',
  no: 'no',
  price: {
    reference: 'no',
    typical: ['no', 'si'],
    open: 'Impianti',
    narrow: 'quali impianti rifare',
  },
})

const bathrooms = numberSlot({
  id: 'bagni',
  step: 'Cosa',
  label: 'Bagni',
  question: 'Quanti bagni ci sono da rifare?',
  example: 'Per esempio «uno», «2 bagni» o «nessuno».',
  help: 'Il bagno è la stanza più costosa al metro: serve al professionista per capire il lavoro.',
  chips: ['Nessuno', '1', '2', '3'],
  units: ['bathroom'],
  derive: ({ content }) => (content.join(' ').includes('doppi servizi') ? { low: 2, high: 2 } : null),
  bounds: [0, 12],
  whole: true,
  mayBeNone: true,
  unit: { one: 'bagno', many: 'bagni', none: 'nessun bagno' },
})

const windows = numberSlot({
  id: 'infissi',
  step: 'Cosa',
  label: 'Infissi',
  question: 'Ci sono infissi da cambiare? Se sì, quanti?',
  example: 'Per esempio «6 finestre» o «no».',
  help: 'Gli infissi li conto a parte, perché hanno un prezzo al pezzo.',
  chips: ['No', '4', '8', 'Non lo so'],
  units: ['window'],
  bounds: [0, 80],
  whole: true,
  some: [5, 8],
  mayBeNone: true,
  unit: { one: 'infisso', many: 'infissi', none: 'nessun infisso' },
})

/** A whole home done up, per m² of floor; its windows are priced apart, with VAT as their source has it. */
export function ristrutturazione(place: Slot): Service {
  return {
    slug: 'ristrutturazione',
    work: 'ristrutturare casa',
    slots: [
      area,
      level,
      systems,
      bathrooms,
      windows,
      place,
      photoSlot('le stanze da rifare e la planimetria, se ce l’hai'),
    ],
    title: (facts) => {
      const titles = {
        leggera: 'Casa da rinfrescare',
        completa: 'Ristrutturazione completa',
        pregio: 'Ristrutturazione di pregio',
      }
      return titles[(optionOf(facts, 'livello') ?? '') as keyof typeof titles] ?? 'Ristrutturazione'
    },
    profession: () => 'Impresa Edile',
    relief: 'general',
    vat: 'IVA esclusa',
    notes: (facts, { prices, quantities }) => {
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
