import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import t from 'tap'

import { seedSamples } from '../src/seed/seed.ts'
import { databaseFile, openDatabase } from '../src/storage/database.ts'
import { contentOf, dataFolder, seededDatabase } from './data-folder.ts'
import { startStandalone } from './standalone.ts'

async function exitSignal(child: ChildProcess): Promise<unknown> {
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal
}

t.test('a process killed while it seeds stores nothing, and the next start seeds everything', async (t) => {
  const folder = dataFolder(t)
  const script = fileURLToPath(new URL('killed-while-seeding.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder], { stdio: 'inherit' })
  t.equal(await exitSignal(child), 'SIGKILL')
  const log = statSync(path.join(folder, `${databaseFile}-wal`))
  t.ok(log.size > 100_000, 'the log holds pages of the unfinished transaction')

  const database = openDatabase(folder)
  t.teardown(() => database.close())
  t.match(database.prepare('SELECT count(*) AS n FROM affiliates').get(), { n: 0 })
  t.equal(seedSamples(database), true)
  t.same(contentOf(database), contentOf(seededDatabase(t)))
})

t.test('ID-11: a process killed while it serves loses no data and needs no repair', async (t) => {
  const folder = dataFolder(t)
  const first = await startStandalone(t, folder)
  const gone = exitSignal(first.process)
  first.process.kill('SIGKILL')
  t.equal(await gone, 'SIGKILL')

  const second = await startStandalone(t, folder)
  const reply = await fetch(`${second.portalUrl}/get_affiliate_by_uid/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uid: 'nobody' }),
  })
  t.equal(reply.status, 404)
  const database = openDatabase(folder)
  t.teardown(() => database.close())
  t.same(contentOf(database), contentOf(seededDatabase(t)))
})
