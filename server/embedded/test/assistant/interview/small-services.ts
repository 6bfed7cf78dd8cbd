import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import type { ChoiceQuestion, NumberQuestion } from '@mestieri/shared/services/interview.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'
import { page } from '@mestieri/shared/services/price-row.ts'

import type { JobEngine, ServiceEngine } from '../../../src/assistant/jobs/job-engine.ts'
import { choiceSlot } from '../../../src/assistant/slots/choice-slot.ts'
import { numberSlot } from '../../../src/assistant/slots/number-slot.ts'

function row([min, max]: readonly [number, number], unit: string): EstimateRow {
  return {
    label: unit,
    min,
    max,
    unit,
    vat: 'esclusa',
    basis: 'source',
    sources: [page('Regione Lazio', 2023)],
  }
}

const size = (reference: number, question: string) =>
  numberSlot({
    id: 'superficie',
    step: 'Misure',
    label: 'Misure',
    question,
    example: 'Per esempio «80 m²».',
    help: 'Contano i metri di pavimento.',
    chips: ['50 m²', '80 m²', 'Non lo so'],
    units: ['area'],
    bounds: [1, 1000],
    unit: 'm²',
    price: { reference, typical: [reference, reference], narrow: 'i metri quadri', driver: () => 'Misure' },
  } satisfies NumberQuestion & Parameters<typeof numberSlot>[0])

const options = (first: string, second: string) => ({
  [first]: { label: first, words: first },
  [second]: { label: second, words: second },
})

const either = (id: string, [first, second]: readonly [string, string], question: string) =>
  choiceSlot({
    id,
    step: 'Cosa',
    label: id,
    question,
    example: `Puoi rispondere «${first}» o «${second}».`,
    help: `Conta se ${first} o ${second}.`,
    chips: [first, second, 'Non lo so'],
    options: options(first, second),
    price: { reference: first, typical: [first], open: id, narrow: id },
  } satisfies ChoiceQuestion)

const mould = numberSlot({
  id: 'muffaMq',
  step: 'Misure',
  label: 'Muffa',
  question: 'Quanti metri di muffa?',
  example: 'Per esempio «4 m²».',
  help: 'Si tratta solo la parte con la muffa.',
  chips: ['4 m²', '10 m²', 'Non lo so'],
  units: ['area'],
  bounds: [0.5, 300],
  unit: 'm² di muffa',
  price: { reference: 6, typical: [6, 6], narrow: 'quanta muffa', driver: () => 'Muffa' },
})

function kind(more: Partial<JobKind> & Pick<JobKind, 'title' | 'work' | 'cues'>): JobKind {
  return {
    profession: 'Imbianchino',
    vatRate: 0.1,
    labourShare: 0.5,
    included: ['il lavoro'],
    excluded: ['il resto'],
    factors: [],
    permits: 'Nessun permesso',
    duration: 'due giorni',
    rows: {},
    visit: '',
    relief: 'painting',
    ...more,
  }
}

const perMetre = row([10, 20], 'm²')
const single = row([100, 160], 'pezzo')
const paintSlots = [
  size(80, 'Quanto è grande la casa?'),
  either('pittura', ['traspirante', 'lavabile'], 'Che pittura?'),
  either('arredo', ['vuota', 'arredata'], 'Vuota o arredata?'),
]

const painting: ServiceEngine = {
  slug: 'tinteggiatura',
  standard: 'interni',
  kinds: {
    interni: kind({
      title: 'Tinteggiatura',
      work: 'tinteggiare casa',
      cues: '@vernicia + casa|imbiancare|tinteggiare',
    }),
    muffa: kind({ title: 'Antimuffa', work: 'togliere la muffa', cues: 'muffa', partOf: ['tutto'] }),
    tutto: kind({ title: 'Muri rifatti', work: 'rifare i muri', cues: '@cambia + muri' }),
  },
  engines: {
    interni: {
      slots: paintSlots,
      lines: (answers) => [
        {
          label: 'Pareti',
          row: perMetre,
          quantity: answers.number('superficie'),
          factor: answers.choice('pittura') === 'lavabile' ? 1.5 : 1,
        },
      ],
    },
    muffa: {
      slots: [mould],
      lines: (answers) => [{ label: 'Muffa', row: perMetre, quantity: answers.number('muffaMq') }],
    },
    tutto: {
      slots: [paintSlots[0] ?? mould, mould],
      lines: (answers) => [{ label: 'Muri', row: perMetre, quantity: answers.number('superficie') * 2 }],
    },
  },
}

const boilers: ServiceEngine = {
  slug: 'caldaia',
  standard: 'sostituzione',
  kinds: {
    sostituzione: kind({
      title: 'Caldaia nuova',
      work: 'cambiare la caldaia',
      cues: '@cambia + caldaia',
      profession: 'Idraulico',
    }),
    pompa: kind({
      title: 'Pompa di calore',
      work: 'mettere una pompa di calore',
      cues: 'pompa di calore',
      profession: 'Idraulico',
    }),
    revisione: kind({
      title: 'Revisione',
      work: 'fare la revisione',
      cues: 'revisione|bollino',
      profession: 'Idraulico',
    }),
  },
  engines: {
    sostituzione: {
      slots: [size(90, 'Quanto è grande la casa da scaldare?')],
      lines: (answers) => [
        { label: 'Caldaia', row: single, quantity: answers.number('superficie') > 100 ? 20 : 15 },
      ],
    },
    pompa: {
      slots: [size(90, 'Quanto è grande la casa da scaldare?')],
      lines: () => [{ label: 'Pompa', row: single, quantity: 60 }],
    },
    revisione: { slots: [], lines: () => [{ label: 'Revisione', row: single, quantity: 1 }] },
  },
}

const unpriced: JobEngine = { slots: [], lines: null }
const bathrooms: ServiceEngine = {
  slug: 'ristrutturazione_bagno',
  standard: 'completo',
  kinds: {
    completo: kind({
      title: 'Bagno completo',
      work: 'rifare il bagno',
      cues: '@cambia + bagn*',
      profession: 'Impresa Edile',
    }),
    perdita: kind({
      title: 'Perdita nascosta',
      work: 'cercare una perdita nascosta',
      cues: 'perdita nascosta',
      profession: 'Idraulico',
      rows: null,
      visit: 'dove esce l’acqua',
    }),
  },
  engines: {
    completo: {
      slots: [size(6, 'Quanto è grande il bagno?')],
      lines: (answers) => [{ label: 'Bagno', row: single, quantity: answers.number('superficie') * 8 }],
    },
    perdita: unpriced,
  },
}

/** Three services with a few jobs, so that the interview is tested and not the product's own questions and prices. */
export const smallServices: ReadonlyMap<ServiceSlug, ServiceEngine> = new Map([
  [painting.slug, painting],
  [boilers.slug, boilers],
  [bathrooms.slug, bathrooms],
])
