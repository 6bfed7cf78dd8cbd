import { kinds } from '@mestieri/shared/services/impianto_fotovoltaico/jobs/all.ts'

import type { JobEngine, ServiceEngine } from '../../jobs/job-engine.ts'

const unpriced: JobEngine = { slots: [], lines: null }

export const engine = {
  slug: 'impianto_fotovoltaico',
  standard: 'kw-6kw',
  kinds,
  engines: {
    'kw-3kw': unpriced,
    'kw-6kw': unpriced,
    'kw-10kw': unpriced,
    batteria: unpriced,
    'batteria-dopo': unpriced,
    inverter: unpriced,
    pulizia: unpriced,
    controllo: unpriced,
    ampliamento: unpriced,
    smontaggio: unpriced,
    balcone: unpriced,
    contatore: unpriced,
  },
} as const satisfies ServiceEngine<keyof typeof kinds>
