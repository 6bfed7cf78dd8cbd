import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Groups of test files that share one process, by path prefix. A separate process per file would cost a
 * quarter of a second each, which is more than most files need for their tests. A file belongs to the first
 * group that matches.
 */
export const groups = {
  units: ['shared/test/', 'web/test/', 'scripts/test/'],
  assistant: ['server/embedded/test/assistant/'],
  embedded: ['server/embedded/test/'],
  routes: ['server/test/routes/'],
  upstream: ['server/test/upstream/', 'server/test/contract/'],
  plugins: ['server/test/plugins/', 'server/test/stores/'],
  server: ['server/test/'],
} as const

export type GroupName = keyof typeof groups

const names = Object.keys(groups) as GroupName[]

/** The group of a test file; undefined for a file that runs in a process of its own. */
export function groupOf(file: string): GroupName | undefined {
  return names.find((name) => groups[name].some((start) => file.startsWith(start)))
}

/** The test files of a group in run order, as paths relative to the repository root. */
export function filesOf(group: GroupName): string[] {
  const found = globSync('{shared,web,scripts,server,server/embedded}/test/**/*.test.ts', { cwd: root })
  return found.filter((file) => groupOf(file) === group).toSorted()
}
