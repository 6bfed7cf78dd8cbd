import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the folder of an upload is called, before a random ending. */
export const uploadPrefix = 'mestieri-upload-'

/**
 * Removes the photos that uploads left behind whose process was killed.
 * @param before milliseconds since the epoch, by the clock of the file system; what was touched later is left alone
 */
export async function removeForgottenUploads(folder: string, before: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(uploadPrefix))
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const { mtimeMs } = await stat(path)
      if (mtimeMs < before) await rm(path, { recursive: true, force: true })
    }),
  )
}
