import type { JobKinds } from '../../job-kind.ts'
import { ampliamento } from './ampliamento.ts'
import { balcone } from './balcone.ts'
import { batteria } from './batteria.ts'
import { contatore } from './contatore.ts'
import { controllo } from './controllo.ts'
import { impianto } from './impianto.ts'
import { inverter } from './inverter.ts'
import { piccioni } from './piccioni.ts'
import { pulizia } from './pulizia.ts'
import { smontaggio } from './smontaggio.ts'

/** The jobs of the service by their id. */
export const kinds = {
  impianto,
  batteria,
  ampliamento,
  inverter,
  controllo,
  pulizia,
  piccioni,
  smontaggio,
  balcone,
  contatore,
} as const satisfies JobKinds
