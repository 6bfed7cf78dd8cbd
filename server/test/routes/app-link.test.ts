import { appLink } from '@mestieri/shared/device.ts'
import t from 'tap'

import { build } from '../support/build.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const huawei = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1.6.1 Mobile'
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'

const table = ['android', 'ios', 'huawei', 'other'] as const
const places = new Set(table.map(appLink))

t.test('AZ-08: visitors are redirected to the app of their system', async (t) => {
  const { fetch } = await build(t)
  for (const [os, userAgent] of [
    ['android', android],
    ['ios', iphone],
    ['huawei', huawei],
    ['other', desktop],
    ['other', ''],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      for (const path of ['/app/download', '/app/download/']) {
        const reply = await fetch(path, { method, headers: { 'user-agent': userAgent } })
        t.equal(reply.status, 302)
        t.equal(reply.headers.get('location'), appLink(os), `${method} ${path}: ${os}`)
        t.equal(reply.headers.get('vary'), 'user-agent')
        t.equal(reply.headers.get('cache-control'), 'no-store')
        t.equal(await reply.text(), '')
      }
    }
  }
})

t.test('AZ-08: only the user agent selects the target', async (t) => {
  const { fetch } = await build(t)
  const evil = ['https://evil.example', '//evil.example', String.raw`\\evil.example`, '/\t/evil.example']
  const names = ['url', 'next', 'redirect', 'os', 'store', 'appUrl']
  const queries = names.flatMap((name) => evil.map((value) => `?${name}=${encodeURIComponent(value)}`))
  for (const query of [...queries, '?//evil.example', `?url=//evil.example&url=${evil[0]}`]) {
    const reply = await fetch(`/app/download${query}`, { headers: { 'user-agent': android } })
    t.equal(reply.headers.get('location'), appLink('android'), query)
  }
  for (const userAgent of [
    ...evil.map((value) => value.replace('\t', ' ')),
    'https://evil.example Android',
    'iPhone\u00ff//evil',
    '__proto__',
    'constructor',
    'x'.repeat(8000),
    'Android'.repeat(1000),
  ]) {
    const headers = {
      'user-agent': userAgent,
      'x-forwarded-host': 'evil.example',
      referer: 'https://evil.example',
    }
    const reply = await fetch('/app/download', { headers })
    t.ok(places.has(reply.headers.get('location') ?? ''), userAgent.slice(0, 40))
  }
  for (const path of ['/app/download//evil.example', '/app//evil.example', '/app/download/evil.example']) {
    t.equal((await fetch(path)).headers.get('location'), null, path)
  }
  t.equal((await fetch('/app/download', { method: 'POST' })).status, 405)
})
