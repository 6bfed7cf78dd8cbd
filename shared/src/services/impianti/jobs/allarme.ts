import type { JobKind } from '../../job-kind.ts'

export const allarme = {
  title: 'Antifurto e telecamere',
  work: 'antifurto e telecamere',
  profession: 'Elettricista',
  cues: 'antifurto|allarme|telecamere|sensori|sirena|ladri|videosorveglianza|allarme wireless|kit allarme|perimetrale|rilevatori|combinatore',
  vatRate: 0.15,
  labourShare: 0.45,
  included: ['centrale', '5–8 sensori', 'sirena', 'comunicatore', 'programmazione', 'prova'],
  excluded: ['telecamere (180–350 € l’una montata)', 'contratto di vigilanza', 'fili in traccia'],
  factors: ['appartamento senza fili 900–1.700 €', 'villetta 1.700–3.500 €', 'solo manutenzione 90–160 €'],
  permits: 'nessuno',
  duration: '1–2 giorni',
  rows: {
    main: {
      label: 'Antifurto e telecamere',
      min: 900,
      max: 2800,
      unit: 'impianto',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
