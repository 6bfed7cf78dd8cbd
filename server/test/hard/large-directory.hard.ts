/**
 * The embedded upstream with 150,000 professionals beside one with 1,500, and listings of 100,000 rows (O10, O11, P10).
 * Takes a quarter of an hour, most of it for the sitemap.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

import { professions } from '@mestieri/shared/catalogue/professions.ts'
import { places } from '@mestieri/shared/municipalities/places.ts'
import t, { type Test } from 'tap'

import { billingListing } from '../../embedded/src/listings/billing.ts'
import { bookingsListing } from '../../embedded/src/listings/bookings.ts'
import { formatTable } from '../../embedded/src/listings/print.ts'
import { openDatabase } from '../../embedded/src/storage/database.ts'
import { writeDirectory } from '../support/large-directory.ts'

t.setTimeout(0)

const main = join(import.meta.dirname, '../../dist/main.mjs')

function newFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'large-directory-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder with the samples so many times over, as professionals of one's own. */
function directoryOf(t: Test, times: number): string {
  const folder = newFolder(t)
  writeDirectory(folder, times)
  return folder
}

/** Starts the product on a folder without samples. */
async function start(t: Test, dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      SAMPLES: 'false',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(async () => {
    const gone = once(child, 'exit')
    if (child.kill('SIGKILL')) await gone
  })
  for await (const line of createInterface(child.stdout)) {
    const origin = /is ready: (http[^"\s]+)/.exec(line)?.[1]
    if (origin) {
      child.stdout.resume()
      return origin.replace('localhost', '127.0.0.1')
    }
  }
  throw new Error('the product did not start')
}

const agent = new Agent({ keepAlive: false })
let client = 0

/** One request of a client of its own, because the limits count by address. */
async function ask(url: string): Promise<{ status: number; text: string; ms: number }> {
  client += 1
  const localAddress = `127.1.${(client >> 8) & 255}.${client & 255 || 1}`
  const startedAt = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string; ms: number }>()
  get(url, { agent, localAddress }, (reply) => {
    let text = ''
    reply.setEncoding('utf8')
    reply.on('data', (piece: string) => (text += piece))
    reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text, ms: performance.now() - startedAt }))
  }).on('error', reject)
  return promise
}

let searched = 0
/** A search that was not made before. */
function newSearch(): string {
  searched += 1
  const town = searched % 4 === 0 ? 'MILANO (MI)' : (places[(searched * 37) % places.length]?.value ?? '')
  const query = new URLSearchParams({
    profession: searched % 3 === 0 ? '' : (professions[searched % professions.length] ?? ''),
    city: town,
    page: searched % 4 === 0 ? String(1 + (searched % 20)) : '1',
    pageSize: String(1 + (searched % 12)),
  })
  return `/api/affiliates?${String(query)}`
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
}

const inMs = (value: number) => `${value.toFixed(1)} ms`

t.test('a search among 150,000 professionals takes at most twice the time of one among 1,500', async (t) => {
  const [small, large] = [await start(t, directoryOf(t, 1)), await start(t, directoryOf(t, 100))]
  const times = { small: [] as number[], large: [] as number[] }
  const rounds = 8
  for (let round = 0; round <= rounds; round += 1) {
    for (let count = 0; count < 96; count += 1) {
      const search = newSearch()
      for (const [name, origin] of [
        ['small', small],
        ['large', large],
      ] as const) {
        const { status, ms } = await ask(origin + search)
        if (status !== 200) t.fail(`${search}: ${status}`)
        if (round > 0) times[name].push(ms)
      }
    }
  }
  const [before, after] = [quantile(times.small, 0.95), quantile(times.large, 0.95)]
  t.comment(
    `search p50 ${inMs(quantile(times.small, 0.5))} and ${inMs(quantile(times.large, 0.5))}, p95 ${inMs(before)} and ${inMs(after)}`,
  )
  t.ok(after <= 2 * before, `p95 ${inMs(before)} of 1,500, ${inMs(after)} of 150,000`)

  await checkSitemap(t, { small, large })
})

/** Times of requests to the two products. */
interface Pairs {
  readonly small: number[]
  readonly large: number[]
}

/**
 * Asks both products in turn for at least so many seconds, and until `work` is done. Both have the same machine, so their
 * difference is that of the products.
 */
