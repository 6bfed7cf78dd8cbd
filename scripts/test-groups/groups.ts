import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Test files that share one process, by the start of their paths: a process of its own costs a file a quarter of a
 * second, and most files need less than that for their tests. The first group that fits takes a file.
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

/** The group of a test file; undefined for one that has a process of its own. */
export function groupOf(file: string): GroupName | undefined {
  return names.find((name) => groups[name].some((start) => file.startsWith(start)))
}

/** The test files of a group, in the order in which they run: paths from the root of the repository. */
export function filesOf(group: GroupName): string[] {
  const found = globSync('{shared,web,scripts,server,server/embedded}/test/**/*.test.ts', { cwd: root })
  return found.filter((file) => groupOf(file) === group).toSorted()
}
