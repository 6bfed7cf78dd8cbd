import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

const job = { unit: 'intervento', vat: 'esclusa', ...own } as const

export const lavaggio = {
  title: 'Lavaggio dell’impianto di riscaldamento',
  work: 'lavare l’impianto di riscaldamento',
  profession: 'Idraulico',
  cues: '~@pulisce + impiant*|lavaggi* + impiant*|lavar* + impiant* + riscald*|lavaggi* + termosifon*|lavaggi* + calorifer*|lavar* + termosifon*|@pulisce + termosifon* + dentro|@pulisce + impiant* + riscald*|fangh*|acqua nera|acqua sporca + termosifon*|defangator*|disincrost*|impianto sporco|termosifon* + fredd* + sotto|termosifon* + fredd* + in basso|lavaggio chimic*|fangh* + lavat*|pien* fangh*|termosifon* + fangh*|termo + fangh*|termo + sotto + gelat*|termosifon* + sotto + gelat*|termosifon* + gelat* + sotto|fangh* + termosifon* + lavat*|calorifer* + fredd* + sotto|radiator* + fredd* + sotto|calorifer* + fredd* + in basso|radiator* + fredd* + basso|termosifon* + cald* + sopra|calorifer* + cald* + sopra|radiator* + cald* + sopra',
  partOf: ['sostituzione', 'ibrido'],
  vatRate: 0.1,
  labourShare: 0.7,
  included: [
    'lavaggio con pompa e prodotto',
    'protettivo finale',
    'pulizia del filtro',
    'prova dell’impianto',
  ],
  excluded: ['termosifoni da smontare', 'filtro magnetico nuovo (120–220 €)'],
  factors: ['con una caldaia nuova il lavaggio è di solito compreso'],
  permits: 'Nessun permesso; lo consiglia la norma UNI 8065.',
  duration: 'circa mezza giornata',
  rows: {
    small: { label: 'Lavaggio, fino a 8 termosifoni', min: 250, max: 420, ...job },
    large: { label: 'Lavaggio, oltre 8 termosifoni', min: 350, max: 600, ...job },
    filter: { label: 'Filtro magnetico montato', min: 120, max: 220, unit: 'pezzo', vat: 'esclusa', ...own },
  },
  visit: 'lo stato dell’acqua, i termosifoni freddi e il filtro',
  relief: 'maintenance',
} as const satisfies JobKind
