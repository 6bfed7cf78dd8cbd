import type { JobKind } from '../../job-kind.ts'

export const climaServizio = {
  title: 'Pulizia, ricarica o riparazione del climatizzatore',
  work: 'pulizia, ricarica o riparazione del climatizzatore',
  profession: 'Elettricista',
  cues: 'ricarica gas|non fa freddo|pulizia filtri|condizionatore che perde acqua|sanificazione|gocciola lo split|manutenzione condizionatore|puzza il condizionatore|gas del condizionatore|errore split',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['pulizia e controllo di uno split'],
  excluded: ['ricambi'],
  factors: [
    'pulizia 70–100 € (ogni split in più 35–60 €)',
    'ricarica 110–220 €',
    'perdita da cercare +100–200 €',
  ],
  permits: 'tecnico F-gas',
  duration: '1–2 ore',
  rows: {
    main: {
      label: 'Pulizia, ricarica o riparazione del climatizzatore',
      min: 70,
      max: 220,
      unit: 'visita',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
