import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const lucernario = {
  title: 'Montare o cambiare una finestra da tetto',
  work: 'montare o cambiare una finestra da tetto',
  profession: 'Impresa Edile',
  cues: 'velux|lucernario|finestra sul tetto|abbaino|luce in mansarda|finestra da tetto che perde|tapparella velux|aprire una finestra nel tetto|botola tetto|fakro',
  vatRate: 0.12,
  labourShare: 0.45,
  included: ['finestra', 'raccordo', 'apertura o sostituzione', 'finitura interna semplice'],
  excluded: ['tende e tapparelle (150–600 €)', 'permessi'],
  factors: ['sostituzione nello stesso foro 900–1.600 €', 'apertura nuova 1.600–2.800 €'],
  permits: 'nuova apertura: SCIA o CILA secondo il comune; sostituzione: nessuno',
  duration: '1–2 giorni',
  rows: {
    main: {
      label: 'Montare o cambiare una finestra da tetto',
      min: 900,
      max: 2800,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('habitissimo')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
