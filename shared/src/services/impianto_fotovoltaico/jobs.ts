import type { ServiceJob } from '../job.ts'

export const jobs = {
  pannelli: { title: 'Impianto fotovoltaico', profession: 'Installatore fotovoltaico', notes: [] },
  accumulo: { title: 'Fotovoltaico con batteria', profession: 'Installatore fotovoltaico', notes: [] },
} as const satisfies Readonly<Record<string, ServiceJob>>
