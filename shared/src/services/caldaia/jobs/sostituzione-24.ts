import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const sostituzione24 = {
  title: 'Cambiare la caldaia (24–25 kW)',
  work: 'cambiare la caldaia (24–25 kW)',
  profession: 'Idraulico',
  cues: 'cambiare caldaia|caldaia nuova|sostituire la caldaia|caldaia a condensazione|caldaia a gas|caldaia murale|caldaietta|caldaia vecchia|caldaia autonoma|metano',
  vatRate: 0.12,
  labourShare: 0.3,
  included: [
    'caldaia a condensazione con acqua calda',
    'smontaggio e smaltimento',
    'lavaggio impianto',
    'filtro',
    'scarico condensa',
    'prova',
    'dichiarazione e libretto',
  ],
  excluded: ['canna fumaria (c.canna)', 'valvole (c.valvole)', 'termostato (c.termostato)'],
  factors: [
    'marca di fascia alta +500–800 €',
    'da esterno +150–300 €',
    'camera aperta da adattare +150–400 €',
    'GPL +50–150 €',
    'dal 2025 niente detrazione per la sola caldaia a gas',
  ],
  tiers: { base: { label: '1.800–2.200' }, media: { label: '2.200–3.000' }, alta: { label: '3.000–3.900' } },
  permits: 'nessuno; libretto e catasto impianti',
  duration: '1 giorno',
  rows: {
    main: {
      label: 'Cambiare la caldaia (24–25 kW)',
      min: 1800,
      max: 3000,
      unit: 'caldaia',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('condomani / caldaiacondensazione.net')],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
