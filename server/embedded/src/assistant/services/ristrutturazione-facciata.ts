import { plus, times } from '@mestieri/shared/catalogue/price-range.ts'

import { costOf, type Service } from '../estimate/job.ts'
import { enclosedArea } from '../italian/numbers/dimensions.ts'
import type { Utterance } from '../italian/utterance.ts'
import { quantities } from '../price-book/quantities.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { optionOf } from '../slots/facts.ts'
import { countedFloors, floorsFromGround } from '../slots/floors.ts'
import { plainMetres } from '../slots/house-area.ts'
import { type Interval, numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'

/** Above this height the dearer range of plastering holds. */
const lowRise = 3

const kind = choiceSlot({
  id: 'lavoro',
  step: 'Cosa',
  label: 'Lavoro',
  question: 'Che cosa serve: solo tinteggiare, sistemare anche l’intonaco, o il cappotto termico?',
  example: 'Puoi rispondere «solo tinta», «anche l’intonaco» o «cappotto».',
  help: 'Se l’intonaco suona a vuoto o si stacca va rifatto prima della tinta. Il cappotto è uno strato isolante, si sente in bolletta.',
  chips: ['Solo tinteggiare', 'Anche l’intonaco', 'Cappotto termico', 'Non lo so'],
  options: {
    tinta: {
      label: 'tinteggiatura esterna',
      words:
        'solo tint*|solo pittur*|solo ridipingere|solo imbianc*|imbianc*|tinteggi*|ridipinger*|dipinger*|pitturare|verniciare|~tinta|~pittura|~colore',
    },
    intonaco: {
      label: 'intonaco e tinta',
      driver: 'Intonaco da rifare',
      words:
        'intonac*|scrost*|stacc*|crep*|ripristin*|rifare facciata|facciata rovinat*|cade pezzi|~rovinat*|~sistemar*',
    },
    cappotto: {
      label: 'cappotto termico',
      driver: 'Cappotto termico',
      words: 'cappott*|isolamento|isolar*|coibent*|termic*',
    },
  },
  price: {
    reference: 'intonaco',
    typical: ['tinta', 'intonaco'],
    open: 'Tinta, intonaco o cappotto',
    narrow: 'lo stato dell’intonaco',
  },
})

/** '4 lati da 10 metri alti 6', '20 x 9', '3 facciate 10 x 6' */
function facadeArea({ quantities: said, sides, words }: Utterance): Interval | null {
  const many = said.find(({ unit }) => unit === 'side')?.low ?? 1
  const [first] = sides
  if (first) {
    const value = Math.round(enclosedArea(first, 200) * many)
    return { low: value, high: value }
  }
  const high = words.findIndex(({ text }) => /^alt[oaie]$|^altezza$/.test(text))
  const lengths = said.filter(({ unit }) => unit === 'metre' || unit === null)
  const height = lengths.find(({ from }) => from > high && from <= high + 3)
  const width = lengths.find((length) => length !== height)
  if (high !== -1 && height && width) {
    return { low: width.low * height.low * many, high: width.high * height.high * many }
  }
  const plain = said.find(({ unit, low }) => unit === 'metre' && low >= plainMetres)
  return plain && high === -1 ? { low: plain.low, high: plain.high } : null
}

const area = numberSlot({
  id: 'superficie',
  step: 'Misure',
  label: 'Misure',
  question: 'Quanti m² di facciata, più o meno? Va bene anche lunghezza per altezza, e quanti lati.',
  example: 'Per esempio «200 m²» o «4 lati da 10 metri per 6».',
  help: 'Si contano tutti i lati da fare, finestre comprese: è l’uso del mestiere, «vuoto per pieno».',
  chips: ['Fino a 100 m²', '100–250 m²', '250–500 m²', 'Non lo so'],
  units: ['area'],
  looseUnits: ['metre'],
  derive: facadeArea,
  bounds: [5, 10_000],
  unit: 'm²',
  price: {
    reference: 200,
    typical: [120, 250],
    narrow: 'i metri quadri da misurare sul posto',
    driver: (fact) =>
      fact?.kind === 'number' ? `${area.show(fact)} di facciata` : 'Metri quadri di facciata',
  },
})

const floors = numberSlot({
  id: 'piani',
  step: 'Misure',
  label: 'Piani',
  question: 'Quanti piani ha l’edificio?',
  example: 'Per esempio «2 piani» o «solo piano terra».',
  help: 'Dall’altezza dipende il ponteggio.',
  chips: ['1', '2', '3', 'Più di 3 piani'],
  units: [],
  derive: (utterance, asked) => floorsFromGround(utterance) ?? countedFloors(utterance, asked),
  bounds: [1, 30],
  whole: true,
  unit: { one: 'piano', many: 'piani' },
  price: {
    reference: 2,
    typical: [2, 3],
    narrow: 'l’altezza dell’edificio',
    driver: (fact) => (fact?.kind === 'number' ? `Ponteggio per ${floors.show(fact)}` : 'Ponteggio'),
  },
})

const balconies = numberSlot({
  id: 'frontalini',
  step: 'Cosa',
  label: 'Frontalini',
  question: 'Ci sono frontalini dei balconi da rifare? Se sì, quanti balconi o quanti metri?',
  example: 'Per esempio «3 balconi», «12 metri» o «no».',
  help: 'Il frontalino è il bordo esterno del balcone, dove di solito si stacca il cemento.',
  chips: ['No', '2 balconi', '4 balconi', 'Non lo so'],
  units: [],
  looseUnits: ['metre'],
  derive: ({ quantities: said }, asked) => {
    const many = said.find(({ unit, article }) => unit === 'balcony' && (asked || !article))
    if (many)
      return { low: many.low * quantities.balconyEdge.min, high: many.high * quantities.balconyEdge.max }
    // Asked for balconies, a bare number counts them.
    const bare = asked ? said.find(({ unit }) => unit === null) : undefined
    return bare
      ? { low: bare.low * quantities.balconyEdge.min, high: bare.high * quantities.balconyEdge.max }
      : null
  },
  bounds: [1, 500],
  mayBeNone: true,
  unit: { one: 'metro', many: 'metri', none: 'nessuno' },
  price: {
    reference: 0,
    typical: [0, 12],
    narrow: 'i metri di frontalino',
    driver: (fact) => {
      if (fact?.kind !== 'number') return 'Frontalini dei balconi'
      return fact.high === 0 ? null : `Frontalini: ${balconies.show(fact)}`
    },
  },
})

/** A facade painted, plastered or insulated, per m², scaffolding included. */
export function ristrutturazioneFacciata(place: Slot): Service {
  return {
    slug: 'ristrutturazione_facciata',
    work: 'rifare la facciata',
    slots: [
      kind,
      area,
      floors,
      balconies,
      place,
      photoSlot('ogni lato per intero e i punti dove l’intonaco si stacca'),
    ],
    title: (facts) => {
      const titles = {
        tinta: 'Facciata da tinteggiare',
        intonaco: 'Facciata, intonaco e tinta',
        cappotto: 'Cappotto termico',
      }
      return titles[(optionOf(facts, 'lavoro') ?? '') as keyof typeof titles] ?? 'Facciata'
    },
    profession: () => 'Impresa Edile',
    relief: 'general',
    vat: 'IVA esclusa',
    notes: () => ['Permessi e occupazione di suolo a parte, dove servono'],
    price: (job, { prices }) => {
      const surface = job.number('superficie')
      const stories = job.number('piani')
      const edges = times(prices.balconyEdges, job.number('frontalini'))
      const work = job.choice('lavoro')
      const plaster = stories > lowRise ? prices.facadePlaster : prices.facadePlasterLow
      const main = { tinta: prices.facadePaint, intonaco: plaster, cappotto: prices.facadeInsulation }[
        work as 'tinta' | 'intonaco' | 'cappotto'
      ]
      const scaffolded = work === 'tinta' && stories > 1
      const perMetre = scaffolded ? plus(main, prices.facadeScaffolding) : main
      return costOf(plus(times(perMetre, surface), edges), [
        main,
        scaffolded ? prices.facadeScaffolding : null,
        edges.max > 0 ? prices.balconyEdges : null,
      ])
    },
  }
}
