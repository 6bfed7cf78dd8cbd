import type { JobKind } from '../../job-kind.ts'

export const pulizia = {
  title: 'Lavare i pannelli',
  work: 'lavare i pannelli',
  profession: 'Installatore fotovoltaico',
  cues: 'pulizia pannelli|lavare il fotovoltaico|pannelli sporchi|produce meno|guano sui pannelli|polvere|lavaggio pannelli|muschio sui pannelli|sabbia|pulizia moduli',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['lavaggio con acqua demineralizzata di un impianto fino a 6 kW'],
  excluded: ['piattaforma', 'piccioni (rete 15–30 €/m)'],
  factors: ['oltre 20 moduli 6–10 € l’uno', 'tetto ripido +50–150 €'],
  permits: 'nessuno',
  duration: '2–3 ore',
  rows: {
    main: {
      label: 'Lavare i pannelli',
      min: 120,
      max: 280,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
