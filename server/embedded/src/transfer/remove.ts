import type { DatabaseSync } from 'node:sqlite'

import { openProfessionalPictures } from '../pictures/professional-pictures.ts'
import { StartError } from '../start-error.ts'
import { isSample } from '../storage/seed-records.ts'
import { removeUnusedPictures } from './import.ts'

interface RemoveOptions {
  readonly database: DatabaseSync
  readonly dataDir: string
  /** The professional to remove; null for all samples. */
  readonly uid: string | null
  readonly dryRun: boolean
}

/**
 * Removes a professional or all samples, with their pictures. Bookings, billing data and payments stay.
 *
 * @returns how many were removed, or would be
 * @throws StartError for an unknown uid
 */
export async function removeProfessionals({
  database,
  dataDir,
  uid,
  dryRun,
}: RemoveOptions): Promise<number> {
  const where = uid === null ? isSample : 'uid = :uid'
  const values = uid === null ? {} : { uid }
  const found = Number(
    database.prepare(`SELECT count(*) AS n FROM affiliates WHERE ${where}`).get(values)?.['n'],
  )
  if (uid !== null && found === 0) throw new StartError('no professional has that uid')
  if (dryRun) return found
  database.prepare(`DELETE FROM affiliates WHERE ${where}`).run(values)
  await removeUnusedPictures(database, openProfessionalPictures(dataDir))
  return found
}
