import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const ponteggio = {
  title: 'Ponteggio o piattaforma',
  work: 'ponteggio o piattaforma',
  profession: 'Impresa Edile',
  cues: 'ponteggio|impalcatura|trabattello|cestello|piattaforma|tubi innocenti|ponte|autoscala|fune|senza ponteggio',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['montaggio', 'un mese', 'smontaggio', 'progetto semplice'],
  excluded: ['occupazione di suolo pubblico', 'mesi successivi (+1,5–2,5 €/m²)', 'illuminazione'],
  factors: [
    'sotto 100 m² minimo 1.200–2.000 €',
    'piattaforma 250–450 € al giorno',
    'lavoro su fune senza ponteggio: chiedere',
  ],
  permits: 'suolo pubblico e PiMUS',
  duration: '1–3 giorni',
  rows: {
    main: {
      label: 'Ponteggio o piattaforma',
      min: 12,
      max: 20,
      unit: 'm² di facciata, primo mese',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('edilnet'), page('iperedilizia', 2022)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 1200,
      max: 1200,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
