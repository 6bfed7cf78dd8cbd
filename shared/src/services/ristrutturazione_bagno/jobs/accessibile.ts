import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const accessibile = {
  title: 'Bagno per anziani o disabili',
  work: 'bagno per anziani o disabili',
  profession: 'Piastrellista',
  cues: 'bagno disabili|maniglioni|anziana|carrozzina|wc rialzato|doccia a filo|barriere architettoniche|sedile doccia|bagno sicuro|nonna|mobilità ridotta',
  vatRate: 0.11,
  labourShare: 0.45,
  included: [
    'a seconda: 2–4 maniglioni (75–350 € l’uno)',
    'sedile 410–430 €',
    'wc rialzato 795–917 €',
    'piatto a filo 445–460 €',
  ],
  excluded: ['bagno completo (b.completo)', 'porta più larga (r.porta-muro)'],
  factors: ['solo maniglioni 300–900 €', 'doccia a filo con sedile 2.500–4.500 €'],
  permits: 'nessuno (eliminazione di barriere)',
  duration: 'mezza giornata – 5 giorni',
  rows: {
    main: {
      label: 'Bagno per anziani o disabili',
      min: 600,
      max: 5000,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
