import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const cappottoInterno = {
  title: 'Isolare una parete dall’interno',
  work: 'isolare una parete dall’interno',
  profession: 'Impresa Edile',
  cues: 'cappotto interno|controparete|isolare dentro|parete fredda|parete nord|cartongesso isolato|muffa per freddo|pannelli interni|isolare la camera|coibentare dentro',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['struttura', 'isolante 4–6 cm', 'lastra', 'stuccatura'],
  excluded: ['tinta', 'prese e radiatori da spostare (40–150 € l’uno)', 'battiscopa'],
  factors: ['solo lastra accoppiata incollata 55–75 €', 'silicato di calcio (antimuffa) 95–130 €'],
  permits: 'edilizia libera',
  duration: '20 m² in 2–3 giorni',
  rows: {
    main: {
      label: 'Isolare una parete dall’interno',
      min: 65,
      max: 115,
      unit: 'm² di parete',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 500,
      max: 500,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
