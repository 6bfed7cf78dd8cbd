/**
 * Measures the pages of the shipped site as a visitor with a slow phone sees them first: round trips of 150 ms,
 * 1.6 Mbit/s, a processor four times slower, an empty cache. Prints the medians of the visits; the visits of all pages
 * alternate. With `--lighthouse` it also prints the scores of Lighthouse's mobile test, which simulates the same
 * connection. It never fails for a figure.
 *
 *     npm run bench:pages -- [--only=part of a page's name] [--rounds=5] [--lighthouse]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright-core'

import { findChromium } from '../../../scripts/find-chromium.ts'
import { median } from '../../../server/bench/peers/load.ts'
import { freePort, startServer, stopServers, waitForPort } from '../../../server/bench/peers/processes.ts'
import { auditPages } from './lighthouse.ts'
import { findProfile, measuredPages, measuredTaps } from './pages.ts'
import { tapFirst, visit } from './phone.ts'
import { formatTable } from './table.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    lighthouse: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const chromiumPath = findChromium(process.env)
if (!chromiumPath) throw new Error('no Chromium found: set CHROMIUM to its path')
const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']

/** Starts the product as `npm start` does, with the embedded upstream. */
async function startSite(dataDir: string): Promise<string> {
  const port = await freePort()
  const main = join(import.meta.dirname, '../../../server/dist/main.mjs')
  const child = startServer(process.execPath, [main], { PORT: `${port}`, DATA_DIR: dataDir })
  await waitForPort(port, child)
  return `http://localhost:${port}`
}

/** Measures each thing once in each round. @returns the median of each figure, by the thing's name */
async function medians<Thing extends { readonly name: string }, Result extends object>(
  things: readonly Thing[],
  measure: (thing: Thing) => Promise<Result>,
): Promise<Map<string, Result>> {
  const results = new Map(things.map(({ name }) => [name, [] as Result[]]))
  for (let round = 1; round <= rounds; round += 1) {
    for (const thing of things) results.get(thing.name)?.push(await measure(thing))
    console.error(`round ${round} of ${rounds}, load average ${loadavg()[0]?.toFixed(1)}`)
  }
  const medianOf = (all: readonly Result[], key: string) =>
    median(all.map((result) => Number(result[key as keyof Result])))
  return new Map(
    [...results].map(([name, all]) => {
      const figures = Object.keys(all[0] ?? {}).map((key) => [key, medianOf(all, key)] as const)
      return [name, Object.fromEntries(figures) as Result]
    }),
  )
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-pages-'))
try {
  const origin = await startSite(dataDir)
  const profile = await findProfile(origin)
  const isChosen = ({ name }: { readonly name: string }) => name.includes(values.only)
  const pages = measuredPages(profile).filter(isChosen)
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const visits = await medians(pages, ({ path }) => visit(browser, origin + path))
    console.log(formatTable('first visit, ms', visits))
    const taps = measuredTaps(profile).filter(isChosen)
    console.log(formatTable('first tap, ms', await medians(taps, (tap) => tapFirst(browser, origin, tap))))
  } finally {
    await browser.close()
  }
  if (values.lighthouse) {
    const audit = await auditPages({ origin, chromiumPath, chromiumFlags })
    if (audit === null) console.log('not installed, not measured: lighthouse')
    else console.log(formatTable('Lighthouse, mobile', await medians(pages, audit)))
  }
} finally {
  stopServers()
  await rm(dataDir, { recursive: true, force: true })
}
