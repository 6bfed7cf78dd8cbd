import type { JobKinds } from '../../job-kind.ts'
import { allarme } from './allarme.ts'
import { cancelloRiparazione } from './cancello-riparazione.ts'
import { cancello } from './cancello.ts'
import { citofono } from './citofono.ts'
import { climaServizio } from './clima-servizio.ts'
import { clima } from './clima.ts'
import { elettrico } from './elettrico.ts'
import { gas } from './gas.ts'
import { guasto } from './guasto.ts'
import { idraulico } from './idraulico.ts'
import { punti } from './punti.ts'
import { quadro } from './quadro.ts'
import { radiante } from './radiante.ts'
import { riscaldamento } from './riscaldamento.ts'
import { telecamere } from './telecamere.ts'
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
  clima,
  'clima-servizio': climaServizio,
  wallbox,
  cancello,
  'cancello-riparazione': cancelloRiparazione,
  citofono,
  allarme,
  telecamere,
} as const satisfies JobKinds
