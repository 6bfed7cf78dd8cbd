import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { StartError } from '../start-error.ts'
import { checkVersion, migrate } from './migrations.ts'

/** Name of the database file in the data folder. */
export const databaseFile = 'upstream.sqlite'

/** How long a statement waits for the write lock of another process, in ms. */
const busyTimeout = 5000

const connectionSettings = 'PRAGMA synchronous = FULL; PRAGMA secure_delete = ON'

/**
 * What an operator can do about an error, by SQLite's primary result code
 * (https://www.sqlite.org/rescode.html).
 */
const advice: Readonly<Record<number, string>> = {
  5: 'is locked by another process: stop that one, or set another DATA_DIR',
  8: 'is read-only: give the process write permission, or set another DATA_DIR',
  10: 'cannot be read or written (is the disk full or failing?): free some space, or set another DATA_DIR',
  11: 'is damaged: restore it from a backup, or move it away to start with an empty one',
  13: 'cannot grow, the disk is full: free some space, or set another DATA_DIR',
  14: 'cannot be opened: give the process a folder that it may write to, or set another DATA_DIR',
  26: 'is not an SQLite database: move it away to start with an empty one',
}

/** The folder of an open database. */
export function dataFolder(database: DatabaseSync): string {
  const file = database.location()
  if (file === null) throw new RangeError('a database in memory has no folder')
  return path.dirname(file)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
}

/**
 * Converts an SQLite error that the operator can fix to a `StartError` with a message of one line. Returns
 * every other error unchanged: it is a fault of the program, and its stack is needed.
 */
export function explainStorageError(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error
  if (!('errcode' in error)) return error
  // The low byte of an extended result code is the primary code.
  const words = advice[Number(error.errcode) & 0xff]
  return words === undefined ? error : new StartError(`${file} ${words}`, { cause: error })
}

/**
 * Creates the data folder if it is missing.
 *
 * @throws StartError, with a message of one line, if this is not possible
 */
export function createFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new StartError(
      `${dataDir} cannot be used as a data folder (${codeOf(error)}): give the process a folder that it may write to, or set another DATA_DIR`,
      { cause: error },
    )
  }
}

function checkIntegrity(database: DatabaseSync, file: string): void {
  const found = database.prepare('PRAGMA quick_check(1)').get()
  if (found?.['quick_check'] !== 'ok') throw new StartError(`${file} ${advice[11]}`)
}

/**
 * Opens the database in `dataDir`. Creates the folder, the file and the schema if they are missing. With a
 * write-ahead log and `synchronous = FULL`, each commit is on the disk before it is acknowledged: neither a
 * killed process nor a power cut loses a booking or a payment. Deleted data are overwritten.
 *
 * @throws StartError, with a message of one line, if the folder or the file cannot be used (read-only, full
 * disk, damaged, newer schema)
 */
export function openDatabase(dataDir: string): DatabaseSync {
  createFolder(dataDir)
  const file = path.join(dataDir, databaseFile)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true })
    database.exec(`PRAGMA journal_mode = WAL; ${connectionSettings}`)
    checkIntegrity(database, file)
    migrate(database, file)
    return database
  } catch (error) {
    database?.close()
    throw explainStorageError(error, file)
  }
}

function openExisting(dataDir: string, options: { readonly readOnly: boolean }): DatabaseSync {
  const file = path.join(dataDir, databaseFile)
  if (!existsSync(file)) {
    throw new StartError(`there is no ${file} yet: start the product once, or give another --data-dir`)
  }
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, {
      ...options,
      timeout: busyTimeout,
      enableForeignKeyConstraints: true,
    })
    if (!options.readOnly) database.exec(connectionSettings)
    checkVersion(database, file)
    return database
  } catch (error) {
    database?.close()
    throw explainStorageError(error, file)
  }
}

/**
 * Opens the existing database in `dataDir` read-only, also while another process serves it. It creates no
 * file and takes no write lock.
 *
 * @throws StartError, with a message of one line, if the file is missing, has another schema version or is
 * unreadable
 */
export function openForReading(dataDir: string): DatabaseSync {
  return openExisting(dataDir, { readOnly: true })
}

/**
 * Opens the existing database in `dataDir` for writing, also while another process serves it.
 *
 * @throws StartError in the same cases as {@link openForReading}
 */
export function openForWriting(dataDir: string): DatabaseSync {
  return openExisting(dataDir, { readOnly: false })
}
