import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const travi = {
  title: 'Struttura in legno nuova, in più',
  work: 'struttura in legno nuova, in più',
  profession: 'Impresa Edile',
  cues: 'travi marce|travi|puntoni|capriata|orditura|tetto che cede|legno tarlato|perline|travetti|struttura del tetto|tetto avvallato',
  vatRate: 0.1,
  labourShare: 0.45,
  included: ['travi', 'travetti', 'ferramenta', 'trattamento'],
  excluded: ['tavolato', 'manto', 'rinforzi in acciaio', 'calcolo strutturale (1.500–4.000 €)'],
  factors: ['castagno o lamellare a vista +30 %', 'una sola trave 350–900 €'],
  permits: 'SCIA con deposito strutturale',
  duration: '2–3 settimane',
  rows: {
    main: {
      label: 'Struttura in legno nuova, in più',
      min: 130,
      max: 220,
      unit: 'm² di falda, in più',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('tecnoedil')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
