import { kinds } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/all.ts'

import type { ServiceEngine } from '../../jobs/job-engine.ts'
import { balcone, cornicioni, frontalini, ringhiere } from './balconies.ts'
import {
  cappotto,
  cappottoInterno,
  facciata,
  insufflaggio,
  ponteggio,
  pulizia,
  rivestimenti,
  umidita,
} from './walls.ts'

export const engine = {
  slug: 'ristrutturazione_facciata',
  standard: 'facciata',
  kinds,
  engines: {
    facciata,
    cappotto,
    'cappotto-interno': cappottoInterno,
    insufflaggio,
    frontalini,
    balcone,
    pulizia,
    ponteggio,
    umidita,
    cornicioni,
    ringhiere,
    rivestimenti,
  },
} as const satisfies ServiceEngine<keyof typeof kinds>
