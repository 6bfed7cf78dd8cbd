import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const parete = {
  title: 'Costruire una parete o una controparete',
  work: 'costruire una parete o una controparete',
  profession: 'Impresa Edile',
  cues: 'fare un muro|parete in cartongesso|dividere una stanza|tramezzo nuovo|cartongesso|controparete|cabina armadio|chiudere una porta|libreria in cartongesso|parete divisoria nuova',
  vatRate: 0.1,
  labourShare: 0.65,
  included: ['struttura e lastre su due lati o mattone con intonaco', 'stuccatura'],
  excluded: ['porta (r.porte)', 'tinta', 'impianti'],
  factors: [
    'isolamento acustico +10–18 €/m²',
    'chiudere un vano porta 350–500 €',
    'libreria su misura: a preventivo',
  ],
  permits: 'CILA',
  duration: '10 m² in 2–3 giorni',
  rows: {
    main: {
      label: 'Costruire una parete o una controparete',
      min: 45,
      max: 95,
      unit: 'm² di parete',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 350,
      max: 350,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
