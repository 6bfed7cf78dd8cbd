import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import t, { type Test } from 'tap'

import type { PictureKind } from '../../../src/pictures/upload/picture-kind.ts'
import { createPicturePreparer } from '../../../src/pictures/upload/prepare.ts'

const file = { bytes: 5 }

/** Creates a preparer with the given decoder program, which gets each job as `job`. */
async function setUp(t: Test, program: string, times: { timeoutMs?: number; idleMs?: number } = {}) {
  const decoder = join(t.testdir(), 'decoder.mjs')
  await writeFile(
    decoder,
    `process.on('disconnect', () => process.exit());process.on('message', (job) => { ${program} })`,
  )
  const preparer = createPicturePreparer({ decoder, ...times })
  t.teardown(() => preparer.close())
  return (source = 'a', kind: PictureKind = 'jpeg') => preparer.prepare(source, kind, 'target')
}

const answer = (value: string) => `process.send(${value})`

t.test('one process executes the jobs one after the other', async (t) => {
  const prepare = await setUp(
    t,
    `globalThis.running = (globalThis.running ?? 0) + 1
     setTimeout(() => { process.send({ bytes: running * 1000 + job.source.length }); running -= 1 }, 5)`,
  )
  const prepared = await Promise.all(['a', 'bb', 'ccc', 'dddd'].map((source) => prepare(source)))
  t.same(
    prepared.map(({ bytes }) => bytes),
    [1001, 1002, 1003, 1004],
  )
})

t.test('UP-04: a photo that kills or blocks the decoder is refused, the next one is prepared', async (t) => {
  const prepare = await setUp(
    t,
    `if (job.source === 'kill') process.kill(process.pid, 'SIGSEGV')
     else if (job.source === 'exit') process.exit(0)
     else if (job.source === 'loop') for (;;);
     else if (job.source !== 'hang') ${answer(JSON.stringify(file))}`,
    { timeoutMs: 1500 },
  )
  for (const source of ['kill', 'exit', 'hang', 'loop']) {
    await t.rejects(prepare(source), { code: 'picture_invalid' }, source)
    t.match(await prepare('good'), file, `after ${source}`)
  }
})

t.test('an error of the file system is not reported as an invalid photo', async (t) => {
  const prepare = await setUp(t, answer(`{ fault: 'ENOSPC' }`))
  await t.rejects(prepare(), { code: 'ENOSPC', name: 'Error' })
})

t.test('the decoder does not get the environment of this process', async (t) => {
  process.env['CANARY_SECRET'] = 'secret'
  t.teardown(() => delete process.env['CANARY_SECRET'])
  const prepare = await setUp(t, `process.send({ bytes: 'CANARY_SECRET' in process.env ? 1 : 0 })`)
  t.equal((await prepare()).bytes, 0)
})

t.test('an idle decoder ends, and starts again with new work', async (t) => {
  const prepare = await setUp(t, `process.send({ bytes: process.pid })`, { idleMs: 50 })
  const first = await prepare()
  t.equal((await prepare()).bytes, first.bytes, 'the process is reused while there is work')
  for (let tries = 0; tries < 100; tries += 1) {
    await wait(20)
    try {
      process.kill(first.bytes, 0)
    } catch {
      break
    }
  }
  t.throws(() => process.kill(first.bytes, 0), { code: 'ESRCH' })
  t.not((await prepare()).bytes, first.bytes)
})
