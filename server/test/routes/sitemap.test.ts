import t from 'tap'

import { AppError } from '../../src/errors.ts'
import { build, fakeServices } from '../support/build.ts'
import { webBundle } from '../support/web-bundle.ts'

const services = fakeServices({
  sitemap: { profileLinks: () => Promise.resolve(['idraulica-brianza', 'così & così']) },
})

t.test(
  'the sitemap lists canonical pages, the directory and every profile, and nothing private',
  async (t) => {
    const web = await webBundle(t)
    const hidden = new Map(web.pages).set('/info/termini_e_condizioni', '<html>noindex</html>')
    const { fetch } = await build(t, { web: { ...web, pages: hidden }, services })
    const response = await fetch('/sitemap.xml')
    const text = await response.text()
    t.equal(response.status, 200)
    t.equal(response.headers.get('content-type'), 'application/xml; charset=utf-8')
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])
    for (const path of [
      '/',
      '/servizi/caldaia',
      '/incontra_professionisti',
      '/incontra_professionisti/idraulica-brianza',
      '/incontra_professionisti/cos%C3%AC%20%26%20cos%C3%AC',
    ]) {
      t.ok(addresses.includes(`http://localhost:3000${path}`), path)
    }
    t.notOk(
      addresses.some((address) => /auth|pagamento|thank_you|unsubscribe|return|termini/.test(address ?? '')),
    )
  },
)

t.test('robots.txt names the sitemap and closes the API', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t), services })
  const text = await (await fetch('/robots.txt')).text()
  t.match(text, 'Sitemap: http://localhost:3000/sitemap.xml')
  t.match(text, 'Disallow: /api/')
})

t.test('while upstream fails there is no sitemap rather than a short one', async (t) => {
  const failing = fakeServices({
    sitemap: { profileLinks: () => Promise.reject(new AppError('upstream_timeout')) },
  })
  const { fetch } = await build(t, { web: await webBundle(t), services: failing })
  t.equal((await fetch('/sitemap.xml')).status, 504)
})
