import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const secondo = {
  title: 'Creare un secondo bagno',
  work: 'creare un secondo bagno',
  profession: 'Piastrellista',
  cues: 'secondo bagno|bagno in camera|bagno di servizio|ricavare un bagno|aggiungere un bagno|bagnetto nuovo|lavanderia nuova|wc in più|bagno cieco|trituratore',
  vatRate: 0.1,
  labourShare: 0.55,
  included: ['pareti', 'tubi fino alla colonna vicina', 'massetto', 'piastrelle', 'sanitari', 'estrattore'],
  excluded: ['colonna lontana o trituratore (+600–1.200 €)', 'finestra'],
  factors: [
    'ogni metro dalla colonna oltre 4 m +120–200 €',
    'bagno cieco: aspirazione obbligatoria +150–400 €',
  ],
  permits: 'CILA; aerazione e altezze del regolamento comunale',
  duration: '3–4 settimane',
  rows: {
    main: {
      label: 'Creare un secondo bagno',
      min: 7500,
      max: 14000,
      unit: 'bagno',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('casafacile.it')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
