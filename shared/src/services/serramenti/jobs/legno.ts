import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const legno = {
  title: 'Finestre in legno o legno-alluminio',
  work: 'finestre in legno o legno-alluminio',
  profession: 'Serramentista',
  cues: 'legno|infissi in legno|legno alluminio|finestre di legno|rovere|pino|castagno|scuretti|serramenti in legno|centro storico legno|finestre all’inglese',
  vatRate: 0.16,
  labourShare: 0.18,
  included: ['come s.pvc'],
  excluded: ['come s.pvc', 'verniciatura futura'],
  factors: ['legno-alluminio +100–200 €/m²', 'essenza pregiata +15–25 %', 'inglesina +10 %'],
  permits: 'come s.pvc; spesso obbligatorio nei centri storici',
  duration: '2 al giorno; consegna 8–12 settimane',
  rows: {
    main: {
      label: 'Finestre in legno o legno-alluminio',
      min: 700,
      max: 1150,
      unit: 'm² di infisso',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('consulente-energia.com', 2025)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
