/**
 * What a cached directory read costs in CPU, against a constant reply of plain node:http with the same headers and
 * body. Both run as processes of their own, in turn, in one run; `npm run bench` prints the medians and their ratio.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Pool } from 'undici'

const rounds = 7
const requestsPerRound = 6_000
const warmUpRequests = 4_000
const connections = 8
const path = '/api/affiliates?profession=Idraulico&city=MONZA%20(MB)'
/** The rate limit must not be what is measured; each request comes from another address. */
const proxy = '127.0.0.1/32'

const here = import.meta.dirname
const reporter = ['--import', join(here, 'report-cpu.ts')]

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

function randomAddress(): string {
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
}

async function get(pool: Pool): Promise<{ headers: Record<string, unknown>; body: string; status: number }> {
  const { statusCode, headers, body } = await pool.request({
    path,
    method: 'GET',
    headers: { 'x-forwarded-for': randomAddress() },
  })
  return { headers, body: await body.text(), status: statusCode }
}

async function load(pool: Pool, requests: number): Promise<void> {
  let left = requests
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1
        // oxlint-disable-next-line no-await-in-loop -- a connection carries one request after the other
        const { status } = await get(pool)
        if (status !== 200) throw new Error(`status ${status}`)
      }
    }),
  )
}

async function cpu(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('cpu')
  const [message] = (await answer) as [{ cpu: number }]
  return message.cpu
}

/** CPU microseconds per request of one round. */
async function measure(child: ChildProcess, pool: Pool, requests: number): Promise<number> {
  const before = await cpu(child)
  await load(pool, requests)
  return ((await cpu(child)) - before) / requests
}

async function waitUntilReady(pool: Pool, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    try {
      // oxlint-disable-next-line no-await-in-loop -- polling
      if ((await get(pool)).status === 200) return
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- polling
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
const port = await freePort()
const site = fork(join(here, '../src/main.ts'), {
  execArgv: reporter,
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: proxy },
})
const sitePool = new Pool(`http://127.0.0.1:${port}`, { connections })
const plain = fork(join(here, 'plain-server.ts'), {
  execArgv: reporter,
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
let plainPool: Pool | undefined

try {
  await waitUntilReady(sitePool, site)
  const sample = await get(sitePool)
  const headers = Object.entries(sample.headers).map(([name, value]) => [name, String(value)])
  const sameReply = headers.filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name ?? ''))
  const listening = once(plain, 'message')
  plain.send({ headers: sameReply, body: sample.body })
  const [{ port: plainPort }] = (await listening) as [{ port: number }]
  plainPool = new Pool(`http://127.0.0.1:${plainPort}`, { connections })

  await load(sitePool, warmUpRequests)
  await load(plainPool, warmUpRequests)
  const figures: { site: number; plain: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable no-await-in-loop -- one after the other is the point
    const siteCpu = await measure(site, sitePool, requestsPerRound)
    const plainCpu = await measure(plain, plainPool, requestsPerRound)
    // oxlint-enable no-await-in-loop
    figures.push({ site: siteCpu, plain: plainCpu })
    console.log(
      `round ${round + 1}: directory ${siteCpu.toFixed(1)} µs, plain ${plainCpu.toFixed(1)} µs, ratio ${(siteCpu / plainCpu).toFixed(2)}`,
    )
  }
  const siteMedian = median(figures.map((figure) => figure.site))
  const plainMedian = median(figures.map((figure) => figure.plain))
  console.log(
    `median: directory ${siteMedian.toFixed(1)} µs, plain ${plainMedian.toFixed(1)} µs, ratio ${(siteMedian / plainMedian).toFixed(2)} (reply ${sample.body.length} bytes)`,
  )
} finally {
  await Promise.all([sitePool.destroy(), plainPool?.destroy()])
  site.kill('SIGKILL')
  plain.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
}
