import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const liquida = {
  title: 'Impermeabilizzazione liquida sul pavimento esistente',
  work: 'impermeabilizzazione liquida sul pavimento esistente',
  profession: 'Impresa Edile',
  cues: 'guaina liquida|resina terrazzo|mapelastic|impermeabilizzare senza demolire|poliuretanica|balcone che perde|terrazzo sopra le piastrelle|cementizia|trasparente|membrana liquida',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['pulizia', 'sigillatura di fughe e angoli', 'rete', 'due mani di prodotto pedonabile'],
  excluded: ['piastrelle staccate', 'pendenze sbagliate'],
  factors: [
    'trasparente 35–50 €',
    'poliuretanica calpestabile 50–80 €',
    'cementizia da ripiastrellare 38–45 € più il pavimento',
  ],
  permits: 'nessuno',
  duration: '30 m² in 2–3 giorni',
  rows: {
    main: {
      label: 'Impermeabilizzazione liquida sul pavimento esistente',
      min: 35,
      max: 80,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('habitissimo'), page('winklerchimica')],
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
