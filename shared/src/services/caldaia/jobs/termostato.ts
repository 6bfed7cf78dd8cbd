import type { JobKind } from '../../job-kind.ts'

export const termostato = {
  title: 'Termostato o cronotermostato',
  work: 'termostato o cronotermostato',
  profession: 'Idraulico',
  cues: 'termostato|cronotermostato|termostato wifi|termostato rotto|regolare la caldaia col telefono|tado|nest|sonda esterna|programmare il riscaldamento|termostato batterie',
  vatRate: 0.1,
  labourShare: 0.35,
  included: ['termostato', 'montaggio', 'configurazione'],
  excluded: ['filo nuovo (80–200 €)', 'valvole intelligenti (60–100 € l’una)'],
  factors: ['semplice 90–160 €', 'wifi 200–350 €', 'sonda esterna +80–150 €'],
  permits: 'nessuno',
  duration: '1 ora',
  rows: {
    main: {
      label: 'Termostato o cronotermostato',
      min: 130,
      max: 350,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
