import type { JobKinds } from '../../job-kind.ts'
import { ampliamento } from './ampliamento.ts'
import { balcone } from './balcone.ts'
import { batteriaDopo } from './batteria-dopo.ts'
import { batteria } from './batteria.ts'
import { contatore } from './contatore.ts'
import { controllo } from './controllo.ts'
import { inverter } from './inverter.ts'
import { kw3kw } from './kw-3kw.ts'
import { kw6kw } from './kw-6kw.ts'
import { kw10kw } from './kw-10kw.ts'
import { pulizia } from './pulizia.ts'
import { smontaggio } from './smontaggio.ts'

/** The jobs of the service by their id. */
export const kinds = {
  'kw-3kw': kw3kw,
  'kw-6kw': kw6kw,
  'kw-10kw': kw10kw,
  batteria,
  'batteria-dopo': batteriaDopo,
  inverter,
  pulizia,
  controllo,
  ampliamento,
  smontaggio,
  balcone,
  contatore,
} as const satisfies JobKinds
