import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const muffa = {
  title: 'Togliere la muffa e trattare i muri',
  work: 'togliere la muffa e trattare i muri',
  profession: 'Imbianchino',
  cues: 'muffa|muri neri|funghi sul muro|puntini neri|condensa|umido|antimuffa|angoli neri|muri che sudano|macchie di umidità|bagno con la muffa|la muffa torna',
  vatRate: 0.1,
  labourShare: 0.75,
  included: [
    'raschiatura',
    'lavaggio con sanificante',
    'fissativo',
    'due mani di pittura antimuffa',
    'sulla zona rovinata e attorno',
  ],
  excluded: [
    'la causa (ponte termico, perdita, mancanza di aria)',
    'intonaco da rifare',
    'diagnosi con termocamera (750–1.500 € IVA esclusa per 50 m², fonte pelletteriacampora.it, senza anno)',
  ],
  factors: [
    'chiedere quanti m²: «un angolo» = 2–4 m², «una parete» = 10, «tutta la stanza» = 45',
    'se torna ogni inverno serve l’isolamento interno (f.cappotto-interno) o la ventilazione',
    'ridipingere anche il resto della stanza +5–8 €/m²',
  ],
  permits: 'nessuno',
  duration: '1–2 giorni (asciugatura fra le mani)',
  rows: {
    main: {
      label: 'Togliere la muffa e trattare i muri',
      min: 18,
      max: 35,
      unit: 'm² di parete con muffa',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('habitissimo')],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 200,
      max: 200,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
