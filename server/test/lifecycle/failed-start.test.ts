import t from 'tap'

import { StartError } from '../../embedded/src/start-error.ts'
import { ConfigError } from '../../src/config/environment.ts'
import { explainFailedStart } from '../../src/lifecycle/failed-start.ts'

function systemError(code: string, syscall: string): Error {
  return Object.assign(new Error(`${code}: ${syscall} '/canary'`), { code, syscall })
}

t.test(
  'an error that an operator can fix is explained in one line with the name of its setting',
  async (t) => {
    for (const [code, syscall, words] of [
      ['EACCES', 'mkdtemp', /^TMPDIR is not a folder .*\(EACCES\)/],
      ['ENOENT', 'mkdtemp', /^TMPDIR .*\(ENOENT\)/],
      ['ENOSPC', 'mkdtemp', /^TMPDIR .*\(ENOSPC\)/],
    ] as const) {
      const text = explainFailedStart(systemError(code, syscall))
      t.match(text, words)
      t.notMatch(text, /\n|canary/)
    }
    t.equal(
      explainFailedStart(new ConfigError(['PORT is wrong', 'HOST is wrong'])),
      'PORT is wrong\nHOST is wrong',
    )
    t.equal(explainFailedStart(new StartError('the folder is full')), 'the folder is full')
  },
)

t.test('every other error keeps its stack', async (t) => {
  for (const error of [new TypeError('no function'), systemError('EACCES', 'open')]) {
    t.equal(explainFailedStart(error), error.stack)
  }
  t.equal(explainFailedStart('text'), 'text')
})
