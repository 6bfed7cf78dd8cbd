import { changedOn } from '@mestieri/shared/document-dates.ts'
import t from 'tap'

import { AppError } from '../../src/errors.ts'
import type { DirectoryListing } from '../../src/services/sitemap.ts'
import { build, fakeServices } from '../support/build.ts'
import { webBundle } from '../support/web-bundle.ts'

const origin = 'http://localhost:3000'

const listing: DirectoryListing = {
  links: ['idraulica-brianza', 'così & così', ...Array.from({ length: 5000 }, (_, index) => `l${index}`)],
  searches: [
    { profession: 'Idraulico', city: '' },
    { profession: 'Impresa Edile', city: "L'AQUILA (AQ)" },
    { profession: '', city: 'MONZA (MB)' },
  ],
}

const withListing = (read: () => Promise<DirectoryListing>) => fakeServices({ sitemap: { listing: read } })

function located(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
}

t.test('the index lists the sitemaps, which have at most 5,000 URLs each', async (t) => {
  const services = withListing(async () => listing)
  const { fetch } = await build(t, { web: await webBundle(t), services })
  const index = await fetch('/sitemap.xml')
  t.equal(index.status, 200)
  t.equal(index.headers.get('content-type'), 'application/xml; charset=utf-8')
  t.equal(index.headers.get('cache-control'), 'public, max-age=3600')
  const files = located(await index.text())
  t.same(files, [
    `${origin}/sitemap-pages.xml`,
    `${origin}/sitemap-profiles-1.xml`,
    `${origin}/sitemap-profiles-2.xml`,
    `${origin}/sitemap-searches-1.xml`,
  ])
  const counts = []
  for (const file of files) {
    const response = await fetch(file.slice(origin.length))
    t.equal(response.headers.get('content-type'), 'application/xml; charset=utf-8', file)
    counts.push(located(await response.text()).length)
  }
  t.same(counts.slice(1), [5000, 2, 3])
})

t.test('profiles and searches are listed with their canonical URLs', async (t) => {
  const services = withListing(async () => listing)
  const { fetch } = await build(t, { web: await webBundle(t), services })
  const profiles = located(await (await fetch('/sitemap-profiles-1.xml')).text())
  t.ok(profiles.includes(`${origin}/incontra_professionisti/idraulica-brianza`))
  t.ok(profiles.includes(`${origin}/incontra_professionisti/cos%C3%AC%20%26%20cos%C3%AC`))
  t.same(located(await (await fetch('/sitemap-searches-1.xml')).text()), [
    `${origin}/incontra_professionisti?profession=Idraulico`,
    `${origin}/incontra_professionisti?profession=Impresa+Edile&amp;city=L%27AQUILA+%28AQ%29`,
    `${origin}/incontra_professionisti?city=MONZA+%28MB%29`,
  ])
})

t.test('canonical static pages are listed with their date, and private pages are not', async (t) => {
  const web = await webBundle(t)
  const hidden = new Map(web.pages).set('/info/termini_e_condizioni', '<html>noindex</html>')
  // This sitemap does not need the directory, so it works while upstream fails.
  const { fetch } = await build(t, { web: { ...web, pages: hidden } })
  const xml = await (await fetch('/sitemap-pages.xml')).text()
  t.match(xml, `<url><loc>${origin}/servizi/caldaia</loc><lastmod>${web.builtOn}</lastmod></url>`)
  t.match(
    xml,
    `<url><loc>${origin}/info/privacy_policy</loc><lastmod>${changedOn.privacy}</lastmod></url>`,
    'a document with a date of its own has that date',
  )
  t.match(xml, `<url><loc>${origin}/incontra_professionisti</loc></url>`)
  const addresses = located(xml)
  t.equal(new Set(addresses).size, addresses.length)
  t.ok(addresses.includes(`${origin}/`))
  t.same(
    addresses.filter((address) =>
      /auth|pagamento|thank_you|unsubscribe|return|termini|privacy-policy/.test(address),
    ),
    [],
  )
})

t.test('a sitemap is compressed if the client accepts it, and only once', async (t) => {
  const services = withListing(async () => listing)
  const { fetch } = await build(t, { web: await webBundle(t), services })
  const headers = { 'accept-encoding': 'br' }
  const first = await fetch('/sitemap-profiles-1.xml', { headers })
  t.equal(first.headers.get('content-encoding'), 'br')
  t.match(await first.text(), '<urlset')
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch('/sitemap-profiles-1.xml', { headers: { ...headers, 'if-none-match': etag } })
  t.equal(again.status, 304)
})

t.test('a sitemap that is not in the index is a 404', async (t) => {
  const services = withListing(async () => listing)
  const { fetch } = await build(t, { web: await webBundle(t), services })
  for (const path of [
    '/sitemap-profiles-0.xml',
    '/sitemap-profiles-3.xml',
    '/sitemap-profiles-01.xml',
    '/sitemap-searches-x.xml',
    '/sitemap-searches-.xml',
    '/sitemap-boh-1.xml',
  ]) {
    t.equal((await fetch(path)).status, 404, path)
  }
})

t.test('AZ-09, BR-11: robots.txt has the URL of the sitemap and blocks the API', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t) })
  const response = await fetch('/robots.txt', { headers: { 'x-forwarded-host': 'evil.example' } })
  const text = await response.text()
  t.match(text, `\nSitemap: ${origin}/sitemap.xml\n`)
  t.match(text, '\nDisallow: /api/\n')
  t.match(text, '\nAllow: /api/pictures\n')
})

t.test('while upstream fails there is no sitemap instead of an incomplete one', async (t) => {
  const failing = withListing(() => Promise.reject(new AppError('upstream_timeout')))
  const { fetch } = await build(t, { web: await webBundle(t), services: failing })
  for (const path of ['/sitemap.xml', '/sitemap-profiles-1.xml']) {
    t.equal((await fetch(path)).status, 504, path)
  }
})

t.test('sample professionals are in no sitemap, and upstream is not called for them', async (t) => {
  const { fetch } = await build(t, { web: { ...(await webBundle(t)), samples: true } })
  t.same(located(await (await fetch('/sitemap.xml')).text()), [`${origin}/sitemap-pages.xml`])
  const pages = located(await (await fetch('/sitemap-pages.xml')).text())
  t.ok(pages.includes(`${origin}/servizi/caldaia`))
  t.same(
    pages.filter((address) => address.includes('incontra_professionisti')),
    [],
  )
  for (const path of ['/sitemap-profiles-1.xml', '/sitemap-searches-1.xml']) {
    t.equal((await fetch(path)).status, 404, path)
  }
  t.match(await (await fetch('/robots.txt')).text(), 'Disallow: /api/')
})

t.test('a demonstration blocks robots, and its sitemaps are empty', async (t) => {
  const { fetch } = await build(t, { web: { ...(await webBundle(t)), demo: true } })
  t.equal(await (await fetch('/robots.txt')).text(), 'User-agent: *\nDisallow: /\n')
  for (const [path, root] of [
    ['/sitemap.xml', 'sitemapindex'],
    ['/sitemap-pages.xml', 'urlset'],
  ] as const) {
    const response = await fetch(path)
    t.equal(response.status, 200, path)
    t.match(
      await response.text(),
      new RegExp(`^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\\n<${root} [^>]*>\\n</${root}>\\n$`),
      path,
    )
  }
  t.equal((await fetch('/sitemap-profiles-1.xml')).status, 404)
})
