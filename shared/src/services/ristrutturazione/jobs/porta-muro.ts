import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const portaMuro = {
  title: 'Aprire o spostare una porta',
  work: 'aprire o spostare una porta',
  profession: 'Impresa Edile',
  cues: 'aprire una porta|spostare la porta|chiudere una porta|allargare la porta|vano porta|porta nel muro|nuova apertura|porta più larga|passaggio nuovo|finestrella interna',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['taglio in tramezza', 'falso telaio', 'raccordi di intonaco'],
  excluded: ['porta', 'tinta', 'pavimento'],
  factors: ['portante: r.portante', 'solo chiusura 350–500 €'],
  permits: 'CILA',
  duration: '1–2 giorni',
  rows: {
    main: {
      label: 'Aprire o spostare una porta',
      min: 450,
      max: 950,
      unit: 'vano',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
