import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import type { AnyJobKey } from '../../../src/assistant/jobs/job-engine.ts'
import { changesMadeBy } from '../late-changes-made.ts'

/**
 * Messages after the figure with the jobs in hand and what they change, by writers who saw neither rules nor examples. They are never
 * learned.
 */
const unseen = readFileSync(join(import.meta.dirname, 'unseen-changes.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [jobs = '', changes = '', message = ''] = line.split('\t')
    return { jobs: jobs.split(',') as AnyJobKey[], changes: changes.split(','), message }
  })

const isOfJobs = (change: string): boolean => /^[+-]/.test(change)

/** Returns the kind of the expected changes: 'number', 'add', 'drop', 'swap' or 'none'. */
function kindOf(changes: readonly string[]): string {
  if (changes.includes('none')) return 'none'
  const [adds, drops] = ['+', '-'].map((sign) => changes.some((change) => change.startsWith(sign)))
  if (adds && drops) return 'swap'
  if (adds) return 'add'
  return drops ? 'drop' : 'number'
}

/** Whether a message changed what it was to change, and no other job. */
function isRight(wanted: readonly string[], made: readonly string[]): boolean {
  if (wanted.includes('none')) return made.length === 0
  return (
    wanted.every((change) => made.includes(change)) &&
    made.filter((change) => isOfJobs(change)).every((change) => wanted.includes(change))
  )
}

/** Minimum share of the messages of each kind that are understood. The counts were 38 of 72, 36 of 42, 27 of 36, 14 of 24, 52 of 66. */
const least: Readonly<Record<string, number>> = { number: 0.5, add: 0.8, drop: 0.72, swap: 0.54, none: 0.74 }

t.test('most messages after the figure change what their unseen writers meant', async (t) => {
  const byKind = Map.groupBy(unseen, ({ changes }) => kindOf(changes))
  for (const [kind, share] of Object.entries(least)) {
    const all = byKind.get(kind) ?? []
    const right = all.filter(({ jobs, changes, message }) => isRight(changes, changesMadeBy(jobs, message)))
    t.ok(right.length / all.length >= share, `${kind}: ${right.length} of ${all.length}`)
  }
})
