import type { JobKinds } from '../../job-kind.ts'
import { canna } from './canna.ts'
import { ibrido } from './ibrido.ts'
import { lavaggio } from './lavaggio.ts'
import { pompa } from './pompa.ts'
import { revisione } from './revisione.ts'
import { riparazione } from './riparazione.ts'
import { scaldabagnoRiparazione } from './scaldabagno-riparazione.ts'
import { scaldabagno } from './scaldabagno.ts'
import { scarico } from './scarico.ts'
import { sostituzione } from './sostituzione.ts'
import { termosifoneRiparazione } from './termosifone-riparazione.ts'
import { termosifone } from './termosifone.ts'
import { termostato } from './termostato.ts'
import { valvole } from './valvole.ts'

/** The jobs of the service by their id. */
export const kinds = {
  sostituzione,
  riparazione,
  revisione,
  scarico,
  canna,
  ibrido,
  pompa,
  scaldabagno,
  'scaldabagno-riparazione': scaldabagnoRiparazione,
  valvole,
  termosifone,
  'termosifone-riparazione': termosifoneRiparazione,
  lavaggio,
  termostato,
} as const satisfies JobKinds
