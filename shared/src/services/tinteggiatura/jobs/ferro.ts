import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const ferro = {
  title: 'Verniciare ringhiere, cancelli, termosifoni',
  work: 'verniciare ringhiere, cancelli, termosifoni',
  profession: 'Imbianchino',
  cues: 'ringhiera arrugginita|inferriate|cancello da verniciare|antiruggine|termosifoni da verniciare|caloriferi|balaustra|balcone in ferro|ruggine|smalto per ferro|grate|radiatori',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['spazzolatura', 'antiruggine', 'due mani di smalto'],
  excluded: ['saldature', 'sabbiatura (+15 €/m²)', 'ponteggio'],
  factors: ['termosifone 12–18 € a elemento (L23 15,12)', 'ringhiera di balcone di 5 m circa 200–350 €'],
  permits: 'nessuno',
  duration: 'un balcone al giorno',
  rows: {
    main: {
      label: 'Verniciare ringhiere, cancelli, termosifoni',
      min: 25,
      max: 42,
      unit: 'm² verniciato',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 150,
      max: 150,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
