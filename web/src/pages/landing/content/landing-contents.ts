import { bathroomLanding } from './bathroom.ts'
import { boilerLanding } from './boiler.ts'
import { facadeLanding } from './facade.ts'
import type { LandingContent } from './landing-content.ts'
import { paintingLanding } from './painting.ts'
import { renovationLanding } from './renovation.ts'
import { roofLanding } from './roof.ts'
import { solarLanding } from './solar.ts'
import { windowsLanding } from './windows.ts'

/** The content of every landing, by the last part of its path. */
export const landingContents: Readonly<Record<string, LandingContent>> = {
  ristrutturazione_tetto: roofLanding,
  ristrutturazione_bagno: bathroomLanding,
  ristrutturazione: renovationLanding,
  impianto_fotovoltaico: solarLanding,
  tinteggiatura: paintingLanding,
  serramenti: windowsLanding,
  ristrutturazione_facciata: facadeLanding,
  caldaia: boilerLanding,
}
