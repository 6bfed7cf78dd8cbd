import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const guaina = {
  title: 'Guaina su tetto piano o terrazzo (a vista)',
  work: 'guaina su tetto piano o terrazzo (a vista)',
  profession: 'Impresa Edile',
  cues: 'guaina|catrame|guaina ardesiata|lastrico solare|tetto piano|terrazza che perde|impermeabilizzare|bituminosa|infiltrazione dalla terrazza|guaina bollita|lastrico',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['pulizia', 'primer', 'guaina saldata a fiamma', 'risvolti', 'bocchettoni'],
  excluded: ['rimozione di più strati (+8–15 €/m²)', 'pendenze (18–47 €/m²)', 'pavimento sopra'],
  factors: ['doppio strato +80 % (L23)', 'sotto 30 m² minimo 1.500 €'],
  permits: 'nessuno (manutenzione ordinaria)',
  duration: '50 m² in 2–3 giorni',
  rows: {
    main: {
      label: 'Guaina su tetto piano o terrazzo (a vista)',
      min: 30,
      max: 75,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('habitissimo'), page('winklerchimica')],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 800,
      max: 800,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
