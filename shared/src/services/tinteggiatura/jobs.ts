import type { ServiceJob } from '../job.ts'

export const jobs = {
  interni: { title: 'Tinteggiatura', profession: 'Imbianchino', notes: [] },
} as const satisfies Readonly<Record<string, ServiceJob>>
