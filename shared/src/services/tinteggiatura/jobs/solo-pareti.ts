import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const soloPareti = {
  title: 'Solo le pareti (senza soffitti)',
  work: 'solo le pareti (senza soffitti)',
  profession: 'Imbianchino',
  cues: 'solo i muri|solo pareti|niente soffitto|pareti e basta|senza soffitto|lasciamo il soffitto|i muri e basta|solo le mura|solo parete|le pareti di casa',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['come t.traspirante'],
  excluded: ['soffitti'],
  factors: [
    'per 80 m² di casa sono circa 200 m² di parete: 1.000–1.800 €',
    'chi dà direttamente i m² di parete non va moltiplicato per 2,5',
  ],
  permits: 'nessuno',
  duration: '80 m² in 2–4 giorni',
  rows: {
    main: {
      label: 'Solo le pareti (senza soffitti)',
      min: 5,
      max: 9,
      unit: 'm² di parete',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('pgcasa.it'), page('chiediaben.it')],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 300,
      max: 300,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