async function timesWhile(
  origins: Readonly<Record<keyof Pairs, string>>,
  seconds: number,
  work: Promise<unknown> = Promise.resolve(),
): Promise<Pairs> {
  const times: Pairs = { small: [], large: [] }
  const state = { isDone: false }
  const finished = work.finally(() => (state.isDone = true))
  const until = performance.now() + seconds * 1000
  while (performance.now() < until || !state.isDone) {
    const url = times.small.length % 2 === 0 ? '/' : newSearch()
    for (const name of ['small', 'large'] as const) {
      times[name].push((await ask(origins[name] + url)).ms)
    }
    await setTimeout(10)
  }
  await finished
  return times
}

/** The sitemap has every professional, and nobody notices that it is collected. */
async function checkSitemap(t: Test, origins: Readonly<Record<keyof Pairs, string>>): Promise<void> {
  const compare = (what: string, { small, large }: Pairs) => {
    const [calm, busy] = [quantile(small, 0.95), quantile(large, 0.95)]
    t.comment(
      `others ${what}, of 1,500 and 150,000: p50 ${inMs(quantile(small, 0.5))} and ${inMs(quantile(large, 0.5))}, p95 ${inMs(calm)} and ${inMs(busy)}, max ${inMs(Math.max(...small))} and ${inMs(Math.max(...large))}`,
    )
    t.ok(busy <= 1.5 * calm + 3, `p95 of others ${what}: ${inMs(calm)} and ${inMs(busy)}`)
  }
  const origin = origins.large
  compare('before', await timesWhile(origins, 20))
  const first = ask(`${origin}/sitemap.xml`)
  compare('while the sitemap is collected', await timesWhile(origins, 60, first))
  t.equal((await first).status, 503, 'the first crawler comes again')

  const startedAt = performance.now()
  let index = await ask(`${origin}/sitemap.xml`)
  while (index.status !== 200 && performance.now() - startedAt < 30 * 60_000) {
    await setTimeout(10_000)
    index = await ask(`${origin}/sitemap.xml`)
  }
  t.comment(`collected after ${Math.round((performance.now() - startedAt) / 1000 + 60)} s`)
  const files = [...index.text.matchAll(/<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g)].map(([, file = '']) => file)
  const addresses = new Set<string>()
  async function readFiles(): Promise<void> {
    for (const file of files) {
      const { text } = await ask(origin + file)
      const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
      t.ok(found.length > 0 && found.length <= 50_000, `${file}: ${found.length}`)
      for (const address of found) addresses.add(address)
      await setTimeout(500)
    }
  }
  compare(`while ${files.length} files are read`, await timesWhile(origins, 5, readFiles()))
  const profiles = [...addresses].filter((address) => address.includes('/incontra_professionisti/'))
  t.equal(profiles.length, 150_000)
  t.comment(`${addresses.size} addresses`)
}

t.test('billing data and bookings of 100,000 rows are listed in under two seconds', async (t) => {
  const database = openDatabase(newFolder(t))
  t.teardown(() => database.close())
  const rows = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)'
  const time = '1700000000000 + i * 60000'
  database.exec(`
    ${rows} INSERT INTO payment_intents (payment_intent_id, processor, purpose, uid, amount, created_at)
      SELECT 'pi_' || i, 'stripe', 'activation', 'u-' || (i % 1500), 29280, ${time} FROM n;
    ${rows} INSERT INTO billing_data (pi, uid, vat, cuu_pec, created_at, updated_at)
      SELECT 'pi_bank_transfer_' || i, 'u-' || (i % 1500), '12345678903', 'a@pec.it', ${time}, ${time} FROM n;
    ${rows} INSERT INTO calendar_events (starts_at, place, contact_telephone, test_data, created_at)
      SELECT 1700000000000 + i * 1800000, 1, '+39347' || i, 0, ${time} FROM n;`)
  for (const listing of [billingListing, bookingsListing]) {
    const before = process.threadCpuUsage()
    const lines = listing.rows(database)
    formatTable(listing, lines)
    const { user, system } = process.threadCpuUsage(before)
    const seconds = (user + system) / 1e6
    t.equal(lines.length, 100_000)
    t.ok(seconds < 2, `${listing.title}: ${seconds.toFixed(2)} s of the processor`)
  }
})
