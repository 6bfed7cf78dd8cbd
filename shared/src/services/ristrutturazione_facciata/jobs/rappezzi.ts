import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const rappezzi = {
  title: 'Riparare l’intonaco a tratti e tinteggiare',
  work: 'riparare l’intonaco a tratti e tinteggiare',
  profession: 'Impresa Edile',
  cues: 'intonaco che cade|crepe fuori|ripristino facciata|calcinacci|pezzi di muro|rappezzare|facciata scrostata|distacchi|ammalorata|rifare dove manca|intonaco gonfio',
  vatRate: 0.1,
  labourShare: 0.75,
  included: [
    'battitura',
    'scrosto e intonaco sulle parti rovinate',
    'fissativo e tinta su tutta la facciata',
  ],
  excluded: ['ponteggio', 'cornici', 'cappotto'],
  factors: [
    '10 % rovinato +10–12 €/m², 20 % +20–23, 30 % +30–35 (G1.04.8) oltre alla tinta 14–26',
    'oltre 40 % conviene f.intonaco',
  ],
  permits: 'nessuno; ponteggio su strada: suolo pubblico',
  duration: '200 m² in 2–3 settimane',
  rows: {
    main: {
      label: 'Riparare l’intonaco a tratti e tinteggiare',
      min: 28,
      max: 62,
      unit: 'm² di facciata',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('edilnet')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
