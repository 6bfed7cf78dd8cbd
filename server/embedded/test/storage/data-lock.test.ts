import path from 'node:path'

import t from 'tap'

import { StartError } from '../../src/start-error.ts'
import { lockDataDir } from '../../src/storage/data-lock.ts'

t.test('a data folder is served by one process at a time, others beside it are free', async (t) => {
  const folder = path.join(t.testdir(), 'new')
  const lock = lockDataDir(folder)
  const message = `${folder} is served by another process: stop that one, or set another DATA_DIR`
  t.throws(() => lockDataDir(folder), new StartError(message))
  t.doesNotThrow(() => lockDataDir(path.join(folder, 'other')).release())
  lock.release()
  t.doesNotThrow(() => lockDataDir(folder).release())
})

t.test('a lock file that cannot be opened is one line', async (t) => {
  const folder = t.testdir({ 'serving.lock': {} })
  t.throws(() => lockDataDir(folder), { name: 'StartError', message: /serving\.lock cannot be opened/ })
})
