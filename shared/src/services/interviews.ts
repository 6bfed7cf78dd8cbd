import { interview as caldaia } from './caldaia/interview.ts'
import type { ServiceSlug } from './catalogue.ts'
import { interview as impianti } from './impianti/interview.ts'
import { interview as fotovoltaico } from './impianto_fotovoltaico/interview.ts'
import type { ServiceInterview } from './interview.ts'
import { interview as ristrutturazione } from './ristrutturazione/interview.ts'
import { interview as bagno } from './ristrutturazione_bagno/interview.ts'
import { interview as facciata } from './ristrutturazione_facciata/interview.ts'
import { interview as tetto } from './ristrutturazione_tetto/interview.ts'
import { interview as serramenti } from './serramenti/interview.ts'
import { interview as tinteggiatura } from './tinteggiatura/interview.ts'

export const interviews: Readonly<Record<ServiceSlug, ServiceInterview>> = {
  ristrutturazione,
  tinteggiatura,
  serramenti,
  caldaia,
  impianti,
  ristrutturazione_facciata: facciata,
  ristrutturazione_tetto: tetto,
  ristrutturazione_bagno: bagno,
  impianto_fotovoltaico: fotovoltaico,
}
