import { kinds } from '@mestieri/shared/services/impianti/jobs/all.ts'

import type { ServiceEngine } from '../../jobs/job-engine.ts'
import { quadro } from './board.ts'
import { clima, climaServizio, wallbox } from './devices.ts'
import { allarme, cancello, cancelloRiparazione, citofono, telecamere } from './entrance.ts'
import { punti } from './points.ts'
import { elettrico, gas, guasto, idraulico, radiante, riscaldamento } from './systems.ts'

/** Engine for electrical, water, gas and heating systems and the devices connected to them. */
export const engine = {
  slug: 'impianti',
  standard: 'elettrico',
  kinds,
  engines: {
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
  },
} as const satisfies ServiceEngine<keyof typeof kinds>
