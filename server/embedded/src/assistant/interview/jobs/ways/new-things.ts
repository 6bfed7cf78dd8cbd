import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { optionOf } from '../../../slots/facts.ts'
import type { JobAtHand } from '../../agenda.ts'

/** Jobs that put a new thing in place of the one that another job cleans, maintains or renews. */
const newThings: ReadonlyMap<AnyJobKey, AnyJobKey> = new Map<AnyJobKey, AnyJobKey>([
  ['ristrutturazione_tetto/pulizia-gronde', 'ristrutturazione_tetto/grondaie'],
  ['ristrutturazione/levigatura', 'ristrutturazione/parquet'],
  ['caldaia/revisione', 'caldaia/sostituzione'],
  ['serramenti/vetri', 'serramenti/finestre'],
])

/** The same for the wooden things of a painting job. */
const newOfWood: Readonly<Record<string, AnyJobKey>> = {
  persiane: 'serramenti/persiane',
  porte: 'ristrutturazione/porte',
  finestre: 'serramenti/finestre',
}

/** A job and the one that puts a new thing in place of that which it repairs, paints, cleans or maintains. */
export interface NewThing {
  readonly old: AnyJobKey
  readonly key: AnyJobKey
  /** Whether the old job is a repair, so that the name of the new one alone replaces it. */
  readonly isRepair: boolean
}

/** Returns the job that puts a new thing in place of that of a job; null if there is none. */
export function newThingOf({ key: old, slug, kind, inHand }: JobAtHand): NewThing | null {
  if (kind.replacement !== undefined && slug !== null)
    return { old, key: `${slug}/${kind.replacement}`, isRepair: true }
  const thing = old === 'tinteggiatura/legno' ? optionOf(inHand.facts, 'cosaLegno') : null
  const key = newThings.get(old) ?? newOfWood[thing ?? '']
  return key === undefined ? null : { old, key, isRepair: false }
}
