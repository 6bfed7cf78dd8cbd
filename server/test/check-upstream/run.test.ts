import { pino } from 'pino'
import t, { type Test } from 'tap'

import { prepareAssistant } from '../../embedded/src/assistant/prepare.ts'
import { startEmbeddedUpstream } from '../../embedded/src/start.ts'
import { seededFolder } from '../../embedded/test/data-folder.ts'
import { checkUpstream } from '../../src/check-upstream/run.ts'
import type { Environment } from '../../src/config/environment.ts'
import { callables } from '../../src/upstream/callables.ts'
import { startUpstreamFake, upstreamCanary, wireAffiliate } from '../upstream-fake.ts'
import { callableNames, shortTable } from '../upstream/build.ts'
import type { Mode, ModeOptions } from '../upstream/fake/modes.ts'

const log = pino({ level: 'silent' })
const search = 'POST portal/get_affiliates_by_profession'

async function check(env: Environment, deadline = 8_000) {
  const lines: string[] = []
  const code = await checkUpstream({
    env,
    print: (line) => lines.push(line),
    callables: shortTable(deadline),
  })
  const [portal, payments, ...rest] = lines
  const total = rest.pop() ?? ''
  return { code, head: [portal, payments], rest, total, line: (call: string) => lineOf(rest, call) }
}

/** The line of a callable, with single spaces and without its time. */
function lineOf(lines: readonly string[], call: string): string {
  const found = lines.find((line) => line.includes(` ${call} `)) ?? ''
  return found.replaceAll(/\s+/g, ' ').replace(/ \d+ ms/, '')
}

async function embedded(t: Test): Promise<Environment> {
  // On a loaded machine the training can take longer than the short deadline of the checks.
  await prepareAssistant()
  const listen = { host: '127.0.0.1', port: 0 }
  const upstream = await startEmbeddedUpstream({ dataDir: seededFolder(t), log, listen })
  t.teardown(() => upstream.close())
  const { portalUrl, paymentsUrl } = upstream.address
  return { UPSTREAM_PORTAL_URL: portalUrl, UPSTREAM_PAYMENTS_URL: paymentsUrl }
}

async function fake(t: Test) {
  const upstream = await startUpstreamFake(t)
  const { portalUrl, paymentsUrl } = upstream.address
  return { upstream, env: { UPSTREAM_PORTAL_URL: portalUrl, UPSTREAM_PAYMENTS_URL: paymentsUrl } }
}

const writes = new Set([
  'chatWithAssistant',
  'saveCustomerFiles',
  'createPaymentIntentByUid',
  'createSettlementPaymentIntentByUid',
  'createPaymentIntentByProductId',
  'createCheckoutSession',
  'addCommercialDataByUid',
  'addCommercialDataByEmail',
  'addCalendarEvent',
  'sendAppNotification',
  'emailUnsubscribe',
])

t.test('a right upstream has one line per callable, and nothing is written unasked', async (t) => {
  const { code, head, rest, total, line } = await check(await embedded(t))
  t.equal(code, 0)
  t.match(head, [/^portal: +http:/, /^payments: +http:/])
  t.equal(rest.length, callableNames.length)
  for (const name of callableNames) {
    const { method, base, path } = callables[name]
    const start = writes.has(name) ? 'skipped' : 'ok'
    t.ok(line(`${method} ${base}/${path}`).startsWith(start), name)
  }
  t.equal(line(search), `ok ${search} 200 6 professionals`)
  t.match(
    rest.find((one) => one.includes(search)),
    /200 +\d+ ms/,
  )
  t.equal(total, '8 ok, 0 failed, 11 skipped')
})

t.test('with CONTRACT_MAY_WRITE=true every callable but the notification is called', async (t) => {
  const env = { ...(await embedded(t)), CONTRACT_MAY_WRITE: 'true', TRIAL_PRODUCT_ID: 'prod_trial' }
  const { code, total, rest } = await check({ ...env, UPSTREAM_UNSUBSCRIBE_TOKEN: 'embedded' })
  t.equal(total, '18 ok, 0 failed, 1 skipped', rest.join('\n'))
  t.equal(code, 0)
})

t.test('no callable that writes is called without leave', async (t) => {
  const { upstream, env } = await fake(t)
  await check(env)
  const called = upstream.journal.flatMap(({ callable }) => callable ?? [])
  t.same(
    called.filter((name) => writes.has(name)),
    [],
  )
})

const camelCase = { affiliates: [wireAffiliate()], totalAffiliates: 1, totalPages: 1 }
const page = { affiliates: [wireAffiliate()], total_affiliates: 1, total_pages: 1 }

