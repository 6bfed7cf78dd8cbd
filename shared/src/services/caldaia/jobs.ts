import type { ServiceJob } from '../job.ts'

export const jobs = {
  sostituzione: { title: 'Caldaia a condensazione', profession: 'Idraulico', notes: [] },
  ibrido: {
    title: 'Caldaia a condensazione',
    profession: 'Idraulico',
    notes: ['Pompa di calore a parte: il listino non la copre, chiedila nel preventivo'],
  },
} as const satisfies Readonly<Record<string, ServiceJob>>
