import { brand } from '@mestieri/shared/brand.ts'
import t from 'tap'

import { build } from '../support/build.ts'

const path = '/.well-known/security.txt'
const day = 86_400_000

/** The fields of the file by name; RFC 9116 has one per line. */
async function fields(reply: Response): Promise<Map<string, string>> {
  const text = await reply.text()
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  )
}

t.test('BR-11: the file names the contact, the languages and its canonical URL', async (t) => {
  const { fetch } = await build(t, { env: { PUBLIC_URL: 'https://www.example.it' } })
  const reply = await fetch(path)
  t.equal(reply.status, 200)
  t.equal(reply.headers.get('content-type'), 'text/plain; charset=utf-8')
  t.match(reply.headers.get('cache-control'), /^public, max-age=\d+$/)
  const found = await fields(reply)
  t.same([...found.keys()], ['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  t.equal(found.get('Contact'), `mailto:${brand.support.email}`)
  t.equal(found.get('Preferred-Languages'), 'it, en')
  t.equal(found.get('Canonical'), `https://www.example.it${path}`)
  t.equal((await fetch(path, { method: 'HEAD' })).status, 200)
})

t.test('without https the file has no canonical URL, as the standard requires', async (t) => {
  const { fetch } = await build(t)
  t.notOk((await fields(await fetch(path))).has('Canonical'))
})

t.test('the file expires later than today and within a year, however long the process runs', async (t) => {
  let now = Date.parse('2026-11-20T21:30:00Z')
  const { fetch } = await build(t, { clock: () => now })
  const expiry = async () => (await fields(await fetch(path))).get('Expires') ?? ''
  t.equal(await expiry(), '2027-05-19T00:00:00Z')
  now += 700 * day
  const later = Date.parse(await expiry())
  t.ok(later > now + day && later < now + 365 * day)
})
