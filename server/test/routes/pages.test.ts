import { createHash } from 'node:crypto'

import { hasProblem } from '@mestieri/shared/contracts/page-reader.ts'
import type { RenderPage } from '@mestieri/shared/contracts/page-renderer.ts'
import t from 'tap'

import { AppError } from '../../src/errors.ts'
import { rateLimits } from '../../src/plugins/rate-limit/rate-limit.ts'
import { build, fakeServices } from '../support/build.ts'
import { exchange } from '../support/raw-http.ts'
import { webBundle } from '../support/web-bundle.ts'

const missingOrMoved: RenderPage = async ({ url }) =>
  url.includes('/incontra_professionisti?')
    ? { status: 302, location: '/incontra_professionisti' }
    : { status: 404, html: ['<html>nobody</html>'] }

const failed: RenderPage = async () => ({ status: 503, html: ['<html>Errore</html>'] })

const stylesOf = (name: string) => `.${name}{top:0}`
const styled = (name: string) => `<html><head><style>${stylesOf(name)}</style></head></html>`
const sourceOf = (name: string) => createHash('sha256').update(stylesOf(name)).digest('base64')

const broken: RenderPage = () => Promise.reject(new Error('broken component'))

t.test('every static page responds to GET and HEAD, with or without a trailing slash', async (t) => {
  const web = await webBundle(t)
  const { fetch } = await build(t, { web })
  for (const path of web.pages.keys()) {
    const response = await fetch(path)
    t.equal(response.status, 200, path)
    t.match(await response.text(), `<h1>${path}</h1>`)
    t.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
    t.equal(response.headers.get('cache-control'), 'no-cache')
  }
  t.equal((await fetch('/info/chi_siamo/')).status, 200)
  const head = await fetch('/info/chi_siamo', { method: 'HEAD' })
  t.equal(head.status, 200)
  t.equal(await head.text(), '')
})

t.test('a static page that the build left out is not found', async (t) => {
  const web = await webBundle(t)
  const missing = '/info/come_ordiniamo_i_risultati'
  const pages = new Map([...web.pages].filter(([path]) => path !== missing))
  const { fetch } = await build(t, { web: { ...web, pages } })
  for (const path of [missing, `${missing}/`]) {
    const response = await fetch(path, { headers: { accept: 'text/html' } })
    t.equal(response.status, 404, path)
    t.match(await response.text(), 'Oops...')
  }
})

t.test(
  'a static page, a drawn one and the not-found page are sent with the hash of their styles',
  async (t) => {
    const web = await webBundle(t, async () => ({ status: 200, html: [styled('drawn')] }))
    const pages = new Map([...web.pages].map(([path]) => [path, styled('static')]))
    const { fetch } = await build(t, { web: { ...web, pages, notFound: styled('missing') } })
    const policies = await Promise.all(
      ['/', '/incontra_professionisti', '/niente'].map(async (path) => {
        const response = await fetch(path, { headers: { accept: 'text/html' } })
        return /style-src [^;]*/.exec(response.headers.get('content-security-policy') ?? '')?.[0]
      }),
    )
    t.same(
      policies,
      ['static', 'drawn', 'missing'].map((name) => `style-src 'self' 'sha256-${sourceOf(name)}'`),
    )
  },
)

t.test('a page that the browser has cached is a 304', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t) })
  const first = await fetch('/', { headers: { 'accept-encoding': 'gzip' } })
  t.equal(first.headers.get('content-encoding'), 'gzip')
  t.equal(first.headers.get('vary'), 'accept-encoding')
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch('/', { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })
  t.equal(again.status, 304)
  t.equal(again.headers.get('content-security-policy') === null, false)
  const other = await fetch('/', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
  t.equal(other.status, 200, 'another encoding is another representation')
})

t.test(
  'a page with data is rendered for its URL, with the public origin and not the Host header',
  async (t) => {
    const seen: string[] = []
    const render: RenderPage = async ({ url, origin }) => {
      seen.push(`${origin} ${url}`)
      return { status: 200, html: ['<html>drawn</html>'] }
    }
    const { fetch } = await build(t, { web: await webBundle(t, render) })
    const response = await fetch('/incontra_professionisti?city=MONZA%20(MB)', {
      headers: { 'x-forwarded-host': 'evil.example' },
    })
    t.equal(await response.text(), '<html>drawn</html>')
    t.same(seen, ['http://localhost:3000 /incontra_professionisti?city=MONZA%20(MB)'])
  },
)

