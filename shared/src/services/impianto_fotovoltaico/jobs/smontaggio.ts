import type { JobKind } from '../../job-kind.ts'

export const smontaggio = {
  title: 'Smontare e rimontare i pannelli per lavori al tetto',
  work: 'smontare e rimontare i pannelli per lavori al tetto',
  profession: 'Installatore fotovoltaico',
  cues: 'smontare i pannelli|rifare il tetto sotto i pannelli|togliere i pannelli|spostare il fotovoltaico|rimontare|tetto con pannelli|lavori tetto con fotovoltaico|rimuovere moduli|pannelli da spostare',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['smontaggio', 'custodia in cantiere', 'rimontaggio', 'prova'],
  excluded: ['moduli rotti', 'ganci nuovi', 'smaltimento RAEE'],
  factors: ['impianto da 15 moduli 900–1.900 €'],
  permits: 'nessuno',
  duration: '1 + 1 giorno',
  rows: {
    main: {
      label: 'Smontare e rimontare i pannelli per lavori al tetto',
      min: 60,
      max: 130,
      unit: 'modulo',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
