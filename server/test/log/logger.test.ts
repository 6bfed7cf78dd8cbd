import t from 'tap'

import { createLineBuffer } from '../../src/log/line-buffer.ts'
import { createLogger } from '../../src/log/logger.ts'

function createLog() {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
  return { logger, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

t.test('OB-05: each entry is one line of JSON, for any text in it', async (t) => {
  const { logger, read } = createLog()
  logger.info({ text: 'a\n{"level":60}\u001b[31m\u2028' }, 'first\nline')
  logger.debug('not at this level')
  t.match(read(), [{ level: 30, msg: 'first\nline', text: 'a\n{"level":60}\u001b[31m\u2028' }])
  t.same(
    Object.keys(read()[0] ?? {}).toSorted(),
    ['level', 'msg', 'text', 'time'],
    'the entry has no host name and no process id',
  )
})

t.test('SP-05: messages and errors are redacted in every form of log call', async (t) => {
  const { logger, read } = createLog()
  const error = new TypeError('for mario@example.it')
  logger.error(error)
  logger.error({ err: error })
  logger.error({ err: error, group: 'chat' }, 'call for mario@example.it failed')
  logger.warn('called %s', '3331234567')
  logger.child({ requestId: 'a-1' }).error(error, 'failed')
  const entries = read()
  t.notMatch(JSON.stringify(entries), 'mario@')
  t.match(entries, [
    { msg: 'error', err: { type: 'TypeError', message: 'for [email]' } },
    { msg: 'error' },
    { msg: 'call for [email] failed', group: 'chat' },
    { msg: 'called [number]' },
    { requestId: 'a-1', msg: 'failed', err: { type: 'TypeError' } },
  ])
})

t.test('SP-04: request and reply objects are not logged', async (t) => {
  const { logger, read } = createLog()
  logger.info({ req: { url: '/?secret' }, res: { headers: 'secret' } }, 'odd')
  t.notMatch(JSON.stringify(read()), 'secret')
})

t.test('lines are buffered and written in order', async (t) => {
  const written: string[] = []
  const buffer = createLineBuffer((lines) => void written.push(lines), 10)
  buffer.write('one\n')
  t.same(written, [])
  buffer.write('two\n')
  buffer.write('three\n')
  t.same(written, ['one\ntwo\nthree\n'])
  buffer.write('four\n')
  buffer.flush()
  buffer.flush()
  t.same(written, ['one\ntwo\nthree\n', 'four\n'])
})
