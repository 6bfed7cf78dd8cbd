import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const rimontaggio = {
  title: 'Smontare e rimontare tegole o coppi',
  work: 'smontare e rimontare tegole o coppi',
  profession: 'Impresa Edile',
  cues: 'rimontare il tetto|recuperare i coppi|tetto smontato|rifare con le stesse tegole|coppi vecchi recuperati|riposizionare|centro storico coppi|mettere la guaina sotto|sotto le tegole',
  vatRate: 0.1,
  labourShare: 0.75,
  included: ['rimozione', 'pulizia', 'riposa', 'malta su colmi e gronde'],
  excluded: [
    'tegole nuove di rimpiazzo (25–60 €/m² mancante)',
    'guaina (+22–34 €/m²)',
    'ponteggio (12–20 €/m² di facciata)',
  ],
  factors: ['guaina sotto +22–34 €/m²', 'falda ripida +10–15 %'],
  permits: 'edilizia libera (manutenzione ordinaria); CILA se con isolamento',
  duration: '100 m² in 8–12 giorni',
  rows: {
    main: {
      label: 'Smontare e rimontare tegole o coppi',
      min: 75,
      max: 135,
      unit: 'm² di falda',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
