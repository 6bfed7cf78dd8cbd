import { brotliCompressSync } from 'node:zlib'

import { brand } from '@mestieri/shared/brand.ts'
import { path } from '@mestieri/shared/pages.ts'
import { professionalFigures, professionalPromises } from '@mestieri/shared/professional-promises.ts'
import { invoiceYears, retention } from '@mestieri/shared/retention.ts'
import fastify from 'fastify'
import type { Locator } from 'playwright-core'
import t from 'tap'

import { visitorPlugin } from '../../../server/src/plugins/visitor.ts'
import { ownStorage } from '../../src/lib/storage/storage-catalogue.ts'
import { axeFindings, checkLayouts, smallTargets } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { focused, topOf } from '../page-objects.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
const phone = { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' } as const

const terms = path('terms')
const privacy = path('privacy')
const accessibility = path('accessibility')
const header = 64

const documentOf = async (path: string) => (await fetch(site.origin + path)).text()

/** Waits until the heading of an anchor has the focus. @returns whether it is directly below the header */
async function landed(heading: Locator): Promise<boolean> {
  await focused(heading)
  const top = await topOf(heading)
  return top >= header && top < header + 40
}

await t.test('each document is small, its anchors exist and its headings skip no level', async (t) => {
  for (const path of [terms, privacy, accessibility]) {
    const html = await documentOf(path)
    t.ok(brotliCompressSync(html).length <= 25_000, path)
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    t.equal(new Set(ids).size, ids.length, 'no id twice')
    const targets = [...html.matchAll(/href="[^"#]*#([^"]+)"/g)]
      .filter(([link]) => link.startsWith(`href="${path}#`))
      .map(([, id]) => id)
    t.ok(targets.length > 4)
    for (const target of targets) t.ok(ids.includes(target), `${path}#${target}`)
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    t.equal(levels[0], 1)
    for (const [index, level] of levels.entries())
      t.ok(level <= (levels[index - 1] ?? 0) + 1, `heading ${index}`)
    t.match(html, '"@type":"BreadcrumbList"')
    t.match(html, /Ultima modifica|ultima modifica/)
  }
})

await t.test('the alternative URL of the privacy page has the main URL as canonical', async (t) => {
  const [one, other] = await Promise.all([documentOf(privacy), documentOf('/info/privacy-policy')])
  for (const html of [one, other]) t.match(html, `<link rel="canonical" href="${site.origin}${privacy}"/>`)
  t.match(one, '<time dateTime="2024-03-08">8 marzo 2024</time>')
  t.match(one, '<time dateTime="2026-11-22">22 novembre 2026</time>')
  const words = one.replaceAll(/<[^>]+>/g, '')
  t.match(words, 'Ultima modifica del testo di base: 8 marzo 2024; integrato il 22 novembre 2026.')
})

await t.test('SP-09: the privacy page states the times by which the sweep erases data', async (t) => {
  const text = (await documentOf(privacy)).replaceAll(/<[^>]+>/g, '')
  for (const sentence of [
    `${retention.conversation.words} dall’ultimo messaggio, poi le cancelliamo.`,
    `${retention.booking.words} dal giorno della chiamata.`,
    `${retention.loginToken.words} i link di accesso, dalla loro scadenza.`,
    `${retention.notification.words} le notifiche di accesso.`,
    `${invoiceYears.words} dalla fine dell’anno, come vuole l’art. 2220 c.c.`,
    `${retention.unpaidBilling.words} se per la prova avevi scelto la carta e il pagamento non è riuscito.`,
    `${retention.unusedIntent.words}, se non ci hai mandato i dati per la fattura.`,
  ]) {
    t.ok(text.includes(sentence), sentence)
  }
})

await t.test(
  'the terms repeat the promises to professionals with the wording of the other pages',
  async (t) => {
    const html = await documentOf(terms)
    const text = html.replaceAll(/<[^>]+>/g, '')
    for (const promise of Object.values(professionalPromises)) t.ok(text.includes(promise), promise)
    for (const figure of Object.values(professionalFigures)) {
      if (figure !== professionalFigures.vatRate) t.ok(text.includes(figure), figure)
    }
    t.match(text, /trattenere il deposito.*Lo stesso vale se chiedi al cliente un sovrapprezzo/)
    for (const fact of [brand.company.legalName, brand.company.vatNumber, brand.support.email])
      t.match(text, fact)
  },
)

await t.test('the cookie policy lists the visitor cookie, on http and on https', async (t) => {
  const cookies = ownStorage.filter(({ kind }) => kind === 'cookie')
  const names = new Set(cookies.flatMap((item) => item.names))
  for (const secure of [true, false]) {
    const app = fastify()
    await app.register(visitorPlugin, { secure })
    app.get('/', { config: { visitor: true } }, async () => '')
    const { cookies: set } = await app.inject('/')
    await app.close()
    t.equal(set.length, 1)
    for (const { name } of set) t.ok(names.has(name), name)
  }
})

await visitor(t, 'legal texts at a desk', desktop, async (t, { page }) => {
  await t.test(
    'the table of contents works by keyboard and follows the reading, and a link at the end returns to the top',
    async (t) => {
      await page.goto(terms)
      await ready(page)
      const contents = page.getByRole('navigation', { name: 'Indice' })
      const entry = contents.getByRole('link', { name: /\d+\. Rimborso$/ })
      const heading = page.getByRole('heading', { name: /\d+\. Rimborso$/ })
      await entry.focus()
      await page.keyboard.press('Enter')
      t.ok(await landed(heading), 'the heading has the focus, below the header')
      t.equal(new URL(page.url()).hash, '#rimborso')
      await entry.and(page.locator('[aria-current="true"]')).waitFor()
      t.match(await heading.evaluate((element) => getComputedStyle(element).outlineStyle), 'solid')

      await page.keyboard.press('Tab')
      t.equal(
        await page.locator(':focus').getAttribute('href'),
        `mailto:${brand.support.email}`,
        'on from there',
      )

      // The same anchor again, from another scroll position.
      await page.evaluate(() => scrollTo(0, 0))
      await entry.click()
      t.ok(await landed(heading), 'a second time')

      const article = page
        .getByRole('main')
        .getByRole('link', { name: /^articolo \d+$/ })
        .first()
      const number = (await article.innerText()).replace('articolo ', '')
      await article.click()
      t.ok(
        await landed(page.getByRole('heading', { name: new RegExp(`^${number}\\. `) })),
        `articolo ${number}`,
      )

      const startOfContents = () =>
        page.waitForFunction(() => {
          const list = document.querySelector('main nav:not(details nav)')
          return list !== null && list.scrollHeight > list.clientHeight && list.scrollTop === 0
        })
      await page.getByRole('link', { name: 'Torna all’inizio' }).click()
      await focused(page.getByRole('heading', { level: 1 }))
      await startOfContents()

      // From the footer, which fills a low window: no part is being read.
      await page.setViewportSize({ width: 1280, height: 480 })
      await contents.getByRole('link').last().click()
      await contents.locator('[aria-current="true"]').waitFor()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await contents.locator('[aria-current="true"]').waitFor({ state: 'detached' })
      await page.evaluate(() => scrollTo(0, 0))
      await startOfContents()
      await page.setViewportSize(desktop.viewport)
      await page.getByRole('main').getByRole('link', { name: 'Torna alla Home' }).click()
      await page.waitForURL('/')
    },
  )

  await t.test('the cookie policy is reached from another page and by its own link', async (t) => {
    await page.goto(accessibility)
    await ready(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click()
    await page.waitForURL(`${privacy}#cookie`)
    const heading = page.getByRole('heading', { name: 'Cookie policy' })
    t.ok(await landed(heading), 'from another page')
    const table = page.getByRole('table', { name: 'Cookie e dati nel browser di questo sito' })
    t.equal(await table.getByRole('row').count(), ownStorage.length + 1)
    await page.goto('about:blank')
    await page.goto(`${privacy}#cookie`)
    await ready(page)
    t.ok(await landed(heading), 'opened directly')
  })

  await t.test('in print only the text is shown, with its URL', async (t) => {
    await page.goto(terms)
    await page.emulateMedia({ media: 'print' })
    t.notOk(await page.getByRole('banner').isVisible())
    t.notOk(await page.getByRole('contentinfo').isVisible())
    t.equal(await page.getByRole('navigation').count(), 0, 'no contents')
    t.equal(await page.getByRole('main').getByRole('button').count(), 0)
    t.ok(await page.getByText(`${brand.company.legalName} · ${site.origin}${terms}`).isVisible())
    await page.emulateMedia({ media: 'screen' })
  })

  await t.test(
    'in the dialog of the trial the text has no anchors and its headings are below the dialog’s title',
    async (t) => {
      await page.goto(path('trial'))
      await ready(page)
      await page.getByRole('link', { name: 'termini e condizioni', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Termini e condizioni' })
      await dialog.getByRole('heading', { name: 'Per tutti', level: 3 }).waitFor()
      t.ok(await dialog.getByRole('heading', { name: /\d+\. Rimborso$/, level: 4 }).isVisible())
      t.equal(await dialog.locator('[href^="#"], [href*="pagamento#"], h3[id], h4[id]').count(), 0)
      t.same(await axeFindings(page), [])
    },
  )
})

await visitor(
  t,
  'without scripts on a phone the table of contents opens and links to the articles',
  { ...phone, javaScriptEnabled: false },
  async (t, { page }) => {
    await page.goto(privacy)
    const contents = page.getByRole('navigation', { name: 'Indice' })
    t.equal(await contents.count(), 0, 'folded')
    await page.getByText('Indice', { exact: true }).first().click()
    await contents.getByRole('link', { name: /\d+\. Foto$/ }).click()
    const top = await topOf(page.getByRole('heading', { name: /\d+\. Foto$/ }))
    t.ok(top >= header && top < header + 40)
    t.equal(await page.getByRole('button', { name: 'Stampa o salva in PDF' }).count(), 0)
  },
)

await visitor(t, 'legal texts in every window', desktop, async (t, { page }) => {
  for (const path of [terms, privacy, accessibility]) {
    await t.test(
      `${path} has no accessibility or layout fault at any width, also in dark mode and at 320 px`,
      async (t) => {
        await page.goto(path)
        await ready(page)
        await checkLayouts(t, page, path)
        await page.setViewportSize({ width: 375, height: 812 })
        if (path === accessibility) t.same(await smallTargets(page), [], 'targets of 44 px')
      },
    )
  }
})
