import type { ServiceJob } from '../job.ts'

export const jobs = {
  pvc: { title: 'Serramenti in PVC', profession: 'Serramentista', notes: ['Persiane e zanzariere a parte'] },
} as const satisfies Readonly<Record<string, ServiceJob>>
