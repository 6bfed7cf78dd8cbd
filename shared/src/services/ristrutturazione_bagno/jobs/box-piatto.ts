import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const boxPiatto = {
  title: 'Cambiare box doccia o piatto doccia',
  work: 'cambiare box doccia o piatto doccia',
  profession: 'Piastrellista',
  cues: 'box doccia|cabina doccia|piatto doccia rotto|vetro doccia|doccia nuova|cambiare la doccia|box in cristallo|porta doccia|doccia che perde|filo pavimento',
  vatRate: 0.11,
  labourShare: 0.4,
  included: ['rimozione', 'piatto o box standard', 'sigillatura', 'attacco dello scarico'],
  excluded: ['piastrelle attorno', 'miscelatore a incasso'],
  factors: [
    'solo box 700–1.100 €',
    'solo piatto con piastrelle da ripristinare 700–1.300 €',
    'tutti e due 1.300–2.200 €',
  ],
  permits: 'nessuno',
  duration: 'mezza giornata – 2 giorni',
  rows: {
    main: {
      label: 'Cambiare box doccia o piatto doccia',
      min: 700,
      max: 2200,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
