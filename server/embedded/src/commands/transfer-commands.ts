import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { openProfessionalPictures } from '../pictures/professional-pictures.ts'
import { randomToken } from '../random-token.ts'
import { StartError } from '../start-error.ts'
import {
  databaseFile,
  explainStorageError,
  openDatabase,
  openForReading,
  openForWriting,
} from '../storage/database.ts'
import { exportProfessionals } from '../transfer/export.ts'
import { formatImported, formatProblems, ImportError, importProfessionals } from '../transfer/import.ts'
import { removeProfessionals } from '../transfer/remove.ts'
import type { Command } from './command-line.ts'

type CommandOf<Name extends Command['name']> = Extract<Command, { readonly name: Name }>

/** Runs `work` with the database, and converts its storage errors to errors of one line. */
async function withDatabase<T>(
  dataDir: string,
  openIn: (folder: string) => DatabaseSync,
  work: (database: DatabaseSync) => Promise<T>,
): Promise<T> {
  const database = openIn(dataDir)
  try {
    return await work(database)
  } catch (error) {
    throw explainStorageError(error, path.join(dataDir, databaseFile))
  } finally {
    database.close()
  }
}

/** Runs `work` with the data folder, or for a dry run without data with an empty one that is then removed. */
async function withFolder<T>(
  dataDir: string,
  dryRun: boolean,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  if (!dryRun || existsSync(path.join(dataDir, databaseFile))) return work(dataDir)
  const folder = await mkdtemp(path.join(tmpdir(), 'mestieri-dry-run-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** `import professionals FILE`. A folder without a database gets one, without samples. */
export async function runImport(command: CommandOf<'import professionals'>): Promise<void> {
  const { dryRun, file } = command
  try {
    const result = await withFolder(command.dataDir, dryRun, (dataDir) =>
      withDatabase(dataDir, openDatabase, (database) =>
        importProfessionals({ ...command, dataDir, database, newUid: randomToken }),
      ),
    )
    process.stdout.write(formatImported(result, dryRun))
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    process.stderr.write(formatProblems(error.problems, file))
    process.exitCode = 1
  }
}

/** Writes to a file of its own, and renames it when it is whole. */
async function writeWhole(file: string, pieces: Iterable<string>): Promise<void> {
  const part = `${file}.part`
  try {
    const handle = await open(part, 'w')
    await pipeline(Readable.from(pieces), handle.createWriteStream({ flush: true }))
    await rename(part, file)
  } catch (error) {
    await unlink(part).catch(() => {})
    if (!(error instanceof Error && 'code' in error) || 'errcode' in error) throw error
    throw new StartError(`${file} cannot be written (${String(error.code)})`, { cause: error })
  }
}

/** Prints the pieces, as far as the reader of stdout takes them: `head` closes the pipe early. */
async function print(pieces: Iterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(pieces), process.stdout, { end: false })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
  }
}

/** `export professionals [FILE]`: the file, and with `--pictures` the stored pictures. */
export async function runExport({
  dataDir,
  file,
  format,
  pictures: folder,
}: CommandOf<'export professionals'>): Promise<void> {
  await withDatabase(dataDir, openForReading, async (database) => {
    const store = openProfessionalPictures(dataDir)
    const stored = new Set(await store.names())
    const pieces = exportProfessionals({ database, format, stored })
    if (file === null) await print(pieces)
    else await writeWhole(file, pieces)
    if (folder === null) return
    await mkdir(folder, { recursive: true })
    for (const name of stored) {
      // oxlint-disable-next-line no-await-in-loop -- one file at a time: there can be 100,000
      const bytes = await store.read(name)
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (bytes !== null) await writeFile(path.join(folder, name), bytes)
    }
  })
}

/** `remove samples` and `remove professional`. */
export async function runRemove(command: CommandOf<'remove'>): Promise<void> {
  const { dataDir, dryRun } = command
  const removed = await withDatabase(dataDir, openForWriting, (database) =>
    removeProfessionals({ ...command, database }),
  )
  process.stdout.write(`professionals ${dryRun ? 'would be ' : ''}removed: ${removed}\n`)
}
