import { readFile } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'

import { parseTexts } from '@mestieri/shared/records.ts'

import type { FileFormat } from '../commands/command-line.ts'
import { withListingsMadeAnew } from '../made-anew.ts'
import { openProfessionalPictures, type ProfessionalPictures } from '../pictures/professional-pictures.ts'
import { StartError } from '../start-error.ts'
import { inTransaction } from '../storage/transaction.ts'
import { type Problem, readCsv } from './csv.ts'
import { readJson } from './json.ts'
import { takePictures } from './picture-intake.ts'
import { readProfessionals } from './professional.ts'
import { type StoredCounts, storeProfessionals } from './store-professionals.ts'

/** An import that stored nothing because the file has mistakes. */
export class ImportError extends Error {
  /** By line. */
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`the file has ${problems.length} mistakes`)
    this.name = 'ImportError'
    this.problems = problems.toSorted((a, b) => a.line - b.line)
  }
}

interface ImportOptions {
  readonly database: DatabaseSync
  readonly dataDir: string
  readonly file: string
  readonly format: FileFormat
  /** The folder of the pictures; null if none is given. */
  readonly pictures: string | null
  readonly dryRun: boolean
  readonly newUid: () => string
}

export interface ImportResult extends StoredCounts {
  /** The number of pictures that were added. */
  readonly pictures: number
}

/** @throws StartError for a file that cannot be read */
async function readText(file: string): Promise<string> {
  let bytes: Buffer
  try {
    bytes = await readFile(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    throw new StartError(`${file} cannot be read (${code})`, { cause: error })
  }
  try {
    // It also removes the byte order mark that Excel writes.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new StartError(`${file} is not UTF-8: in Excel, save it as CSV UTF-8`, { cause: error })
  }
}

/** From so many professionals on the listings of places are made anew instead of changed. */
const manyProfessionals = 5000
/** The page cache of an import, in KiB. */
const cacheKib = 64 * 1024

class DryRunEnd extends Error {}

/** Stores the records in one transaction, which is undone for a dry run or a mistake. */
function store(
  { database, dryRun }: Pick<ImportOptions, 'database' | 'dryRun'>,
  work: (problems: Problem[]) => StoredCounts,
): StoredCounts {
  database.exec(`PRAGMA cache_size = -${cacheKib}`)
  let counts: StoredCounts = { added: 0, changed: 0, unchanged: 0 }
  try {
    inTransaction(database, () => {
      const problems: Problem[] = []
      counts = work(problems)
      if (problems.length > 0) throw new ImportError(problems)
      if (dryRun) throw new DryRunEnd()
    })
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error
  }
  return counts
}

/** Deletes the pictures of professionals that no professional has any more. */
export async function removeUnusedPictures(
  database: DatabaseSync,
  pictures: ProfessionalPictures,
): Promise<void> {
  const unused = new Set(await pictures.names())
  if (unused.size === 0) return
  const rows = database.prepare('SELECT profile_picture, work_pictures FROM affiliates').iterate()
  for (const row of rows) {
    unused.delete(String(row['profile_picture']))
    for (const name of parseTexts(String(row['work_pictures']))) unused.delete(name)
  }
  await pictures.remove(unused)
}

/**
 * Adds and changes professionals by a file. Everything is checked first, and then stored in one transaction: a
 * mistake, or a killed process, leaves the database as it was. Professionals that the file does not have stay.
 *
 * @throws ImportError with every mistake
 * @throws StartError for a file that cannot be read
 */
export async function importProfessionals(options: ImportOptions): Promise<ImportResult> {
  const { database, dataDir, file, format, pictures: folder, dryRun, newUid } = options
  const text = await readText(file)
  const problems: Problem[] = []
  const records = format === 'json' ? readJson(text, problems) : readCsv(text, problems)
  const professionals = readProfessionals(records, problems)
  const pictures = openProfessionalPictures(dataDir)
  const taken = await takePictures(professionals, { store: pictures, folder, dryRun }, problems)
  try {
    if (problems.length > 0) throw new ImportError(problems)
    const pictureName = (name: string) => taken.names.get(name) ?? name
    const counts = store({ database, dryRun }, (found) => {
      const work = () => storeProfessionals({ database, professionals, pictureName, newUid }, found)
      return professionals.length < manyProfessionals ? work() : withListingsMadeAnew(database, work)
    })
    if (!dryRun) await removeUnusedPictures(database, pictures)
    return { ...counts, pictures: taken.added.size }
  } catch (error) {
    if (!dryRun) await pictures.remove(taken.added)
    throw error
  }
}

/** Formats the result as lines of text. */
export function formatImported(
  { added, changed, unchanged, pictures }: ImportResult,
  dryRun: boolean,
): string {
  const would = dryRun ? 'would be ' : ''
  return `professionals ${would}added: ${added}, ${would}changed: ${changed}, unchanged: ${unchanged}; pictures ${would}added: ${pictures}\n`
}

/** Formats every mistake as a line. */
export function formatProblems(problems: readonly Problem[], file: string): string {
  const lines = problems.map(({ line, reason }) => `${file}:${line}: ${reason}\n`)
  const count = `${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'}`
  return `${lines.join('')}nothing imported: ${count}\n`
}
