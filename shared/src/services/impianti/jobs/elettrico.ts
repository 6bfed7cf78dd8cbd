import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const elettrico = {
  title: 'Rifare l’impianto elettrico',
  work: 'rifare l’impianto elettrico',
  profession: 'Elettricista',
  cues: 'impianto elettrico|rifare la luce|fili vecchi|a norma|elettrico nuovo|cavi|100 mq elettrico|elettricista|mettere a norma la luce|impianto vecchio|salvavita che scatta',
  vatRate: 0.1,
  labourShare: 0.6,
  included: [
    'quadro',
    'linee',
    'prese',
    'interruttori',
    'punti luce',
    'tracce e chiusura grezza',
    'dichiarazione di conformità',
  ],
  excluded: ['lampade', 'tinteggiatura', 'rete dati complessa', 'domotica', 'climatizzatori'],
  factors: [
    'livello 3 (domotico) +60–120 €/m²',
    'con i muri già aperti −15–25 %',
    'senza tracce in canalina −20 %',
    'minimo 3.000 €',
    'casa abitata +10–15 %',
  ],
  tiers: {
    base: { label: '65–80 (livello 1)' },
    media: { label: '80–105 (livello 2)' },
    alta: { label: '130–220 (domotico)' },
  },
  permits: 'nessuno se solo impianto (libera); CILA se con opere; DM 37/2008',
  duration: '100 m² in 8–12 giorni',
  rows: {
    main: {
      label: 'Rifare l’impianto elettrico',
      min: 65,
      max: 105,
      unit: 'm² di casa',
      vat: 'esclusa',
      basis: 'source',
      sources: [
        page('elettricista-bergamo.com', 2024),
        page('Regione Lazio', 2023),
        page('quotalo.it', 2025),
        page('wiewird', 2020),
      ],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 3000,
      max: 3000,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
