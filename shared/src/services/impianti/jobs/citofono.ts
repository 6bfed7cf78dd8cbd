import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = { unit: 'pezzo', vat: 'esclusa', basis: 'widened', sources: [page('habitissimo')] } as const

export const citofono = {
  title: 'Citofono o videocitofono',
  work: 'cambiare il citofono',
  profession: 'Elettricista',
  cues: 'citofon*|videocitofon*|video citofon*|citofono + @cambia|citofono + @ripara|videocitofon* + @cambia|videocitofon* + @aggiunge|citofon* + rott*|citofon* + non funzion*|citofon* + non si sente|campanell*|cornetta|pulsantier*|aprire + portone + telefono|intercitofon*',
  vatRate: 0.12,
  labourShare: 0.4,
  included: ['apparecchio o kit del tipo scelto, se è da cambiare', 'lavoro sulla linea che c’è', 'prova'],
  excluded: ['pulsantiera del condominio', 'fili nuovi nei muri'],
  factors: ['in condominio, impianto comune: circa 180–350 € ad appartamento'],
  permits: 'Nessun permesso; sull’impianto comune decide il condominio.',
  duration: 'da 2 a 4 ore',
  rows: {
    handset: { label: 'Cornetta nuova, montata', min: 120, max: 200, ...published },
    video: { label: 'Videocitofono, montato', min: 300, max: 600, ...published },
    smart: { label: 'Videocitofono wifi, montato', min: 350, max: 700, ...published },
    repair: { label: 'Visita e riparazione', min: 70, max: 150, unit: 'intervento', vat: 'esclusa', ...own },
  },
  visit: 'quanti fili ci sono, la marca e l’alimentatore',
  relief: 'maintenance',
} as const satisfies JobKind
