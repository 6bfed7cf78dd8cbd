import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

import { StartError } from '../start-error.ts'
import { databaseFile, explainStorageError } from '../storage/database.ts'

/** The folder of backups in the data folder, where no other is given. It is not backed up itself. */
const backupsFolder = 'backups'

/** How long a statement waits for a lock, in ms. */
const busyTimeout = 5000

/** The number of pages that are copied at once: all, so that writes of other processes never restart the copy. */
const everyPage = 2 ** 31 - 1

interface BackupOptions {
  readonly dataDir: string
  /** The folder to make; null for one in the data folder, named after the time. */
  readonly to: string | null
  /** Milliseconds since the epoch. */
  readonly now: number
}

export interface BackupReport {
  readonly folder: string
  /** How many files other than the database were copied: customers' photos and professionals' pictures. */
  readonly pictures: number
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Copies the database as of one moment, into one file without a write-ahead log, and checks the copy. */
async function copyDatabase(file: string, copy: string): Promise<void> {
  // Not opened by openForReading: a backup is also for the version before this one.
  const source = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout })
  try {
    await backup(source, copy, { rate: everyPage })
  } finally {
    source.close()
  }
  const copied = new DatabaseSync(copy)
  try {
    copied.exec('PRAGMA journal_mode = DELETE')
    const found = copied.prepare('PRAGMA integrity_check(1)').get()
    if (found?.['integrity_check'] !== 'ok') {
      throw new StartError(`${file} is damaged: its copy fails SQLite's integrity check`)
    }
  } finally {
    copied.close()
  }
}

/** Copies a folder of pictures. Skips files that are still arriving or are erased meanwhile. */
async function copyPictures(from: string, to: string): Promise<number> {
  await mkdir(to)
  let count = 0
  for (const name of await readdir(from)) {
    if (name.endsWith('.part')) continue
    try {
      // One at a time: the copy must not slow down the site.
      // oxlint-disable-next-line no-await-in-loop
      await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE)
      count += 1
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return count
}

async function copyData(dataDir: string, target: string): Promise<number> {
  await copyDatabase(path.join(dataDir, databaseFile), path.join(target, databaseFile))
  // After the database: so each picture that the copied rows name is there, unless it was erased meanwhile.
  const entries = await readdir(dataDir, { withFileTypes: true })
  let pictures = 0
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name === backupsFolder) continue
    // oxlint-disable-next-line no-await-in-loop -- see copyPictures
    pictures += await copyPictures(path.join(dataDir, entry.name), path.join(target, entry.name))
  }
  return pictures
}

/** `2026-11-22T16-40-53Z`: a file name on every system. */
function nameOf(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/**
 * Copies the data folder while the product may serve and write. The copy is a data folder itself: `DATA_DIR` can name
 * it. It appears under its name when it is complete and checked.
 *
 * @throws StartError, with a message of one line, if there is no database, the target exists or cannot be written, or
 * the database is damaged
 */
export async function backUp({ dataDir, to, now }: BackupOptions): Promise<BackupReport> {
  const file = path.join(dataDir, databaseFile)
  if (!existsSync(file)) {
    throw new StartError(`there is no ${file} yet: start the product once, or give another --data-dir`)
  }
  const folder = path.resolve(to ?? path.join(dataDir, backupsFolder, nameOf(now)))
  if (existsSync(folder)) throw new StartError(`${folder} exists: a backup never replaces another`)
  const unfinished = `${folder}.part`
  try {
    await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 })
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { mode: 0o700 })
    const pictures = await copyData(dataDir, unfinished)
    await rename(unfinished, folder)
    return { folder, pictures }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
    const explained = explainStorageError(error, file)
    if (explained instanceof StartError || !(error instanceof Error) || !('syscall' in error)) throw explained
    throw new StartError(`${folder} cannot be written: ${error.message}`, { cause: error })
  }
}

/** One line for the operator. */
export function formatBackup({ folder, pictures }: BackupReport): string {
  return `${folder}: the database and ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}\n`
}
