import { own } from '../../estimate.ts'
import { faulty } from '../../fault-cues.ts'
import type { JobKind } from '../../job-kind.ts'

const job = { unit: 'intervento', vat: 'esclusa', ...own } as const

export const cancelloRiparazione = {
  title: 'Riparazione del cancello automatico',
  work: 'riparare il cancello automatico',
  profession: 'Elettricista',
  cues: `cancell* + torna indietro|cancell* + si apre + meta|cancell* + apre + meta|cancell* + elettric* + scorrevol* + torna indietro|cancell* + scorrevol* + torna indietro|cancell* + scorrevol* + blocc*|cancell* + scatti|basculant* + torna indietro|basculant* + meta|cancell* + non + tutto|serranda + torna indietro|cancell* + scorrevol* + meta|cancell* + elettric* + scorrevol* + @ripara|cancell* + @ripara|cancell* + non si apre|cancell* + non si chiud*|cancell* + non apre|cancell* + ferm*|motore + cancell* + rott*|fotocellul*|telecomando + non funzion*|telecomand* + cancell* + non|centralina + cancell*|basculant* + @ripara|basculant* + non si apre|basculant* + rott*|basculant* + blocc*|automazion* + @ripara|cancell* + automatic* + @ripara|cancell* + elettric* + @ripara|cancell* + motor* + @ripara|cancell* + automatic* + rott*|cancell* + scorrevol* + @ripara|cancell* + automatic* + non funzion*|${faulty('cancell*')}`,
  replacement: 'cancello',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['chiamata', 'ricerca del guasto', 'il ricambio del guasto indicato', 'prova delle sicurezze'],
  excluded: ['motore nuovo completo', 'saldature e parti in ferro'],
  factors: ['notte e festivi: +30–50 %'],
  permits: 'Nessun permesso.',
  duration: 'da 1 a 3 ore',
  rows: {
    minor: { label: 'Fotocellule, telecomando o regolazione', min: 100, max: 200, ...job },
    major: { label: 'Centralina o motore', min: 200, max: 350, ...job },
  },
  visit: 'se il motore gira, le fotocellule e la centralina',
  relief: 'maintenance',
} as const satisfies JobKind
