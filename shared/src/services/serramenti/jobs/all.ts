import type { JobKinds } from '../../job-kind.ts'
import { blindata } from './blindata.ts'
import { cassonetto } from './cassonetto.ts'
import { cinghia } from './cinghia.ts'
import { finestre } from './finestre.ts'
import { inferriate } from './inferriate.ts'
import { motore } from './motore.ts'
import { persiane } from './persiane.ts'
import { riparazione } from './riparazione.ts'
import { scorrevole } from './scorrevole.ts'
import { serratura } from './serratura.ts'
import { tapparelle } from './tapparelle.ts'
import { tenda } from './tenda.ts'
import { vetri } from './vetri.ts'
import { zanzariere } from './zanzariere.ts'

/** The jobs of the service by their id. */
export const kinds = {
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
} as const satisfies JobKinds
