import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const kw10kw = {
  title: 'Impianto fotovoltaico da 10 kW',
  work: 'impianto fotovoltaico da 10 kW',
  profession: 'Installatore fotovoltaico',
  cues: '10 kw|impianto grande|fotovoltaico con pompa di calore|due famiglie|dieci chilowatt|tanti pannelli|impianto da 10|fotovoltaico azienda agricola|capannone piccolo|bifamiliare',
  vatRate: 0.1,
  labourShare: 0.18,
  included: ['come p.3kw', 'inverter trifase'],
  excluded: ['come p.3kw', 'protezione di interfaccia esterna (+400–900 € oltre 11,08 kW)'],
  factors: ['al kWp 1.200–1.850 €'],
  permits: 'come p.3kw; oltre 20 kW officina elettrica',
  duration: '2–4 giorni',
  rows: {
    main: {
      label: 'Impianto fotovoltaico da 10 kW',
      min: 12000,
      max: 18500,
      unit: 'impianto',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('reonic', 2026), page('tettosolare', 2025)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
