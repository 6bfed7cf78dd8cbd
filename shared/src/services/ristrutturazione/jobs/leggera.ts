import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const leggera = {
  title: 'Rinfrescare casa (senza impianti)',
  work: 'rinfrescare casa (senza impianti)',
  profession: 'Impresa Edile',
  cues: 'rinfrescata|rinfrescare casa|dare una sistemata|sistemare l’appartamento|restyling|lavori leggeri|rimodernare|appartamento da sistemare|prima di affittare|ripulire casa|rinnovo',
  vatRate: 0.1,
  labourShare: 0.65,
  included: [
    'tinteggiatura',
    'riparazioni',
    'sostituzione di porte o pavimento in sovrapposizione in parte della casa',
  ],
  excluded: ['impianti', 'bagno completo', 'infissi'],
  factors: [
    'solo pittura e piccole riparazioni 40–80 €/m²',
    'con pavimento nuovo ovunque 200–300 €/m²',
    'con un bagno rinnovato +3.000–6.000 €',
  ],
  permits: 'nessuno',
  duration: '80 m² in 3–5 settimane',
  rows: {
    main: {
      label: 'Rinfrescare casa (senza impianti)',
      min: 200,
      max: 450,
      unit: 'm² di casa',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('archizen', 2025), page('mapinpocket', 2026)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
