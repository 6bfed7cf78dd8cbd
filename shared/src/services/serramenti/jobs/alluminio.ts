import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const alluminio = {
  title: 'Finestre in alluminio a taglio termico',
  work: 'finestre in alluminio a taglio termico',
  profession: 'Serramentista',
  cues: 'alluminio|infissi in alluminio|taglio termico|finestre sottili|metallo|all’americana|vetrata in alluminio|profilo minimale|finestre nere|anodizzato|alluminio anticorodal',
  vatRate: 0.16,
  labourShare: 0.18,
  included: ['come s.pvc'],
  excluded: ['come s.pvc'],
  factors: ['verniciatura RAL +6 %, bronzo +2–4 % (L23 A17.03.4)', 'minimale +40–80 %'],
  tiers: { base: { label: '600–720' }, media: { label: '720–950' }, alta: { label: '950–1.300' } },
  permits: 'come s.pvc',
  duration: '2–3 al giorno; consegna 5–9 settimane',
  rows: {
    main: {
      label: 'Finestre in alluminio a taglio termico',
      min: 600,
      max: 950,
      unit: 'm² di infisso',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('consulente-energia.com', 2025)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
