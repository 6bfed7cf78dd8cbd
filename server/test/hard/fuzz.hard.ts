/**
 * Ten minutes of generated requests for every operation of the OpenAPI document (security.md, IV-08): a third
 * against the product with its embedded upstream, a third against a BFF with a healthy upstream, a third while
 * upstream fails.
 */
import t from 'tap'
import { Agent, request } from 'undici'

import { createFaultySend, createSend, type Send } from '../fuzz/bff-target.ts'
import { type Figures, fuzzOperations } from '../fuzz/fuzz.ts'
import type { Received } from '../fuzz/operations.ts'
import { startBff } from '../support/bff.ts'
import { startServer } from '../support/process.ts'

t.setTimeout(0)

const minutes = Number(process.env['HARD_TEST_MINUTES'] ?? 10)
const limitMs = (minutes * 60_000) / 3
const runs = 10_000_000
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)

function report(name: string, figures: Figures): void {
  const counts: Record<string, number> = {}
  for (const statuses of Object.values(figures)) {
    for (const [status, count] of Object.entries(statuses)) counts[status] = (counts[status] ?? 0) + count
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  process.stderr.write(`${name}, seed ${seed}: ${total} requests, ${JSON.stringify(counts)}\n`)
}

/**
 * Failures that the contract wants although nothing is broken: upstream refuses photos for a conversation that
 * it does not have (404), and a second call of one phone number at one time (false). Both are 502 (contract.md,
 * section 4). A loaded machine makes the product shed.
 */
function isByContract({ status, text }: Received): boolean {
  if (status === 502) return /"code":"(?:picture_upload_failed|booking_failed)"/.test(text)
  return status === 503 && /"code":"upstream_unavailable"|"status":"overloaded"/.test(text)
}

t.test('IV-08: the product answers as its OpenAPI document says', async (t) => {
  const env = { PORT: '0', DATA_DIR: t.testdir(), TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' }
  const server = startServer(t, env)
  const origin = await server.address
  const dispatcher = new Agent({ connections: 60 })
  t.teardown(() => dispatcher.destroy())
  let clients = 0
  const send: Send = async ({ path, method, headers, body }) => {
    clients += 1
    const forwarded = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
    const reply = await request(origin + path, {
      dispatcher,
      method: method as 'GET',
      headers: { ...headers, 'x-forwarded-for': forwarded },
      ...(body === undefined ? {} : { body }),
    })
    const type = String(reply.headers['content-type'] ?? '')
    return { status: reply.statusCode, type, text: await reply.body.text() }
  }
  report(
    'embedded upstream',
    await fuzzOperations({ send, seed, runs, limitMs, allowsFailure: isByContract }),
  )
  t.same(server.stderr, [])
})

t.test('IV-08: a BFF with a healthy upstream answers as its OpenAPI document says', async (t) => {
  const bff = await startBff(t)
  report('healthy upstream', await fuzzOperations({ send: createSend(bff), seed, runs, limitMs }))
})

t.test('IV-08: a BFF whose upstream fails answers as its OpenAPI document says', async (t) => {
  const bff = await startBff(t)
  report(
    'failing upstream',
    await fuzzOperations({ send: createFaultySend(bff), seed, runs, limitMs, allowsFailure: () => true }),
  )
})
