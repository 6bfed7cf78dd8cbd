import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const pregio = {
  title: 'Ristrutturazione di pregio',
  work: 'ristrutturazione di pregio',
  profession: 'Impresa Edile',
  cues: 'ristrutturazione di lusso|di pregio|finiture alte|architetto|su misura|domotica|marmo|casa di design|premium|alto livello',
  vatRate: 0.1,
  labourShare: 0.5,
  included: ['come la completa con finiture di fascia alta e progetto su misura'],
  excluded: ['arredi su misura', 'opere d’arte', 'piscina'],
  factors: ['marmo e legno pregiato +150–400 €/m²', 'domotica +60–120 €/m²'],
  permits: 'CILA o SCIA',
  duration: '5–9 mesi',
  rows: {
    main: {
      label: 'Ristrutturazione di pregio',
      min: 1300,
      max: 2500,
      unit: 'm² di casa',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('archizen', 2025)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
