import { type PageRoute, pageRoutes } from '@mestieri/shared/pages.ts'
import t, { type Test } from 'tap'

import { startSite } from '../site.ts'
import {
  canonicalOf,
  createReader,
  isNoindex,
  located,
  mainHeadings,
  metaOf,
  squeezed,
  structuredDataOf,
  textOf,
  titleOf,
} from './documents.ts'
import { addressesOf, realPages, someProfessionals } from './site-pages.ts'
import { addressesIn, faultsOf, textsIn, typesOf } from './structured-data-rules.ts'

// The professionals are shown as real, because samples have no structured data.
const { origin } = await startSite(t, { samples: false })
const get = createReader(origin)
const professionals = await someProfessionals(get)
const [professional = { link: '', shopName: '' }] = professionals
const directory = '/incontra_professionisti'
const plumbersInMonza = `${directory}?profession=Idraulico&city=MONZA+%28MB%29`

/** The structured data types of a page, without the breadcrumb. */
const ownTypes: Readonly<Record<string, readonly string[]>> = {
  home: ['Organization', 'WebSite', 'FAQPage'],
  landing: ['Service', 'FAQPage'],
  'work-with-us': ['Organization', 'FAQPage'],
  directory: ['ItemList'],
}

function expectedTypes({ id, indexable }: PageRoute): string[] {
  if (!indexable) return []
  return [...(ownTypes[id] ?? []), ...(id === 'home' ? [] : ['BreadcrumbList'])]
}

/** Names that the page shows in other words: the country, the home step, the link to a landing page. */
const unwritten = new Set(['Italia', 'Home'])

async function checkStructuredData(t: Test, path: string, html: string): Promise<void> {
  const blocks = structuredDataOf(html)
  t.notMatch(JSON.stringify(blocks), /[rR]ating|[rR]eview|priceRange|offers/, 'no review, no offer')
  const words = squeezed(textOf(html))
  for (const block of blocks) {
    t.equal(block['@context'], 'https://schema.org')
    t.same(faultsOf(block), [])
    const missing = textsIn(block).filter((text) => !unwritten.has(text) && !words.includes(squeezed(text)))
    // The name of a service or breadcrumb step can be the document's title or the card on the home page.
    const titled = typesOf(block).some((type) => ['Service', 'BreadcrumbList'].includes(type))
    const elsewhere = titled ? squeezed(titleOf(html) + textOf((await get('/')).text)) : ''
    t.same(
      missing.filter((text) => !elsewhere.includes(squeezed(text))),
      [],
      `${typesOf(block).join()}: its text is on the page`,
    )
    const addresses = addressesIn({ ...block, sameAs: [], '@context': '' })
    t.ok(
      addresses.every((address) => address.startsWith(`${origin}/`)),
      'its URLs are public',
    )
  }
}

await t.test('every page has complete structured data that matches its visible content', async (t) => {
  for (const route of realPages) {
    for (const path of addressesOf(route, professional)) {
      await t.test(path, async (t) => {
        const { text } = await get(path)
        const types = structuredDataOf(text).flatMap(typesOf)
        const business = types.filter((type) => /Business|Contractor|Electrician|Plumber|Painter/.test(type))
        t.same(types.filter((type) => !business.includes(type)).toSorted(), expectedTypes(route).toSorted())
        t.equal(business.length > 0, route.id === 'profile')
        await checkStructuredData(t, path, text)
      })
    }
  }
})

await t.test('searches and profiles have structured data that match their content', async (t) => {
  const profiles = professionals.map(({ link }) => `${directory}/${link}`)
  const searches = [plumbersInMonza, `${plumbersInMonza}&page_number=2`, `${directory}?profession=Pulizie`]
  for (const path of [...profiles, ...searches]) {
    const { status, text } = await get(path)
    t.equal(status, 200, path)
    await checkStructuredData(t, path, text)
  }
  const nobody = await get(`${directory}?profession=Parquettista&city=AOSTA+%28AO%29`)
  const missing = await get(`${directory}/nessuno-di-nessun-posto`)
  for (const { text } of [nobody, missing])
    t.same(structuredDataOf(text), [], 'an empty page has no structured data')
})

await t.test('every page has a title, a description and an existing picture for link previews', async (t) => {
  const pictures = new Set<string>()
  for (const path of [...realPages.flatMap((route) => addressesOf(route, professional)), '/boh']) {
    const { text } = await get(path)
    t.equal(metaOf(text, 'og:title'), titleOf(text), path)
    t.equal(metaOf(text, 'og:description'), metaOf(text, 'description'))
    t.equal(metaOf(text, 'og:type'), 'website')
    t.equal(metaOf(text, 'og:locale'), 'it_IT')
    t.equal(metaOf(text, 'og:site_name'), 'Mestieri')
    t.equal(metaOf(text, 'twitter:card'), 'summary_large_image')
    t.same([metaOf(text, 'og:image:width'), metaOf(text, 'og:image:height')], ['1200', '630'])
    t.match(metaOf(text, 'og:image:alt'), /^«.{5,}», con .{10,}\.$/)
    const canonical = canonicalOf(text)
    const url = metaOf(text, 'og:url') ?? ''
    if (canonical === undefined) t.ok(url.startsWith(`${origin}/`))
    else t.equal(url, canonical)
    pictures.add(metaOf(text, 'og:image') ?? '')
  }
  t.ok(pictures.size >= 16, `${pictures.size} pictures`)
  for (const picture of pictures) {
    const { status, headers } = await get(picture.slice(origin.length))
    t.equal(status, 200, picture)
    t.equal(headers.get('content-type'), 'image/jpeg')
    t.equal(headers.get('cache-control'), 'public, max-age=86400')
  }
})

