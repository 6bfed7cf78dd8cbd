import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const cinghia = {
  title: 'Riparare una tapparella',
  work: 'riparare una tapparella',
  profession: 'Serramentista',
  cues: 'cinghia rotta|corda della tapparella|tapparella bloccata|avvolgitore|tapparella caduta|non sale|non scende|stecca rotta|ganci|nastro',
  vatRate: 0.1,
  labourShare: 0.85,
  included: ['chiamata', 'cinghia o avvolgitore', 'stecche'],
  excluded: ['telo nuovo', 'motore'],
  factors: ['ogni tapparella in più nella stessa visita 30–60 €'],
  permits: 'nessuno',
  duration: '1 ora',
  rows: {
    main: {
      label: 'Riparare una tapparella',
      min: 70,
      max: 150,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
