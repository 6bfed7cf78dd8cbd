import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const controllo = {
  title: 'Controllo e ripasso leggero del manto',
  work: 'controllo e ripasso leggero del manto',
  profession: 'Impresa Edile',
  cues: 'ripassare il tetto|controllo tetto|girare i coppi|ricorrere il tetto|revisione tetto|tegole smosse|manutenzione tetto|sistemare il tetto|ripasso coppi|pulire e sistemare',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['controllo', 'tegole rimesse', '5–10 % di ricambi', 'pulizia delle converse'],
  excluded: ['smontaggio completo', 'guaina', 'ponteggio'],
  factors: ['oltre il 10 % di pezzi rotti si passa a te.rimontaggio'],
  permits: 'nessuno',
  duration: '100 m² in 2–3 giorni',
  rows: {
    main: {
      label: 'Controllo e ripasso leggero del manto',
      min: 12,
      max: 30,
      unit: 'm² di falda',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('ProntoPro'), page('habitissimo')],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 600,
      max: 600,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