await t.test('a trade in a town has its own indexable page, and one per page of results', async (t) => {
  const first = (await get(plumbersInMonza)).text
  t.equal(mainHeadings(first)[0], 'Idraulici a Monza – 12 professionisti')
  t.equal(titleOf(first), 'Idraulici a Monza – 12 professionisti · Mestieri')
  const second = (await get(`${plumbersInMonza}&page_number=2`)).text
  t.equal(titleOf(second), 'Idraulici a Monza – 12 professionisti, pagina 2 · Mestieri')
  t.equal(canonicalOf(second), `${origin}${plumbersInMonza}&page_number=2`)
  t.notOk(isNoindex(second))

  const same = [
    `${directory}?city=MONZA+%28MB%29&profession=Idraulico`,
    `${plumbersInMonza}&page_number=1`,
    `${plumbersInMonza}&page_size=12`,
    `${plumbersInMonza}&utm_source=posta&gclid=x`,
    `${directory}?utm_campaign=a&profession=Idraulico&x=1&city=MONZA+%28MB%29`,
  ]
  for (const path of same) t.equal(canonicalOf((await get(path)).text), origin + plumbersInMonza, path)

  const empty = (await get(`${directory}?profession=Parquettista&city=AOSTA+%28AO%29`)).text
  t.equal(mainHeadings(empty)[0], 'Parquettisti ad Aosta – nessun professionista')
  t.equal(metaOf(empty, 'robots'), 'noindex, follow')
  const saved = (await get(`${directory}?salvati=${professional.link}`)).text
  t.equal(metaOf(saved, 'robots'), 'noindex, follow')

  for (const [query, words] of [
    ['profession=Giardiniere', /^Giardinieri in tutta Italia – \d+ professionisti$/],
    ['city=MONZA+%28MB%29', /^Professionisti a Monza – \d+ profili$/],
  ] as const) {
    const { text } = await get(`${directory}?${query}`)
    t.match(mainHeadings(text)[0], words)
    t.equal(canonicalOf(text), `${origin}${directory}?${query}`)
  }
})

const isSearch = (address: string) => address.includes('?')
const isProfile = (address: string) => address.startsWith(`${origin}${directory}/`)
const every = (count: number) => (_: string, position: number) => position % count === 0

await t.test('the sitemaps list existing, indexable pages with their canonical URL', async (t) => {
  const robots = await get('/robots.txt')
  t.match(robots.text, `Sitemap: ${origin}/sitemap.xml`)
  const index = await get('/sitemap.xml')
  const files = located(index.text).map((address) => address.slice(origin.length))
  t.ok(files.length >= 4, files.join(' '))
  const listed: string[] = []
  for (const file of files) {
    const { status, headers, text } = await get(file)
    t.equal(status, 200, file)
    t.match(headers.get('content-type'), 'application/xml')
    listed.push(...located(text))
  }
  t.equal(new Set(listed).size, listed.length, 'each page is listed once')
  const profiles = listed.filter(isProfile)
  const searches = listed.filter(isSearch)
  const pages = listed.filter((address) => !isProfile(address) && !isSearch(address))
  t.ok(profiles.length >= 1500, `${profiles.length} profiles`)
  t.ok(searches.length > 5000, `${searches.length} searches`)
  t.ok(searches.includes(origin + plumbersInMonza))

  const sample = [...pages, ...profiles.filter(every(100)), ...searches.filter(every(250))]
  for (const address of sample) {
    const page = await get(address.slice(origin.length))
    t.equal(page.status, 200, address)
    t.equal(canonicalOf(page.text), address)
    t.notOk(isNoindex(page.text), 'the page is indexable')
  }
  const paths = realPages.filter(({ kind, indexable }) => kind === 'static' && indexable)
  for (const route of paths) {
    const { text } = await get(addressesOf(route, professional)[0] ?? '')
    if (isNoindex(text)) continue
    for (const path of addressesOf(route, professional))
      t.ok(pages.includes(origin + path), `${path} is listed`)
  }
  for (const { path } of pageRoutes.filter(({ indexable }) => !indexable)) {
    t.notOk(pages.includes(origin + path), `${path} is not listed`)
  }
})
