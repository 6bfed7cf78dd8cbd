import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

import t from 'tap'

import { seededFolder } from '../embedded/test/data-folder.ts'
import { startServer } from './support/process.ts'
import { whenClosed } from './support/raw-http.ts'

/** Addresses over which a careless expression goes again and again: two that are refused as too long, two that are not. */
const hostile = [15_000, 2000].flatMap((length) => [`/${'/'.repeat(length)}a`, `/%zz${'.'.repeat(length)}/`])
const connections = 8
/** Milliseconds between the requests of one connection: some 300 a second come from all of them. */
const hostilePause = 25

const reads = 50
const readPause = 5
const rounds = 3
const attempts = 3
/** A round ends after this time, however few answers came. */
const roundMs = 2500
const maxRatio = 3

let clients = 0

/** The address of a client of whom the server has not heard: no limit stands in its way. */
function nextClient(): string {
  clients += 1
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
}

const addressOf = (number: number) => hostile[number % hostile.length] ?? '/'

/**
 * Sends hostile addresses over so many connections at a time. Resolves when each of them has had an answer.
 * @returns what ends it, once all are closed
 */
async function attack(port: number): Promise<() => Promise<void>> {
  const ended = new AbortController()

  async function send(address: string): Promise<void> {
    const socket = connect(port, '127.0.0.1')
    // What the server does with such a connection is not what is measured.
    socket.on('error', () => {}).resume()
    ended.signal.addEventListener('abort', () => socket.destroy(), { once: true })
    const client = `X-Forwarded-For: ${nextClient()}`
    socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\n${client}\r\nConnection: close\r\n\r\n`)
    await whenClosed(socket)
  }

  async function repeat(first: number): Promise<void> {
    for (let i = first + 1; !ended.signal.aborted; i += 1) {
      await wait(hostilePause)
      await send(addressOf(i))
    }
  }

  const numbers = Array.from({ length: connections }, (_, number) => number)
  await Promise.all(numbers.map((number) => send(addressOf(number))))
  const all = numbers.map(repeat)
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
    DATA_DIR: seededFolder(t),
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
  })
  const origin = await address
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  t.teardown(() => agent.destroy())

  /** Milliseconds of one cached read; a refusal takes for ever. */
  async function read(): Promise<number> {
    const start = performance.now()
    const headers = { 'x-forwarded-for': nextClient() }
    const request = get(`${origin}/api/affiliates`, { agent, headers })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    return response.statusCode === 200 ? performance.now() - start : Infinity
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
      const stop = await attack(Number(new URL(origin).port))
      attacked.push(...(await round()))
      await stop()
      // What the server has still to answer, or to recover from, is no part of the next calm round.
      for (let i = 0; i < 500 && (await read()) === Infinity; i += 1) await wait(readPause)
    }
    return median(attacked) / median(calm)
  }

  await round()
  const ratios: number[] = []
  while (ratios.length < attempts && !ratios.some((ratio) => ratio < maxRatio)) ratios.push(await measure())
  t.ok(Math.min(...ratios) < maxRatio, `the median read takes ${ratios.join(', ')} times as long`)
})
