import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const ampliamento = {
  title: 'Aggiungere pannelli a un impianto',
  work: 'aggiungere pannelli a un impianto',
  profession: 'Installatore fotovoltaico',
  cues: 'aggiungere pannelli|ampliare il fotovoltaico|altri pannelli|più potenza|portare da 3 a 6|aumentare l’impianto|pannelli sul garage|secondo campo|integrare|potenziare',
  vatRate: 0.1,
  labourShare: 0.22,
  included: ['moduli', 'struttura', 'inverter se serve', 'pratica'],
  excluded: ['batteria'],
  factors: ['se l’inverter regge −250–400 €/kWp'],
  permits: 'come p.3kw',
  duration: '1 giorno',
  rows: {
    main: {
      label: 'Aggiungere pannelli a un impianto',
      min: 1300,
      max: 2100,
      unit: 'kWp in più',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('tettosolare', 2025), page('sostariffe')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
