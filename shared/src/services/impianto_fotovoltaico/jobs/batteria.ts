import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const batteria = {
  title: 'Batteria insieme all’impianto',
  work: 'batteria insieme all’impianto',
  profession: 'Installatore fotovoltaico',
  cues: 'batteria|accumulo|fotovoltaico con accumulo|energia di notte|accumulo 10 kwh|storage|batterie al litio|indipendenza|accumulatore|powerwall',
  vatRate: 0.1,
  labourShare: 0.12,
  included: ['batteria al litio', 'inverter ibrido al posto del semplice', 'configurazione'],
  excluded: ['quadro di backup (+400–1.000 €)', 'locale da adeguare'],
  factors: ['5 kWh 2.700–4.300 €', '10 kWh 5.300–7.800 €', 'piccola: il kWh costa di più'],
  permits: 'nessuno',
  duration: 'mezza giornata',
  rows: {
    main: {
      label: 'Batteria insieme all’impianto',
      min: 530,
      max: 820,
      unit: 'kWh di batteria',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('newsroom24', 2025)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
