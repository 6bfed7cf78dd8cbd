import type { JobKinds } from '../../job-kind.ts'
import { cartaPosare } from './carta-posare.ts'
import { cartaTogliere } from './carta-togliere.ts'
import { crepe } from './crepe.ts'
import { decorativa } from './decorativa.ts'
import { ferro } from './ferro.ts'
import { lavabile } from './lavabile.ts'
import { legno } from './legno.ts'
import { muffa } from './muffa.ts'
import { rasatura } from './rasatura.ts'
import { smalto } from './smalto.ts'
import { soloPareti } from './solo-pareti.ts'
import { soloSoffitto } from './solo-soffitto.ts'
import { stanza } from './stanza.ts'
import { traspirante } from './traspirante.ts'

/** The jobs of the service by their id. */
export const kinds = {
  traspirante,
  lavabile,
  'solo-pareti': soloPareti,
  'solo-soffitto': soloSoffitto,
  stanza,
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
