import type { JobKinds } from '../../job-kind.ts'
import { completa } from './completa.ts'
import { controsoffitto } from './controsoffitto.ts'
import { cucina } from './cucina.ts'
import { leggera } from './leggera.ts'
import { levigatura } from './levigatura.ts'
import { muro } from './muro.ts'
import { parete } from './parete.ts'
import { parquet } from './parquet.ts'
import { parziale } from './parziale.ts'
import { pavimenti } from './pavimenti.ts'
import { portaMuro } from './porta-muro.ts'
import { portante } from './portante.ts'
import { porte } from './porte.ts'
import { tecnico } from './tecnico.ts'

/** The jobs of the service by their id. */
export const kinds = {
  completa,
  leggera,
  parziale,
  pavimenti,
  parquet,
  levigatura,
  cucina,
  muro,
  portante,
  parete,
  controsoffitto,
  porte,
  'porta-muro': portaMuro,
  tecnico,
} as const satisfies JobKinds
