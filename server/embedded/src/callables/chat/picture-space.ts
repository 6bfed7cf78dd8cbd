import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'

import { StorageLimitError } from '../../storage/storage-faults.ts'

/** The size of a volume and its free space, in bytes. */
export interface VolumeSpace {
  readonly total: number
  readonly free: number
}

/** Limits the bytes of the pictures in a folder, so that photos cannot fill the disk. */
export interface PictureSpace {
  /**
   * Checks that there is room for another picture. Call it before each one.
   *
   * @throws {StorageLimitError}
   */
  check(): Promise<void>
  /** Notes that bytes were written; negative for deleted ones. */
  add(bytes: number): void
}

interface PictureSpaceOptions {
  /** An existing folder. */
  readonly folder: string
  /** Reads the space of the folder's volume. */
  readonly volume?: (folder: string) => Promise<VolumeSpace>
  readonly maxBytes?: number
}

/** The most that the pictures may take, however large the volume is. */
const quotaBytes = 20_000_000_000
/** What stays free for bookings and payments: this much, or a tenth of a small volume. */
const reservedBytes = 256_000_000

async function volumeOf(folder: string): Promise<VolumeSpace> {
  const { bsize, blocks, bavail } = await statfs(folder)
  return { total: blocks * bsize, free: bavail * bsize }
}

/** The bytes of all files in the folder. */
async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const name of await readdir(folder)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one file at a time: a folder can have 100,000 files
      bytes += (await stat(path.join(folder, name))).size
    } catch {
      // The file was deleted meanwhile.
    }
  }
  return bytes
}

/**
 * Creates the {@link PictureSpace} of a folder. Pictures may take up to 20 GB, and never more than what stays
 * free beside them: on a small or full volume the other half is left for the database. The bytes are counted
 * in memory; before a refusal the folder is measured, because another process may have deleted pictures.
 */
export async function createPictureSpace({
  folder,
  volume = volumeOf,
  maxBytes = quotaBytes,
}: PictureSpaceOptions): Promise<PictureSpace> {
  let used = await sizeOf(folder)

  async function excess(): Promise<string | null> {
    if (used >= maxBytes) return 'PICTURE_QUOTA: the photos take all the space that they may take'
    const { total, free } = await volume(folder)
    const usable = free - Math.min(reservedBytes, total / 10)
    return used >= usable ? 'PICTURE_SPACE: the disk has too little free space for more photos' : null
  }

  return {
    async check() {
      if ((await excess()) === null) return
      used = await sizeOf(folder)
      const reason = await excess()
      if (reason !== null) throw new StorageLimitError(reason)
    },
    add(bytes) {
      used += bytes
    },
  }
}
