import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const puntoPiano = {
  title: 'Riparare un punto su guaina o terrazzo',
  work: 'riparare un punto su guaina o terrazzo',
  profession: 'Impresa Edile',
  cues: 'bolla nella guaina|taglio nella guaina|riparare la guaina|un punto che perde|bocchettone|rattoppo guaina|scarico della terrazza|toppa|crepa nella guaina|infiltra da un angolo',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['ricerca', 'rappezzo saldato o liquido', 'bocchettone se serve'],
  excluded: ['rifacimento', 'danni interni'],
  factors: ['fino a 5 m² 230–400 €', 'bocchettone nuovo +120–200 €'],
  permits: 'nessuno',
  duration: 'mezza giornata',
  rows: {
    main: {
      label: 'Riparare un punto su guaina o terrazzo',
      min: 230,
      max: 600,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 230,
      max: 230,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
