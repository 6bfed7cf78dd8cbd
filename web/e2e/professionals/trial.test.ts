import { join } from 'node:path'

import { path } from '@mestieri/shared/pages.ts'
import type { Page } from 'playwright-core'
import t from 'tap'

import { createProfessionals } from '../../../server/embedded/src/seed/professionals.ts'
import { loadWebBundle } from '../../../server/src/pages/web-bundle.ts'
import { axeFindings, checkLayouts, sidewaysScroll, smallTargets } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
const start = path('trial')
const payment = path('trial-payment')

const consent = (page: Page) => page.getByRole('checkbox', { name: /^Ho almeno 18 anni e accetto/ })
const vat = (page: Page) => page.getByRole('textbox', { name: 'Partita IVA' })
const reviews = (page: Page) => page.getByRole('region', { name: 'Recensioni di professionisti' })
const focused = (page: Page) => page.locator(':focus')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** Presses Tab until `name` has the focus. */
async function tabTo(
  page: Page,
  role: 'checkbox' | 'link' | 'textbox' | 'button',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole('main').getByRole(role, { name })
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`'${String(name)}' is not reached by Tab`)
}

await visitor(t, 'the trial at a desk', desktop, async (t, { page }) => {
  await t.test(
    'clicks that are faster than the change of URL count: the last one decides box, panel and URL',
    async (t) => {
      await open(page, start)
      await page.evaluate(() => {
        const { dataset } = document.documentElement
        navigation?.addEventListener('currententrychange', () => {
          dataset['visited'] = `${dataset['visited'] ?? ''} ${location.pathname.split('/').at(-1)}`
        })
      })
      const visited: string[] = []
      /** Clicks several times in one task, as a slow device handles them, and waits for all navigations. */
      const click = async (times: number, ...pages: readonly string[]) => {
        await consent(page).evaluate((box: HTMLInputElement, count) => {
          for (let clicks = 0; clicks < count; clicks++) box.click()
        }, times)
        visited.push(...pages)
        await page.locator(`html[data-visited=" ${visited.join(' ')}"]`).waitFor({ state: 'attached' })
      }
      const first = 'inizia_la_prova'
      const second = 'pagamento'
      await click(2, second, first)
      t.notOk(await consent(page).isChecked(), 'ticked and unticked')
      t.equal(await vat(page).count(), 0)
      await click(3, second)
      await vat(page).waitFor()
      await click(2, first, second)
      t.ok(await consent(page).isChecked(), 'unticked and ticked')
      t.ok(await vat(page).isVisible())
      await click(1, first)
      t.notOk(await consent(page).isChecked())
    },
  )

  await t.test(
    'without a card key the transfer is the only tab, also on the settlement, which has words of its own',
    async (t) => {
      const tabs = page.getByRole('tab')
      await open(page, start)
      t.same(await tabs.allInnerTexts(), ['Bonifico Bancario'])
      await open(page, path('settlement', { uid: createProfessionals()[0]?.uid ?? '' }))
      await consent(page).check()
      await vat(page).waitFor()
      t.same(await tabs.allInnerTexts(), ['Bonifico Bancario'])
      const words = await page.getByRole('main').innerText()
      t.match(words, 'Saldo delle commissioni che superano il tuo credito.')
      t.match(words, 'Totale da saldare')
      t.notMatch(words, /Credito per coprire|una tantum|rimborso|ricaricare/)
    },
  )

  await t.test(
    'a tick before hydration counts; input survives unticking, Back and Forward; the consent does not survive a reload',
    async (t) => {
      const scripts = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await scripts.promise
        await route.continue()
      })
      await page.goto(start, { waitUntil: 'commit' })
      await consent(page).check()
      scripts.resolve()
      await vat(page).waitFor()
      await page.unroute('**/assets/*.js')
      await page.waitForURL(payment)
      t.ok(await consent(page).isChecked())
      await vat(page).fill('12345678903')
      await consent(page).uncheck()
      await page.waitForURL(start)
      t.notOk(await vat(page).isVisible())
      t.ok(
        await consent(page).evaluate((box) => box === document.activeElement),
        'the focus stays on the box',
      )
      await consent(page).check()
      await page.waitForURL(payment)
      t.equal(await vat(page).inputValue(), '12345678903', 'after unticking')

      await page.goBack()
      await page.waitForURL(start)
      await vat(page).waitFor({ state: 'hidden' })
      t.notOk(await consent(page).isChecked())
      await page.goForward()
      await page.waitForURL(payment)
      await vat(page).waitFor()
      t.ok(await consent(page).isChecked())
      t.equal(await vat(page).inputValue(), '12345678903', 'after Back and Forward')

      await consent(page).uncheck()
      await page.waitForURL(start)
      await page.goForward()
      await page.waitForURL(payment)
      t.notOk(await consent(page).isChecked(), 'a withdrawn consent stays withdrawn')

      await consent(page).check()
      await vat(page).waitFor()
      await page.reload()
      await ready(page)
      t.notOk(await consent(page).isChecked())
      t.equal(await vat(page).count(), 0)

      await open(page, `${payment}?metodo=bonifico`)
      t.notOk(await consent(page).isChecked())
      await consent(page).check()
      await vat(page).waitFor()
      t.equal(new URL(page.url()).pathname, payment)
      await consent(page).uncheck()
      await page.waitForURL(start)
    },
  )

  await t.test(
    'the page has no accessibility or layout fault at any width, also in dark mode and at 320 px',
    async (t) => {
      await open(page, start)
      t.equal(await page.getByRole('button', { name: 'Apri il menu' }).count(), 0)
      t.match(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
      // In one step: the reviews are replaced when they come near the window.
      await reviews(page).evaluate((element) => element.scrollIntoView())
      await reviews(page).getByRole('button', { name: 'Successiva' }).waitFor()
      await checkLayouts(t, page, 'the page')
      await page.setViewportSize(desktop.viewport)
      t.equal(
        await page.getByRole('button', { name: /scorrimento$/ }).count(),
        0,
        'nothing moves, so there is no pause button',
      )
      t.equal(await page.getByRole('region', { name: 'Parlano di noi' }).locator('ul:visible').count(), 1)
      await consent(page).check()
      await vat(page).waitFor()
      await page.emulateMedia({ colorScheme: 'dark' })
      t.same(await axeFindings(page), [], 'axe in the dark, with the panel')
      await page.setViewportSize({ width: 320, height: 700 })
      t.ok((await sidewaysScroll(page)) <= 0, 'it reflows at 320 px')
      t.same(await smallTargets(page), [], 'targets of 44 px')
      await page.setViewportSize(desktop.viewport)
      await page.emulateMedia({ colorScheme: 'light' })
    },
  )

  await t.test(
    'by keyboard alone the terms are read in a dialog and accepted, and the bank transfer is announced',
    async (t) => {
      await open(page, start)
      t.equal(await vat(page).count(), 0, 'no panel before the tick')
      const [box, call] = await Promise.all([
        consent(page).boundingBox(),
        page.getByRole('button', { name: 'Domande? Ti richiamiamo' }).boundingBox(),
      ])
      t.ok(
        box && call && call.y > box.y && call.x + call.width > box.x,
        'the way to a person is below the form',
      )
      await tabTo(page, 'link', 'termini e condizioni')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Termini e condizioni' })
      await dialog.getByText('Sto caricando il testo').waitFor({ state: 'detached' })
      const kept = dialog.getByRole('link', { name: /^Apri per stampare o salvare/ })
      t.match(
        [await kept.getAttribute('href'), await kept.getAttribute('target')],
        ['/info/termini_e_condizioni', '_blank'],
      )
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      t.equal(await focused(page).innerText(), 'termini e condizioni')
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Space')
      await page.waitForURL(payment)
      t.ok(
        await consent(page).evaluate((box) => box === document.activeElement),
        'the focus stays on the box',
      )
      await tabTo(page, 'textbox', 'Partita IVA')
      await page.keyboard.type('12345678903')
      await page.keyboard.press('Tab')
      await page.keyboard.type('KRRH6B9')
      await page.keyboard.press('Tab')
      await page.keyboard.type('rossi@impianti.example')
      await tabTo(page, 'button', 'Invia dati di fatturazione')
      await page.keyboard.press('Enter')
      await page
        .getByRole('alert')
        .filter({ hasText: "Riceverai la fattura entro 48 ore dall'accredito." })
        .waitFor()
      t.equal(await focused(page).innerText(), 'In attesa del bonifico')
    },
  )
})

await t.test('with a real upstream no sample is shown', async (t) => {
  const { pages } = await loadWebBundle(join(import.meta.dirname, '../..'), site.origin, false)
  for (const path of [start, payment]) {
    const html = pages.get(path) ?? ''
    t.match(html, 'Prezzi e condizioni li decidi tu')
    t.notMatch(html, /di esempio: |example\.com|Guarda chi lavora/)
  }
})

await visitor(
  t,
  'Back that comes with the new address hides the panel again',
  desktop,
  async (t, { page }) => {
    await page.goto(start)
    await ready(page)
    await page.evaluate(() => {
      const push = history.pushState.bind(history)
      history.pushState = (...values) => {
        push(...values)
        history.pushState = push
        history.back()
      }
    })
    await consent(page).click()
    await page.waitForURL(start)
    await vat(page).waitFor({ state: 'hidden' })
    t.notOk(await consent(page).isChecked())
  },
)
