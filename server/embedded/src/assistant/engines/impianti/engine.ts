import { kinds } from '@mestieri/shared/services/impianti/jobs/all.ts'

import type { JobEngine, ServiceEngine } from '../../jobs/job-engine.ts'

const unpriced: JobEngine = { slots: [], lines: null }

export const engine = {
  slug: 'impianti',
  standard: 'elettrico',
  kinds,
  engines: {
    elettrico: unpriced,
    punti: unpriced,
    quadro: unpriced,
    guasto: unpriced,
    idraulico: unpriced,
    gas: unpriced,
    riscaldamento: unpriced,
    radiante: unpriced,
    'clima-mono': unpriced,
    'clima-dual': unpriced,
    'clima-trial': unpriced,
    'clima-servizio': unpriced,
    wallbox: unpriced,
    cancello: unpriced,
    citofono: unpriced,
    allarme: unpriced,
  },
} as const satisfies ServiceEngine<keyof typeof kinds>
