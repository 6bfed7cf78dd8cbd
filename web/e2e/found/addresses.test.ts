import { brand } from '@mestieri/shared/brand.ts'
import { matchPageRoute, type PageRoute, pageRoutes } from '@mestieri/shared/pages.ts'
import t, { type Test } from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { sharedSite } from '../site.ts'
import {
  type Answer,
  attributes,
  canonicalOf,
  createReader,
  isNoindex,
  mainHeadings,
  titleOf,
} from './documents.ts'
import { addressesOf, someProfessionals } from './site-pages.ts'

const [{ origin }, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, origin)
const get = createReader(origin)
const professionals = await someProfessionals(get)
const [professional = { link: '', shopName: '' }] = professionals
const directory = '/incontra_professionisti'
const profilePath = `${directory}/${professional.link}`

function checkDocument(t: Test, route: PageRoute, path: string, { status, headers, text }: Answer): void {
  t.equal(status, 200)
  t.match(headers.get('content-type'), 'text/html')
  t.match(headers.get('x-robots-tag'), 'noarchive')
  t.match(text, '<html lang="it"')
  t.match(text, '<meta http-equiv="Cache-Control" content="max-age=86400"')
  t.match(text, /<meta name="description" content="[^"]{20,}"/)
  t.equal(mainHeadings(text).length, 1, 'one title without scripts')
  const title = titleOf(text)
  if (route.id === 'profile') t.match(title, professional.shopName)
  else if (!route.values) t.match(title, new RegExp(`^${route.title}.* · Mestieri$`))
  else t.match(title, / · Mestieri$/)
  if (!isNoindex(text)) t.equal(canonicalOf(text), origin + (route.canonicalPath ?? path))
  else t.equal(canonicalOf(text), undefined, 'either noindex or a canonical address')
  if (!route.indexable) t.match(headers.get('x-robots-tag'), 'noindex')
}

await t.test('every path of the route table returns its own page over plain HTTP', async (t) => {
  const indexable: { readonly title: string; readonly description: string }[] = []
  for (const route of pageRoutes) {
    for (const path of addressesOf(route, professional)) {
      const { text } = await get(path)
      const [description = ''] = /<meta name="description" content="[^"]*"/.exec(text) ?? []
      if (route.indexable) indexable.push({ title: titleOf(text), description })
      await t.test(path, async (t) => {
        checkDocument(t, route, path, await get(path))
        const slashed = await get(path === '/' ? path : `${path}/`)
        t.equal(slashed.status, 200, 'a trailing slash is accepted')
        t.equal(canonicalOf(slashed.text), canonicalOf(text))
      })
    }
  }
  for (const what of ['title', 'description'] as const) {
    const all = indexable.map((page) => page[what])
    t.same(all, [...new Set(all)], `no two pages that can be found have the same ${what}`)
  }
})

await t.test('an unknown path is a 404 with the text of the specification and a link home', async (t) => {
  const paths = [
    '/boh',
    '/info/boh',
    '/servizi/piscine',
    '/scopri_quanto_costa/piscine',
    `${directory}/nessuno-di-nessun-posto`,
    `${profilePath}/boh`,
  ]
  for (const path of paths) {
    const { status, headers, text } = await get(path)
    t.equal(status, 404, path)
    t.match(text, 'Oops... La pagina che hai cercato non è disponibile.')
    t.match(text, /<a [^>]*href="\/"[^>]*>Torna alla Home<\/a>/)
    t.ok(isNoindex(text), 'noindex')
    t.match(headers.get('x-robots-tag'), 'noarchive')
  }
})

await visitor(
  t,
  'a path with capital letters that is a 404 on the server stays a 404 in the browser',
  { expected: /status of 404/ },
  async (t, { page }) => {
    for (const path of [
      '/Info/Chi_Siamo',
      '/servizi/Caldaia',
      '/AUTH/business_app_account_validation?short_token=x',
    ]) {
      const response = await page.goto(path)
      t.equal(response?.status(), 404, path)
      await ready(page)
      const heading = page.getByRole('heading', { level: 1 })
      t.equal(await heading.innerText(), 'Oops... La pagina che hai cercato non è disponibile.')
      t.equal(new URL(page.url()).pathname, path.split('?')[0])
    }
  },
)

await t.test('a profile path without a link redirects to the home page', async (t) => {
  const { status, headers } = await get(`${directory}/no_shop`)
  t.match([status, headers.get('location')], [302, '/'])
})

await t.test('BR-07: a missing build file is a 404 that a browser does not run as a script', async (t) => {
  for (const path of [
    '/assets/page-00000000.js',
    '/assets/pictures/casa-1.avif',
    '/assets/',
    '/og/boh.jpg',
  ]) {
    const { status, headers } = await get(path)
    t.equal(status, 404, path)
    t.notMatch(headers.get('content-type'), 'html')
  }
})

