import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const manto = {
  title: 'Cambiare le tegole (senza isolamento)',
  work: 'cambiare le tegole (senza isolamento)',
  profession: 'Impresa Edile',
  cues: 'cambiare tegole|tegole nuove|coppi nuovi|rifare il manto|copertura nuova|tegole portoghesi|marsigliesi|tetto da cambiare|tegole in cemento|ricoprire il tetto',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['rimozione e discarica', 'guaina', 'tegole o coppi nuovi', 'colmi', 'gronde'],
  excluded: ['isolamento', 'travi', 'lattoneria (te.grondaie)', 'ponteggio', 'linea vita'],
  factors: ['coppi invece di tegole +20–25 €/m²', 'solo tegola senza guaina −22–31 €/m²'],
  permits: 'edilizia libera; CILA se cambia materiale o sagoma',
  duration: '100 m² in 8–12 giorni',
  rows: {
    main: {
      label: 'Cambiare le tegole (senza isolamento)',
      min: 95,
      max: 160,
      unit: 'm² di falda',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('tecnoedil')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
