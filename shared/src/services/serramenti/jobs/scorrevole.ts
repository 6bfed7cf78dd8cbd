import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const scorrevole = {
  title: 'Scorrevole o alzante (vetrata)',
  work: 'scorrevole o alzante (vetrata)',
  profession: 'Serramentista',
  cues: 'scorrevole|alzante scorrevole|vetrata|porta a vetri grande|ribalta scorri|finestra grande sul terrazzo|parete vetrata|scorrevole complanare|porta finestra scorrevole|vetrone',
  vatRate: 0.16,
  labourShare: 0.18,
  included: ['come s.pvc'],
  excluded: ['come s.pvc', 'soglia ribassata (+80–150 €/m)'],
  factors: ['alluminio +25–40 %', 'oltre 3 m di larghezza mezzi speciali 200–500 €'],
  tiers: {
    base: { label: '600–750 ribalta-scorri' },
    media: { label: '750–900' },
    alta: { label: '900–1.300 alzante' },
  },
  permits: 'come s.pvc',
  duration: '1 giorno l’una',
  rows: {
    main: {
      label: 'Scorrevole o alzante (vetrata)',
      min: 600,
      max: 1050,
      unit: 'm² di infisso',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
