import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const frontalini = {
  title: 'Rifare i frontalini dei balconi',
  work: 'rifare i frontalini dei balconi',
  profession: 'Impresa Edile',
  cues: 'frontalini|bordo del balcone|balcone che si sgretola|ferri scoperti|calcestruzzo che cade|cemento armato|sottobalcone|ripristino balcone|copriferro|pezzi di balcone|marcapiano',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['demolizione del degradato', 'passivazione dei ferri', 'malta', 'finitura'],
  excluded: ['ponteggio', 'pavimento del balcone', 'ringhiera'],
  factors: ['oltre 3 cm di spessore +15–25 €/m', 'sotto del balcone (cielino) 40–80 €/m²'],
  permits: 'nessuno; messa in sicurezza urgente possibile',
  duration: 'un balcone in 2–3 giorni',
  rows: {
    main: {
      label: 'Rifare i frontalini dei balconi',
      min: 40,
      max: 95,
      unit: 'metro',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('edilnet'), page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
