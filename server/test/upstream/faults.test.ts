import t from 'tap'

import { type CallableName, callables } from '../../src/upstream/callables.ts'
import { privateCanaries, upstreamCanary } from '../upstream-fake.ts'
import { buildUpstream, callableNames, callOnce, type Result, shortTable } from './build.ts'
import { gzipBomb, type Mode } from './fake/modes.ts'

const grace = 250
const loggable = new Set([
  'level',
  'message',
  'callable',
  'outcome',
  'attempt',
  'ms',
  'requestId',
  'status',
  'errorCode',
  'path',
  'pointer',
  'expected',
  'found',
])
const endless: ReadonlySet<Mode> = new Set(['hang', 'drip', 'drip_head', 'drip_error'])

type Expectation = 'ok' | 'absent' | 'refused' | 502 | 503 | 504

/**
 * The status for the browser by the fault table of contract.md, section 4, and the one for callables whose answer
 * is only a status.
 */
const table: readonly (readonly [Mode, Expectation, statusOnly?: Expectation])[] = [
  ['ok', 'ok'],
  ['delay', 'ok'],
  ['reset', 502],
  ['close', 502],
  ['commit_reset', 502],
  ['hang', 504],
  ['drip', 504],
  ['drip_head', 504],
  ['drip_error', 504],
  ['partial_head', 502],
  ['partial', 502],
  ['partial_chunked', 502],
  ['empty', 502, 'ok'],
  ['garbage', 502, 'ok'],
  ['truncated', 502, 'ok'],
  ['html', 502, 502],
  ['huge', 502],
  ['huge_announced', 502],
  ['huge_error', 502],
  ['gzip_bomb', 502],
  ['encoded_often', 502],
  ['head_too_long', 502],
  ['redirect', 502],
  ['bad_request', 502],
  ['too_many', 503],
  ['unavailable', 502],
]

const expectationOf = (name: CallableName, general: Expectation, statusOnly: Expectation = general) =>
  callables[name].answer === null ? statusOnly : general

const outcomeOf = ({ outcome, error }: Result): Expectation =>
  error === null
    ? outcome?.kind === 'answer'
      ? 'ok'
      : (outcome?.kind ?? 502)
    : (error.status as Expectation)

t.before(() => {
  gzipBomb()
})

for (const [mode, general, statusOnly] of table) {
  t.test(
    `UF-01, UF-06, UF-08, UF-09, UF-15: an upstream in mode ${mode}: every callable ends before its deadline as the table says`,
    async (t) => {
      const deadline = endless.has(mode) ? 300 : 2_000
      const { fake, client, lines } = await buildUpstream(t, { callables: shortTable(deadline) })
      fake.on('*', mode, { delayMs: 20 })
      const results = await Promise.all(callableNames.map((name) => callOnce(client, name, `req-${name}`)))

      for (const [index, name] of callableNames.entries()) {
        const result = results[index] as Result
        t.equal(outcomeOf(result), expectationOf(name, general, statusOnly), `${name}: outcome`)
        const tries = typeof callables[name].retry === 'object' ? 3 : 1
        t.ok(result.ms < deadline * tries + grace, `${name}: ${Math.round(result.ms)} ms`)
        t.ok(
          fake.calls(name).every(({ requestId, fits }) => requestId === `req-${name}` && fits),
          `${name}: request id and body`,
        )
        if (result.error?.status === 503) t.ok(result.error.retryAfter, `${name}: retry-after`)

        const shown = JSON.stringify([
          result.error?.toProblem('req-1'),
          result.error?.message,
          result.error?.cause,
        ])
        t.notMatch(shown, upstreamCanary, `${name}: no text of the upstream`)
        t.notMatch(shown, '127.0.0.1', `${name}: no address of the upstream`)
      }

      const logged = JSON.stringify(lines)
      for (const secret of [
        upstreamCanary,
        ...privateCanaries,
        '127.0.0.1',
        'callablesForPortal',
        'example.it',
      ]) {
        t.notOk(logged.includes(secret), `the log does not contain ${secret}`)
      }
      const fields = new Set(lines.flatMap((line) => Object.keys(line)))
      t.same(fields.difference(loggable), new Set(), 'the log contains the listed fields only')
      t.same(fake.canaryHits, [], 'no redirect is followed')
    },
  )
}

t.test('UF-09: a 404 means not found for the callables that allow it, and else a fault', async (t) => {
  const { fake, client } = await buildUpstream(t)
  fake.on('*', 'not_found')
  for (const name of callableNames) {
    const expected = callables[name].mayBeAbsent ? 'absent' : 502
    t.equal(outcomeOf(await callOnce(client, name)), expected, name)
  }
})

