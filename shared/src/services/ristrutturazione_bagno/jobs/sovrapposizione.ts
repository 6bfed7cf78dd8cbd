import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const sovrapposizione = {
  title: 'Coprire le piastrelle senza demolire (resina, gres sottile)',
  work: 'coprire le piastrelle senza demolire (resina, gres sottile)',
  profession: 'Piastrellista',
  cues: 'resina sulle piastrelle|senza demolire|gres sottile|kerlite|microcemento bagno|coprire le mattonelle|pannelli bagno|pavimento sopra il vecchio|piastrelle sopra|laminam',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['primer', 'posa o cicli di resina'],
  excluded: ['piastrelle staccate sotto', 'piano doccia'],
  factors: ['gres sottile 55–95 €', 'resina o microcemento 80–120 € (minimo 8–10 m²)'],
  permits: 'nessuno',
  duration: '3–5 giorni',
  rows: {
    main: {
      label: 'Coprire le piastrelle senza demolire (resina, gres sottile)',
      min: 45,
      max: 120,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('linjapaneserestaurant')],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 700,
      max: 700,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
