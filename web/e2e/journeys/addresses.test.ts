import { concretePaths, type PageRoute, pageRoutes } from '@mestieri/shared/routes.ts'
import t, { type Test } from 'tap'

import { startSite } from '../site.ts'

const { origin } = await startSite(t)

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const answers = new Map<string, Promise<Answer>>()

async function ask(path: string): Promise<Answer> {
  const response = await fetch(origin + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** What a plain HTTP client gets, once for each path. */
function get(path: string): Promise<Answer> {
  const known = answers.get(path) ?? ask(path)
  answers.set(path, known)
  return known
}

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/** The values of an attribute in a document. */
function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map(([, value]) =>
    unescaped(value ?? ''),
  )
}

const titleOf = (html: string) => unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const isNoindex = (html: string) => html.includes('<meta name="robots" content="noindex')

const { affiliates } = JSON.parse((await get('/api/affiliates')).text) as {
  affiliates: { link: string; shopName: string }[]
}
const [professional = { link: '', shopName: '' }] = affiliates
const profilePath = `/incontra_professionisti/${professional.link}`

/** An address of every kind that the route has. */
function addressesOf(route: PageRoute): string[] {
  if (route.id === 'profile') return [profilePath]
  if (route.values) return concretePaths(route)
  return [route.path.replace(/:\w+/, 'k3Jd92Lq')]
}

function checkDocument(t: Test, route: PageRoute, path: string, { status, headers, text }: Answer): void {
  t.equal(status, 200)
  t.match(headers.get('content-type'), 'text/html')
  t.match(headers.get('x-robots-tag'), 'noarchive')
  t.match(text, '<html lang="it"')
  t.match(text, /<meta name="description" content="[^"]{20,}"/)
  t.match(text, /<h1[\s>]/, 'the content is there without scripts')
  const title = titleOf(text)
  if (route.id === 'profile') t.match(title, professional.shopName)
  else if (!route.values) t.equal(title, `${route.title} · Mestieri`)
  else t.match(title, / · Mestieri$/)
  t.match(text, '<meta property="og:locale" content="it_IT"')
  if (!isNoindex(text)) t.equal(canonicalOf(text), origin + (route.canonicalPath ?? path))
  else t.equal(canonicalOf(text), undefined, 'either noindex or a canonical address')
  if (!route.indexable) t.match(headers.get('x-robots-tag'), 'noindex')
}

await t.test('every address of the route table answers by plain HTTP with a page of its own', async (t) => {
  const indexableTitles: string[] = []
  for (const route of pageRoutes) {
    for (const path of addressesOf(route)) {
      if (route.indexable) indexableTitles.push(titleOf((await get(path)).text))
      await t.test(path, async (t) => {
        checkDocument(t, route, path, await get(path))
        const slashed = await get(path === '/' ? path : `${path}/`)
        t.equal(slashed.status, 200, 'a slash at the end is forgiven')
        t.equal(canonicalOf(slashed.text), canonicalOf((await get(path)).text))
      })
    }
  }
  t.same(indexableTitles, [...new Set(indexableTitles)], 'no two pages that can be found have the same title')
})

await t.test('what no route serves is a 404 with the specification’s words and a way home', async (t) => {
  const paths = [
    '/boh',
    '/info/boh',
    '/servizi/piscine',
    '/scopri_quanto_costa/piscine',
    '/incontra_professionisti/nessuno-di-nessun-posto',
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

await t.test('a profile address without a shop leads home', async (t) => {
  const { status, headers } = await get('/incontra_professionisti/no_shop')
  t.match([status, headers.get('location')], [302, '/'])
})

await t.test('a missing file of the build is a 404 that no browser takes for a script', async (t) => {
  for (const path of ['/assets/page-00000000.js', '/assets/pictures/casa-1.avif', '/assets/']) {
    const { status, headers } = await get(path)
    t.equal(status, 404, path)
    t.notMatch(headers.get('content-type'), 'html')
  }
})

await t.test('robots.txt points to the sitemap, whose addresses are all there and canonical', async (t) => {
  const robots = await get('/robots.txt')
  t.match(robots.text, `Sitemap: ${origin}/sitemap.xml`)
  const { status, headers, text } = await get('/sitemap.xml')
  t.equal(status, 200)
  t.match(headers.get('content-type'), 'application/xml')
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => unescaped(address ?? ''))
  t.equal(new Set(listed).size, listed.length, 'each one once')
  t.ok(listed.length > 1500, `${listed.length} addresses`)
  const isProfile = (address: string) => address.startsWith(`${origin}/incontra_professionisti/`)
  const profiles = listed.filter(isProfile)
  const others = listed.filter((address) => !isProfile(address))
  const sample = [...others, ...profiles.filter((_, index) => index % 150 === 0)]
  for (const address of sample) {
    const page = await get(address.slice(origin.length))
    t.equal(page.status, 200, address)
    t.equal(canonicalOf(page.text), address)
    t.notOk(isNoindex(page.text), 'may be indexed')
  }
  for (const { path } of pageRoutes.filter(({ indexable }) => !indexable)) {
    t.notOk(listed.includes(origin + path), `${path} is not listed`)
  }
})

await t.test('no link and no file of the pages leads nowhere', async (t) => {
  const pages = [
    '/',
    '/incontra_professionisti',
    '/incontra_professionisti?profession=Idraulico&city=MONZA+%28MB%29',
    '/incontra_professionisti?profession=Parquettista&city=AOSTA+%28AO%29',
    `/incontra_professionisti?salvati=${affiliates.map(({ link }) => link).join(',')}`,
    profilePath,
    '/info/come_ordiniamo_i_risultati',
    '/boh',
  ]
  const targets = new Set<string>()
  for (const path of pages) {
    const { text } = await get(path)
    const files = attributes(text, 'srcset').flatMap((set) =>
      set.split(',').map((one) => one.trim().split(' ')[0]),
    )
    const found = [...attributes(text, 'href'), ...attributes(text, 'src'), ...files]
    for (const address of found) {
      const url = new URL(address ?? '', origin + path)
      const target = url.pathname + url.search
      if (url.origin !== origin) continue
      if (target === path && url.hash) t.match(text, `id="${url.hash.slice(1)}"`, `${path}: ${url.hash}`)
      else targets.add(target)
    }
  }
  t.ok(targets.size > 150, `${targets.size} addresses`)
  const dead = []
  for (const target of targets) {
    const { status } = await get(target)
    if (status !== 200) dead.push(`${status} ${target}`)
  }
  t.same(dead, [])
})
