import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const riparazione = {
  title: 'Riparare la caldaia',
  work: 'riparare la caldaia',
  profession: 'Idraulico',
  cues: 'caldaia rotta|non parte|caldaia in blocco|errore|non scalda|acqua fredda|perde pressione|perde acqua|fa rumore|guasta|scheda|niente acqua calda',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['chiamata', 'diagnosi', 'un’ora e ricambio comune'],
  excluded: ['scheda o scambiatore (200–400 € in più)'],
  factors: [
    'pressione o vaso 100–200 €',
    'valvola o sonda 120–250 €',
    'scheda 250–450 €',
    'scambiatore 300–600 €',
    'notte e festivi +30–50 %',
    'oltre 10–12 anni conviene chiedere anche la sostituzione',
  ],
  permits: 'tecnico abilitato DM 37/2008',
  duration: '1–3 ore',
  rows: {
    main: {
      label: 'Riparare la caldaia',
      min: 100,
      max: 450,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [
        page('Iren luce gas'),
        page('habitissimo'),
        page('ilmiobusinessplan.com'),
        page('nomega.it', 2026),
      ],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
