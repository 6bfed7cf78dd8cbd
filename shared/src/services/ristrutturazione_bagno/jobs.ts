import type { ServiceJob } from '../job.ts'

export const jobs = {
  completo: { title: 'Bagno completo', profession: 'Impresa Edile', notes: [] },
  restyling: { title: 'Sanitari e rivestimenti del bagno', profession: 'Impresa Edile', notes: [] },
} as const satisfies Readonly<Record<string, ServiceJob>>
