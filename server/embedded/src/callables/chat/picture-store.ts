import { createReadStream, type ReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import { dataFolder } from '../../storage/database.ts'
import { createPictureSpace, type PictureSpace, type VolumeSpace } from './picture-space.ts'
import type { FileSink } from './upload-body.ts'

/** A stored picture to send. */
export interface StoredPicture {
  readonly type: 'image/jpeg' | 'image/png'
  readonly size: number
  readonly body: ReadStream
}

/** The pictures of one upload while they arrive. Either all of them are kept or none. */
export interface Intake {
  /** @throws {StorageLimitError} if there is no room for another picture */
  openFile(): Promise<FileSink>
  /** The names of the finished files. */
  names(): readonly string[]
  /** Deletes all files of the upload. */
  discard(): Promise<void>
}

export interface PictureStore {
  receive(): Intake
  /** Opens a picture; null for an unknown name. Names are checked, so a path cannot leave the folder. */
  picture(name: string): Promise<StoredPicture | null>
  /** Reads the bytes of a picture; null for an unknown name. */
  bytes(name: string): Promise<Buffer | null>
  /** Deletes pictures. A name without a file is ignored. */
  remove(names: readonly string[]): Promise<void>
  /**
   * Deletes the pictures that are not known and were changed before `before`, in ms since 1970.
   *
   * @returns how many were deleted
   */
  removeUnknown(isKnown: (name: string) => boolean, before: number): Promise<number>
}

interface PictureStoreOptions {
  /** Reads the space of the volume; default: that of the file system. */
  readonly volume?: ((folder: string) => Promise<VolumeSpace>) | undefined
}

/** The folder of customers' pictures, beside the database file. */
export function picturesFolder(database: DatabaseSync): string {
  return path.join(dataFolder(database), 'pictures')
}

const namePattern = /^[A-Za-z0-9_-]{20,64}\.(jpg|png)$/
const unfinished = '.part'

async function removeQuietly(file: string): Promise<void> {
  try {
    await unlink(file)
  } catch {
    // The file does not exist.
  }
}

/** The names of all files in a folder; none if there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** When a file was last changed, in ms since 1970; infinity if it does not exist. */
async function changedAt(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs
  } catch {
    return Infinity
  }
}

/**
 * Stores customers' pictures as files.
 *
 * @param folder created with the first picture
 * @param newName creates an unguessable name without extension: a client that knows the name can read the
 * picture
 */
export function createPictureStore(
  folder: string,
  newName: () => string,
  { volume }: PictureStoreOptions = {},
): PictureStore {
  let prepared: Promise<PictureSpace> | undefined

  /** Creates the folder and deletes the unfinished files that a killed process left. */
  async function prepare(): Promise<PictureSpace> {
    await mkdir(folder, { recursive: true })
    const left = (await readdir(folder)).filter((name) => name.endsWith(unfinished))
    await Promise.all(left.map((name) => removeQuietly(path.join(folder, name))))
    return createPictureSpace({ folder, ...(volume && { volume }) })
  }

  /** A failed preparation is not kept: the next upload tries again. */
  function space(): Promise<PictureSpace> {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined
      throw error
    })
    return prepared
  }

  function receive(): Intake {
    const handles: FileHandle[] = []
    const written: string[] = []
    const finished: string[] = []
    let room: PictureSpace | undefined
    let taken = 0
    return {
      names: () => finished,
      async openFile() {
        const shared = await space()
        room = shared
        await shared.check()
        const name = newName()
        const part = path.join(folder, name + unfinished)
        const handle = await open(part, 'wx')
        handles.push(handle)
        written.push(part)
        return {
          write: async (piece) => {
            await handle.writeFile(piece)
            taken += piece.length
            shared.add(piece.length)
          },
          finish: async (type) => {
            await handle.sync()
            await handle.close()
            const file = `${name}.${type}`
            await rename(part, path.join(folder, file))
            written.push(path.join(folder, file))
            finished.push(file)
          },
        }
      },
      async discard() {
        await Promise.allSettled(handles.map((handle) => handle.close()))
        await Promise.all(written.map((file) => removeQuietly(file)))
        room?.add(-taken)
        taken = 0
      },
    }
  }

  async function picture(name: string): Promise<StoredPicture | null> {
    if (!namePattern.test(name)) return null
    const file = path.join(folder, name)
    try {
      const { size } = await stat(file)
      const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
      return { type, size, body: createReadStream(file) }
    } catch {
      return null
    }
  }

  async function bytes(name: string): Promise<Buffer | null> {
    if (!namePattern.test(name)) return null
    try {
      return await readFile(path.join(folder, name))
    } catch {
      return null
    }
  }

  async function remove(names: readonly string[]): Promise<void> {
    for (const name of names.filter((one) => namePattern.test(one))) {
      // oxlint-disable-next-line no-await-in-loop -- one file at a time: there can be 100,000
      await removeQuietly(path.join(folder, name))
    }
  }

  async function removeUnknown(isKnown: (name: string) => boolean, before: number): Promise<number> {
    const unknown: string[] = []
    for (const name of await namesIn(folder)) {
      if (!namePattern.test(name) || isKnown(name)) continue
      // oxlint-disable-next-line no-await-in-loop -- one file at a time, and they are few
      if ((await changedAt(path.join(folder, name))) < before) unknown.push(name)
    }
    await remove(unknown)
    return unknown.length
  }

  return { receive, picture, bytes, remove, removeUnknown }
}
