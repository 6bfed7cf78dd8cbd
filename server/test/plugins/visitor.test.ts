import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'

import { AppError } from '../../src/errors.ts'
import { build } from '../support/build.ts'

const config = { rateLimitGroup: 'reads', visitor: true } as const

function routes(app: FastifyInstance) {
  app.get('/api/known', { config }, async (request) => ({ visitor: request.visitor }))
  app.get('/api/failing', { config }, async () => {
    throw new AppError('upstream_failed')
  })
  app.get('/api/other', { config: { rateLimitGroup: 'reads' } }, async (request) => ({
    visitor: request.visitor,
  }))
}

async function start(t: Test, publicUrl?: string) {
  const { fetch } = await build(t, { routes, ...(publicUrl ? { env: { PUBLIC_URL: publicUrl } } : {}) })
  return async (path: string, cookie?: string) => {
    const reply = await fetch(path, cookie === undefined ? {} : { headers: { cookie } })
    const { visitor } = (await reply.json()) as { visitor?: string }
    return { visitor, given: reply.headers.getSetCookie(), status: reply.status }
  }
}

const id = 'abcdefghijklmnopqrstuvwxyz_-ABCD'

t.test('a visitor without a cookie gets a random one and is identified by it', async (t) => {
  const ask = await start(t)
  const [first, second] = [await ask('/api/known'), await ask('/api/known')]
  for (const { visitor, given } of [first, second]) {
    t.match(visitor, /^[\w-]{32}$/, '192 bits')
    t.same(given, [`visitor=${visitor}; Path=/; HttpOnly; SameSite=Lax`])
  }
  t.not(first.visitor, second.visitor)
  t.same(await ask('/api/known', `visitor=${first.visitor}`), {
    visitor: first.visitor,
    given: [],
    status: 200,
  })
})

t.test('on https the cookie is Secure and has the __Host- prefix', async (t) => {
  const ask = await start(t, 'https://www.example.it')
  const { visitor, given } = await ask('/api/known')
  t.same(given, [`__Host-visitor=${visitor}; Path=/; HttpOnly; SameSite=Lax; Secure`])
  t.match(await ask('/api/known', `__Host-visitor=${id}`), { visitor: id, given: [] })
  t.equal(
    (await ask('/api/known', `visitor=${id}`)).given.length,
    1,
    'a name that others could set does not count',
  )
})

t.test('the cookie is found among others, and a malformed one is replaced', async (t) => {
  const ask = await start(t)
  for (const cookie of [
    `a=1; visitor=${id}; b=2`,
    `visitor=${id};`,
    `visitor=x; visitor=${id}`,
    `a;visitor=${id}`,
  ]) {
    t.match(await ask('/api/known', cookie), { visitor: id, given: [] }, cookie)
  }
  for (const cookie of [
    '',
    'visitor',
    'visitor=',
    `xvisitor=${id}`,
    `visitor=${id}a`,
    `visitor=${id.slice(1)}é`,
  ]) {
    const { visitor, given } = await ask('/api/known', Buffer.from(cookie).toString('latin1'))
    t.not(visitor, id)
    t.equal(given.length, 1, cookie)
  }
})

t.test('an error response sets the cookie too; other routes do not set it', async (t) => {
  const ask = await start(t)
  t.match(await ask('/api/failing'), { status: 502, given: [/^visitor=/] })
  t.same(await ask('/api/other', `visitor=${id}`), { visitor: '', given: [], status: 200 })
})
