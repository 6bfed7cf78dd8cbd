import type { JobKind } from '../../job-kind.ts'

export const umidita = {
  title: 'Umidità di risalita al piano terra',
  work: 'umidità di risalita al piano terra',
  profession: 'Impresa Edile',
  cues: 'umidità di risalita|muri bagnati in basso|salnitro|risalita|deumidificare|muri umidi|intonaco che sfarina sotto|barriera chimica|cantina umida|piano terra umido',
  vatRate: 0.1,
  labourShare: 0.65,
  included: [
    'barriera chimica per muro fino a 40 cm e intonaco deumidificante per 1–1',
    '5 m d’altezza su un lato',
  ],
  excluded: ['altro lato', 'tinta', 'drenaggi esterni'],
  factors: ['muro oltre 40 cm +40–80 €/m', 'solo intonaco macroporoso 60–95 €/m²'],
  permits: 'nessuno',
  duration: '10 m in 3–4 giorni',
  rows: {
    main: {
      label: 'Umidità di risalita al piano terra',
      min: 110,
      max: 260,
      unit: 'metro di muro',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
