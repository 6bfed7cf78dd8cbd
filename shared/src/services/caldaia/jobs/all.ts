import type { JobKinds } from '../../job-kind.ts'
import { canna } from './canna.ts'
import { ibrido } from './ibrido.ts'
import { lavaggio } from './lavaggio.ts'
import { pompa } from './pompa.ts'
import { revisione } from './revisione.ts'
import { riparazione } from './riparazione.ts'
import { scaldabagnoElettrico } from './scaldabagno-elettrico.ts'
import { scaldabagnoGas } from './scaldabagno-gas.ts'
import { scaldabagnoPdc } from './scaldabagno-pdc.ts'
import { sostituzione24 } from './sostituzione-24.ts'
import { sostituzione30 } from './sostituzione-30.ts'
import { termosifone } from './termosifone.ts'
import { termostato } from './termostato.ts'
import { valvole } from './valvole.ts'

/** The jobs of the service by their id. */
export const kinds = {
  revisione,
  riparazione,
  'sostituzione-24': sostituzione24,
  'sostituzione-30': sostituzione30,
  canna,
  ibrido,
  pompa,
  'scaldabagno-elettrico': scaldabagnoElettrico,
  'scaldabagno-gas': scaldabagnoGas,
  'scaldabagno-pdc': scaldabagnoPdc,
  valvole,
  termosifone,
  lavaggio,
  termostato,
} as const satisfies JobKinds
