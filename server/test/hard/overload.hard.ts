/** Overload of real processes (S2; security.md, LD-02). Takes two minutes. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import t, { type Test } from 'tap'

import { startProduct } from './product.ts'

t.setTimeout(0)

/** Milliseconds after which a client has given up. */
const clientTimeoutMs = 5000

interface Figures {
  /** Requests by status; 0 is a timeout or a broken connection. */
  readonly statuses: Record<number, number>
  /** Milliseconds from the beginning of the phase until the last refusal; 0 without one. */
  lastRefusal: number
}

async function startBusyServer(t: Test): Promise<string> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'busy-server.ts'))
  t.teardown(() => child.kill('SIGKILL'))
  const [port] = (await once(child, 'message')) as [number]
  return `http://127.0.0.1:${port}/work`
}

function getStatus(url: string, agent: Agent): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  request(url, { agent, timeout: clientTimeoutMs }, (response) => {
    response.resume().once('end', () => resolve(response.statusCode ?? 0))
  })
    .once('timeout', () => resolve(0))
    .once('error', () => resolve(0))
    .end()
  return promise
}

/** Answers a second with so few requests at a time that none has to wait long. */
async function measureCapacity(url: string, agent: Agent): Promise<number> {
  const seconds = 4
  const end = performance.now() + seconds * 1000
  let served = 0
  async function visit(): Promise<void> {
    while (performance.now() < end) if ((await getStatus(url, agent)) === 200) served += 1
  }
  await Promise.all([visit(), visit(), visit(), visit()])
  return served / seconds
}

/** Sends requests at a rate that does not depend on the answers. */
async function send(url: string, agent: Agent, rate: number, seconds: number): Promise<Figures> {
  const figures: Figures = { statuses: {}, lastRefusal: 0 }
  const startedAt = performance.now()
  const pending: Promise<void>[] = []
  async function one(): Promise<void> {
    const status = await getStatus(url, agent)
    figures.statuses[status] = (figures.statuses[status] ?? 0) + 1
    if (status === 503) figures.lastRefusal = performance.now() - startedAt
  }
  for (;;) {
    const elapsed = performance.now() - startedAt
    if (elapsed > seconds * 1000) break
    while (pending.length < (elapsed / 1000) * rate) pending.push(one())
    await wait(5)
  }
  await Promise.all(pending)
  return figures
}

t.test(
  'at three times its capacity a server answers at four fifths of it, refuses the rest, and recovers',
  async (t) => {
    const url = await startBusyServer(t)
    const agent = new Agent({ keepAlive: true })
    t.teardown(() => agent.destroy())
    const capacity = await measureCapacity(url, agent)
    const seconds = 20
    const onset = await send(url, agent, capacity * 3, 5)
    const triple = await send(url, agent, capacity * 3, seconds)
    const after = await send(url, agent, capacity / 2, 10)
    process.stderr.write(
      `capacity ${Math.round(capacity)}/s; onset ${JSON.stringify(onset.statuses)}; three times for ${seconds} s: ` +
        `${JSON.stringify(triple.statuses)}; half of it: ${JSON.stringify(after.statuses)}, ` +
        `last refusal after ${Math.round(after.lastRefusal)} ms\n`,
    )
    const served = (triple.statuses[200] ?? 0) / seconds
    t.ok(served >= 0.8 * capacity, `${Math.round(served)} of ${Math.round(capacity)} a second`)
    t.same(Object.keys(triple.statuses), ['200', '503'], 'no timeout, no broken connection')
    t.ok(after.lastRefusal < 5000)
  },
)

t.test('a process that does not recover is not ready, and ends with 1 after a minute', async (t) => {
  const product = await startProduct(t, 768, {
    flags: ['--import', join(import.meta.dirname, 'blocked-loop.ts')],
  })
  const startedAt = performance.now()
  const agent = new Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())
  let told = { status: 200, body: '' }
  while (told.status === 200 && !product.hasExited()) {
    await wait(500)
    const response = await fetch(`${product.origin}/readyz`)
    told = { status: response.status, body: await response.text() }
  }
  t.equal(told.status, 503)
  t.match(JSON.parse(told.body), { status: 'overloaded', reason: 'event_loop' })
  t.equal(await getStatus(`${product.origin}/healthz`, agent), 200, 'it lives')
  t.equal(await product.exited, 1)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  process.stderr.write(`stuck: ended after ${seconds} s\n`)
  t.ok(seconds > 60)
  const fatal = product.log.filter((line) => line.includes('"level":60'))
  t.equal(fatal.length, 1)
  t.match(fatal[0], '"event":"stuck"')
})
