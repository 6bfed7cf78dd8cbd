import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { StartError } from '../start-error.ts'
import { createFolder, explainStorageError } from './database.ts'

/** Name of the lock file in the data folder. It holds no data. */
const lockFile = 'serving.lock'

/** SQLite's code for a database that another connection has locked (https://www.sqlite.org/rescode.html). */
const sqliteBusy = 5

/** The right to serve a data folder. */
export interface DataLock {
  release(): void
}

/**
 * Takes the right to serve `dataDir`, so that no second process sends the same messages or sweeps the same data.
 * Creates the folder if it is missing. The lock is the operating system's on an SQLite file, so it ends with the
 * process however that ends. Commands that read or write the database beside the serving process do not take it.
 *
 * @throws StartError, with a message of one line, if another process serves the folder or it cannot be used
 */
export function lockDataDir(dataDir: string): DataLock {
  createFolder(dataDir)
  const file = path.join(dataDir, lockFile)
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    const held = lock
    return { release: () => held.close() }
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      throw new StartError(
        `${dataDir} is served by another process: stop that one, or set another DATA_DIR`,
        { cause: error },
      )
    }
    throw explainStorageError(error, file)
  }
}
