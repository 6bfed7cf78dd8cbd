import { kinds } from '@mestieri/shared/services/caldaia/jobs/all.ts'

import type { ServiceEngine } from '../../jobs/job-engine.ts'
import { ibrido, pompa, revisione, riparazione, scarico, sostituzione } from './boiler.ts'
import {
  lavaggio,
  scaldabagno,
  scaldabagnoRiparazione,
  termosifone,
  termosifoneRiparazione,
  termostato,
  valvole,
} from './heating.ts'

/** Engine for boilers, water heaters, radiators and their controls. */
export const engine = {
  slug: 'caldaia',
  standard: 'sostituzione',
  kinds,
  engines: {
    sostituzione,
    riparazione,
    revisione,
    scarico,
    canna: { slots: [], lines: null },
    ibrido,
    pompa,
    scaldabagno,
    'scaldabagno-riparazione': scaldabagnoRiparazione,
    valvole,
    termosifone,
    'termosifone-riparazione': termosifoneRiparazione,
    lavaggio,
    termostato,
  },
} as const satisfies ServiceEngine<keyof typeof kinds>
