import type { JobKind } from '../../job-kind.ts'

export const contatore = {
  title: 'Aumentare la potenza del contatore',
  work: 'aumentare la potenza del contatore',
  profession: 'Installatore fotovoltaico',
  cues: 'aumentare i kw|salta il contatore|4|5 kw|6 kw contatore|potenza impegnata|contatore salta|passare a 6|trifase|voltura e aumento|pompa di calore contatore',
  vatRate: 0.1,
  labourShare: 0.0,
  included: ['richiesta al fornitore', 'oneri fino a 6 kW'],
  excluded: ['linea dal contatore al quadro (15–40 €/m)', 'quadro nuovo (i.quadro)'],
  factors: [
    'circa 55–70 € per kW in più oltre ai diritti fissi (valore ARERA: da verificare prima di mostrarlo)',
  ],
  permits: 'nessuno',
  duration: '5–15 giorni lavorativi',
  rows: {
    main: {
      label: 'Aumentare la potenza del contatore',
      min: 90,
      max: 450,
      unit: 'pratica',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
