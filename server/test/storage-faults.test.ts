import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import t from 'tap'

import { databaseFile } from '../embedded/src/storage/database.ts'
import { seededFolder } from '../embedded/test/data-folder.ts'
import { bundle, startServer } from './support/process.ts'

async function unsubscribe(address: string): Promise<Response> {
  return fetch(`${address}/api/email/unsubscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: '7', email: 'canary@example.it' }),
  })
}

t.test('a table that is missing at run time is in the log with the request id, and in /readyz', async (t) => {
  const dataDir = seededFolder(t)
  const server = startServer(t, { PORT: '0', DATA_DIR: dataDir }, bundle)
  const address = await server.address
  const database = new DatabaseSync(join(dataDir, databaseFile))
  t.teardown(() => database.close())
  database.exec('DROP TABLE unsubscribes')

  const refused = await unsubscribe(address)
  t.match(await refused.json(), { status: 502, code: 'unsubscribe_failed' })
  const ready = await fetch(`${address}/readyz`)
  const reason = 'SQLITE_ERROR: a table or column is missing, the database was changed'
  t.equal(ready.status, 200)
  t.match(await ready.json(), {
    status: 'ready',
    dependencies: { storage: { status: 'failing', lastFailure: { reason } } },
  })

  server.child.kill('SIGINT')
  t.equal(await server.exited, 0)
  const lines = server.stdout.filter((line) => line.includes('the storage failed'))
  t.equal(lines.length, 1)
  t.match(JSON.parse(lines[0] ?? '{}'), { requestId: refused.headers.get('x-request-id'), reason, level: 50 })
  t.notMatch(server.stdout.join('\n'), 'canary')
})
