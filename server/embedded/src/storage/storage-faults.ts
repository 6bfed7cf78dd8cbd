/** A limit on the space of stored files is reached. The message is for the log and has no data of customers. */
export class StorageLimitError extends Error {
  /** Insufficient Storage (RFC 4918). */
  readonly statusCode = 507

  constructor(message: string) {
    super(message)
    this.name = 'StorageLimitError'
  }
}

/**
 * Reasons by SQLite's primary result code (https://www.sqlite.org/rescode.html). Codes that only a fault of the
 * program causes are not listed.
 */
const sqliteReasons: Readonly<Record<number, string>> = {
  1: 'SQLITE_ERROR: a table or column is missing, the database was changed',
  5: 'SQLITE_BUSY: another process holds the lock of the database',
  6: 'SQLITE_LOCKED: a table is locked',
  7: 'SQLITE_NOMEM: there is not enough memory',
  8: 'SQLITE_READONLY: the database cannot be written',
  10: 'SQLITE_IOERR: the disk failed or is full',
  11: 'SQLITE_CORRUPT: the database is damaged',
  13: 'SQLITE_FULL: the disk is full',
  14: 'SQLITE_CANTOPEN: a file of the database cannot be opened',
  26: 'SQLITE_NOTADB: the file is not a database',
}

/** Reasons by the error code of a file operation. */
const fileReasons: Readonly<Record<string, string>> = {
  EACCES: 'EACCES: the data folder cannot be written',
  EDQUOT: 'EDQUOT: the disk quota is used up',
  EFBIG: 'EFBIG: a file would be larger than the system allows',
  EIO: 'EIO: the disk failed',
  ENOENT: 'ENOENT: a file or folder is missing',
  ENOSPC: 'ENOSPC: the disk is full',
  EPERM: 'EPERM: the data folder cannot be written',
  EROFS: 'EROFS: the file system is read-only',
}

/**
 * Why the storage failed: a code and a short text, without paths and without data. Null if the error is not
 * about the storage.
 */
export function storageReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof StorageLimitError) return error.message
  // The low byte of an extended result code is the primary code.
  if ('errcode' in error) return sqliteReasons[Number(error.errcode) & 0xff] ?? null
  return ('code' in error && fileReasons[String(error.code)]) || null
}

/** How the storage does, without paths and without data. */
export interface StorageReport {
  /** `failing`: the last attempt of at least one kind of work failed because of the storage. */
  readonly status: 'ok' | 'failing'
  readonly lastFailure: { readonly at: string; readonly reason: string } | null
}

/** Remembers which kinds of work fail because of the storage. */
export interface StorageHealth {
  /** @param work a kind of work, such as a route: one of a fixed set */
  failed(work: string, reason: string): void
  succeeded(work: string): void
  report(): StorageReport
}

/** @param now milliseconds since 1970 */
export function createStorageHealth(now: () => number): StorageHealth {
  const failing = new Set<string>()
  let lastFailure: StorageReport['lastFailure'] = null
  return {
    failed(work, reason) {
      failing.add(work)
      lastFailure = { at: new Date(now()).toISOString(), reason }
    },
    succeeded(work) {
      failing.delete(work)
    },
    report: () => ({ status: failing.size === 0 ? 'ok' : 'failing', lastFailure }),
  }
}
