import type { JobKinds } from '../../job-kind.ts'
import { allarme } from './allarme.ts'
import { cancello } from './cancello.ts'
import { citofono } from './citofono.ts'
import { climaDual } from './clima-dual.ts'
import { climaMono } from './clima-mono.ts'
import { climaServizio } from './clima-servizio.ts'
import { climaTrial } from './clima-trial.ts'
import { elettrico } from './elettrico.ts'
import { gas } from './gas.ts'
import { guasto } from './guasto.ts'
import { idraulico } from './idraulico.ts'
import { punti } from './punti.ts'
import { quadro } from './quadro.ts'
import { radiante } from './radiante.ts'
import { riscaldamento } from './riscaldamento.ts'
import { wallbox } from './wallbox.ts'

/** The jobs of the service by their id. */
export const kinds = {
  elettrico,
  punti,
  quadro,
  guasto,
  idraulico,
  gas,
  riscaldamento,
  radiante,
  'clima-mono': climaMono,
  'clima-dual': climaDual,
  'clima-trial': climaTrial,
  'clima-servizio': climaServizio,
  wallbox,
  cancello,
  citofono,
  allarme,
} as const satisfies JobKinds
