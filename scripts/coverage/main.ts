/**
 * `npm run coverage`: runs all test groups, or the groups that its arguments name, and prints which share of the lines
 * with code ran, by room. Rooms below 85 % are listed with their missed lines. Processes that a test starts count too,
 * unless they are killed, and so do the scripts of the pages that a test visits. The site must be built.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { readBundles } from './bundles.ts'
import { formatLines } from './lines.ts'
import { byRoom, readCoverage, type RoomCoverage } from './rooms.ts'

const root = join(import.meta.dirname, '../..')

/** Below this share of its lines, in percent, a room is listed. */
const enough = 85

const sources = '{shared,server,server/embedded,web}/src/**/*.{ts,tsx}'

/** Returns the files that run these groups in both runs of the tests; without a name, the files of all groups. */
function findRunners(groups: readonly string[]): string[] {
  const found = globSync('scripts/test-groups/**/*.test.ts', { cwd: root }).toSorted()
  return found.filter((file) => groups.length === 0 || groups.includes(basename(file, '.test.ts')))
}

/** @returns whether all tests of the file passed */
function runTests(file: string, reports: string): boolean {
  // Code out of a cache would be counted less exactly.
  const environment = {
    NODE_V8_COVERAGE: reports,
    BROWSER_COVERAGE: reports,
    NODE_DISABLE_COMPILE_CACHE: '1',
    TAP_TIMEOUT: '1800',
  }
  const { status } = spawnSync(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

function format({ room, lines, percent }: RoomCoverage): string {
  return `${room.padEnd(40)}${String(lines).padStart(8)}${percent.toFixed(1).padStart(8)}`
}

const runners = findRunners(process.argv.slice(2))
const reports = mkdtempSync(join(tmpdir(), 'mestieri-coverage-'))
try {
  const failed = runners.filter((file) => !runTests(file, reports))
  const files = globSync(sources, { cwd: root }).filter((file) => !file.endsWith('.d.ts'))
  const rooms = byRoom(readCoverage(root, files.toSorted(), reports, await readBundles(root)))
  console.log(`${'room'.padEnd(40)}${'lines'.padStart(8)}${'%'.padStart(8)}`)
  for (const room of rooms) console.log(format(room))
  for (const room of rooms.filter(({ percent }) => percent < enough)) {
    console.log(`\nBelow ${enough} %: ${room.room}`)
    for (const { file, missed } of room.files)
      if (missed.length > 0) console.log(`  ${file}: ${formatLines(missed)}`)
  }
  if (failed.length > 0) {
    console.error(`\nTests failed in ${failed.join(', ')}: the figures are too low.`)
    process.exitCode = 1
  }
} finally {
  rmSync(reports, { recursive: true })
}
