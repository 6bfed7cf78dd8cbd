import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { findCode, findRun, type ScriptReport } from './lines.ts'

/** A source file and its lines with code. */
export interface FileCoverage {
  readonly file: string
  readonly lines: number
  /** The lines with code that no process ran. */
  readonly missed: readonly number[]
}

/** The files of a room: a folder of a package's source, of the site a feature or page. */
export interface RoomCoverage {
  readonly room: string
  readonly lines: number
  readonly percent: number
  readonly files: readonly FileCoverage[]
}

/** Of a room in the root of a source folder: the folder. */
export function roomOf(file: string): string {
  const parts = file.split('/')
  const root = parts.indexOf('src') + 1
  const depth = /^web\/src\/(?:features|pages)\//.test(file) ? 2 : 1
  return parts.slice(0, Math.min(root + depth, parts.length - 1)).join('/')
}

/** The scripts of a report; none if its process was killed while it wrote. */
function parseReport(text: string): readonly ScriptReport[] {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- V8 has written it
    return (JSON.parse(text) as { readonly result: readonly ScriptReport[] }).result
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/**
 * Reads the coverage of source files out of the reports of all processes of a test run.
 * @param root the folder of the repository
 * @param files the source files, relative to it; a file that no process has loaded counts too
 * @param reports the folder that `NODE_V8_COVERAGE` named
 */
export function readCoverage(root: string, files: readonly string[], reports: string): FileCoverage[] {
  const sources = new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      const code = findCode(source)
      return [pathToFileURL(join(root, file)).href, { file, source, code, missed: new Set(code.keys()) }]
    }),
  )
  for (const name of readdirSync(reports)) {
    const result = parseReport(readFileSync(join(reports, name), 'utf8'))
    for (const report of result) {
      const found = sources.get(report.url)
      if (!found || found.missed.size === 0) continue
      for (const line of findRun(found.code, found.source.length, report)) found.missed.delete(line)
    }
  }
  return [...sources.values()].map(({ file, code, missed }) => ({
    file,
    lines: code.size,
    missed: [...missed],
  }))
}

/** The coverage by room, in the order of their names. Files without code, such as types, are left out. */
export function byRoom(files: readonly FileCoverage[]): RoomCoverage[] {
  const rooms = Map.groupBy(
    files.filter(({ lines }) => lines > 0),
    ({ file }) => roomOf(file),
  )
  return [...rooms]
    .map(([room, found]) => {
      const lines = found.reduce((sum, file) => sum + file.lines, 0)
      const missed = found.reduce((sum, file) => sum + file.missed.length, 0)
      return { room, lines, percent: (100 * (lines - missed)) / lines, files: found }
    })
    .toSorted((a, b) => (a.room < b.room ? -1 : 1))
}
