import { createReadStream, type ReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import path from 'node:path'

import type { FileSink } from './upload-body.ts'

/** A stored picture to send. */
export interface StoredPicture {
  readonly type: 'image/jpeg' | 'image/png'
  readonly size: number
  readonly body: ReadStream
}

/** The pictures of one upload while they arrive. Either all of them are kept or none. */
export interface Intake {
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

/**
 * Stores customers' pictures as files.
 *
 * @param folder created with the first picture
 * @param newName creates an unguessable name without extension: a client that knows the name can read the
 * picture
 */
export function createPictureStore(folder: string, newName: () => string): PictureStore {
  let prepared: Promise<void> | undefined

  /** Creates the folder and deletes the unfinished files that a killed process left. */
  async function prepare(): Promise<void> {
    await mkdir(folder, { recursive: true })
    const left = (await readdir(folder)).filter((name) => name.endsWith(unfinished))
    await Promise.all(left.map((name) => removeQuietly(path.join(folder, name))))
  }

  function receive(): Intake {
    const handles: FileHandle[] = []
    const written: string[] = []
    const finished: string[] = []
    return {
      names: () => finished,
      async openFile() {
        await (prepared ??= prepare())
        const name = newName()
        const part = path.join(folder, name + unfinished)
        const handle = await open(part, 'wx')
        handles.push(handle)
        written.push(part)
        return {
          write: async (piece) => {
            await handle.writeFile(piece)
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

  return { receive, picture, bytes }
}