t.test('a rendered page sets its own status or redirect', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t, missingOrMoved) })
  const missing = await fetch('/incontra_professionisti/nessuno')
  t.equal(missing.status, 404)
  t.equal(await missing.text(), '<html>nobody</html>')
  const moved = await fetch('/incontra_professionisti?page_number=0')
  t.equal(moved.status, 302)
  t.equal(moved.headers.get('location'), '/incontra_professionisti')
})

t.test('the page reads from the services and sees their errors as problems', async (t) => {
  const problems: unknown[] = []
  const render: RenderPage = async ({ reader }) => {
    await reader.affiliate('idraulica').catch((error: unknown) => {
      problems.push(hasProblem(error) ? error.problem : error)
    })
    return { status: 503, html: ['<html>Errore</html>'] }
  }
  const services = fakeServices({
    affiliates: { profile: () => Promise.reject(new AppError('upstream_unavailable')) },
  })
  const { fetch } = await build(t, { web: await webBundle(t, render), services })
  const response = await fetch('/incontra_professionisti/idraulica')
  t.equal(response.status, 503)
  t.match(problems, [{ code: 'upstream_unavailable', requestId: response.headers.get('x-request-id') }])
})

t.test('a rendered page is cached and shared by visitors who see the same', async (t) => {
  let drawn = 0
  const render: RenderPage = async ({ url }) => {
    drawn += 1
    return { status: 200, html: [`<html>${url}</html>`] }
  }
  const { fetch } = await build(t, { web: await webBundle(t, render) })
  const read = async (path: string) => {
    const response = await fetch(path)
    return [response.headers.get('x-cache'), await response.text()]
  }
  const html = '<html>/incontra_professionisti?city=MONZA%20(MB)</html>'
  t.same(await read('/incontra_professionisti?city=MONZA+(MB)'), ['miss', html])
  t.same(await read('/incontra_professionisti?utm_source=mail&city=MONZA%20(MB)&gclid=x'), ['hit', html])
  t.same(await read('/incontra_professionisti/rossi?fbclid=1'), [
    'miss',
    '<html>/incontra_professionisti/rossi</html>',
  ])
  t.same(await read('/incontra_professionisti/rossi'), ['hit', '<html>/incontra_professionisti/rossi</html>'])
  t.equal((await read('/scopri_quanto_costa/caldaia?utm_source=mail'))[0], 'miss')
  t.equal((await read('/scopri_quanto_costa/caldaia'))[0], 'hit')
  t.equal(drawn, 3)
  t.same(await read('/'), [null, await (await fetch('/')).text()], 'a static page is in no cache')
})

t.test('a page with a token or a uid in its URL is rendered for each request', async (t) => {
  const seen: string[] = []
  const render: RenderPage = async ({ url }) => {
    seen.push(url)
    return { status: 200, html: ['<html>private</html>'] }
  }
  const { fetch } = await build(t, { web: await webBundle(t, render) })
  const path = '/auth/business_app_account_validation?short_token=abc'
  for (let i = 0; i < 2; i += 1) t.equal((await fetch(path)).headers.get('x-cache'), null)
  t.same(seen, [path, path])
})

t.test('a redirect keeps the parameters that do not affect the page', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t, missingOrMoved) })
  const moved = await fetch('/incontra_professionisti?page_number=0&utm_source=mail%20x')
  t.equal(moved.headers.get('location'), '/incontra_professionisti?utm_source=mail%20x')
})

t.test('a 503 page has Retry-After and noindex', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t, failed) })
  const response = await fetch('/incontra_professionisti?city=MONZA+(MB)')
  t.equal(response.status, 503)
  t.equal(await response.text(), '<html>Errore</html>')
  t.match(Object.fromEntries(response.headers), {
    'retry-after': '5',
    'x-robots-tag': 'noindex, noarchive',
    'cache-control': 'no-cache',
  })
})

t.test('if too many renders are queued, the browser renders the page, without a log line', async (t) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const render: RenderPage = async () => {
    await promise
    return { status: 200, html: ['<html>drawn</html>'] }
  }
  const { fetch, log } = await build(t, { web: await webBundle(t, render) })
  const requests = Array.from({ length: 80 }, (_, index) => fetch(`/incontra_professionisti/${index}`))
  const shed = await Promise.race(requests)
  t.equal(shed.status, 503)
  t.equal(shed.headers.get('retry-after'), '5')
  t.match(await shed.text(), '<div id="root"></div>')
  t.equal((await fetch('/')).status, 200, 'other pages are served')
  // The renders end only after all others have been refused: 12 find the queue full, 60 wait too long.
  const refused = Promise.withResolvers<void>()
  let answers = 0
  const statuses = requests.map(async (request) => {
    const { status } = await request
    answers += 1
    if (answers === 72) refused.resolve()
    return status
  })
  await refused.promise
  resolve()
  const rendered = (await Promise.all(statuses)).filter((status) => status === 200)
  t.equal(rendered.length, 8, 'those that were being rendered')
  t.notMatch(log.join(''), 'page not rendered')
})

