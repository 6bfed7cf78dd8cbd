import { kinds } from '@mestieri/shared/services/serramenti/jobs/all.ts'

import type { ServiceEngine } from '../../jobs/job-engine.ts'
import { finestre } from './finestre.ts'
import { blindata, inferriate, serratura, tenda, zanzariere } from './outside.ts'
import { riparazione, scorrevole, vetri } from './panes.ts'
import { cassonetto, cinghia, motore, persiane, tapparelle } from './shutters.ts'

export const engine = {
  slug: 'serramenti',
  standard: 'finestre',
  kinds,
  engines: {
    finestre,
    scorrevole,
    vetri,
    riparazione,
    tapparelle,
    cinghia,
    motore,
    cassonetto,
    persiane,
    zanzariere,
    blindata,
    serratura,
    inferriate,
    tenda,
  },
} as const satisfies ServiceEngine<keyof typeof kinds>
