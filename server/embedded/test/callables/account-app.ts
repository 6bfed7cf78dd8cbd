import { pino } from 'pino'
import type { Test } from 'tap'
import { Agent, request } from 'undici'

import { buildEmbeddedUpstream } from '../../src/app.ts'
import { createTokenRecords } from '../../src/callables/token-records.ts'
import { randomToken } from '../../src/random-token.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { dataFolder } from '../data-folder.ts'

/** The portal's callables over HTTP, with an empty database and a clock that the test advances. */
export async function startAccount(t: Test) {
  const folder = dataFolder(t)
  const database = openDatabase(folder)
  const log: string[] = []
  let now = Date.parse('2026-11-20T10:05:00+01:00')
  const app = buildEmbeddedUpstream({
    database,
    publicOrigin: () => 'http://pictures.example',
    log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
    now: () => now,
    unsubscribeToken: 't0ken',
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ connections: 100 })
  t.teardown(async () => {
    await agent.close()
    await app.close()
    database.close()
  })

  async function call(name: string, body: unknown) {
    const reply = await request(`${origin}/callablesForPortal/${name}`, {
      dispatcher: agent,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: reply.statusCode, body: (await reply.body.json()) as Record<string, unknown> }
  }

  const tokens = createTokenRecords({ database, now: () => now, newToken: randomToken })
  return {
    database,
    folder,
    log,
    call,
    pass: (ms: number) => {
      now += ms
    },
    newToken: (uid = 'u-1') => tokens.add(uid).token,
    validate: (token: unknown, name = 'validate_short_token') => call(name, { short_token: token }),
    rows: (table: string) => database.prepare(`SELECT * FROM ${table}`).all(),
  }
}
