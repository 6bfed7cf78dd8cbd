import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Bundles } from './bundles.ts'
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

/** Returns the room of a file: its first folder below `src`, of features and pages the second. */
export function roomOf(file: string): string {
  const parts = file.split('/')
  const root = parts.indexOf('src') + 1
  const depth = /^web\/src\/(?:features|pages)\//.test(file) ? 2 : 1
  return parts.slice(0, Math.min(root + depth, parts.length - 1)).join('/')
}

/** Parses a report. The report of a process that was killed while it wrote is incomplete and counts as empty. */
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
 * @param reports the folder that `NODE_V8_COVERAGE` and `BROWSER_COVERAGE` named
 * @param bundles the scripts of the site; of a file in them, only the lines that a script holds count
 */
export function readCoverage(
  root: string,
  files: readonly string[],
  reports: string,
  bundles?: Bundles,
): FileCoverage[] {
  const sources = new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      const bundled = bundles?.lines.get(file)
      const code = new Map([...findCode(source, file)].filter(([line]) => bundled?.has(line) ?? true))
      return [pathToFileURL(join(root, file)).href, { file, source, code, missed: new Set(code.keys()) }]
    }),
  )
  for (const name of readdirSync(reports)) {
    const result = parseReport(readFileSync(join(reports, name), 'utf8'))
    for (const report of result) {
      for (const { file, line } of bundles?.findRun(report) ?? [])
        sources.get(pathToFileURL(join(root, file)).href)?.missed.delete(line)
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
