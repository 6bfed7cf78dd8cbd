import { join } from 'node:path'

import t from 'tap'

import { readBuiltLearning } from '../../server/embedded/test/built-learning.ts'
import { endOfFile } from './end-of-file.ts'
import { filesOf, type GroupName, type Run } from './groups.ts'
import { shareCompilers } from './shared-compilers.ts'

const root = join(import.meta.dirname, '../..')

/** `TAP_TIMEOUT` has the timeout of .taprc in seconds. */
const fileTimeoutMs = Number(process.env['TAP_TIMEOUT'] ?? 240) * 1000

/** Reads the environment variables without VIPSHOME, which sharp sets when it is loaded. */
function readEnvironment(): NodeJS.ProcessEnv {
  const { VIPSHOME: _, ...environment } = process.env
  return environment
}

/** Runs the test files of a group in this process. */
export const runGroup = (group: GroupName, run: Run): Promise<void> => runFiles(filesOf(group, run))

/**
 * Runs test files in this process, one after the other. What a file gives to `t.teardown` runs at
 * its end. There an extra test checks that the environment variables are unchanged, because changes would affect
 * the next file. The reporter uses these tests to recognise the end of a file.
 */
export async function runFiles(files: readonly string[]): Promise<void> {
  shareCompilers()
  readBuiltLearning()
  let teardowns: (() => unknown)[] = []
  // With its own `t.teardown`, tap would end the process's tests whenever none is waiting, for example while the next
  // file is being loaded.
  t.teardown = (teardown) => void teardowns.unshift(teardown)
  for (const file of files) {
    const before = readEnvironment()
    // The limit of .taprc is for one file; without this it would be for the whole group.
    t.setTimeout(fileTimeoutMs)
    try {
      await import(join(root, file))
    } catch (error) {
      t.error(error, `${file} cannot be loaded`)
    }
    // Not buffered: it waits for tests of the file that run at the same time.
    await t.test(`${file}${endOfFile}`, { buffered: false }, async (t) => {
      for (const teardown of teardowns) await teardown()
      t.same(readEnvironment(), before)
    })
    teardowns = []
    t.jobs = 1
  }
  if (t.ended) throw new Error(`the tests ended before ${files.at(-1)}`)
  t.end()
}
