import t from 'tap'

import { build } from '../../support/build.ts'

function events(log: readonly string[]): unknown[] {
  const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>)
  return lines
    .filter(({ event }) => event === 'csp_report')
    .map(({ directive, blocked, page }) => ({ directive, blocked, page }))
}

t.test('BR-01, OB-04: both formats of a report are accepted, only harmless parts are logged', async (t) => {
  const { fetch, log } = await build(t)
  const send = (type: string, body: unknown) =>
    fetch('/api/csp-report', {
      method: 'POST',
      headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify(body),
    })
  const page = 'https://www.example.it/auth/business_app_account_validation?short_token=canary'
  const old = await send('application/csp-report', {
    'csp-report': {
      'document-uri': page,
      'violated-directive': "script-src-elem 'self'",
      'blocked-uri': 'https://evil.example/canary?canary',
    },
  })
  t.equal(old.status, 204)
  const body = {
    documentURL: 'https://www.example.it/canary',
    effectiveDirective: 'img-src',
    blockedURL: 'inline',
  }
  const list = await send('application/reports+json', [
    { type: 'csp-violation', body },
    { type: 'csp-violation' },
  ])
  t.equal(list.status, 204)
  t.same(events(log), [
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/auth/business_app_account_validation',
    },
    { directive: 'img-src', blocked: 'inline', page: null },
    { directive: 'unknown', blocked: 'unknown', page: null },
  ])
  t.notMatch(log.join(''), 'canary')
})

t.test('LD-07: invalid reports are accepted, and a flood of reports is refused', async (t) => {
  const { fetch, log } = await build(t)
  const send = (body: string) =>
    fetch('/api/csp-report', { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body })
  for (const body of ['7', 'null', '"x"', '[[]]', '{"csp-report":7}'])
    t.equal((await send(body)).status, 204, body)
  t.equal((await send('{')).status, 400)
  t.equal((await send(`"${'x'.repeat(20_000)}"`)).status, 413)
  const many = JSON.stringify(Array.from({ length: 500 }, () => ({})))
  const before = events(log).length
  await send(many)
  t.equal(events(log).length - before, 10, 'of a long list only the beginning')
  const rest = await Promise.all(Array.from({ length: 60 }, () => send('{}')))
  t.ok(rest.some(({ status }) => status === 429))
})
