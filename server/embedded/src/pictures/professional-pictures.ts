import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The name of a stored picture: the beginning of the SHA-256 of its bytes. */
const storedName = /^[0-9a-f]{40}\.webp$/

/** Whether a name is that of a stored picture; the file may be missing. */
export function isStoredName(name: string): boolean {
  return storedName.test(name)
}

/** The stored name of a picture's bytes. */
export function storedNameOf(bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.webp`
}

/** Pictures of professionals that were imported, as files in the data folder. */
export interface ProfessionalPictures {
  has(name: string): Promise<boolean>
  /** Reads a picture; null for an unknown name. Names are checked, so a path cannot leave the folder. */
  read(name: string): Promise<Buffer | null>
  /** Stores a picture under the name of its bytes. */
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Deletes pictures. A name without a file is ignored. */
  remove(names: Iterable<string>): Promise<void>
  /** The names of all stored pictures. */
  names(): Promise<string[]>
}

/** @param dataDir the data folder; the folder in it is created with the first picture */
export function openProfessionalPictures(dataDir: string): ProfessionalPictures {
  const folder = path.join(dataDir, 'professional-pictures')
  const fileOf = (name: string) => path.join(folder, name)
  async function has(name: string): Promise<boolean> {
    if (!isStoredName(name)) return false
    try {
      return (await stat(fileOf(name))).isFile()
    } catch {
      return false
    }
  }
  return {
    has,
    async read(name) {
      if (!isStoredName(name)) return null
      try {
        return await readFile(fileOf(name))
      } catch {
        return null
      }
    },
    async add(name, bytes) {
      await mkdir(folder, { recursive: true })
      // Renamed when it is whole, so that a killed process leaves no half picture under a stored name.
      const part = fileOf(`${name}.part`)
      await writeFile(part, bytes, { flush: true })
      await rename(part, fileOf(name))
    },
    async remove(names) {
      for (const name of names) {
        if (!isStoredName(name)) continue
        try {
          // oxlint-disable-next-line no-await-in-loop -- one file at a time: there can be 100,000
          await unlink(fileOf(name))
        } catch {
          // The file does not exist.
        }
      }
    },
    async names() {
      try {
        return (await readdir(folder)).filter(isStoredName)
      } catch {
        return []
      }
    },
  }
}