/** Upstreams that are wrong in every answer, and the line of the search. */
const wrongWays: readonly (readonly [string, Mode, ModeOptions, string])[] = [
  ['refuses with 401', 'unauthorised', {}, '401 the request was rejected'],
  [
    'writes camelCase',
    'answer',
    { body: camelCase },
    '200 /total_affiliates: expected number (at least 0) or string (as ^\\d+$), found nothing',
  ],
  [
    'wraps its answers',
    'answer',
    { body: { result: page } },
    '200 /affiliates: expected array, found nothing',
  ],
  ['answers HTML', 'html', {}, '200 expected JSON, found HTML'],
  ['answers text', 'answer', { body: upstreamCanary }, '200 expected JSON, found other text'],
  ['answers nothing', 'empty', {}, '200 expected JSON, found an empty body'],
  ['is slow', 'hang', {}, '- no answer within 100 ms'],
  [
    'writes a name as a number',
    'answer',
    { body: { ...page, affiliates: [wireAffiliate(), wireAffiliate(2, { shopname: 5 })] } },
    '200 /affiliates/1/shopname: expected string (from 1 characters, up to 500 characters), found integer',
  ],
  [
    'writes a list as a text',
    'answer',
    { body: { ...page, affiliates: [wireAffiliate(1, { served_cities: upstreamCanary })] } },
    `200 /affiliates/0/served_cities: expected array or null, found string (${upstreamCanary.length} characters)`,
  ],
  ['fails with 500', 'error', {}, '500 the upstream failed'],
]

for (const [way, mode, options, expected] of wrongWays) {
  t.test(`an upstream that ${way} fails, and the line of the search says why`, async (t) => {
    const { upstream, env } = await fake(t)
    upstream.on('*', mode, options)
    const { code, line, rest } = await check(env, mode === 'hang' ? 100 : 8_000)
    t.equal(code, 1)
    t.equal(line(search), `FAILED ${search} ${expected}`)
    t.notMatch(rest.join('\n'), upstreamCanary, 'no text of the upstream')
  })
}

t.test('a wrong base path fails, also where the upstream is said to be empty', async (t) => {
  const right = await embedded(t)
  const portal = { ...right, UPSTREAM_PORTAL_URL: `${right['UPSTREAM_PORTAL_URL']}/wrong` }
  const { code, line } = await check(portal)
  t.equal(code, 1)
  t.equal(
    line(search),
    `FAILED ${search} 404 the search finds nobody: the address may be wrong, or set CONTRACT_EMPTY=true`,
  )
  t.equal((await check({ ...portal, CONTRACT_EMPTY: 'true' })).code, 1)

  const payments = { ...right, UPSTREAM_PAYMENTS_URL: `${right['UPSTREAM_PAYMENTS_URL']}/wrong` }
  const second = await check(payments)
  t.equal(second.code, 1)
  t.equal(
    second.line('GET payments/session-status'),
    'FAILED GET payments/session-status 404 a path that does not exist gets the same answer: the address may be wrong',
  )
})

t.test('an upstream that has an answer for names that do not exist fails', async (t) => {
  // The fake answers every link and every uid but one.
  const { env } = await fake(t)
  const { code, line } = await check(env)
  t.equal(code, 1)
  for (const call of ['get_affiliate_shop_data_by_url/', 'get_affiliate_by_uid/']) {
    t.match(line(`POST portal/${call}`), /^FAILED .* 200 expected 404 for a name that does not exist$/)
  }
})

t.test('an empty upstream fails unless CONTRACT_EMPTY=true', async (t) => {
  const { upstream, env } = await fake(t)
  const body = { affiliates: [], total_affiliates: 0, total_pages: 0 }
  upstream.on('getAffiliatesByProfession', 'answer', { body })
  t.match((await check(env)).line(search), 'the search finds nobody')
  const told = await check({ ...env, CONTRACT_EMPTY: 'true' })
  t.equal(told.line(search), `ok ${search} 200 nobody, as CONTRACT_EMPTY=true says`)
})

t.test('an upstream that nobody answers for fails with the reason', async (t) => {
  const { upstream, env } = await fake(t)
  await upstream.stop()
  const { code, line } = await check(env)
  t.equal(code, 1)
  t.equal(line(search), `FAILED ${search} - no connection (ECONNREFUSED)`)
})

t.test('without an address nothing is checked', async (t) => {
  await t.rejects(check({}), {
    name: 'ConfigError',
    message: /^UPSTREAM_PORTAL_URL must be .*\nUPSTREAM_PAYMENTS_URL must be /,
  })
})
