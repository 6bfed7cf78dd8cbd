import { globSync } from 'node:fs'
import { join } from 'node:path'

import { keysOf } from '@mestieri/shared/records.ts'

import { longTests, mainJourneys } from './runs.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Groups of test files that share one process, by path prefix. A separate process per file would cost a
 * quarter of a second each, which is more than most files need for their tests; with a browser and the modules
 * of the product, it would cost four seconds. A file belongs to the first group that matches.
 */
export const groups = {
  units: ['shared/test/', 'web/test/', 'scripts/test/'],
  assistant: ['server/embedded/test/assistant/'],
  embedded: ['server/embedded/test/'],
  routes: ['server/test/routes/'],
  upstream: ['server/test/upstream/', 'server/test/contract/'],
  plugins: ['server/test/plugins/', 'server/test/stores/'],
  server: ['server/test/'],
  bookings: ['web/e2e/bookings/'],
  chat: ['web/e2e/chat/'],
  focus: ['web/e2e/focus/'],
  found: ['web/e2e/found/', 'web/e2e/information/'],
  journeys: ['web/e2e/journeys/'],
  payments: ['web/e2e/payments/', 'web/e2e/account/'],
  privacy: ['web/e2e/privacy/', 'web/e2e/professionals/'],
  site: ['web/e2e/'],
} as const

export type GroupName = keyof typeof groups

const names = keysOf(groups)

/** The group of a test file; undefined for a file of no group. */
export function groupOf(file: string): GroupName | undefined {
  return names.find((name) => groups[name].some((start) => file.startsWith(start)))
}

/** `short` is what `npm test` runs of a group, `rest` what only `npm run test:all` adds. */
export type Run = 'short' | 'rest'

const journeys: ReadonlySet<string> = new Set(mainJourneys)
const long: ReadonlySet<string> = new Set(longTests)

const browserTests = 'web/e2e/'

/** Whether the files of a group are journeys in the browser. `npm test` runs those of all such groups in one process. */
export function isOfBrowser(group: GroupName): boolean {
  return groups[group][0].startsWith(browserTests)
}

/** The run of a test file: a journey is in the rest if it is no main journey, another test if it is a long one. */
function runOf(file: string): Run {
  const isInRest = file.startsWith(browserTests) ? !journeys.has(file) : long.has(file)
  return isInRest ? 'rest' : 'short'
}

/** All test files, as paths relative to the repository root, in run order. */
function findTests(): string[] {
  return globSync(['{shared,web,scripts,server,server/embedded}/test/**/*.test.ts', 'web/e2e/**/*.test.ts'], {
    cwd: root,
  }).toSorted()
}

/** The test files of a group in one of the two runs, as paths relative to the repository root, in run order. */
export function filesOf(group: GroupName, run: Run): string[] {
  return findTests().filter((file) => groupOf(file) === group && runOf(file) === run)
}
