import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { parseMarkName } from '../pictures/mark.ts'
import { isStoredName, type ProfessionalPictures, storedNameOf } from '../pictures/professional-pictures.ts'
import { pictureNames } from '../seed/work-pictures.ts'
import type { Problem } from './csv.ts'
import type { ReadProfessional } from './professional.ts'

/** The longest side of a stored picture: the largest width that the site asks for. */
const longestSide = 1920
const quality = 82
/** A picture of a telephone has at most about 10 MB. */
const maxBytes = 40 * 1024 * 1024

/** A picture to be stored. */
interface Converted {
  readonly name: string
  readonly bytes: Buffer
}

/** Turns a picture upright and makes it smaller; its metadata, such as the place, go. Null for no picture. */
async function convert(bytes: Buffer): Promise<Converted | null> {
  // Loaded here because most commands do not need it.
  const { default: sharp } = await import('sharp')
  try {
    const upright = sharp(bytes).rotate()
    const sized = upright.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    const converted = await sized.webp({ quality }).toBuffer()
    return { name: storedNameOf(converted), bytes: converted }
  } catch {
    return null
  }
}

interface IntakeOptions {
  readonly store: ProfessionalPictures
  /** The folder of the given pictures; null if none is given. */
  readonly folder: string | null
  /** Whether to check the pictures only. */
  readonly dryRun: boolean
}

/** The pictures of a file of professionals. */
export interface PictureIntake {
  /** The stored name for each name in the file. */
  readonly names: ReadonlyMap<string, string>
  /** The names of the pictures that were added to the store, or would be. */
  readonly added: ReadonlySet<string>
}

/**
 * Stores the pictures that the professionals name. A name is that of a sample's picture, of a stored picture, or of
 * a file in the given folder. What is missing or no picture is added to `problems`; its caller then removes the
 * added ones.
 */
export async function takePictures(
  professionals: readonly ReadProfessional[],
  { store, folder, dryRun }: IntakeOptions,
  problems: Problem[],
): Promise<PictureIntake> {
  const samples = new Set(pictureNames())
  const names = new Map<string, string>()
  const added = new Set<string>()
  const faults = new Map<string, string>()

  async function read(file: string): Promise<Buffer | string> {
    if (folder === null) return 'is not stored: give its folder with --pictures'
    try {
      const bytes = await readFile(path.join(folder, file))
      return bytes.length > maxBytes ? `is larger than ${maxBytes / 1024 / 1024} MB` : bytes
    } catch {
      return 'is not in the folder of the pictures'
    }
  }

  async function resolve(name: string): Promise<void> {
    if (samples.has(name) || parseMarkName(name) !== null || (await store.has(name))) {
      names.set(name, name)
      return
    }
    const bytes = await read(name)
    if (typeof bytes === 'string') {
      faults.set(name, bytes)
      return
    }
    // A picture of an export keeps its name: converting it again would change it.
    const isExported = isStoredName(name) && storedNameOf(bytes) === name
    const converted = isExported ? { name, bytes } : await convert(bytes)
    if (converted === null) faults.set(name, 'is no picture that can be read')
    else {
      names.set(name, converted.name)
      const isNew = !(await store.has(converted.name))
      if (isNew) added.add(converted.name)
      if (isNew && !dryRun) await store.add(converted.name, converted.bytes)
    }
  }

  for (const { line, given } of professionals) {
    const listed = [...(given.profile_picture ? [given.profile_picture] : []), ...(given.work_pictures ?? [])]
    for (const name of listed) {
      // oxlint-disable-next-line no-await-in-loop -- one picture at a time: each may need 100 MB
      if (!names.has(name) && !faults.has(name)) await resolve(name)
      const fault = faults.get(name)
      if (fault !== undefined) problems.push({ line, reason: `the picture ${JSON.stringify(name)} ${fault}` })
    }
  }
  return { names, added }
}
