import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const climaDual = {
  title: 'Climatizzatore dual split, macchine e posa',
  work: 'climatizzatore dual split, macchine e posa',
  profession: 'Elettricista',
  cues: 'dual split|due condizionatori|due split|clima in due stanze|dual|aria condizionata due camere|doppio split|motore unico|giorno e notte|due camere',
  vatRate: 0.15,
  labourShare: 0.25,
  included: ['unità esterna e due interne', 'staffe', 'fino a 4 m di tubi per split', 'prova', 'F-gas'],
  excluded: ['come i.clima-mono'],
  factors: ['ogni metro oltre +40–60 €', 'due mono separati 1.500–3.000 €', 'solo posa 500–950 €'],
  tiers: { base: { label: '1.600–2.100' }, media: { label: '2.100–3.300' }, alta: { label: '3.300–4.500' } },
  permits: 'come i.clima-mono',
  duration: '1 giorno',
  rows: {
    main: {
      label: 'Climatizzatore dual split, macchine e posa',
      min: 1600,
      max: 3300,
      unit: 'impianto',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('sostariffe.it'), page('shopclima.it')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
