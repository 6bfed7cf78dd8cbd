import type { ServiceJob } from '../job.ts'

export const jobs = {
  rifare: { title: 'Tetto da rifare', profession: 'Impresa Edile', notes: [] },
  riparare: { title: 'Tetto da riparare', profession: 'Impresa Edile', notes: [] },
  eternit: { title: 'Tetto in eternit', profession: 'Impresa Edile', notes: [] },
} as const satisfies Readonly<Record<string, ServiceJob>>
