import { plus, times } from '@mestieri/shared/catalogue/price-range.ts'

import { costOf, type Service } from '../estimate/job.ts'
import { choiceSlot } from '../slots/choice-slot.ts'
import { optionOf } from '../slots/facts.ts'
import { homeAreaInMetres } from '../slots/house-area.ts'
import { numberSlot } from '../slots/number-slot.ts'
import { photoSlot } from '../slots/photo-slot.ts'
import type { Slot } from '../slots/slot.ts'

/** A 24 kW boiler is enough up to this home: m² and bathrooms. */
const smallHome = { area: 110, bathrooms: 1 }

const area = numberSlot({
  id: 'superficie',
  step: 'Misure',
  label: 'Misure',
  question: 'Quanto è grande la casa da scaldare?',
  example: 'Per esempio «90 m²» o «un trilocale».',
  help: 'Dai metri quadri e dai bagni si capisce che potenza serve.',
  chips: ['Fino a 70 m²', '70–110 m²', '110–160 m²', 'Non lo so'],
  units: ['area'],
  looseUnits: ['metre'],
  derive: homeAreaInMetres(60),
  bounds: [15, 800],
  unit: 'm²',
  price: {
    reference: 90,
    typical: [70, 120],
    narrow: 'i metri quadri da scaldare',
    driver: (fact) => (fact?.kind === 'number' ? `Casa di ${area.show(fact)}` : 'Metri quadri da scaldare'),
  },
})

const bathrooms = numberSlot({
  id: 'bagni',
  step: 'Misure',
  label: 'Bagni',
  question: 'Quanti bagni ci sono?',
  example: 'Per esempio «uno» o «2 bagni».',
  help: 'Con due docce aperte insieme serve più acqua calda, quindi una caldaia più potente.',
  chips: ['1', '2', '3'],
  units: ['bathroom'],
  derive: ({ content }) => (content.join(' ').includes('doppi servizi') ? { low: 2, high: 2 } : null),
  bounds: [1, 10],
  whole: true,
  unit: { one: 'bagno', many: 'bagni' },
  price: {
    reference: 1,
    typical: [1, 2],
    narrow: 'quanti bagni ci sono',
    driver: (fact) => (fact?.kind === 'number' ? bathrooms.show(fact) : 'Numero di bagni'),
  },
})

const kind = choiceSlot({
  id: 'lavoro',
  step: 'Cosa',
  label: 'Lavoro',
  question: 'Vuoi solo sostituire la caldaia, o pensi a una pompa di calore o a un sistema ibrido?',
  example: 'Puoi rispondere «solo sostituirla» o «anche pompa di calore».',
  help: 'La caldaia a condensazione brucia gas. Il sistema ibrido ci mette accanto una pompa di calore: costa di più e consuma meno gas.',
  chips: ['Solo sostituirla', 'Sistema ibrido', 'Non lo so'],
  options: {
    sostituzione: {
      label: 'sostituzione della caldaia',
      words:
        'solo sostitu*|sostitu*|cambiare caldaia|cambiarla|cambio caldaia|caldaia nuova|nuova caldaia|condensazione|solo caldaia|solo cambi*|rotta|guasta|~solo|~cambi*|~quella|~caldaia|~normal*|~metano|~gas|~gpl',
    },
    ibrido: {
      label: 'sistema ibrido o pompa di calore',
      driver: null,
      words: 'ibrid*|pompa calore|pompe calore|~pompa|~elettric*',
    },
  },
  yes: 'sostituzione',
})

const flue = choiceSlot({
  id: 'scarico',
  step: 'Cosa',
  label: 'Scarico fumi',
  question: 'Dove scarica i fumi: nella canna fumaria del condominio o direttamente dal muro?',
  example: 'Puoi rispondere «canna fumaria», «dal muro» o «non lo so».',
  help: 'Una caldaia nuova è a condensazione: la vecchia canna fumaria quasi sempre va adattata.',
  chips: ['Canna fumaria', 'Dal muro', 'Non lo so'],
  options: {
    parete: {
      label: 'scarico dal muro',
      driver: 'Scarico già a posto',
      words: 'muro|parete|terrazz*|balcon*|tetto nuovo|fuori|~diretto|~direttamente|~estern*',
    },
    canna: {
      label: 'canna fumaria da adattare',
      driver: 'Canna fumaria da adattare',
      words: 'canna*|canne fumarie|camin*|condomin*|tetto|~collettiv*',
    },
  },
  price: {
    reference: 'parete',
    typical: ['parete', 'canna'],
    open: 'Scarico dei fumi',
    narrow: 'com’è lo scarico dei fumi',
  },
})

const valves = numberSlot({
  id: 'valvole',
  step: 'Cosa',
  label: 'Valvole',
  question: 'Vuoi anche le valvole termostatiche? Se sì, su quanti termosifoni?',
  example: 'Per esempio «7 termosifoni» o «no».',
  help: 'Regolano ogni termosifone da solo; se le hai già, rispondi «no».',
  chips: ['No', '5', '8', 'Non lo so'],
  units: ['radiator'],
  derive: ({ content }, asked) =>
    asked && /\b(gia|ho gia|ci sono gia)\b/.test(content.join(' ')) ? { low: 0, high: 0 } : null,
  bounds: [0, 60],
  whole: true,
  mayBeNone: true,
  unit: { one: 'valvola', many: 'valvole', none: 'nessuna valvola' },
  price: {
    reference: 0,
    typical: [0, 8],
    narrow: 'quante valvole servono',
    driver: (fact) => {
      if (fact?.kind !== 'number') return 'Valvole termostatiche'
      return fact.high === 0 ? null : `${valves.show(fact)} termostatiche`
    },
  },
})

/** A condensing boiler fitted in the place of the old one. */
export function caldaia(place: Slot): Service {
  return {
    slug: 'caldaia',
    work: 'cambiare la caldaia',
    slots: [
      area,
      bathrooms,
      kind,
      flue,
      valves,
      place,
      photoSlot('la targhetta della caldaia, lo scarico dei fumi e una vista d’insieme'),
    ],
    title: () => 'Caldaia a condensazione',
    profession: () => 'Idraulico',
    relief: 'boiler',
    vat: 'IVA esclusa',
    notes: (facts) =>
      optionOf(facts, 'lavoro') === 'ibrido'
        ? ['Pompa di calore a parte: il listino non la copre, chiedila nel preventivo']
        : [],
    price: (job, { prices }) => {
      const small = job.number('superficie') <= smallHome.area && job.number('bagni') <= smallHome.bathrooms
      const boiler = small ? prices.boiler24 : prices.boiler30
      const adapted = job.choice('scarico') === 'canna'
      const many = job.number('valvole')
      const parts = [boiler, ...(adapted ? [prices.flue] : []), times(prices.radiatorValve, many)]
      return costOf(plus(...parts), [
        boiler,
        adapted ? prices.flue : null,
        many > 0 ? prices.radiatorValve : null,
      ])
    },
  }
}
