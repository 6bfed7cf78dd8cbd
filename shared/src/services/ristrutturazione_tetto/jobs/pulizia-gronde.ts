import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const puliziaGronde = {
  title: 'Pulire grondaie e tetto',
  work: 'pulire grondaie e tetto',
  profession: 'Impresa Edile',
  cues: 'pulire le grondaie|foglie|grondaia otturata|muschio|pulizia tetto|nidi|piccioni|spurgo gronde|scarico intasato|guano|lavare i coppi',
  vatRate: 0.1,
  labourShare: 0.9,
  included: ['pulizia di canali e bocchette di una casa fino a due piani', 'smaltimento foglie'],
  excluded: ['piattaforma oltre due piani', 'riparazioni', 'reti antipiccione'],
  factors: ['tetto intero con idropulitrice 350–800 €', 'condominio 400–900 €'],
  permits: 'nessuno',
  duration: 'mezza giornata',
  rows: {
    main: {
      label: 'Pulire grondaie e tetto',
      min: 150,
      max: 450,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('habitissimo'), page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
