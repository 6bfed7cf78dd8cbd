import t from 'tap'

import { StartError } from '../embedded/src/start-error.ts'
import { ConfigError } from '../src/config/environment.ts'
import { explainFailedStart } from '../src/failed-start.ts'

function systemError(code: string, syscall: string): Error {
  return Object.assign(new Error(`${code}: ${syscall} '/canary'`), { code, syscall })
}

t.test('what an operator can change is told by its name, in one line', async (t) => {
  for (const [code, syscall, words] of [
    ['EACCES', 'mkdtemp', /^TMPDIR is no folder .*\(EACCES\)/],
    ['ENOENT', 'mkdtemp', /^TMPDIR .*\(ENOENT\)/],
    ['ENOSPC', 'mkdtemp', /^TMPDIR .*\(ENOSPC\)/],
    ['EACCES', 'listen', /^PORT or METRICS_PORT may not be used/],
    ['EADDRINUSE', 'listen', /^PORT or METRICS_PORT is taken/],
    ['EADDRNOTAVAIL', 'listen', /^HOST is no address/],
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
})

t.test('anything else is a fault of ours, and keeps its stack', async (t) => {
  for (const error of [new TypeError('no function'), systemError('EACCES', 'open')]) {
    t.equal(explainFailedStart(error), error.stack)
  }
  t.equal(explainFailedStart('text'), 'text')
})
