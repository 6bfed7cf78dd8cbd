import { kinds } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/all.ts'

import type { ServiceEngine } from '../../jobs/job-engine.ts'
import {
  eternit,
  grondaie,
  impermeabilizzazione,
  lucernario,
  puliziaGronde,
  puntoPiano,
  sottotetto,
  sulTetto,
  terrazzo,
} from './flat.ts'
import { controllo, lamiera, rifare, rimontaggio, tegola, travi } from './pitched.ts'

export const engine = {
  slug: 'ristrutturazione_tetto',
  standard: 'rifare',
  kinds,
  engines: {
    rifare,
    tegola,
    controllo,
    rimontaggio,
    travi,
    lamiera,
    impermeabilizzazione,
    terrazzo,
    'punto-piano': puntoPiano,
    grondaie,
    'pulizia-gronde': puliziaGronde,
    lucernario,
    eternit,
    sottotetto,
    'sul-tetto': sulTetto,
  },
} as const satisfies ServiceEngine<keyof typeof kinds>
