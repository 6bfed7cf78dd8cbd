import type { ServiceJob } from '../job.ts'

export const jobs = {
  casa: { title: 'Ristrutturazione', profession: 'Impresa Edile', notes: [] },
  leggera: { title: 'Casa da rinfrescare', profession: 'Impresa Edile', notes: [] },
  completa: { title: 'Ristrutturazione completa', profession: 'Impresa Edile', notes: [] },
  pregio: { title: 'Ristrutturazione di pregio', profession: 'Impresa Edile', notes: [] },
} as const satisfies Readonly<Record<string, ServiceJob>>
