import type { JobKinds } from '../../job-kind.ts'
import { accessibile } from './accessibile.ts'
import { boxPiatto } from './box-piatto.ts'
import { cassetta } from './cassetta.ts'
import { completo } from './completo.ts'
import { perdita } from './perdita.ts'
import { piastrelle } from './piastrelle.ts'
import { rinnovo } from './rinnovo.ts'
import { rubinetto } from './rubinetto.ts'
import { sanitari } from './sanitari.ts'
import { scarico } from './scarico.ts'
import { secondo } from './secondo.ts'
import { sovrapposizione } from './sovrapposizione.ts'
import { tubi } from './tubi.ts'
import { vascaDoccia } from './vasca-doccia.ts'

/** The jobs of the service by their id. */
export const kinds = {
  completo,
  rinnovo,
  sanitari,
  'vasca-doccia': vascaDoccia,
  'box-piatto': boxPiatto,
  rubinetto,
  perdita,
  scarico,
  cassetta,
  tubi,
  piastrelle,
  sovrapposizione,
  accessibile,
  secondo,
} as const satisfies JobKinds
