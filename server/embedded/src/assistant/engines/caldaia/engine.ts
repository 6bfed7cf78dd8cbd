import { kinds } from '@mestieri/shared/services/caldaia/jobs/all.ts'

import type { JobEngine, ServiceEngine } from '../../jobs/job-engine.ts'

const unpriced: JobEngine = { slots: [], lines: null }

export const engine = {
  slug: 'caldaia',
  standard: 'sostituzione-24',
  kinds,
  engines: {
    revisione: unpriced,
    riparazione: unpriced,
    'sostituzione-24': unpriced,
    'sostituzione-30': unpriced,
    canna: unpriced,
    ibrido: unpriced,
    pompa: unpriced,
    'scaldabagno-elettrico': unpriced,
    'scaldabagno-gas': unpriced,
    'scaldabagno-pdc': unpriced,
    valvole: unpriced,
    termosifone: unpriced,
    lavaggio: unpriced,
    termostato: unpriced,
  },
} as const satisfies ServiceEngine<keyof typeof kinds>
