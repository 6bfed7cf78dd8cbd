/** The time from the start of a process to its first 200, and what the process holds in memory when it is idle. */
import { rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { memoryOf } from '../uploads/memory.ts'
import { stopServer } from './processes.ts'
import type { Comparison } from './report.ts'
import { remoteUpstream, type Running, spawnNode, spawnSite } from './targets.ts'

/** The site writes its compiled code three seconds after the start, and collects garbage then. */
const settledMs = 4_500
const MiB = 1024 * 1024

/** Resolves with the status of an answer; with 0 while the server does not listen. */
const statusOf = (port: number) =>
  new Promise<number>((resolve) => {
    get({ port, host: '127.0.0.1', path: '/healthz', agent: false }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    }).on('error', () => resolve(0))
  })

/** Milliseconds to the first 200, and MiB when idle. */
interface Start {
  readonly time: number
  readonly memory: number
}

async function measureStart(spawn: () => Promise<Running>, settles: boolean): Promise<Start> {
  const startedAt = performance.now()
  const { child, port } = await spawn()
  while ((await statusOf(port)) !== 200) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended`)
    await wait(2)
  }
  const time = performance.now() - startedAt
  if (settles) await wait(settledMs)
  const memory = memoryOf(child.pid ?? 0).now / MiB
  await stopServer(child)
  return { time, memory }
}

/** The servers, by the name of their figures. */
async function serversIn(folder: string): Promise<Record<string, () => Promise<Running>>> {
  const NODE_COMPILE_CACHE = join(folder, 'compiled')
  const empty = join(folder, 'compiled-anew')
  const remote = { DATA_DIR: join(folder, 'start'), ...remoteUpstream(9) }
  const embedded = { DATA_DIR: join(folder, 'start-embedded') }
  const spawnCold = async (env: Readonly<Record<string, string>>) => {
    await rm(empty, { recursive: true, force: true })
    return spawnSite({ ...env, NODE_COMPILE_CACHE: empty })
  }
  const answer = join(folder, 'answer-of-start.json')
  await writeFile(answer, JSON.stringify({ headers: [], body: '' }))
  return {
    remote: () => spawnSite({ ...remote, NODE_COMPILE_CACHE }),
    embedded: () => spawnSite({ ...embedded, NODE_COMPILE_CACHE }),
    'remote, cold': () => spawnCold(remote),
    'embedded, cold': () => spawnCold(embedded),
    'node:http': () => spawnNode('plain-server.ts', answer),
  }
}

/** Measures the starts in turn. */
export async function measureStarts(rounds: number, folder: string): Promise<Comparison[]> {
  const servers = await serversIn(folder)
  const starts = new Map<string, Start[]>(Object.keys(servers).map((name) => [name, []]))
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, spawn] of Object.entries(servers)) {
      const start = await measureStart(spawn, !name.endsWith('cold'))
      // The first round fills the compile cache and the data folder.
      if (round >= 0) starts.get(name)?.push(start)
    }
    if (round >= 0) console.error(`starts: round ${round + 1} of ${rounds}`)
  }
  const figures = (name: string, figure: keyof Start) => (starts.get(name) ?? []).map((each) => each[figure])
  const time = (row: string, name: string, goalFigure?: number): Comparison => ({
    row,
    unit: 'ms',
    site: figures(name, 'time'),
    bases: { 'node:http': figures('node:http', 'time') },
    goalFigure,
  })
  const memory = (row: string, name: string, goalFigure?: number): Comparison => ({
    row,
    unit: 'MiB',
    site: figures(name, 'memory'),
    bases: { 'node:http': figures('node:http', 'memory') },
    goalFigure,
  })
  return [
    time('start, upstream elsewhere', 'remote', 450),
    time('start, embedded', 'embedded', 550),
    time('start, upstream elsewhere, no compiled code', 'remote, cold'),
    time('start, embedded, no compiled code', 'embedded, cold'),
    memory('idle memory, upstream elsewhere', 'remote', 130),
    memory('idle memory, embedded', 'embedded'),
  ]
}
