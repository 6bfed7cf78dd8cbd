import { plus, scaled, times } from '@mestieri/shared/catalogue/price-range.ts'

import { costOf, type Service } from '../estimate/job.ts'
import { enclosedArea } from '../italian/numbers/dimensions.ts'
import { quantities } from '../price-book/quantities.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { numberOf } from '../slots/facts.ts'
import { numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'

/** No window has a longer side, in metres. */
const longestSide = 6

/** From this height on, in metres, an opening is one to walk through. */
const doorHeight = 1.9

const windows = numberSlot({
  id: 'finestre',
  step: 'Misure',
  label: 'Finestre',
  question: 'Quante finestre e quante portefinestre vuoi cambiare?',
  example: 'Per esempio «5 finestre e 2 portefinestre».',
  help: 'La portafinestra è quella che arriva a terra, da cui si esce sul balcone: costa di più perché è più grande.',
  chips: ['3 finestre', '5 finestre e 1 portafinestra', '8 finestre e 2 portefinestre', 'Non lo so'],
  units: ['window'],
  derive: ({ quantities: said }, asked) =>
    asked && said.length > 0 && said.every(({ unit }) => unit === 'door' || unit === 'balcony')
      ? { low: 0, high: 0 }
      : null,
  bounds: [1, 200],
  whole: true,
  mayBeNone: true,
  noMeansNone: false,
  unit: { one: 'finestra', many: 'finestre', none: 'nessuna finestra' },
  price: {
    reference: 5,
    typical: [4, 7],
    narrow: 'quante finestre sono',
    driver: (fact) => (fact?.kind === 'number' ? windows.show(fact) : 'Numero di finestre'),
  },
})

/** Asked together with the windows. */
const frenchWindows = numberSlot({
  id: 'portefinestre',
  step: 'Misure',
  label: 'Portefinestre',
  question: 'Quante portefinestre vuoi cambiare?',
  example: 'Per esempio «2 portefinestre».',
  help: 'La portafinestra è quella che arriva a terra.',
  chips: ['1 portafinestra', '2 portefinestre', '3 portefinestre', 'Non lo so'],
  needed: (facts) => numberOf(facts, 'finestre')?.high === 0,
  units: ['door', 'balcony'],
  bounds: [0, 100],
  whole: true,
  mayBeNone: true,
  unit: { one: 'portafinestra', many: 'portefinestre', none: 'nessuna portafinestra' },
  price: {
    reference: 0,
    typical: [0, 2],
    narrow: 'quante portefinestre sono',
    driver: (fact) => (fact?.kind === 'number' && fact.high > 0 ? frenchWindows.show(fact) : null),
  },
})

/** What one window measures, in m², where somebody says it. */
const windowSize = numberSlot({
  id: 'misura',
  step: 'Misure',
  label: 'Una finestra',
  question: 'Quanto misura una finestra?',
  example: 'Per esempio «120 x 140 cm».',
  help: 'Basta la misura del buco nel muro.',
  chips: ['120 x 140 cm'],
  needed: () => false,
  units: [],
  derive: ({ sides }) => {
    const size = sides.find(({ a, b, unit }) => {
      const scale = unit === 'metre' || Math.max(a, b) <= longestSide ? 1 : Math.max(a, b) > 600 ? 1000 : 100
      return Math.max(a, b) / scale < doorHeight
    })
    if (!size) return null
    const area = Math.round(enclosedArea(size, longestSide) * 100) / 100
    return { low: area, high: area }
  },
  bounds: [0.15, 8],
  unit: 'm² a finestra',
  price: {
    reference: quantities.window.max,
    typical: [quantities.window.min, quantities.window.max],
    narrow: 'le misure di ogni finestra',
    driver: (fact) => (fact?.kind === 'number' ? windowSize.show(fact) : null),
  },
})

const size = choiceSlot({
  id: 'grandezza',
  step: 'Misure',
  label: 'Grandezza',
  question: 'Sono di misura normale, cioè circa 120 × 140 cm, o più grandi?',
  example: 'Puoi rispondere «normali», «più grandi» o dirmi una misura, come «150 x 160».',
  help: 'Il prezzo va a metro quadro: più grande la finestra, più alto il prezzo.',
  chips: ['Misura normale', 'Più grandi', 'Non lo so'],
  needed: (facts) => facts['misura'] === undefined,
  options: {
    normali: {
      label: 'misura normale',
      words:
        'misura normale|misure normali|misure standard|standard|normal*|~medi*|~piu piccol*|~piccol*|~tutte uguali|~cosi|~classic*',
    },
    grandi: {
      label: 'più grandi del normale',
      driver: 'Finestre grandi',
      words: 'piu grand*|molto grandi|grandi|enormi|vetrat*|grand* finestr*',
    },
  },
  yes: 'normali',
  price: {
    reference: 'normali',
    typical: ['normali', 'grandi'],
    open: 'Misure delle finestre',
    narrow: 'le misure di ogni finestra',
  },
})

const glass = choiceSlot({
  id: 'vetro',
  step: 'Cosa',
  label: 'Vetro',
  question: 'Vetro doppio o triplo?',
  example: 'Puoi rispondere «doppio» o «triplo».',
  help: 'Il doppio basta quasi ovunque; il triplo isola di più, e serve in montagna o su strade rumorose.',
  chips: ['Doppio', 'Triplo', 'Non lo so'],
  options: {
    doppio: { label: 'vetro doppio', words: 'doppi*|vetrocamera|2 vetri|due vetri|~normal*|~standard' },
    triplo: { label: 'vetro triplo', words: 'tripl*|3 vetri|tre vetri' },
  },
  price: {
    reference: 'doppio',
    typical: ['doppio', 'triplo'],
    open: 'Vetro doppio o triplo',
    narrow: 'il tipo di vetro',
  },
})

const opening = choiceSlot({
  id: 'apertura',
  step: 'Cosa',
  label: 'Apertura',
  question: 'Come si aprono: a battente, anta-ribalta o scorrevoli?',
  example: 'Puoi rispondere «battente», «anta-ribalta» o «scorrevoli».',
  help: 'A battente è l’apertura classica; con l’anta-ribalta si aprono anche a vasistas; le scorrevoli costano di più.',
  chips: ['A battente', 'Anta-ribalta', 'Scorrevoli', 'Non lo so'],
  options: {
    battente: {
      label: 'apertura a battente',
      words: 'battent*|ant* normal*|due ante|2 ante|classic*|~normal*|~standard',
    },
    ribalta: { label: 'anta-ribalta', words: 'ribalt*|vasistas|anta ribalta|antaribalta' },
    scorrevole: { label: 'apertura scorrevole', words: 'scorrevoli|alzant*|scorrono|~scorrevol*' },
  },
  price: {
    reference: 'battente',
    typical: ['battente', 'ribalta'],
    open: 'Tipo di apertura',
    narrow: 'il tipo di apertura',
  },
})

const extras = choiceSlot({
  id: 'accessori',
  step: 'Cosa',
  label: 'Tapparelle',
  question: 'Vuoi cambiare anche tapparelle o cassonetti?',
  example: 'Puoi rispondere «sì, le tapparelle» o «no».',
  help: 'Persiane e zanzariere hanno un prezzo loro: falle mettere nel preventivo.',
  chips: ['Sì', 'No', 'Non lo so'],
  options: {
    no: {
      label: 'senza tapparelle',
      words: 'senza tapparelle|solo finestre|solo infissi|tapparelle no|solo zanzarier*|solo persian*',
    },
    si: {
      label: 'con tapparelle o cassonetti',
      driver: 'Tapparelle e cassonetti',
      words: 'tapparell*|cassonett*|avvolgibil*|~entramb*|~tutt*',
    },
  },
  yes: 'si',
  no: 'no',
  price: {
    reference: 'no',
    typical: ['no', 'si'],
    open: 'Tapparelle e cassonetti',
    narrow: 'se cambiare le tapparelle',
  },
})

/** PVC windows fitted, per m²; their source has VAT in it. */
export function serramenti(place: Slot): Service {
  return {
    slug: 'serramenti',
    work: 'cambiare i serramenti in PVC',
    slots: [
      windows,
      frenchWindows,
      windowSize,
      size,
      glass,
      opening,
      extras,
      place,
      photoSlot('una finestra per intero, il davanzale e il cassonetto'),
    ],
    title: () => 'Serramenti in PVC',
    profession: () => 'Serramentista',
    relief: 'general',
    vat: 'IVA inclusa',
    notes: () => ['Persiane e zanzariere a parte'],
    price: (job, book) => {
      const { prices, quantities: sizes } = book
      const large = job.choice('grandezza') === 'grandi' ? sizes.largerWindow.max : 1
      const doors = job.number('portefinestre')
      // Whoever changes nothing at all is told what one window costs.
      const count = Math.max(job.number('finestre'), doors > 0 ? 0 : 1)
      const ofWindows = count * job.number('misura')
      const ofDoors = doors * sizes.frenchWindow.max
      const glazed = times(prices.pvcWindows, (ofWindows + ofDoors) * large)
      const triple = job.choice('vetro') === 'triplo'
      const sliding = job.choice('apertura') === 'scorrevole'
      const kept = triple ? scaled(glazed, sizes.tripleGlazing) : glazed
      const opened = sliding ? scaled(kept, sizes.slidingWindow) : kept
      const boxes = job.choice('accessori') === 'si'
      const all = count + doors
      return costOf(boxes ? plus(opened, times(prices.shutterBox, all)) : opened, [
        prices.pvcWindows,
        sizes.window,
        triple ? sizes.tripleGlazing : null,
        sliding ? sizes.slidingWindow : null,
        boxes ? prices.shutterBox : null,
      ])
    },
  }
}
