import { createReadStream, type ReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import path from 'node:path'

import type { FileSink } from './upload-body.ts'

/** A stored picture, ready to be sent. */
export interface StoredPicture {
  readonly type: 'image/jpeg' | 'image/png'
  readonly size: number
  readonly body: ReadStream
}

/** The pictures of one upload while they arrive: all of them stay, or none does. */
export interface Intake {
  openFile(): Promise<FileSink>
  /** The files' names, once all are there. */
  names(): readonly string[]
  /** Takes away what has arrived. */
  discard(): Promise<void>
}

export interface PictureStore {
  receive(): Intake
  /** Null for a name that no picture has. Names are checked, never made into a path beyond the folder. */
  picture(name: string): Promise<StoredPicture | null>
  /** A picture's bytes, for whoever looks at it here; null for a name that none has. */
  bytes(name: string): Promise<Buffer | null>
}

const namePattern = /^[A-Za-z0-9_-]{20,64}\.(jpg|png)$/
const unfinished = '.part'

async function removeQuietly(file: string): Promise<void> {
  try {
    await unlink(file)
  } catch {
    // It is gone already, or never came.
  }
}

/**
 * Customers' pictures as files.
 *
 * @param folder made when the first picture comes
 * @param newName a name that nobody can guess, without its ending: who knows it sees the picture
 */
export function createPictureStore(folder: string, newName: () => string): PictureStore {
  let prepared: Promise<void> | undefined

  /** What a killed process left half-written is nobody's picture. */
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
