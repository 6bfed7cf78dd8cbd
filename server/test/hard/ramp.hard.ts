/** The product at three times its capacity of pages (S2; security.md, LD-02). Takes a minute. */
import { Agent } from 'node:http'

import { professions } from '@mestieri/shared/catalogue/professions.ts'
import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import t, { type Test } from 'tap'

import { measureCapacity, sendAtRate } from './open-load.ts'
import { startProduct } from './product.ts'

t.setTimeout(0)

const clients = 2000

/** Searches that are not cached yet: each is read from the upstream, and rendered if it is a page. */
function createSearches(address: string): () => string {
  const towns = municipalityList().entries.map(({ value }) => value)
  let count = 0
  return () => {
    count += 1
    const query = new URLSearchParams({
      profession: professions[count % professions.length] ?? '',
      city: towns[(count * 7) % towns.length] ?? '',
    })
    return `${address}?${String(query)}`
  }
}

const percent = (share: number) => `${Math.round(share * 100)} %`

/**
 * Runs `work` with the share of a processor that the product's main thread had meanwhile. On a machine that does
 * other work too it has less than one: it serves fewer requests by that share, and waits are longer by it.
 */
async function withShare<T>(
  cpuMs: () => number,
  work: () => Promise<T>,
): Promise<{ result: T; share: number }> {
  const startedAt = performance.now()
  const cpuBefore = cpuMs()
  const result = await work()
  return { result, share: Math.min(1, (cpuMs() - cpuBefore) / (performance.now() - startedAt)) }
}

/** Measures the capacity, sends three times as many requests with cheap ones beside them, then a quarter. */
async function overload(t: Test, path: string): Promise<void> {
  const { origin, log, cpuMs } = await startProduct(t, 768)
  const agent = new Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())
  const dear = { agent, next: createSearches(origin + path), clients }
  const home = await (await fetch(origin)).text()
  const asset = /\/assets\/[\w./-]+\.js/.exec(home)?.[0] ?? ''
  const cached = `${origin}/api/affiliates?profession=${encodeURIComponent(professions[0] ?? '')}`
  t.equal((await fetch(cached)).status, 200)
  const cheapOnes = [`${origin}/healthz`, `${origin}/`, `${origin}${asset}`, cached]
  let count = 0
  const cheap = { agent, next: () => cheapOnes[(count += 1) % cheapOnes.length] ?? '', clients }

  await measureCapacity(dear, 8, 5)
  const calm = await withShare(cpuMs, () => measureCapacity(dear, 8, 6))
  const capacity = calm.result
  const seconds = 15
  const ramp = await withShare(cpuMs, () =>
    Promise.all([
      sendAtRate({ ...dear, rate: capacity * 3, seconds }),
      sendAtRate({ ...cheap, rate: 20, seconds }),
    ]),
  )
  const [triple, aside] = ramp.result
  const p95 = Math.round(triple.p95 * ramp.share)
  const after = await sendAtRate({ ...dear, rate: capacity / 4, seconds: 8 })
  const goodput = (triple.statuses[200] ?? 0) / seconds
  const ownGoodput = goodput / ramp.share
  const ownCapacity = capacity / calm.share
  process.stderr.write(
    [
      `${path}: capacity ${Math.round(capacity)} a second`,
      `three times of it for ${seconds} s: ${JSON.stringify(triple)}`,
      `cheap answers meanwhile: ${JSON.stringify(aside)}`,
      `goodput ${Math.round(goodput)} a second, p95 ${triple.p95} ms`,
      `with a processor of its own: ${Math.round(ownGoodput)} of ${Math.round(ownCapacity)} a second, p95 ${p95} ms ` +
        `(it had ${percent(ramp.share)} of one, before ${percent(calm.share)})`,
      `a quarter of it afterwards: ${JSON.stringify(after)}`,
      `events: ${log.filter((line) => line.includes('"event":"overload')).length}`,
      '',
    ].join('\n'),
  )
  t.ok(ownGoodput >= 0.8 * ownCapacity, `${percent(ownGoodput / ownCapacity)} of the capacity`)
  t.ok(p95 < 300, `95 % of the visitors who are served wait less than ${p95} ms`)
  t.same(Object.keys(triple.statuses), ['200', '503'], 'no timeout, no broken connection')
  t.same(Object.keys(aside.statuses), ['200'], 'cheap answers are never refused')
  t.ok(after.lastRefusal < 5000, `the last refusal is ${after.lastRefusal} ms after the overload`)
}

t.test('LD-02: at three times its capacity of pages the product serves four fifths of it in time', (t) =>
  overload(t, '/incontra_professionisti'),
)
