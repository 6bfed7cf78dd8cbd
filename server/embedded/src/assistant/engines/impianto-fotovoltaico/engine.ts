import { kinds } from '@mestieri/shared/services/impianto_fotovoltaico/jobs/all.ts'

import type { ServiceEngine } from '../../jobs/job-engine.ts'
import { balcone, controllo, inverter, piccioni, pulizia, smontaggio } from './care.ts'
import { ampliamento, batteria, impianto } from './plant.ts'

/** Engine for photovoltaic plants: new plants by power, and work on existing plants. */
export const engine = {
  slug: 'impianto_fotovoltaico',
  standard: 'impianto',
  kinds,
  engines: {
    impianto,
    batteria,
    ampliamento,
    inverter,
    controllo,
    pulizia,
    piccioni,
    smontaggio,
    balcone,
    contatore: { slots: [], lines: null },
  },
} as const satisfies ServiceEngine<keyof typeof kinds>
