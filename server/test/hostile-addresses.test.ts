import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

import t from 'tap'

import { startServer } from './support/process.ts'

/** Addresses over which a careless expression goes again and again, longer and shorter than what is refused. */
const hostile = [15_000, 2000].flatMap((length) => [
  `${'/'.repeat(length)}a`,
  `/%zz${'.'.repeat(length)}/`,
  `/incontra_professionisti${'/'.repeat(length - 30)}?a`,
])
const connections = 8
/** Milliseconds between the requests of one connection: some 300 a second come from all of them. */
const hostilePause = 25

const reads = 40
const readPause = 5
const rounds = 3
const attempts = 4
/** A round ends after this time, however few answers came. */
const roundMs = 2500
const maxRatio = 3

/** Sends hostile addresses over so many connections at a time. @returns what ends it, once all are closed */
function attack(port: number): () => Promise<void> {
  const ended = new AbortController()

  async function send(address: string): Promise<void> {
    const socket = connect(port, '127.0.0.1')
    // What the server does with such a connection is not what is measured.
    socket.on('error', () => {}).resume()
    ended.signal.addEventListener('abort', () => socket.destroy(), { once: true })
    socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    await once(socket, 'close')
  }

  async function repeat(first: number): Promise<void> {
    for (let i = first; !ended.signal.aborted; i += 1) {
      await send(hostile[i % hostile.length] ?? '/')
      await wait(hostilePause)
    }
  }

  const all = Array.from({ length: connections }, (_, first) => repeat(first))
  return async () => {
    ended.abort()
    await Promise.all(all)
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity
}

t.test('an honest reader does not notice who sends hostile addresses', async (t) => {
  const { address } = startServer(t, {
    PORT: '0',
    DATA_DIR: t.testdir(),
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
  })
  const origin = await address
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  t.teardown(() => agent.destroy())
  const statuses = new Set<number | undefined>()
  let readers = 0

  /** One cached read, by a reader of its own whose limit nobody else spends. */
  async function read(): Promise<number> {
    readers += 1
    const forwarded = `10.0.${(readers >> 8) & 255}.${readers & 255}`
    const start = performance.now()
    const request = get(`${origin}/api/affiliates`, { agent, headers: { 'x-forwarded-for': forwarded } })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    statuses.add(response.statusCode)
    return performance.now() - start
  }

  async function round(): Promise<number[]> {
    const times: number[] = []
    const end = performance.now() + roundMs
    while (times.length < reads && performance.now() < end) {
      times.push(await read())
      await wait(readPause)
    }
    return times
  }

  /** How much longer the median read takes under attack; calm and attack by turns, as a machine's load changes. */
  async function measure(): Promise<number> {
    const calm: number[] = []
    const attacked: number[] = []
    for (let i = 0; i < rounds; i += 1) {
      calm.push(...(await round()))
      const stop = attack(Number(new URL(origin).port))
      attacked.push(...(await round()))
      await stop()
    }
    return median(attacked) / median(calm)
  }

  await round()
  const ratios: number[] = []
  while (ratios.length < attempts && !ratios.some((ratio) => ratio < maxRatio)) ratios.push(await measure())
  t.ok(Math.min(...ratios) < maxRatio, `the median read takes ${ratios.join(', ')} times as long`)
  t.same([...statuses], [200])
})
