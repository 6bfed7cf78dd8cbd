import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import t from 'tap'

import { createUpstreamClient } from '../../src/upstream/client.ts'
import { callOnce, collectLog, shortTable } from './build.ts'

t.test('an upstream on a Unix socket is called at the path of its address', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'upstream-'))
  const socketPath = join(folder, 'upstream.sock')
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url, request.headers.host)
    response.end('{"clientSecret":"s"}')
  })
  await new Promise<void>((resolve) => server.listen(socketPath, resolve))
  const client = createUpstreamClient({
    address: {
      portalUrl: 'http://embedded.localhost/callablesForPortal/',
      paymentsUrl: 'http://embedded.localhost/payments',
      socketPath,
    },
    callables: shortTable(2_000),
    log: collectLog().log,
  })
  t.teardown(async () => {
    await client.close()
    server.close()
    await rm(folder, { recursive: true })
  })

  t.equal((await callOnce(client, 'createCheckoutSession')).outcome?.kind, 'answer')
  t.equal((await callOnce(client, 'emailUnsubscribe')).outcome?.kind, 'answer')
  t.same(asked, [
    '/payments/create_checkout_session',
    'embedded.localhost',
    '/callablesForPortal/email_unsubscribe/',
    'embedded.localhost',
  ])
})

t.test('a missing socket counts as a refused connection', async (t) => {
  const url = 'http://embedded.localhost'
  const client = createUpstreamClient({
    address: { portalUrl: url, paymentsUrl: url, socketPath: join(tmpdir(), 'no-such-folder', 'x.sock') },
    log: collectLog().log,
  })
  t.teardown(() => client.close())
  t.match((await callOnce(client, 'getAffiliateByUid')).error, { status: 503, retryAfter: 5 })
})
