import type { JobKinds } from '../../job-kind.ts'
import { controllo } from './controllo.ts'
import { eternit } from './eternit.ts'
import { grondaie } from './grondaie.ts'
import { impermeabilizzazione } from './impermeabilizzazione.ts'
import { lamiera } from './lamiera.ts'
import { lucernario } from './lucernario.ts'
import { puliziaGronde } from './pulizia-gronde.ts'
import { puntoPiano } from './punto-piano.ts'
import { rifare } from './rifare.ts'
import { rimontaggio } from './rimontaggio.ts'
import { sottotetto } from './sottotetto.ts'
import { sulTetto } from './sul-tetto.ts'
import { tegola } from './tegola.ts'
import { terrazzo } from './terrazzo.ts'
import { travi } from './travi.ts'

/** The jobs of the service by their id. */
export const kinds = {
  rifare,
  tegola,
  controllo,
  rimontaggio,
  travi,
  lamiera,
  impermeabilizzazione,
  terrazzo,
  'punto-piano': puntoPiano,
  grondaie,
  'pulizia-gronde': puliziaGronde,
  lucernario,
  eternit,
  sottotetto,
  'sul-tetto': sulTetto,
} as const satisfies JobKinds
