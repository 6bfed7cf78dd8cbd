/**
 * Measures the CPU time of a request of the shipped server, all threads, its starts, uploads and memory, and compares
 * them with peers that run beside it. The rounds alternate between all servers, and a ratio is the median of the ratios of the rounds, so that a busy
 * machine distorts all figures alike. It never fails for a figure.
 *
 *     npm run bench -- [--only=part of a row's name] [--rounds=7] [--json=file]
 *
 * Linux only: it reads /proc, and each visitor has a loopback address.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { measureDirectorySize } from './directory-size.ts'
import { closeConnections, createLoad } from './load.ts'
import { cpuTime, stopServers } from './processes.ts'
import { type Cell, compare, type Comparison, formatTable, lineOf } from './report.ts'
import { createRows, type Row } from './rows.ts'
import { measureStarts } from './starts.ts'
import { findAsset, Peers, type Target } from './targets.ts'
import { measureUploads } from './uploads.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '7' },
    json: { type: 'string', default: join(tmpdir(), 'mestieri-bench.json') },
  },
})

const requestsOfRound = 1_000
/** Rounds before the first measured one. After so many requests V8 has optimised the code. */
const warmUps = 12
/** Requests at the same time. */
const concurrency = 16
const folder = await mkdtemp(join(tmpdir(), 'bench-'))

/** A cell of the table with what measures it. */
interface Bench {
  readonly cell: Cell
  readonly measure: (isWarmUp: boolean) => Promise<void>
}

function createBench(row: Row, server: string, { child, port, path }: Target): Bench {
  // The peers of a page that is not found send the same bytes with 200.
  const status = server === 'site' ? (row.status ?? 200) : 200
  const { accepts = 'identity', inFlight = concurrency, requests = requestsOfRound } = row
  const load = createLoad({ port, accepts, status, inFlight })
  const cell: Cell = { row, server, cpu: [], p50: [], p99: [] }
  let count = 1
  async function measure(isWarmUp: boolean): Promise<void> {
    const paths = Array.from({ length: requests }, () => path(count++))
    const before = cpuTime(child)
    const { p50, p99 } = await load.run(paths)
    if (isWarmUp) return
    cell.cpu.push((cpuTime(child) - before) / paths.length)
    cell.p50.push(p50)
    cell.p99.push(p99)
  }
  return { cell, measure }
}

async function chosenRows(): Promise<readonly Row[]> {
  const rows = createRows([
    ...(await findAsset('asset, largest script', /^framework-[\w-]+\.js$/)),
    ...(await findAsset('asset, style sheet', /^index-[\w-]+\.css$/)),
    ...(await findAsset('asset, picture', /-320\.\w+\.webp$/)),
  ])
  const named = rows.filter(({ name }) => name.includes(values.only))
  const bases = new Set(named.map(({ comparedRow }) => comparedRow))
  return rows.filter((row) => named.includes(row) || bases.has(row.name))
}

/** Starts the site and the peers, and creates what measures each of them. */
async function createBenches(rows: readonly Row[], files: string): Promise<Bench[]> {
  const peers = await Peers.start(folder, files)
  if (peers.missing.length > 0) console.log(`not installed, not compared: ${peers.missing.join(', ')}`)
  const created: Bench[] = []
  for (const [index, row] of rows.entries()) {
    created.push(createBench(row, 'site', { ...peers.site, path: row.path }))
    for (const peer of row.peers) {
      const target = await peers.target(row, index, peer)
      if (target) created.push(createBench(row, peer, target))
    }
  }
  return created
}

/** The measurements after the requests, by a part of the names of its rows. */
const others: readonly [string, (rounds: number, folder: string) => Promise<Comparison[]>][] = [
  ['start, idle memory', measureStarts],
  ['eight uploads', measureUploads],
  ['search among 150,000', measureDirectorySize],
]

const benches: Bench[] = []
try {
  const files = join(folder, 'files')
  await mkdir(files)
  const rounds = Number(values.rounds)
  const rows = await chosenRows()
  if (rows.length > 0) benches.push(...(await createBenches(rows, files)))
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { measure } of benches) await measure(round < 0)
    if (round >= 0 && rows.length > 0) console.error(`round ${round + 1} of ${rounds}`)
  }
  closeConnections()
  stopServers()
  const comparisons: Comparison[] = []
  for (const [name, measure] of others) {
    if (name.includes(values.only)) comparisons.push(...(await measure(rounds, folder)))
  }
  const lines = [...compare(benches.map(({ cell }) => cell)), ...comparisons.map(lineOf)]
  console.log(formatTable(lines))
  const report = { node: process.version, at: new Date().toISOString(), rounds, lines }
  await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
  console.log(`also as JSON: ${values.json}`)
} finally {
  closeConnections()
  stopServers()
  await rm(folder, { recursive: true, force: true })
}
