import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const quadro = {
  title: 'Quadro elettrico nuovo o salvavita',
  work: 'quadro elettrico nuovo o salvavita',
  profession: 'Elettricista',
  cues: 'quadro elettrico|salvavita|magnetotermico|scatta il differenziale|quadretto|contatore interno|aggiungere un interruttore|salta la luce|centralino|SPD',
  vatRate: 0.1,
  labourShare: 0.5,
  included: [
    'quadro 12–24 moduli',
    'differenziali',
    'magnetotermici',
    'cablaggio',
    'etichette',
    'dichiarazione',
  ],
  excluded: ['linee nuove', 'messa a terra (300–600 €)'],
  factors: ['solo un interruttore 60–130 €', 'SPD +120–250 €'],
  permits: 'DM 37/2008',
  duration: 'mezza giornata',
  rows: {
    main: {
      label: 'Quadro elettrico nuovo o salvavita',
      min: 450,
      max: 1200,
      unit: 'quadro',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('elettricista-bergamo.com', 2024), page('wiewird', 2020)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
