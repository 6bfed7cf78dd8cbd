import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const guasto = {
  title: 'Guasto elettrico o chiamata dell’elettricista',
  work: 'guasto elettrico o chiamata dell’elettricista',
  profession: 'Elettricista',
  cues: 'salta la luce|corto circuito|presa bruciata|odore di bruciato|scossa|senza luce|elettricista urgente|lampada non si accende|contatto|scintille',
  vatRate: 0.1,
  labourShare: 0.9,
  included: ['chiamata', 'ricerca', 'piccola riparazione'],
  excluded: ['linee da rifare'],
  factors: [
    'urgenza 70–90 €/h, notte e festivi 90–150 €/h',
    'odore di bruciato o scossa: staccare il generale e chiamare subito',
  ],
  permits: 'nessuno',
  duration: '1–2 ore',
  rows: {
    main: {
      label: 'Guasto elettrico o chiamata dell’elettricista',
      min: 70,
      max: 220,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('phongnhaexplorer')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
