import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const lamiera = {
  title: 'Copertura in lamiera o pannello coibentato',
  work: 'copertura in lamiera o pannello coibentato',
  profession: 'Impresa Edile',
  cues: 'lamiera|lamiera grecata|pannello sandwich|coibentato|aluzinc|tetto in lamiera|box auto|tettoia|copertura metallica|isopan|finto coppo',
  vatRate: 0.1,
  labourShare: 0.4,
  included: ['rimozione leggera', 'lastre o pannelli', 'fissaggi', 'colmi'],
  excluded: ['amianto da togliere (te.eternit)', 'ponteggio'],
  factors: [
    'sandwich 40–60 mm 75–120 €',
    'finto coppo isolato 150–190 €',
    'sopra la vecchia copertura −10–20 €/m²',
  ],
  permits: 'CILA',
  duration: '100 m² in 3–5 giorni',
  rows: {
    main: {
      label: 'Copertura in lamiera o pannello coibentato',
      min: 75,
      max: 190,
      unit: 'm² di falda',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
