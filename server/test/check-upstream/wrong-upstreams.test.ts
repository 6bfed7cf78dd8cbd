import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import t, { type Test } from 'tap'

import { describeFault } from '../../src/check-upstream/finding.ts'
import { checkUpstream } from '../../src/check-upstream/run.ts'
import { callables } from '../../src/upstream/callables.ts'
import { Fault } from '../../src/upstream/transport/fault.ts'
import { createWatchedClient } from '../../src/upstream/watch/watched-client.ts'
import { startUpstreamFake, type UpstreamFake, wireAffiliate } from '../upstream-fake.ts'
import { shortTable } from '../upstream/build.ts'

const text = readFileSync(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8')
const heading = '## What a wrong upstream looks like'

/** The table's rows by their first cell: the line of the check and the outcome in the log. */
const rows = new Map(
  (text.split(heading)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .map(([, upstream = '', check = '', outcome = '']) => [upstream, { check, outcome }]),
)

const page = (...affiliates: object[]) => ({
  affiliates,
  total_affiliates: affiliates.length,
  total_pages: 1,
})

/** How each upstream of the table is made. */
const ways: Readonly<Record<string, (fake: UpstreamFake) => unknown>> = {
  'has another path': (fake) => fake.on('*', 'not_found'),
  'wants a permission': (fake) => fake.on('*', 'unauthorised'),
  'answers a login page': (fake) => fake.on('*', 'html'),
  redirects: (fake) => fake.on('*', 'redirect'),
  'wraps its answers': (fake) => fake.on('*', 'answer', { body: { result: page(wireAffiliate()) } }),
  'writes camelCase': (fake) =>
    fake.on('*', 'answer', { body: { affiliates: [wireAffiliate()], totalAffiliates: 1, totalPages: 1 } }),
  'has one bad record': (fake) =>
    fake.on('*', 'answer', { body: page(wireAffiliate(), wireAffiliate(2, { shopname: 5 })) }),
  'has no professionals': (fake) => fake.on('*', 'answer', { body: page() }),
  fails: (fake) => fake.on('*', 'error'),
  'is slow': (fake) => fake.on('*', 'hang'),
  'is not there': (fake) => fake.stop(),
}
/** Too long to set up: the text of the check is tested by itself. */
const certificate = 'has an untrusted certificate'

/** The line of the check for the search, without its time. */
async function searchLine(fake: UpstreamFake): Promise<string> {
  const lines: string[] = []
  await checkUpstream({
    env: { UPSTREAM_PORTAL_URL: fake.address.portalUrl, UPSTREAM_PAYMENTS_URL: fake.address.paymentsUrl },
    print: (line) => lines.push(line),
    callables: shortTable(200),
  })
  const found = lines.find((line) => line.includes('portal/get_affiliates_by_profession')) ?? ''
  return found.replaceAll(/\s+/g, ' ').replace(/ \d+ ms/, '')
}

/** The outcome of the first search of the watch. */
async function firstOutcome(t: Test, fake: UpstreamFake): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const tell = (fields: object): void => {
    if ('event' in fields && fields.event === 'upstream_search' && 'outcome' in fields)
      resolve(fields.outcome)
  }
  const { client, watch } = createWatchedClient({
    address: fake.address,
    callables: shortTable(200),
    log: { debug() {}, info: tell, warn: tell },
    wallClock: () => 0,
    onDrop() {},
  })
  t.teardown(async () => {
    watch.close()
    await client.close()
  })
  watch.start()
  return promise
}

t.test('the table names every way', async (t) => {
  t.same([...rows.keys()].toSorted(), [...Object.keys(ways), certificate].toSorted())
})

for (const [upstream, make] of Object.entries(ways)) {
  t.test(`an upstream that ${upstream} looks as the document says`, async (t) => {
    const fake = await startUpstreamFake(t)
    await make(fake)
    const row = rows.get(upstream)
    t.match(await searchLine(fake), row?.check ?? '')
    t.equal(await firstOutcome(t, fake), row?.outcome)
  })
}

t.test('an untrusted certificate is named', async (t) => {
  const fault = new Fault('broken', { errorCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  t.equal(
    describeFault(fault, callables.getAffiliatesByProfession),
    'the certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)',
  )
  t.match('the certificate is not trusted', rows.get(certificate)?.check ?? '')
  t.equal(fault.kind, rows.get(certificate)?.outcome)
})
