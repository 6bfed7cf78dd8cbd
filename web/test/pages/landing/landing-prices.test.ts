import { path } from '@mestieri/shared/pages.ts'
import { landings } from '@mestieri/shared/services/landings.ts'
import t from 'tap'

import { renderSources } from '../../support/source-pages.ts'

const { real } = await renderSources(t, {})

/** The text of an element's content, without tags. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00A0', ' ')

for (const { slug } of landings) {
  t.test(`each section of the landing '${slug}' that has a price names the rate of VAT`, async (t) => {
    const { html } = await real(path('landing', { service: slug }))
    const sections = html.slice(0, html.indexOf('<footer')).split('<section').slice(1)
    // The ceiling of a tax relief is an amount of spending, not a price.
    const texts = sections.map((section) => textOf(section).replaceAll('96.000 €', ''))
    const priced = texts.filter((text) => /\d €/.test(text))
    t.ok(priced.length > 0)
    for (const text of priced) t.match(text, /IVA [^.]*10 %/, text.slice(0, 60))
    const figures = html.slice(html.indexOf('titolo-prezzi'))
    t.ok(figures.indexOf('IVA') < figures.indexOf('senza IVA'), 'the price with VAT comes first')
    const head = html.slice(0, html.indexOf('<body')) + html.slice(html.indexOf('application/ld+json'))
    t.notMatch(head, /\d €/, 'no price without its rate in descriptions and structured data')
  })
}
