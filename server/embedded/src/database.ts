import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { checkVersion, migrate } from './migrations.ts'
import { StartError } from './start-error.ts'

/** The database's file in the data folder. */
export const databaseFile = 'upstream.sqlite'

/** How long a statement waits for another process's write lock, in ms. */
const busyTimeout = 5000

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html) that an operator can do something about. */
const advice: Readonly<Record<number, string>> = {
  5: 'is locked by another process: stop that one, or set another DATA_DIR',
  8: 'is read-only: give the process write permission, or set another DATA_DIR',
  10: 'cannot be read or written (is the disk full or failing?): free some space, or set another DATA_DIR',
  11: 'is damaged: restore it from a backup, or move it away to start with an empty one',
  13: 'cannot grow, the disk is full: free some space, or set another DATA_DIR',
  14: 'cannot be opened: give the process a folder that it may write to, or set another DATA_DIR',
  26: 'is no database: move it away to start with an empty one',
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
}

/**
 * What `error` means for whoever operates the process. Errors that are not the file system's or SQLite's
 * come back as they are: they are faults of the program, and want their stack.
 */
export function explainStorageError(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error
  if (!('errcode' in error)) return error
  // The low byte is the primary code; the rest only says where SQLite noticed.
  const words = advice[Number(error.errcode) & 0xff]
  return words === undefined ? error : new StartError(`${file} ${words}`, { cause: error })
}

function createFolder(dataDir: string): void {
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
 * Opens the database in `dataDir`, making folder, file and schema where they are missing. With a write-ahead
 * log and `synchronous = NORMAL` a killed process loses nothing that was committed and needs no repair.
 *
 * @throws StartError in one line, when the folder or the file cannot be used (read-only, full, damaged, newer).
 */
export function openDatabase(dataDir: string): DatabaseSync {
  createFolder(dataDir)
  const file = path.join(dataDir, databaseFile)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true })
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
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
    checkVersion(database, file)
    return database
  } catch (error) {
    database?.close()
    throw explainStorageError(error, file)
  }
}

/**
 * Opens the database in `dataDir` for reading alone, beside a process that serves it: nothing is made, and nothing
 * waits for anybody.
 *
 * @throws StartError in one line, where there is none, or it is not of this program's version or cannot be read.
 */
export function openForReading(dataDir: string): DatabaseSync {
  return openExisting(dataDir, { readOnly: true })
}

/**
 * Opens the database in `dataDir` to add something, also beside a process that serves it.
 *
 * @throws StartError as {@link openForReading} does
 */
export function openForAdding(dataDir: string): DatabaseSync {
  return openExisting(dataDir, { readOnly: false })
}
