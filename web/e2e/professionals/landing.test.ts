import { brand } from '@mestieri/shared/brand.ts'
import type { BrowserContext, Page } from 'playwright-core'
import t from 'tap'
import { encode } from 'uqr'

import { atRest, axeFindings, checkLayouts, smallTargets } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { announced, titled } from '../page-objects.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
const phone = { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' } as const
const landing = '/professionisti/lavora_con_noi'
const download = '/app/download_page'
const trial = `${landing}/inizia_la_prova`

/** The rows of the calculator: commission, covered by the credit, to pay, credit left, net. */
function results(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Prova con un tuo lavoro' }).getByRole('definition').allInnerTexts()
}

/** Amounts with plain spaces in place of no-break spaces. */
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '))

/** Cases of features.md, H1, and the amounts one cent below and above the threshold. */
const vectors: readonly (readonly [typed: string, ...amounts: string[]])[] = [
  ['1000', '70,00 €', '− 70,00 €', '0,00 €', '170,00 €', '930,00 €'],
  ['3.428,57', '240,00 €', '− 240,00 €', '0,00 €', '0,00 €', '3.188,57 €'],
  ['8.000,50', '560,04 €', '− 240,00 €', '320,04 €', '0,00 €', '7.440,46 €'],
  ['20.000', '1.400,00 €', '− 240,00 €', '1.160,00 €', '0,00 €', '18.600,00 €'],
  ['20000,01', '1.400,00 €', '− 240,00 €', '1.160,00 €', '0,00 €', '18.600,01 €'],
  ['50000', '1.400,00 €', '− 240,00 €', '1.160,00 €', '0,00 €', '48.600,00 €'],
]

await visitor(
  t,
  'the commission is computed by keyboard and announced once, and limits are explained',
  desktop,
  async (t, { page }) => {
    await page.clock.install()
    await page.goto(landing)
    await ready(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const field = page.getByRole('textbox', { name: 'Valore del lavoro, IVA esclusa' })
    const slider = page.getByRole('slider', { name: 'Valore del lavoro' })
    for (const [typed, ...amounts] of vectors) {
      await field.fill('')
      await field.pressSequentially(typed)
      const shown = (await results(page)).filter((text) => text !== '')
      t.same(plain(shown).slice(-5), amounts, typed)
    }
    t.match(await field.locator('xpath=ancestor::section[1]').innerText(), 'Commissione fissa')

    const said = page.getByRole('status').filter({ hasText: /Su un lavoro da/ })
    t.equal(await said.count(), 0, 'nothing is announced while typing')
    await page.clock.runFor(1_000)
    await announced(page, /Su un lavoro da 50\.000,00.€: commissione 1\.400,00.€, ti restano 48\.600,00.€/)

    await field.press('Tab')
    t.equal(await field.inputValue(), '50.000', 'the typed amount is formatted')
    t.equal(await slider.getAttribute('aria-valuetext'), '50.000,00\u00A0€')
    await page.keyboard.press('Home')
    t.equal(await field.inputValue(), '500')
    await page.keyboard.press('ArrowRight')
    t.equal(await field.inputValue(), '600')
    await page.keyboard.press('End')
    t.equal(await field.inputValue(), '30.000')

    await field.fill('1.000.001')
    t.ok(await page.getByText('Il calcolo arriva a 1.000.000').isVisible())
    t.equal(await field.getAttribute('aria-invalid'), 'true')
    const dashes = Array.from({ length: 5 }, () => '–\nda calcolare')
    t.same((await results(page)).slice(-5), dashes, 'no figure of an earlier value is left')
    await field.fill('tanto')
    t.ok(await page.getByText('Scrivi una cifra in euro').isVisible())
    await field.fill('')
    t.equal(await field.getAttribute('aria-invalid'), null, 'an empty field is not invalid at first')
    await field.press('Tab')
    t.ok(await page.getByText('Scrivi il valore del lavoro').isVisible())
    await page.clock.resume()
    t.same(await axeFindings(page), [], 'axe with an error')
  },
)

await visitor(t, 'pages for professionals at a desk', desktop, async (t, { page }) => {
  await t.test('ticks survive a reload; one question is open at a time', async (t) => {
    await page.goto(landing)
    await ready(page)
    const state = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()
    await state('Mancano 3 documenti e la partita IVA')
    await page.getByRole('checkbox', { name: 'Partita IVA attiva' }).press('Space')
    await page.getByRole('checkbox', { name: '3 preventivi già emessi' }).press('Space')
    await state('Mancano 2 documenti')
    await page.reload()
    await ready(page)
    await state('Mancano 2 documenti')
    t.ok(await page.getByRole('checkbox', { name: '3 preventivi già emessi' }).isChecked())
    t.notOk(await page.getByRole('checkbox', { name: 'Visura camerale' }).isChecked())

    const questions = page.getByRole('region', { name: 'Le domande che ci fate' })
    const open = () => questions.locator('details[open] summary').allInnerTexts()
    t.same(await open(), ['Il cliente paga voi o me?'])
    await questions.getByText('E se finisco il credito?').click()
    t.same(await open(), ['E se finisco il credito?'])
    await questions.getByText('E se finisco il credito?').press('Enter')
    t.same(await open(), [])

    const reviews = page.getByRole('region', { name: 'Recensioni di professionisti' })
    const each = await reviews.getByRole('figure').allInnerTexts()
    t.ok(each.length >= 3)
    for (const review of each) t.match(review, /5 stelle su 5[\s\S]*20\d\d[\s\S]*Esempio/)
    await page.getByRole('region', { name: 'Chi ci lavora già' }).scrollIntoViewIfNeeded()
    await reviews.getByRole('button', { name: 'Successiva' }).click()
    await announced(page, `2 di ${each.length}`)
    t.equal(await reviews.getByRole('button', { name: 'Metti in pausa' }).count(), 0, 'the row does not move')
  })

  await t.test(
    'both pages have no accessibility or layout fault at any width, in light and dark mode',
    async (t) => {
      for (const path of [landing, download]) {
        await page.goto(path)
        await ready(page)
        await checkLayouts(t, page, path)
        await page.setViewportSize({ width: 375, height: 900 })
        t.same(await smallTargets(page), [], `${path}: targets of 44 px`)
      }
    },
  )
})

await visitor(
  t,
  'the trial button stays visible and leads to the trial, and a button books a call',
  { ...phone, reducedMotion: 'no-preference' },
  async (t, { page }) => {
    await page.goto(landing)
    await ready(page)
    const preloaded = page.locator('link[rel=preload][as=image]')
    t.match(await preloaded.getAttribute('imagesrcset'), /furgone-/, 'the first picture comes first')
    const buttons = page.getByRole('link', { name: 'Attiva il servizio' })
    // At most one button is in view; a hidden one has no role.
    await buttons.nth(1).waitFor({ state: 'detached' })
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }))
    await buttons.nth(1).waitFor()
    await atRest(page)
    const box = await buttons.nth(1).boundingBox()
    t.ok(box && box.y + box.height <= 812 && box.y > 700, 'at the lower edge')
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
            resolve(shifts.reduce((sum, { value }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 200)
        }),
    )
    t.ok(shift <= 0.02, `nothing jumps: ${shift}`)

    await page.getByRole('button', { name: 'Prenota una chiamata' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await buttons.nth(1).click()
    await page.waitForURL(trial)
    await titled(page, 'Inizia la prova')
  },
)

