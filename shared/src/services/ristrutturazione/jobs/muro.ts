import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const muro = {
  title: 'Abbattere un muro non portante',
  work: 'abbattere un muro non portante',
  profession: 'Impresa Edile',
  cues: 'abbattere un muro|tirare giù un muro|open space|demolire tramezzo|buttare giù la parete|unire due stanze|parete divisoria|muretto|tramezza|aprire la cucina',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['demolizione di una parete fino a 10 m²', 'macerie', 'raccordi di intonaco e pavimento'],
  excluded: ['impianti nella parete (300–900 €)', 'pavimento uguale introvabile'],
  factors: ['ogni m² oltre 10 +50–90 €', 'macerie senza ascensore +150–350 €'],
  permits: 'CILA',
  duration: '3–5 giorni',
  rows: {
    main: {
      label: 'Abbattere un muro non portante',
      min: 800,
      max: 2500,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
