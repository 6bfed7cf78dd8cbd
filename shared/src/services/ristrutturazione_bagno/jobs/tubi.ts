import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const tubi = {
  title: 'Rifare solo i tubi del bagno',
  work: 'rifare solo i tubi del bagno',
  profession: 'Piastrellista',
  cues: 'tubi vecchi|impianto idraulico del bagno|tubi di piombo|rifare le tubature|acqua marrone|poca pressione|scarichi nuovi|multistrato|idraulico bagno|punti acqua',
  vatRate: 0.1,
  labourShare: 0.7,
  included: [
    '5–6 punti acqua',
    'scarichi',
    'collettore',
    'tracce e chiusura grezza',
    'prova',
    'dichiarazione di conformità',
  ],
  excluded: ['piastrelle e pavimento', 'sanitari'],
  factors: ['ogni punto in più 200–320 €', 'spostare il wc oltre 1 m +300–600 €'],
  permits: 'nessuno',
  duration: '2–3 giorni',
  rows: {
    main: {
      label: 'Rifare solo i tubi del bagno',
      min: 1200,
      max: 2800,
      unit: 'bagno',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('casafacile.it'), page('ilmiobusinessplan.com'), page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
