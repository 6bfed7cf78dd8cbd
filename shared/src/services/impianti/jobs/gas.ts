import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const gas = {
  title: 'Punto gas o tubo del gas',
  work: 'punto gas o tubo del gas',
  profession: 'Elettricista',
  cues: 'tubo del gas|punto gas cucina|spostare il gas|allaccio fornello|rubinetto gas|contatore gas|tubo esterno gas|gas per la cucina|dichiarazione gas|prova di tenuta',
  vatRate: 0.1,
  labourShare: 0.7,
  included: ['tubo fino a 8–10 m', 'rubinetto', 'prova di tenuta', 'dichiarazione di conformità'],
  excluded: ['contatore', 'areazioni (foro 80–150 €)'],
  factors: [
    'ogni metro oltre 10: 25–45 €',
    'eliminare un punto 90–180 €. Odore di gas: chiudere il rubinetto, aprire, uscire, chiamare il pronto intervento del distributore (numero sulla bolletta)',
  ],
  permits: 'DM 37/2008, UNI 7129',
  duration: 'mezza giornata',
  rows: {
    main: {
      label: 'Punto gas o tubo del gas',
      min: 280,
      max: 650,
      unit: 'punto',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('ilmiobusinessplan.com')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
