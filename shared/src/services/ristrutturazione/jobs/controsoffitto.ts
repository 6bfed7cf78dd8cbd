import type { JobKind } from '../../job-kind.ts'

export const controsoffitto = {
  title: 'Controsoffitto',
  work: 'controsoffitto',
  profession: 'Impresa Edile',
  cues: 'controsoffitto|abbassare il soffitto|faretti|velette|cartongesso soffitto|nascondere i tubi|quadrotti|soffitto in cartongesso|ribassamento|isolare dal rumore di sopra',
  vatRate: 0.1,
  labourShare: 0.65,
  included: ['struttura', 'lastra', 'stuccatura'],
  excluded: ['tinta', 'faretti (50–90 € l’uno con il punto)', 'isolamento (+8–18 €/m²)'],
  factors: ['sagome e velette +15–30 €/m² o 25–45 €/m'],
  permits: 'nessuno',
  duration: '20 m² in 2–3 giorni',
  rows: {
    main: {
      label: 'Controsoffitto',
      min: 38,
      max: 70,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 400,
      max: 400,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
