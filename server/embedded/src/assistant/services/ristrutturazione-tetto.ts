import { plus, scaled, times } from '@mestieri/shared/catalogue/price-range.ts'

import { costOf, type Service } from '../estimate/job.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { type Facts, optionOf } from '../slots/facts.ts'
import { countedFloors, floorsFromGround } from '../slots/floors.ts'
import { homeAreaInMetres } from '../slots/house-area.ts'
import { numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'

const hasAsbestos = (facts: Facts) => optionOf(facts, 'manto') === 'eternit'
const isRebuilt = (facts: Facts) => optionOf(facts, 'intervento') !== 'sistemare'

const area = numberSlot({
  id: 'superficie',
  step: 'Misure',
  label: 'Misure',
  question: 'Quanto è grande il tetto? Se non lo sai, dimmi i m² della casa in pianta.',
  example: 'Per esempio «120 m² di tetto» o «casa di 100 m²».',
  help: 'La falda è inclinata, quindi è più grande della pianta: di solito dal 15 al 25% in più.',
  chips: ['Casa di 80 m²', 'Casa di 100 m²', 'Casa di 150 m²', 'Non lo so'],
  units: ['area'],
  looseUnits: ['metre'],
  derive: homeAreaInMetres(80),
  bounds: [10, 2000],
  unit: 'm²',
  price: {
    reference: 120,
    typical: [100, 150],
    narrow: 'la superficie vera delle falde',
    driver: (fact) => (fact?.kind === 'number' ? `${area.show(fact)} di superficie` : 'Superficie del tetto'),
  },
})

/** What the area is the area of; never asked, only heard. */
const measured = choiceSlot({
  id: 'misurata',
  step: 'Misure',
  label: 'Superficie',
  question: 'È la superficie del tetto o della casa in pianta?',
  example: 'Puoi rispondere «del tetto» o «della casa».',
  help: 'La falda è più grande della pianta.',
  chips: ['Del tetto', 'Della casa'],
  needed: () => false,
  quiet: true,
  options: {
    tetto: {
      label: 'del tetto',
      driver: null,
      words:
        'mq tetto|tetto #|tetto circa #|metri tetto|quadri tetto|quadrati tetto|falda|falde|mq copertura|terrazzo #|tetto piano|~tetto',
    },
    pianta: {
      label: 'in pianta',
      driver: 'Falda più grande della pianta',
      words:
        'pianta|mq casa|casa #|casa circa #|metri casa|quadri casa|quadrati casa|villett* #|villa #|abitazione #|appartamento #|casa misura|casa grande|calpestabil*|mq piano|superficie casa|impronta|~casa',
    },
  },
  price: { reference: 'tetto', typical: ['tetto'], span: [], open: 'Superficie', narrow: '' },
})

const covering = choiceSlot({
  id: 'manto',
  step: 'Cosa',
  label: 'Manto',
  question: 'Di che cosa è fatto adesso: coppi, tegole, lamiera, guaina o eternit?',
  example: 'Per esempio «tegole» o «guaina».',
  help: 'Per l’eternit, che contiene amianto, serve una ditta abilitata e un sopralluogo.',
  chips: ['Coppi o tegole', 'Lamiera', 'Guaina (tetto piano)', 'Eternit'],
  options: {
    tegole: { label: 'coppi o tegole', words: 'tegol*|copp*|marsiglies*|portoghes*|cotto|ardesia|laterizio' },
    lamiera: {
      label: 'lamiera',
      words: 'lamier*|metall*|coibentat*|alluminio|rame|pannell* sandwich|sandwich|grecata',
    },
    guaina: {
      label: 'guaina',
      words: 'guain*|catram*|bitum*|tetto piano|tetto piatto|lastrico|terrazz*|~piano|~piatto',
    },
    eternit: { label: 'eternit', words: 'eternit|amianto|asbesto|fibrocemento|ethernit|etternit' },
  },
})

const works = choiceSlot({
  id: 'intervento',
  step: 'Cosa',
  label: 'Lavoro',
  question: 'Va solo sistemato, o rifatto? E le travi sono sane?',
  example: 'Per esempio «solo sistemato», «rifatto, travi sane» o «le travi sono rovinate».',
  help: 'Sistemare vuol dire cambiare tegole rotte e qualche listello; rifare vuol dire togliere tutto fino alla struttura.',
  chips: ['Solo sistemato', 'Rifatto, travi sane', 'Travi rovinate', 'Non lo so'],
  needed: (facts) => !hasAsbestos(facts),
  options: {
    sistemare: {
      label: 'manto da riparare',
      driver: 'Solo riparazione',
      words:
        'solo sistemat*|sistemar*|riparar*|riparazion*|aggiustar*|tegole rotte|qualche tegola|ripassar*|ripasso|manutenzione|perdita|rattopp*|rimaneggi*|~sistem*|~ripar*|~piccol*|~poco',
    },
    rifare: {
      label: 'tetto da rifare',
      driver: 'Tetto rifatto',
      words:
        'rifar*|rifatto|rifacimento|nuovo tetto|tetto nuovo|sostitu*|travi sane|travi buone|travi ok|travi posto|travi bene|infiltrazion*|piove dentro|~tutto|~nuovo|~cambiar*|~sane|~buone|~completa*',
    },
    travi: {
      label: 'tetto e travi da rifare',
      driver: 'Struttura in legno nuova',
      words:
        'travi rovinat*|travi marc*|travi rifar*|travi cambiar*|travi vecchi*|travi danneggiat*|travi mess*|rifare travi|cambiare travi|travi nuove|struttura rifare|rifare struttura|struttura nuova|struttura legno|tarli|~rovinat*|~marc*',
    },
  },
  price: {
    reference: 'rifare',
    typical: ['sistemare', 'rifare'],
    open: 'Riparare o rifare',
    narrow: 'lo stato delle travi, da guardare da sotto',
  },
})

const insulation = choiceSlot({
  id: 'isolamento',
  step: 'Cosa',
  label: 'Isolamento',
  question: 'Vuoi anche isolarlo o ventilarlo?',
  example: 'Puoi rispondere «sì» o «no».',
  help: 'Isolare costa di più adesso, ma si sente in bolletta, d’inverno e d’estate. Si decide prima di coprire.',
  chips: ['Sì', 'No', 'Non lo so'],
  needed: (facts) => !hasAsbestos(facts) && isRebuilt(facts),
  options: {
    no: { label: 'senza isolamento', words: 'non isolar*|senza isol*|gia isolat*' },
    si: {
      label: 'isolato e ventilato',
      driver: 'Isolamento e ventilazione',
      words: 'isol*|ventil*|coibent*|cappott*|lana di roccia|fibra di legno',
    },
  },
  yes: 'si',
  no: 'no',
  price: {
    reference: 'no',
    typical: ['no', 'si'],
    open: 'Isolamento',
    narrow: 'se isolarlo',
  },
})

const floors = numberSlot({
  id: 'piani',
  step: 'Misure',
  label: 'Piani',
  question: 'Quanti piani ha la casa?',
  example: 'Per esempio «2 piani» o «solo piano terra».',
  help: 'Da due piani in su di solito serve il ponteggio.',
  chips: ['1', '2', '3', 'Non lo so'],
  units: [],
  derive: (utterance, asked) => floorsFromGround(utterance) ?? countedFloors(utterance, asked),
  bounds: [1, 20],
  whole: true,
  unit: { one: 'piano', many: 'piani' },
  price: {
    reference: 1,
    typical: [1, 2],
    narrow: 'l’altezza da terra',
    driver: (fact) => {
      if (fact?.kind !== 'number') return 'Ponteggio'
      return fact.high > 1 ? `Ponteggio per ${floors.show(fact)}` : 'Senza ponteggio'
    },
  },
})

/** A roof repaired or done anew, per m² of slope. */
export function ristrutturazioneTetto(place: Slot): Service {
  return {
    slug: 'ristrutturazione_tetto',
    work: 'rifare il tetto',
    slots: [
      area,
      measured,
      covering,
      works,
      insulation,
      floors,
      place,
      photoSlot('il tetto visto da terra o da una finestra, e il sottotetto'),
    ],
    title: (facts) => {
      if (hasAsbestos(facts)) return 'Tetto in eternit'
      return isRebuilt(facts) ? 'Tetto da rifare' : 'Tetto da riparare'
    },
    profession: () => 'Impresa Edile',
    relief: 'general',
    vat: 'IVA esclusa',
    siteVisit:
      'Con l’eternit non ti do una cifra: contiene amianto, e solo una ditta abilitata può toglierlo e dirti quanto costa, dopo un sopralluogo. Nel frattempo non tagliarlo, non forarlo e non salirci.',
    notes: () => [],
    price: (job, { prices, quantities }) => {
      const covered = job.choice('manto')
      if (covered === 'eternit') return null
      const inPlan = job.choice('misurata') === 'pianta' && covered !== 'guaina'
      const surface = times(inPlan ? quantities.slope : { min: 1, max: 1 }, job.number('superficie'))
      const perMetre = (row: { min: number; max: number }) => ({
        min: row.min * surface.min,
        max: row.max * surface.max,
      })
      const repaired = job.choice('intervento') === 'sistemare'
      const insulated = !repaired && job.choice('isolamento') === 'si'
      const timber = job.choice('intervento') === 'travi'
      const scaffolded = job.number('piani') > 1
      const main = repaired ? prices.roofCovering : insulated ? prices.insulatedRoof : prices.roof
      const parts = [
        perMetre(main),
        ...(timber ? [perMetre(prices.roofTimber)] : []),
        ...(scaffolded ? [perMetre(prices.roofScaffolding)] : []),
      ]
      const range = timber ? scaled(plus(...parts), quantities.roofTechnicians) : plus(...parts)
      return costOf(range, [
        main,
        timber ? prices.roofTimber : null,
        scaffolded ? prices.roofScaffolding : null,
        timber ? quantities.roofTechnicians : null,
        inPlan ? quantities.slope : null,
      ])
    },
  }
}
