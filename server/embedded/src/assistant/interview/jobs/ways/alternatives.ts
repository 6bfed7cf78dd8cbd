import type { AnyJobKey } from '../../../jobs/job-engine.ts'

/** Jobs that do the same work in different ways. One that is chosen later comes in place of another. */
const alternatives: readonly ReadonlySet<AnyJobKey>[] = [
  new Set<AnyJobKey>(['tinteggiatura/decorativa', 'tinteggiatura/carta-posare', 'tinteggiatura/parete']),
  new Set<AnyJobKey>([
    'ristrutturazione/pavimenti',
    'ristrutturazione/parquet',
    'ristrutturazione/levigatura',
  ]),
  new Set<AnyJobKey>([
    'ristrutturazione_tetto/rimontaggio',
    'ristrutturazione_tetto/rifare',
    'ristrutturazione_tetto/lamiera',
  ]),
  new Set<AnyJobKey>(['caldaia/sostituzione', 'caldaia/pompa', 'caldaia/ibrido']),
  new Set<AnyJobKey>([
    'ristrutturazione_facciata/insufflaggio',
    'ristrutturazione_facciata/cappotto',
    'ristrutturazione_facciata/cappotto-interno',
  ]),
  new Set<AnyJobKey>(['ristrutturazione_facciata/pulizia', 'ristrutturazione_facciata/facciata']),
  new Set<AnyJobKey>(['impianti/radiante', 'impianti/riscaldamento']),
  new Set<AnyJobKey>(['ristrutturazione/leggera', 'ristrutturazione/parziale', 'ristrutturazione/completa']),
  new Set<AnyJobKey>(['ristrutturazione_tetto/impermeabilizzazione', 'ristrutturazione_tetto/terrazzo']),
  new Set<AnyJobKey>([
    'ristrutturazione_bagno/sovrapposizione',
    'ristrutturazione_bagno/piastrelle',
    'ristrutturazione_bagno/rinnovo',
  ]),
  new Set<AnyJobKey>(['impianto_fotovoltaico/balcone', 'impianto_fotovoltaico/impianto']),
  new Set<AnyJobKey>(['serramenti/cinghia', 'serramenti/motore']),
  new Set<AnyJobKey>(['tinteggiatura/legno', 'serramenti/persiane']),
]

/** Alternatives of which a home has one: a roof, a source of heat. The later one replaces the other also without 'invece'. */
const exclusive =
  /^(?:caldaia\/(?:sostituzione|pompa|ibrido)|ristrutturazione_tetto\/(?:rimontaggio|rifare|lamiera))$/

/** Whether a home has only one of two jobs: 'mettiamo il sistema ibrido', after a heat pump. */
export const areExclusive = (one: AnyJobKey, other: AnyJobKey): boolean =>
  areAlternatives(one, other) && exclusive.test(one)

/** Whether two jobs do the same work in different ways. */
export const areAlternatives = (one: AnyJobKey, other: AnyJobKey): boolean =>
  one !== other && alternatives.some((group) => group.has(one) && group.has(other))
