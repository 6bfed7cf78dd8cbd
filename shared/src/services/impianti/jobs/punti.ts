import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const punti = {
  title: 'Aggiungere prese o punti luce',
  work: 'aggiungere prese o punti luce',
  profession: 'Elettricista',
  cues: 'una presa|presa in più|punto luce|interruttore|spostare un interruttore|presa tv|faretti|presa esterna|prolunga fissa|presa per forno|deviatore|plafoniera',
  vatRate: 0.1,
  labourShare: 0.75,
  included: ['scatola', 'fili', 'frutto', 'traccia corta e chiusura grezza'],
  excluded: ['tinta', 'quadro', 'linee lunghe'],
  factors: [
    'in canalina esterna −15–25 €',
    'linea dedicata (forno, induzione) 120–300 €',
    'faretto con punto 50–90 €',
  ],
  permits: 'nessuno; dichiarazione di conformità',
  duration: '4 punti in mezza giornata',
  rows: {
    main: {
      label: 'Aggiungere prese o punti luce',
      min: 60,
      max: 130,
      unit: 'punto',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('elettricista-bergamo.com', 2024), page('wiewird', 2020)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 120,
      max: 120,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