await t.test('the icons and the manifest exist and have the declared types', async (t) => {
  const { text } = await get('/')
  t.match(text, '<link rel="icon" href="/favicon.ico" sizes="32x32"')
  t.match(text, '<link rel="apple-touch-icon" href="/apple-touch-icon.png"')
  const colours = text.match(
    /<meta name="theme-color" content="#\w{6}" media="\(prefers-color-scheme: \w+\)"/g,
  )
  t.equal(colours?.length, 2, 'one for light, one for dark')
  const manifest = await get('/site.webmanifest')
  t.equal(manifest.headers.get('content-type'), 'application/manifest+json')
  const { name, icons } = JSON.parse(manifest.text) as {
    name: string
    icons: { src: string; sizes: string; type: string; purpose: string }[]
  }
  t.equal(name, brand.name)
  const has = (sizes: string, purpose: string) =>
    icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose)
  t.ok(has('192x192', 'any') && has('512x512', 'any') && has('512x512', 'maskable'))
  for (const { src, type } of [
    ...icons,
    { src: '/apple-touch-icon.png', type: 'image/png' },
    { src: '/favicon.ico', type: 'image/vnd.microsoft.icon' },
  ]) {
    const { status, headers } = await get(src)
    t.match([status, headers.get('content-type')], [200, type], src)
  }
})

/** Paths with queries of a document's links on this site and of its files. */
function targetsOf(html: string, path: string): { readonly links: URL[]; readonly files: string[] } {
  const own = (address: string): URL[] => {
    const url = new URL(address, origin + path)
    return url.origin === origin ? [url] : []
  }
  const anchors = html.match(/<a [^>]*>/g)?.join('') ?? ''
  const others = html.replaceAll(/<a [^>]*>/g, '')
  const sets = attributes(others, 'srcset').flatMap((set) =>
    set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
  )
  const files = [...attributes(others, 'href'), ...attributes(others, 'src'), ...sets].flatMap(own)
  return {
    links: attributes(anchors, 'href').flatMap(own),
    files: files.map(({ pathname, search }) => pathname + search),
  }
}

/** Paths that are not pages but redirect. */
const elsewhere: Readonly<Record<string, number>> = { '/app/download': 302 }

const isFile = (path: string) => /^\/(?:api|assets)\//.test(path)

/** Limits for the many searches, profiles and pictures. All other paths are read. */
const bounds: readonly (readonly [kind: RegExp, most: number])[] = [
  [/^\/api\/pictures/, 12],
  [/^\/incontra_professionisti\?/, 25],
  [/^\/incontra_professionisti\/./, 12],
]

/** Whether another path of this kind should be read. */
function createBound(): (path: string) => boolean {
  const counts = new Map<RegExp, number>()
  return (path) => {
    const [kind, most = 0] = bounds.find(([pattern]) => pattern.test(path)) ?? []
    if (kind === undefined) return true
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= most
  }
}

await t.test(
  'a crawl of all links finds no dead link, no path outside the table, and every page',
  async (t) => {
    const isWanted = createBound()
    const seen = new Set(['/'])
    const queue = ['/', '/boh']
    const files = new Set<string>()
    const faults: string[] = []
    for (const path of queue.values()) {
      if (!isWanted(path)) continue
      const { status, text } = await get(path)
      const expected = path === '/boh' ? 404 : (elsewhere[path] ?? 200)
      if (status !== expected) faults.push(`${status} ${path}`)
      const found = targetsOf(text, path)
      for (const file of found.files) files.add(file)
      for (const { pathname, search, hash } of found.links) {
        const target = pathname + search
        if (isFile(pathname)) files.add(target)
        else if (target === path) {
          if (hash && !text.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) faults.push(path + hash)
        } else if (!matchPageRoute(pathname) && !(pathname in elsewhere)) faults.push(`${path} to ${target}`)
        else if (!seen.has(target)) {
          seen.add(target)
          queue.push(target)
        }
      }
    }
    t.same(faults, [])
    t.ok(seen.size > 200, `${seen.size} addresses`)
    const reached = new Set([...seen].map((path) => matchPageRoute(path.split('?')[0] ?? '')))
    const unreached = pageRoutes.filter((route) => route.indexable && !reached.has(route))
    t.same(
      unreached.map(({ path }) => path),
      [],
      'every indexable page is linked from another page',
    )
    const absent = []
    for (const file of files) {
      if (isWanted(file) && (await get(file)).status !== 200) absent.push(file)
    }
    t.same(absent, [], `${files.size} files`)
  },
)