t.test('UF-06, UF-07: a wrong shape is a fault for every callable with an answer schema', async (t) => {
  const { fake, client } = await buildUpstream(t)
  fake.on('*', 'wrong_shape')
  for (const name of callableNames) {
    const anything = ['saveCustomerFiles', 'addCalendarEvent'].includes(name)
    const expected = anything || callables[name].answer === null ? 'ok' : 502
    t.equal(outcomeOf(await callOnce(client, name)), expected, name)
  }
})

t.test(
  'UF-09, UF-15: a 500 is a fault, except for the token validations, which pass on listed messages only',
  async (t) => {
    const { fake, client } = await buildUpstream(t)
    fake.on('*', 'error')
    for (const name of callableNames) {
      const validates = callables[name].refusals.includes(500)
      const result = await callOnce(client, name)
      t.equal(outcomeOf(result), validates ? 'refused' : 502, name)
      if (validates) t.same(result.outcome, { kind: 'refused', status: 500, message: null })
    }
  },
)

t.test('UF-15: a 401 passes on the three listed messages and no other', async (t) => {
  const { fake, client } = await buildUpstream(t)
  const cases = [
    ['Expired Token', 'Expired Token'],
    ['Token is invalid', 'Token is invalid'],
    ['Invalid data', 'Invalid data'],
    [upstreamCanary, null],
    [{ text: 'Expired Token' }, null],
    [undefined, null],
  ] as const
  for (const [message, expected] of cases) {
    fake.on('validateShortToken', 'answer', { times: 1, status: 401, body: { message } })
    const { outcome } = await callOnce(client, 'validateShortToken')
    t.same(outcome, { kind: 'refused', status: 401, message: expected })
  }
  for (const body of ['', 'null', '<html>', '["Expired Token"]', '"Expired Token"']) {
    fake.on('validateShortToken', 'answer', { times: 1, status: 401, body })
    const { outcome } = await callOnce(client, 'validateShortToken')
    t.same(outcome, { kind: 'refused', status: 401, message: null }, body)
  }
})

t.test(
  'a refused connection fails at once with 503, and the first call after a restart succeeds',
  async (t) => {
    const { fake, client } = await buildUpstream(t)
    t.equal(outcomeOf(await callOnce(client, 'getAffiliatesByProfession')), 'ok')
    await fake.stop()
    for (const name of ['getAffiliatesByProfession', 'emailUnsubscribe'] as const) {
      const { error, ms } = await callOnce(client, name)
      t.match(error, { code: 'upstream_unavailable', status: 503, retryAfter: 5 })
      t.ok(ms < grace)
    }
    await fake.start()
    t.equal(outcomeOf(await callOnce(client, 'getAffiliatesByProfession')), 'ok')
  },
)

t.test(
  'UF-06: if only the status counts, HTML is recognised by its text and not by its content type alone',
  async (t) => {
    const { fake, client } = await buildUpstream(t)
    const html = { 'content-type': 'text/html; charset=utf-8' }
    const cases = [
      [html, 'success', 'ok'],
      [html, '', 'ok'],
      [html, 'Errore <b>interno</b>', 502],
      [{}, ' \n<!DOCTYPE html><p>errore', 502],
      [{ 'content-type': 'application/json' }, '{"a":"<b>"}', 'ok'],
    ] as const
    for (const [headers, body, expected] of cases) {
      fake.on('emailUnsubscribe', 'answer', { times: 1, headers, body })
      t.equal(outcomeOf(await callOnce(client, 'emailUnsubscribe')), expected, body)
    }
  },
)

t.test('UF-08: only status 200 is a success', async (t) => {
  const { fake, client } = await buildUpstream(t)
  for (const status of [201, 202, 204, 206, 301, 303, 307, 308]) {
    fake.on('emailUnsubscribe', 'answer', { times: 1, status, body: '' })
    t.equal(outcomeOf(await callOnce(client, 'emailUnsubscribe')), 502, String(status))
  }
})

t.test('UF-16: a second response to one request is discarded', async (t) => {
  const { fake, client } = await buildUpstream(t, {
    maxConcurrent: { directory: 1, chat: 1, files: 1, payments: 1, bookings: 1, account: 1 },
  })
  fake.on('createCheckoutSession', 'twice', { times: 1 })
  const first = await callOnce(client, 'createCheckoutSession')
  t.match(first.outcome, { kind: 'answer', answer: { clientSecret: 'cs_1_secret_1' } })
  const second = await callOnce(client, 'createPaymentIntentByUid')
  t.match(second.outcome, { kind: 'answer', answer: { paymentIntentId: 'pi_1' } })
})
