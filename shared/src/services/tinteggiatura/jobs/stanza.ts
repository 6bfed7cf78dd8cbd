import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const stanza = {
  title: 'Una stanza o una parete sola',
  work: 'una stanza o una parete sola',
  profession: 'Imbianchino',
  cues: 'una camera|una stanza|la cameretta|il salotto|una parete|il corridoio|l’ingresso|una parete colorata|parete accento|lo studio|un muro solo',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['pareti e soffitto di una stanza di 12–20 m²', 'due mani', 'protezioni'],
  excluded: ['rasatura', 'mobili pesanti', 'decorazioni'],
  factors: [
    'parete sola 150–300 €',
    'bagno o cucina con antimuffa o smalto +80–200 €',
    'tinta forte +60–120 €',
  ],
  permits: 'nessuno',
  duration: '1 giorno',
  rows: {
    main: {
      label: 'Una stanza o una parete sola',
      min: 250,
      max: 600,
      unit: 'stanza',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('design-italia.it', 2022), page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
