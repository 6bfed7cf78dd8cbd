import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import t, { type Test } from 'tap'

import { startFaultProxy } from '../../src/game-day/fault-proxy.ts'
import { canary, faults } from '../../src/game-day/faults.ts'
import { runGameDay } from '../../src/game-day/run.ts'

async function serve(t: Test, listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A proxy before an upstream that answers every call with its path and body. */
async function startProxy(t: Test) {
  const upstream = await serve(t, (message, response) => {
    message.setEncoding('utf8')
    let body = ''
    message.on('data', (text: string) => void (body += text))
    message.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ url: message.url, body }))
    })
  })
  const targets = { portal: `${upstream}/callablesForPortal`, payments: `${upstream}/pay` }
  const proxy = await startFaultProxy({ host: '127.0.0.1', port: 0, targets })
  t.teardown(() => proxy.close())
  return { proxy, address: `http://127.0.0.1:${proxy.port}` }
}

/** How a site treats a call that went wrong: the status and the body of its own error. */
type OnFault = (upstreamText: string) => readonly [status: number, body: string]

const documented: OnFault = () => [502, JSON.stringify({ code: 'upstream_failed' })]

/** What a site replies that asks its upstream for everything but the home page and its health. */
async function answerOf(path: string, upstream: string, onFault: OnFault): Promise<ReturnType<OnFault>> {
  if (path === '/' || path === '/healthz') return [200, 'ok']
  let text = ''
  try {
    const call = { method: 'POST', body: '{}', redirect: 'manual' } as const
    const reply = await fetch(`${upstream}/portal/search`, call)
    text = await reply.text()
    const { url } = JSON.parse(text) as { readonly url?: string }
    return reply.status === 200 && url !== undefined ? [200, text] : onFault(text)
  } catch {
    return onFault(text)
  }
}

const startSite = (t: Test, upstream: string, onFault: OnFault): Promise<string> =>
  serve(t, (message, response) => {
    void answerOf(message.url ?? '', upstream, onFault).then(([status, body]) =>
      response.writeHead(status).end(body),
    )
  })

async function run(t: Test, onFault: OnFault, only: readonly string[]) {
  const { proxy, address } = await startProxy(t)
  const lines: string[] = []
  const code = await runGameDay({
    site: await startSite(t, address, onFault),
    proxy,
    rounds: 1,
    pauseMs: 1,
    recoveryMs: 10_000,
    print: (line) => void lines.push(line),
    only,
  })
  return { code, lines }
}

t.test('the proxy passes calls on, and a fault answers in their place', async (t) => {
  const { proxy, address } = await startProxy(t)
  const call = (path: string) =>
    fetch(address + path, { method: 'POST', body: '{"a":1}', redirect: 'manual' })
  t.same(await (await call('/portal/email_unsubscribe/')).json(), {
    url: '/callablesForPortal/email_unsubscribe/',
    body: '{"a":1}',
  })
  t.match(await (await fetch(`${address}/payments/session-status?session_id=1`)).json(), {
    url: '/pay/session-status?session_id=1',
  })
  t.equal((await call('/elsewhere')).status, 404)
  t.equal(proxy.calls(), 3)

  const statuses = [500, 503, 429, 401, 302, 200, 200, 200]
  const answering = Object.keys(faults).filter((name) =>
    /^(?:fails with|is|limits|refuses|has|answers)/.test(name),
  )
  t.equal(answering.length, statuses.length)
  for (const [index, name] of answering.entries()) {
    proxy.set(name)
    const reply = await call('/portal/x')
    t.equal(reply.status, statuses[index], name)
    t.match(await reply.text(), canary)
  }
  for (const name of ['resets the connection', 'cuts its answer off']) {
    proxy.set(name)
    await t.rejects(
      call('/portal/x').then((reply) => reply.text()),
      name,
    )
  }
  proxy.set('fails every second call')
  t.equal((await call('/portal/x')).status, 500)
  t.match(await (await call('/portal/x')).json(), { body: '{"a":1}' })
})

t.test('OB-06: a site that answers each fault as documented passes', async (t) => {
  const only = [
    'resets the connection',
    'fails with 500',
    'answers HTML',
    'answers another shape',
    'has moved (302)',
  ]
  const { code, lines } = await run(t, documented, only)
  t.equal(code, 0, lines.join('\n'))
  t.match(lines[0], /^ok {6}no fault: 8 × 200; slowest \d+ ms; 6 calls came through the proxy$/)
  t.match(
    lines[2],
    /^ok {6}the upstream fails with 500: 2 × 200, 6 × 502 upstream_failed; .* recovered after \d+ ms$/,
  )
  t.equal(lines.at(-1), '5 ok, 0 failed')
})

t.test('OB-06: a site fails with text of the upstream, an unknown code or a fault of its own', async (t) => {
  const cases: readonly (readonly [OnFault, RegExp])[] = [
    [(text) => [502, JSON.stringify({ code: 'upstream_failed', text })], /: it holds text of the upstream$/],
    [() => [502, '{"code":"constructor"}'], /: an error without a documented code$/],
    [() => [502, '<h1>Bad gateway</h1>'], /: an error without a documented code$/],
    [() => [500, '{"code":"internal"}'], /: 500 internal: a fault of the product$/],
  ]
  for (const [onFault, reason] of cases) {
    const { code, lines } = await run(t, onFault, ['fails with 500'])
    t.equal(code, 1)
    t.match(lines[1], /^FAILED {2}the upstream fails with 500: /)
    t.match(lines[2], reason)
    t.equal(lines.at(-1), '0 ok, 1 failed')
  }
})

t.test(
  'OB-06: no fault is tried on a site that does not call through the proxy, or does not work',
  async (t) => {
    const { proxy } = await startProxy(t)
    const { address: other } = await startProxy(t)
    for (const site of [
      await startSite(t, other, documented),
      await serve(t, (_, response) => response.writeHead(500).end()),
    ]) {
      const lines: string[] = []
      const code = await runGameDay({
        site,
        proxy,
        rounds: 1,
        pauseMs: 1,
        recoveryMs: 1,
        print: (line) => void lines.push(line),
      })
      t.equal(code, 1)
      t.equal(lines.length, 2)
      t.match(lines[1], 'must work, and call its upstream through this proxy')
    }
  },
)

t.test('a missing or wrong argument is named, with how to call it', async (t) => {
  const main = join(import.meta.dirname, '../../src/game-day/main.ts')
  const args = ['--site', 'https://staging.example', '--portal', 'no address']
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })
  t.equal(status, 1)
  t.equal(stdout, '')
  t.match(stderr, /^--portal .+\nUsage: npm run game-day -- /)
})
