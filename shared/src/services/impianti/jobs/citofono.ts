import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const citofono = {
  title: 'Citofono o videocitofono',
  work: 'citofono o videocitofono',
  profession: 'Elettricista',
  cues: 'citofono|videocitofono|citofono rotto|campanello|aprire il portone dal telefono|citofono condominio|cornetta|pulsantiera|non si sente il citofono|videocitofono wifi',
  vatRate: 0.15,
  labourShare: 0.4,
  included: ['apparecchio interno o kit monofamiliare', 'montaggio su linea esistente'],
  excluded: ['pulsantiera del condominio', 'fili nuovi'],
  factors: [
    'cornetta 120–200 €',
    'kit video 300–600 €',
    'wifi 350–700 €',
    'condominio circa 180–350 € ad appartamento',
  ],
  permits: 'condominio',
  duration: '2–4 ore',
  rows: {
    main: {
      label: 'Citofono o videocitofono',
      min: 180,
      max: 600,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('habitissimo')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
