import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'

import { brand } from '@mestieri/shared/brand.ts'
import t from 'tap'

import { seededFolder } from '../embedded/test/data-folder.ts'
import { sampleBlocks } from '../src/config/sample-facts.ts'
import { startServer } from './support/process.ts'

/** One GET over a given agent's connections; rejects where the connection fails. */
function get(agent: Agent, url: string): Promise<{ status: number; connection: string | undefined }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    connection: string | undefined
  }>()
  request(url, { agent }, (response) => {
    response.resume().once('end', () => {
      resolve({ status: response.statusCode ?? 0, connection: response.headers.connection })
    })
  })
    .once('error', reject)
    .end()
  return promise
}

t.test('LD-06, SP-12: bad settings end the start with one line each, and no value of a secret', async (t) => {
  const { exited, stdout, stderr } = startServer(t, {
    PORT: '70000',
    TRUST_PROXY: 'true',
    UPSTREAM_PORTAL_URL: 'https://upstream.example',
    UPSTREAM_UNSUBSCRIBE_TOKEN: 'canary secret',
    MAPS_API_KEY: 'changeme',
  })
  t.equal(await exited, 1)
  t.same(stdout, [])
  t.same(
    stderr.map((line) => line.split(' ')[0] ?? '').toSorted((a, b) => a.localeCompare(b)),
    [
      'MAPS_API_KEY',
      'PORT',
      'TRIAL_PRODUCT_ID',
      'TRUST_PROXY',
      'UPSTREAM_PAYMENTS_URL',
      'UPSTREAM_UNSUBSCRIBE_TOKEN',
    ],
  )
  t.notMatch(stderr.join('\n'), /canary|changeme|70000/)
})

const publicSite = { PORT: '0', PUBLIC_URL: 'https://www.example.it' }

const upstream = {
  UPSTREAM_PORTAL_URL: 'http://127.0.0.1:9/portal',
  UPSTREAM_PAYMENTS_URL: 'http://127.0.0.1:9/payments',
  UPSTREAM_UNSUBSCRIBE_TOKEN: 'canary-token',
  TRIAL_PRODUCT_ID: 'prod_canary',
}

/** Lets the process read the brand file as if the owner had put real facts there. */
const realFacts = { NODE_OPTIONS: `--import=${import.meta.resolve('./support/real-facts.ts')}` }

const refusal = (block: string) =>
  new RegExp(`^shared/src/brand\\.ts: the block '${block}' .*sample to false.*DEMO=true`)

t.test('a public site does not start with samples, and says where each of them is', async (t) => {
  const blocks = sampleBlocks(brand)
  t.ok(blocks.length > 0, 'the brand file of this repository has samples')
  const forgotten = startServer(t, { ...publicSite, DATA_DIR: t.testdir() })
  t.equal(await forgotten.exited, 1)
  t.same(forgotten.stdout, [])
  t.match(forgotten.stderr[0], /^UPSTREAM_PORTAL_URL and UPSTREAM_PAYMENTS_URL .*DEMO=true/)
  t.equal(forgotten.stderr.length, 1 + blocks.length)
  for (const [index, block] of blocks.entries()) t.match(forgotten.stderr[index + 1], refusal(block))

  const real = startServer(t, { ...publicSite, ...upstream })
  t.equal(await real.exited, 1)
  t.same(real.stdout, [])
  t.equal(real.stderr.length, blocks.length)
  for (const [index, block] of blocks.entries()) t.match(real.stderr[index], refusal(block))
  t.notMatch(real.stderr.join('\n'), /canary|IT60/)
})

t.test('a public site with real facts starts in front of a real upstream, and only there', async (t) => {
  const { child, exited, address, stdout } = startServer(t, { ...publicSite, ...upstream, ...realFacts })
  const ready = await fetch(`${await address}/readyz`)
  t.match(await ready.json(), { status: 'ready', mode: 'remote' })
  child.kill('SIGINT')
  t.equal(await exited, 0)
  t.notMatch(stdout.join('\n'), 'sample facts')

  const forgotten = startServer(t, { ...publicSite, ...realFacts, DATA_DIR: t.testdir() })
  t.equal(await forgotten.exited, 1)
  t.equal(forgotten.stderr.length, 1)
  t.match(forgotten.stderr[0], /^UPSTREAM_PORTAL_URL and UPSTREAM_PAYMENTS_URL/)
})

