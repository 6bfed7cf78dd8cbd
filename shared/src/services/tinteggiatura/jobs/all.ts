import type { JobKinds } from '../../job-kind.ts'
import { cartaPosare } from './carta-posare.ts'
import { cartaTogliere } from './carta-togliere.ts'
import { crepe } from './crepe.ts'
import { decorativa } from './decorativa.ts'
import { ferro } from './ferro.ts'
import { interni } from './interni.ts'
import { legno } from './legno.ts'
import { muffa } from './muffa.ts'
import { parete } from './parete.ts'
import { rasatura } from './rasatura.ts'
import { scale } from './scale.ts'
import { smalto } from './smalto.ts'
import { soffitti } from './soffitti.ts'
import { stanza } from './stanza.ts'

/** The jobs of the service by their id. */
export const kinds = {
  interni,
  stanza,
  parete,
  soffitti,
  scale,
  muffa,
  rasatura,
  crepe,
  'carta-togliere': cartaTogliere,
  'carta-posare': cartaPosare,
  decorativa,
  smalto,
  legno,
  ferro,
} as const satisfies JobKinds
