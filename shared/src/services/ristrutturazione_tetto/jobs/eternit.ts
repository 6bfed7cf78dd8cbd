import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const eternit = {
  title: 'Rimuovere e smaltire eternit (amianto)',
  work: 'rimuovere e smaltire eternit (amianto)',
  profession: 'Impresa Edile',
  cues: 'eternit|amianto|fibrocemento|onduline|ondulato grigio|canna fumaria in eternit|cassone eternit|smaltire amianto|tettoia eternit|bonifica amianto|lastre vecchie',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['piano di lavoro ASL', 'incapsulamento', 'smontaggio', 'imballo', 'discarica'],
  excluded: ['ponteggio e parapetti', 'nuova copertura (te.lamiera, te.manto)', 'analisi (100–200 €)'],
  factors: [
    'sotto 50 m² il fisso pesa: minimo 1.200–2.000 €',
    'canna fumaria o cassone 250–600 €',
    'oltre 200 m² 12–20 €/m²',
  ],
  permits: 'piano di lavoro alla ASL 30 giorni prima; CILA per la nuova copertura',
  duration: '100 m² in 1–2 giorni più l’attesa ASL',
  rows: {
    main: {
      label: 'Rimuovere e smaltire eternit (amianto)',
      min: 20,
      max: 60,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('habitissimo'), page('preventivone'), page('mosaikosrl', 2023)],
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
