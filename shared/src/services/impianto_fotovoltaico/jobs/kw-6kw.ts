import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const kw6kw = {
  title: 'Impianto fotovoltaico da 6 kW',
  work: 'impianto fotovoltaico da 6 kW',
  profession: 'Installatore fotovoltaico',
  cues: 'fotovoltaico|6 kw|pannelli per famiglia|impianto da 6 chilowatt|mettere il fotovoltaico|pannelli fotovoltaici casa|bolletta alta|energia solare|impianto solare casa|impianto da sei',
  vatRate: 0.1,
  labourShare: 0.2,
  included: ['come p.3kw'],
  excluded: ['come p.3kw'],
  factors: ['prezzo al kWp 1.250–1.850 €', 'moduli ad alta efficienza +10–15 %', 'trifase +300–600 €'],
  tiers: {
    base: { label: '1.250–1.400 €/kWp' },
    media: { label: '1.400–1.650' },
    alta: { label: '1.650–1.900' },
  },
  permits: 'come p.3kw',
  duration: '2 giorni; allaccio in 4–10 settimane',
  rows: {
    main: {
      label: 'Impianto fotovoltaico da 6 kW',
      min: 7300,
      max: 10900,
      unit: 'impianto',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('newsroom24', 2025), page('tettosolare', 2025), page('sostariffe')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
