import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const sostituzione30 = {
  title: 'Cambiare la caldaia (28–35 kW, due bagni)',
  work: 'cambiare la caldaia (28–35 kW, due bagni)',
  profession: 'Idraulico',
  cues: 'caldaia grande|due bagni|30 kw|35 kw|caldaia con accumulo|caldaia potente|villetta|caldaia per due docce|casa grande|doppi servizi',
  vatRate: 0.12,
  labourShare: 0.28,
  included: ['come c.sostituzione-24'],
  excluded: ['come c.sostituzione-24'],
  factors: ['accumulo da 100 l +1.300–2.000 € (L23 +1.684)'],
  permits: 'nessuno',
  duration: '1 giorno',
  rows: {
    main: {
      label: 'Cambiare la caldaia (28–35 kW, due bagni)',
      min: 2300,
      max: 3800,
      unit: 'caldaia',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('condomani / caldaiacondensazione.net')],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
