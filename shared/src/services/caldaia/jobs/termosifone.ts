import type { JobKind } from '../../job-kind.ts'

export const termosifone = {
  title: 'Cambiare o aggiungere un termosifone',
  work: 'cambiare o aggiungere un termosifone',
  profession: 'Idraulico',
  cues: 'termosifone|calorifero|radiatore|termosifone freddo|cambiare calorifero|termoarredo|scaldasalviette|termosifone che perde|aggiungere un radiatore|elementi',
  vatRate: 0.1,
  labourShare: 0.45,
  included: [
    'radiatore in alluminio 8–10 elementi o termoarredo',
    'staffe',
    'valvole',
    'collegamento sullo stesso punto',
  ],
  excluded: ['tracce per un punto nuovo (+150–300 €)', 'tinta'],
  factors: ['termoarredo di design 400–900 €', 'sfiato o riparazione perdita 80–150 €'],
  permits: 'nessuno',
  duration: '2–3 ore',
  rows: {
    main: {
      label: 'Cambiare o aggiungere un termosifone',
      min: 250,
      max: 550,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
