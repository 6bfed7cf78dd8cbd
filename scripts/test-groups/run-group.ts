import { join } from 'node:path'

import t from 'tap'

import { endOfFile } from './end-of-file.ts'
import { filesOf, type GroupName } from './groups.ts'

const root = join(import.meta.dirname, '../..')

/** Reads the environment variables without VIPSHOME, which sharp sets when it is loaded. */
function readEnvironment(): NodeJS.ProcessEnv {
  const { VIPSHOME: _, ...environment } = process.env
  return environment
}

/**
 * Runs the test files of a group in this process, one after the other. After each file, an extra test checks
 * that the environment variables are unchanged, because changes would affect the next file. The reporter uses
 * these tests to recognise the end of a file.
 */
export async function runGroup(group: GroupName): Promise<void> {
  // After the first `t.teardown`, tap ends the process's tests whenever none is waiting, for example while the next file
  // is being loaded. `t.after` does the same as `t.teardown` without that.
  t.teardown = (handler) => t.after(handler)
  for (const file of filesOf(group)) {
    const before = readEnvironment()
    try {
      await import(join(root, file))
    } catch (error) {
      t.error(error, `${file} cannot be loaded`)
    }
    await t.test(`${file}${endOfFile}`, async (t) => {
      t.same(readEnvironment(), before)
    })
  }
  if (t.ended) throw new Error(`the tests of ${group} ended before its last file`)
  t.end()
}