/** Loads the download page with the user agent of another device. */
async function asDevice(
  context: BrowserContext,
  page: Page,
  { agent, touchPoints }: { readonly agent: string; readonly touchPoints: number },
): Promise<void> {
  const browserSession = await context.newCDPSession(page)
  await browserSession.send('Emulation.setUserAgentOverride', { userAgent: agent })
  await browserSession.send('Emulation.setTouchEmulationEnabled', {
    enabled: touchPoints > 0,
    ...(touchPoints > 0 && { maxTouchPoints: touchPoints }),
  })
  await page.goto(download)
  await ready(page)
}

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko)'
/**
 * An iPad with the user agent of a Mac, and a Huawei phone. shared/test/device.test.ts has all other devices.
 */
const devices = [
  {
    own: 'App Store',
    touchPoints: 5,
    agent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/17.6 Safari/605.1.15`,
  },
  {
    own: 'AppGallery',
    touchPoints: 5,
    agent: `Mozilla/5.0 (Linux; Android 10; ELS-NX9; HMSCore 6.13.0.302) ${chrome} Chrome/99.0.4844.88 HuaweiBrowser/14.0.5.303 Mobile Safari/537.36`,
  },
]

await visitor(
  t,
  'a computer shows all stores and a QR code, a phone its own store and a button for the others',
  desktop,
  async (t, { context, page }) => {
    await page.goto(download)
    await ready(page)
    const main = page.getByRole('main')
    const badges = main.getByRole('link', { name: /^Scarica l’app per/ })
    const addresses = await badges.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    t.same(addresses, Object.values(brand.businessApp.stores))
    const code = main.getByRole('img', { name: /QR/ })
    await code.waitFor()
    const { data } = encode(`${site.origin}/app/download`, { border: 4 })
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    t.equal(await code.locator('path').getAttribute('d'), squares.join(''))

    await page.setViewportSize(phone.viewport)
    for (const { own, ...device } of devices) {
      await asDevice(context, page, device)
      t.equal(await badges.count(), 1, device.agent)
      t.match(await badges.innerText(), own)
      await page.getByText('Hai un altro telefono?').click()
      t.equal(await badges.count(), 3, 'a wrongly detected device can be corrected')
      t.equal(await code.count(), 0)
    }
    await main.getByRole('link', { name: 'Torna alla Home' }).click()
    await page.waitForURL('/')
  },
)

await visitor(
  t,
  'without scripts prices, example, questions and stores are shown, and no dead control',
  { ...phone, javaScriptEnabled: false },
  async (t, { page }) => {
    await page.goto(landing)
    const prices = page.getByRole('table', { name: 'Prezzi per i professionisti, IVA esclusa' })
    t.match(
      plain([await prices.innerText()])[0],
      /240,00 €[\s\S]*292,80 € IVA inclusa[\s\S]*20\.000 €[\s\S]*7%[\s\S]*1\.400,00 €[\s\S]*0 €[\s\S]*0 €/,
    )
    t.match(plain(await results(page)), [
      '8.000,00 €',
      '560,00 €',
      '− 240,00 €',
      '320,00 €',
      '0,00 €',
      '7.440,00 €',
    ])
    t.notOk(await page.getByRole('slider').isVisible())
    t.notOk(await page.getByText('Mancano').isVisible())
    await page.getByText('Quando arriva la fattura?').click()
    t.ok(await page.getByText('La fattura arriva entro 48 ore').isVisible())
    t.equal(await page.getByRole('link', { name: /^Scarica l’app per/ }).count(), 3)
    t.equal(await page.getByRole('link', { name: 'Attiva il servizio' }).first().getAttribute('href'), trial)
    const types = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)['@type']))
    t.same(types, ['Organization', 'BreadcrumbList', 'FAQPage'])
  },
)
