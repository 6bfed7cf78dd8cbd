/**
 * Measures the CPU time of a cached directory read and compares it with a constant reply of plain node:http
 * that has the same headers and body. Each server is a separate process; the rounds alternate between them.
 * `npm run bench` prints the medians and their ratio. The target is a ratio below 1.3, but the bench never
 * fails, because a busy machine distorts the figures.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'undici'

const rounds = 9
const requestsPerRound = 4_000
/** Enough requests for V8 to finish optimising the code. */
const warmUpRequests = 20_000
/** Number of concurrent requests. */
const concurrency = 8
/** Each visitor has its own client address and connection, so that no address exceeds its rate limit. */
const visitors = 200
const path = '/api/affiliates?profession=Idraulico&city=MONZA%20(MB)'

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

/** Opens one connection per visitor to the port, each from its own loopback address. */
function connect(port: number): Client[] {
  return Array.from(
    { length: visitors },
    (_, index) => new Client(`http://127.0.0.1:${port}`, { localAddress: `127.0.1.${index + 1}` }),
  )
}

async function get(client: Client): Promise<{ headers: Record<string, unknown>; body: string }> {
  const { statusCode, headers, body } = await client.request({ path, method: 'GET' })
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`status ${statusCode}`)
  return { headers, body: text }
}

async function load(clients: readonly Client[], requests: number): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < requests) {
        const client = clients[next % clients.length]
        next += 1
        // oxlint-disable-next-line no-await-in-loop -- one request at a time per worker
        if (client) await get(client)
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
async function measure(child: ChildProcess, clients: readonly Client[], requests: number): Promise<number> {
  const before = await cpu(child)
  await load(clients, requests)
  return ((await cpu(child)) - before) / requests
}

async function waitUntilReady(client: Client, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    try {
      // oxlint-disable-next-line no-await-in-loop -- polling
      await get(client)
      return
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- polling
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function compare(site: number, plain: number): string {
  return `directory ${site.toFixed(1)} µs, plain ${plain.toFixed(1)} µs, ratio ${(site / plain).toFixed(2)}`
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
const port = await freePort()
const site = fork(join(here, '../src/main.ts'), {
  execArgv: reporter,
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir },
})
const siteClients = connect(port)
const [first] = siteClients
if (!first) throw new Error('no connection')
const plain = fork(join(here, 'plain-server.ts'), {
  execArgv: reporter,
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
let plainClients: Client[] = []

try {
  await waitUntilReady(first, site)
  const sample = await get(first)
  const headers = Object.entries(sample.headers).map(([name, value]) => [name, String(value)])
  const sameReply = headers.filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name ?? ''))
  const listening = once(plain, 'message')
  plain.send({ headers: sameReply, body: sample.body })
  const [{ port: plainPort }] = (await listening) as [{ port: number }]
  plainClients = connect(plainPort)

  await load(siteClients, warmUpRequests)
  await load(plainClients, warmUpRequests)
  const siteFigures: number[] = []
  const plainFigures: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    // oxlint-disable no-await-in-loop -- the two servers must not run at the same time
    const siteCpu = await measure(site, siteClients, requestsPerRound)
    const plainCpu = await measure(plain, plainClients, requestsPerRound)
    // oxlint-enable no-await-in-loop
    siteFigures.push(siteCpu)
    plainFigures.push(plainCpu)
    console.log(`round ${round}: ${compare(siteCpu, plainCpu)}`)
  }
  console.log(
    `median of ${rounds} rounds, ${sample.body.length} bytes: ${compare(median(siteFigures), median(plainFigures))}`,
  )
} finally {
  await Promise.all([...siteClients, ...plainClients].map((client) => client.destroy()))
  site.kill('SIGKILL')
  plain.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
}
