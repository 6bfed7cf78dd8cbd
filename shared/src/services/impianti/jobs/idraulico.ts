import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const idraulico = {
  title: 'Rifare l’impianto idraulico',
  work: 'rifare l’impianto idraulico',
  profession: 'Elettricista',
  cues: 'impianto idraulico|tubi dell’acqua|rifare le tubature|tubi vecchi|idraulico nuovo|tubi in ferro|colonne|punti acqua|multistrato|impianto acqua calda',
  vatRate: 0.1,
  labourShare: 0.65,
  included: [
    'adduzione calda e fredda',
    'scarico',
    'collettore in quota',
    'tracce e chiusura grezza',
    'prova',
    'dichiarazione',
  ],
  excluded: ['sanitari e rubinetti', 'piastrelle', 'colonna condominiale'],
  factors: [
    'una casa con un bagno e la cucina ha 7–8 punti: 1.500–2.600 €',
    'con lavanderia e secondo bagno 13–14: 2.700–4.500 €',
  ],
  permits: 'nessuno se solo impianto; DM 37/2008',
  duration: 'un bagno e cucina in 4–6 giorni',
  rows: {
    main: {
      label: 'Rifare l’impianto idraulico',
      min: 200,
      max: 320,
      unit: 'punto acqua',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('casafacile.it'), page('portale-internet'), page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 1200,
      max: 1200,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
