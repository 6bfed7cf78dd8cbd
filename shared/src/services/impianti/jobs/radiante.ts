import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const radiante = {
  title: 'Riscaldamento a pavimento',
  work: 'riscaldamento a pavimento',
  profession: 'Elettricista',
  cues: 'riscaldamento a pavimento|radiante|pannelli radianti|pavimento caldo|serpentina|pavimento radiante|a secco|ribassato|raffrescamento a pavimento|tubi sotto il pavimento',
  vatRate: 0.1,
  labourShare: 0.45,
  included: ['pannello', 'tubo', 'collettori', 'regolazione', 'prova'],
  excluded: [
    'generatore (caldaia o pompa di calore)',
    'massetto (29–47 €/m²)',
    'pavimento (50–90 €/m²)',
    'demolizioni (25–45 €/m²)',
  ],
  factors: [
    'ribassato o a secco per ristrutturazioni +15–35 €/m²',
    'completo in casa esistente con pavimento nuovo 180–280 €/m² (100 m²: 18.000–28.000 €)',
  ],
  permits: 'CILA; legge 10',
  duration: '100 m² in 3–4 giorni più massetto',
  rows: {
    main: {
      label: 'Riscaldamento a pavimento',
      min: 75,
      max: 115,
      unit: 'm² di casa',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('ProntoPro'), page('rete-news')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
