import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const lavabile = {
  title: 'Tinteggiatura di pareti e soffitti, pittura lavabile',
  work: 'tinteggiatura di pareti e soffitti, pittura lavabile',
  profession: 'Imbianchino',
  cues: 'lavabile|pittura lavabile|che si lava|antimacchia|superlavabile|idropittura acrilica|per cucina|con i bambini|quarzo interno|pittura buona|bianco che si pulisce',
  vatRate: 0.1,
  labourShare: 0.75,
  included: ['come la traspirante', 'due o tre mani di lavabile'],
  excluded: ['come la traspirante'],
  factors: ['come t.traspirante', 'fissativo su muri che sfarinano +3 €/m²'],
  permits: 'nessuno',
  duration: '80 m² in 4–6 giorni',
  rows: {
    main: {
      label: 'Tinteggiatura di pareti e soffitti, pittura lavabile',
      min: 7,
      max: 12,
      unit: 'm² di parete/soffitto',
      vat: 'esclusa',
      basis: 'source',
      sources: [
        page('Regione Lazio', 2023),
        page('leristrutturazioni.it'),
        page('cityrumors'),
        page('pgcasa.it'),
      ],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 300,
      max: 300,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
