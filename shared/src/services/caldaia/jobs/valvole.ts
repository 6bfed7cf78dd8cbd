import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const valvole = {
  title: 'Valvole termostatiche',
  work: 'valvole termostatiche',
  profession: 'Idraulico',
  cues: 'valvole|valvole termostatiche|termosifoni che scaldano troppo|valvole dei caloriferi|testine|contabilizzazione|regolare i termosifoni|valvola che perde|detentore|manopola del termosifone',
  vatRate: 0.1,
  labourShare: 0.45,
  included: ['valvola', 'detentore se serve', 'testina', 'svuotamento e riempimento'],
  excluded: ['lavaggio impianto', 'ripartitori (25–45 € l’uno)'],
  factors: ['sotto 4 pezzi minimo 200 €', 'solo testina 25–45 €'],
  permits: 'nessuno',
  duration: '8 in mezza giornata',
  rows: {
    main: {
      label: 'Valvole termostatiche',
      min: 55,
      max: 110,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('officinadelclima'), page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 200,
      max: 200,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
