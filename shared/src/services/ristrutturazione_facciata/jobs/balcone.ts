import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const balcone = {
  title: 'Rifare il pavimento di un balcone',
  work: 'rifare il pavimento di un balcone',
  profession: 'Impresa Edile',
  cues: 'pavimento del balcone|balcone che perde|piastrelle del balcone|impermeabilizzare il balcone|terrazzino|poggiolo|balcone rotto|soletta|mattonelle del balcone|gradino del balcone',
  vatRate: 0.1,
  labourShare: 0.65,
  included: ['demolizione', 'impermeabilizzazione', 'massetto', 'piastrella antigelo', 'zoccolino'],
  excluded: ['frontalino', 'ringhiera', 'sotto del balcone'],
  factors: ['sopra il vecchio pavimento con impermeabilizzante 75–120 €', 'sotto 6 m² minimo 900 €'],
  permits: 'nessuno',
  duration: 'un balcone in 4–6 giorni',
  rows: {
    main: {
      label: 'Rifare il pavimento di un balcone',
      min: 110,
      max: 190,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 900,
      max: 900,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
