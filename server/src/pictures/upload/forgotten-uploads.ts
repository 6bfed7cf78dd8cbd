import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The prefix of the name of an upload's folder; a random suffix follows. */
export const uploadPrefix = 'mestieri-upload-'

/** An upload of another process that runs still is younger: its time limit is a few minutes. */
export const forgottenAfterMs = 60 * 60 * 1000

/** When a folder was changed; null if another process has removed it meanwhile. */
async function modificationTime(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * Removes the upload folders of processes that were killed before they could remove them.
 *
 * @param before milliseconds since the epoch, by the file system's clock. Folders changed later are kept.
 */
export async function removeForgottenUploads(folder: string, before: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(uploadPrefix))
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const changedAt = await modificationTime(path)
      if (changedAt !== null && changedAt < before) await rm(path, { recursive: true, force: true })
    }),
  )
}
