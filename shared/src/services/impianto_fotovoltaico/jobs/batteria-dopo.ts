import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const batteriaDopo = {
  title: 'Aggiungere una batteria a un impianto che c’è già',
  work: 'aggiungere una batteria a un impianto che c’è già',
  profession: 'Installatore fotovoltaico',
  cues: 'aggiungere la batteria|accumulo su impianto esistente|retrofit|ho già i pannelli|batteria dopo|impianto del 2012|conto energia con batteria|potenziare il fotovoltaico|accumulo su vecchio impianto',
  vatRate: 0.1,
  labourShare: 0.15,
  included: ['batteria con inverter proprio o ibrido', 'comunicazione al GSE'],
  excluded: ['inverter vecchio da buttare (p.inverter)'],
  factors: ['fisso di 900–1.800 € per inverter e pratica', 'vecchio conto energia: prima chiedere al GSE'],
  permits: 'comunicazione a distributore e GSE',
  duration: '1 giorno',
  rows: {
    main: {
      label: 'Aggiungere una batteria a un impianto che c’è già',
      min: 620,
      max: 980,
      unit: 'kWh di batteria',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('newsroom24', 2025)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
