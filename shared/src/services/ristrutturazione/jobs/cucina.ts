import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const cucina = {
  title: 'Rifare la cucina (opere e impianti, senza mobili)',
  work: 'rifare la cucina (opere e impianti, senza mobili)',
  profession: 'Impresa Edile',
  cues: 'rifare la cucina|ristrutturare la cucina|spostare la cucina|piastrelle cucina|impianto cucina|paraschizzi|cucina nuova lavori|spostare il lavello|attacchi cucina|cucinino',
  vatRate: 0.1,
  labourShare: 0.65,
  included: [
    'rimozioni',
    '3–4 punti acqua e gas',
    '8–12 punti elettrici',
    'rivestimento',
    'tinta',
    'smaltimento',
  ],
  excluded: ['mobili e elettrodomestici', 'muro da abbattere'],
  factors: [
    'solo attacchi spostati 900–2.200 €',
    'con pavimento +900–1.800 €',
    'cucina aperta sul soggiorno: vedi r.muro',
  ],
  permits: 'nessuno; CILA se si spostano muri o la cucina cambia stanza',
  duration: '1–2 settimane',
  rows: {
    main: {
      label: 'Rifare la cucina (opere e impianti, senza mobili)',
      min: 2800,
      max: 6500,
      unit: 'cucina',
      vat: 'esclusa',
      basis: 'source',
      sources: [
        page('myinteriordesign'),
        page('Regione Lazio', 2023),
        page('elettricista-bergamo.com', 2024),
      ],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
