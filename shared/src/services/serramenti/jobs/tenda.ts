import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const tenda = {
  title: 'Tende da sole',
  work: 'tende da sole',
  profession: 'Serramentista',
  cues: 'tenda da sole|tenda a bracci|pergola|tenda per il balcone|tenda motorizzata|telo rotto|tenda a caduta|ombra in terrazzo|cappottina|veneziane esterne',
  vatRate: 0.1,
  labourShare: 0.2,
  included: ['tenda a bracci 3–4 m', 'montaggio', 'manovella'],
  excluded: ['motore (+250–450 €)', 'cassonetto', 'pergola (da 3.000 €)'],
  factors: ['solo telo nuovo 55–75 €/m² (L23 55,49)', 'a caduta 300–600 €'],
  permits: 'edilizia libera; condominio: colore',
  duration: '2 ore; consegna 3–5 settimane',
  rows: {
    main: {
      label: 'Tende da sole',
      min: 650,
      max: 1600,
      unit: 'tenda',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('ProntoPro via Repubblica', 2016), page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