t.test('a public demonstration starts with samples, without a word about them', async (t) => {
  const env = { ...publicSite, DEMO: 'true', DATA_DIR: seededFolder(t) }
  const { child, exited, address, stdout } = startServer(t, env)
  const url = await address
  t.match(await (await fetch(`${url}/readyz`)).json(), { mode: 'demo' })
  const home = await fetch(url)
  t.equal(home.headers.get('x-robots-tag'), 'noindex, noarchive')
  t.match(await home.text(), '>Sito dimostrativo<')
  t.match(await (await fetch(`${url}/robots.txt`)).text(), 'Disallow: /\n')
  child.kill('SIGINT')
  t.equal(await exited, 0)
  t.notMatch(stdout.join('\n'), 'sample facts')
})

t.test('on this machine sample facts before a real upstream are one warning each', async (t) => {
  const { child, exited, address, stdout } = startServer(t, { PORT: '0', ...upstream })
  t.match(await (await fetch(`${await address}/readyz`)).json(), { mode: 'remote' })
  child.kill('SIGINT')
  t.equal(await exited, 0)
  const warned = stdout
    .map((line) => JSON.parse(line) as { level: number; block?: string })
    .filter(({ block }) => block !== undefined)
  t.same(
    warned.map(({ level, block }) => `${level} ${block}`),
    sampleBlocks(brand).map((block) => `40 ${block}`),
  )
})

t.test('a port that is taken ends the start with one line, before anything is stored', async (t) => {
  const other = createServer().listen(0, '127.0.0.1')
  t.teardown(() => other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const folder = t.testdir()
  const { exited, stderr } = startServer(t, { PORT: String(port), DATA_DIR: folder })
  t.equal(await exited, 1)
  t.same(stderr, [`PORT: port ${port} is in use by another program; for example PORT=3001`])
  t.same(readdirSync(folder), [])
})

t.test('a temporary folder that is none ends the start with one line', async (t) => {
  const { exited, stderr } = startServer(t, { PORT: '0', DATA_DIR: t.testdir(), TMPDIR: '/nowhere/at/all' })
  t.equal(await exited, 1)
  t.equal(stderr.length, 1)
  t.match(stderr[0], /^TMPDIR is not a folder .*\(ENOENT\)/)
})

t.test(
  'on an empty machine the whole product starts, whatever the log level, and a person can stop it',
  async (t) => {
    const { child, exited, address, stdout } = startServer(t, {
      PORT: '0',
      DATA_DIR: t.testdir(),
      LOG_LEVEL: 'silent',
    })
    const url = await address
    const ready = await fetch(`${url}/readyz`)
    t.equal(ready.status, 200)
    const found = (await (await fetch(`${url}/api/affiliates`)).json()) as { totalAffiliates: number }
    t.ok(found.totalAffiliates > 1000, 'the embedded upstream has its samples')
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as { servers: { url: string }[] }
    t.equal(
      document.servers[0]?.url,
      url.replace('127.0.0.1', 'localhost'),
      'the chosen port is part of the origin',
    )
    t.equal(stdout.length, 1, 'one line, the address')
    const stopped = performance.now()
    child.kill('SIGINT')
    t.equal(await exited, 0)
    t.ok(performance.now() - stopped < 4500, 'a person does not wait for a load balancer')
  },
)

t.test('LD-12: a stop signal under load fails no request, and the process is gone within 9 s', async (t) => {
  const { child, exited, address, stdout } = startServer(t, { PORT: '0', DATA_DIR: seededFolder(t) })
  const url = await address
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  t.teardown(() => agent.destroy())
  await get(agent, `${url}/api/config`)

  const stopped = performance.now()
  child.kill('SIGTERM')
  let refusedAfter: number | undefined
  while (refusedAfter === undefined) {
    const { status } = await get(agent, `${url}/readyz`)
    if (status === 503) refusedAfter = performance.now() - stopped
  }
  t.ok(refusedAfter < 2000, 'readiness is refused at once')

  let served = 0
  // Four visitors until the listener closes: then, and not before, connections are refused.
  const visit = async (): Promise<string> => {
    for (;;) {
      try {
        const { status, connection } = await get(agent, `${url}/api/config`)
        if (status !== 200 && status !== 429) return `status ${status}`
        if (connection !== 'close') return 'the connection was kept'
        served += 1
        await new Promise((resolve) => setTimeout(resolve, 20))
      } catch (error) {
        return String((error as NodeJS.ErrnoException).code)
      }
    }
  }
  const ends = await Promise.all(Array.from({ length: 4 }, visit))
  // One that was still in the listener's queue is reset instead.
  for (const end of ends) t.match(end, /^ECONN(?:REFUSED|RESET)$/)
  t.ok(performance.now() - stopped > 4500, 'a load balancer has had its time')
  t.ok(served > 20)
  t.equal(await exited, 0)
  t.ok(performance.now() - stopped < 9000)
  for (const line of stdout) t.type(JSON.parse(line), 'object', 'the log is JSON, line by line')
})
