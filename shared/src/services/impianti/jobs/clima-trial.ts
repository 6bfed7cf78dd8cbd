import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const climaTrial = {
  title: 'Climatizzatore a tre o quattro split, macchine e posa',
  work: 'climatizzatore a tre o quattro split, macchine e posa',
  profession: 'Elettricista',
  cues: 'trial split|tre split|quattro split|multisplit|aria in tutta la casa|tre condizionatori|quadri split|clima per tutta casa|tre stanze|impianto multisplit',
  vatRate: 0.15,
  labourShare: 0.25,
  included: ['unità esterna e tre interne', 'tubi fino a 4 m per split', 'prova', 'F-gas'],
  excluded: ['come i.clima-mono'],
  factors: [
    'quarto split +700–1.200 €',
    'canalizzato in controsoffitto 4.500–8.000 €',
    'solo posa 750–1.450 €',
  ],
  permits: 'come i.clima-mono',
  duration: '1–2 giorni',
  rows: {
    main: {
      label: 'Climatizzatore a tre o quattro split, macchine e posa',
      min: 2400,
      max: 4900,
      unit: 'impianto',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('sostariffe.it'), page('consulente-energia.com', 2025), page('updatezoneapp.com', 2025)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
