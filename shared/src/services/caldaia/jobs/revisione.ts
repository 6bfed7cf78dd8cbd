import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const revisione = {
  title: 'Revisione e controllo fumi della caldaia',
  work: 'revisione e controllo fumi della caldaia',
  profession: 'Idraulico',
  cues: 'revisione|manutenzione caldaia|controllo fumi|bollino|bollino blu|pulizia caldaia|libretto|tagliando caldaia|controllo annuale|manutenzione annuale|prova fumi|bollino verde',
  vatRate: 0.1,
  labourShare: 0.9,
  included: ['pulizia', 'controllo', 'analisi dei fumi quando dovuta', 'rapporto e bollino'],
  excluded: ['ricambi', 'chiamata urgente'],
  factors: ['senza analisi fumi 65–90 €', 'centro assistenza della marca +10–30 €', 'Milano e Roma +25–30 %'],
  permits: 'obbligatoria (DPR 74/2013), scadenze della regione',
  duration: '1 ora',
  rows: {
    main: {
      label: 'Revisione e controllo fumi della caldaia',
      min: 75,
      max: 140,
      unit: 'visita',
      vat: 'esclusa',
      basis: 'source',
      sources: [
        page('Iren luce gas'),
        page('consulente-energia.com', 2025),
        page('habitissimo'),
        page('cronoshare'),
        page('liguria24', 2022),
        page('ProntoPro via palermotoday', 2019),
      ],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