t.test('LD-07: pages have their own rate limit per client', async (t) => {
  const limits = { ...rateLimits, pages: 3 }
  const { fetch } = await build(t, { web: await webBundle(t), limits })
  const statuses: number[] = []
  for (const path of ['/', '/incontra_professionisti', '/info/chi_siamo/', '/thank_you']) {
    statuses.push((await fetch(path)).status)
  }
  t.same(statuses, [200, 200, 200, 429])
  t.equal((await fetch('/icon.svg')).status, 200, 'files have none')
})

t.test('if a render fails, the browser renders the page, and the error is logged', async (t) => {
  const { fetch, log } = await build(t, { web: await webBundle(t, broken) })
  const response = await fetch('/incontra_professionisti')
  t.equal(response.status, 500)
  t.match(await response.text(), '<div id="root"></div>')
  t.match(log.join(''), 'page not rendered')
})

t.test('AZ-14: an unknown path gets the HTML 404 page; for files and the API it is a problem', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t) })
  for (const path of [
    '/nulla',
    '/servizi/sconosciuto',
    '/scopri_quanto_costa/x',
    '/info',
    '/incontra_professionisti/a/b',
  ]) {
    const response = await fetch(path, { headers: { accept: 'text/html' } })
    t.equal(response.status, 404, path)
    t.equal(await response.text(), '<html>Oops...</html>')
    t.equal(response.headers.get('x-robots-tag'), 'noindex, noarchive')
  }
  for (const path of ['/nulla.php', '/assets/nulla.js', '/api/nulla', '/.env', '/assets/app-1a2b.js.map']) {
    const response = await fetch(path, { headers: { accept: 'text/html,*/*' } })
    t.equal(response.status, 404, path)
    t.equal(response.headers.get('content-type'), 'application/problem+json; charset=utf-8')
  }
})

t.test('so does a URL that cannot be decoded, for example a truncated link, with no-referrer', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t) })
  const cut = ['/%', '/incontra_professionisti/%E0%A4%A', '/professionisti/lavora_con_noi/pagamento/%']
  for (const path of [...cut, `/incontra_professionisti/${'x'.repeat(600)}`]) {
    const response = await fetch(path, { headers: { accept: 'text/html' } })
    t.equal(response.status, 404, path)
    t.equal(await response.text(), '<html>Oops...</html>')
    t.match(Object.fromEntries(response.headers), {
      'x-robots-tag': 'noindex, noarchive',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "style-src 'self'",
    })
  }
  for (const [path, accept] of [
    ['/%', 'application/json'],
    ['/api/affiliates/%', 'text/html'],
  ] as const) {
    const response = await fetch(path, { headers: { accept } })
    t.equal(response.status, 400, path)
    t.match(await response.json(), { code: 'bad_request' })
  }
})

t.test('several trailing slashes of a page’s path redirect to the page', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t) })
  for (const [path, location] of [
    ['/info/chi_siamo//', '/info/chi_siamo/'],
    ['/info/chi_siamo///?a=//b', '/info/chi_siamo/?a=//b'],
    ['/incontra_professionisti/rossi//', '/incontra_professionisti/rossi/'],
  ] as const) {
    const response = await fetch(path)
    t.equal(response.status, 301, path)
    t.equal(response.headers.get('location'), location)
  }
  for (const path of ['/nulla//', '//evil.example//', '/info//chi_siamo', '/api/config//']) {
    const { status, headers } = await fetch(path)
    t.equal(status, 404, path)
    t.equal(headers.get('location'), null)
  }
})

t.test('SC-07: a path with a dot segment is no page', async (t) => {
  const { fetch, port } = await build(t, { web: await webBundle(t) })
  t.equal((await fetch('/incontra_professionisti/rossi.2')).status, 200)
  for (const part of ['..', '.', '%2e%2e', '.%2E', '../']) {
    const request = `GET /incontra_professionisti/${part} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
    t.equal((await exchange(t, port, request)).status, 404, part)
  }
})

t.test('the path of a professional without a profile redirects to the home page', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t) })
  const response = await fetch('/incontra_professionisti/no_shop')
  t.equal(response.status, 302)
  t.equal(response.headers.get('location'), '/')
})
