import type { Locator } from 'playwright-core'
import t from 'tap'

import { axeFindings, checkLayouts, smallTargets } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { focused } from '../page-objects.ts'
import { sharedSite } from '../site.ts'
import { bookingForm, landing, openBooking } from './booking-dialog.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } as const
const offerName = 'Hai domande? Ti richiamiamo'

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)
const labelOf = (radio: Locator) => radio.evaluate((input) => input.closest('label')?.textContent ?? '')

/** Returns the label of a day once it says how many times are free. */
async function labelWithTimes(day: Locator): Promise<string> {
  await day
    .locator('xpath=ancestor::label')
    .getByText(/liber[oi]$/)
    .waitFor({ state: 'attached' })
  return labelOf(day)
}

/** Presses Tab until a control has the focus. */
async function tabTo(control: Locator): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await control.page().keyboard.press('Tab')
    if (await hasFocus(control)) return
  }
  throw new Error(`not reached by Tab: ${String(control)}`)
}

await visitor(
  t,
  'the offer opens after a minute, a call is booked by keyboard alone, and the ticket survives a reload',
  desk,
  async (t, { page }) => {
    const openedAt = Date.now()
    await page.clock.install({ time: openedAt })
    await page.goto(landing)
    const offer = page.getByRole('dialog', { name: offerName })
    // The scripts start without an interaction, in time for the offer.
    await page.clock.pauseAt(openedAt + 52_000)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(7_000)
    t.equal(await offer.count(), 0)
    await page.clock.runFor(2_000)
    await offer.waitFor()
    t.ok(
      await page.evaluate(() => document.activeElement === document.body),
      'the offer does not take the focus',
    )
    await page.clock.resume()
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      t.same(await axeFindings(page), [], `the offer at ${width} px`)
    }
    await offer.getByRole('button', { name: 'Scegli quando' }).focus()
    await page.keyboard.press('Enter')

    const { days, times, phone: field, form } = bookingForm(page)
    await times.waitFor()
    const chosenDay = days.getByRole('radio', { checked: true })
    await tabTo(chosenDay)
    await page.keyboard.press('ArrowRight')
    t.ok(await hasFocus(chosenDay), 'arrow keys move between days')
    // On a Friday the next day has no free times.
    while (/nessun orario/.test(await labelWithTimes(chosenDay))) await page.keyboard.press('ArrowRight')
    const [, weekday, number, month] =
      /(\p{L}+) (\d+) (\p{L}+), \d/u.exec(await labelWithTimes(chosenDay)) ?? []
    await page.keyboard.press('Enter')
    await focused(form.getByRole('heading', { name: /^Ora/ }))
    await form
      .getByText(new RegExp(`disponibil[ei], ${weekday} ${number} ${month}`))
      .waitFor({ state: 'attached' })
    await tabTo(times.getByRole('radio').first())
    await page.keyboard.press('Enter')
    const time = await labelOf(times.getByRole('radio', { checked: true }))
    await tabTo(field)
    await page.keyboard.type('12345')
    await page.keyboard.press('Tab')
    await form.getByText('Il numero è troppo corto').waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('347 123 4567')
    await page.keyboard.press('Enter')

    await page.waitForURL('**/thank_you')
    await page.getByText('Chiamata prenotata con successo', { exact: true }).first().waitFor()
    await focused(page.getByRole('heading', { name: 'Grazie per aver prenotato!' }))
    const told = async () => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
    for (const reloaded of [false, true]) {
      if (reloaded) await page.reload()
      await page.getByText('347 123 4567').waitFor()
      t.match(await told(), `${weekday} ${number} ${month}`)
      t.match(await told(), time)
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Aggiungi al calendario' }).click(),
    ])
    t.match(download.suggestedFilename(), /^chiamata-\d{4}-\d{2}-\d{2}\.ics$/)
    await page.goBack()
    t.equal(new URL(page.url()).pathname, landing, 'Back leads to the page, not to a dialog that is gone')
  },
)

await visitor(
  t,
  'a fast scroll up opens the offer on a phone, at most 40 % high, and a declined offer does not return',
  phone,
  async (t, { page }) => {
    await page.clock.install()
    await page.goto(landing)
    await ready(page)
    await page.waitForLoadState('networkidle')
    await page.clock.pauseAt(Date.now() + 20_000)
    const scrolled = async (top: number) => {
      await page.clock.runFor(100)
      await page.evaluate(async (to) => {
        const done = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
        scrollTo({ top: to, behavior: 'instant' })
        await done
      }, top)
    }
    await scrolled(3000)
    await scrolled(2800)
    const offer = page.getByRole('dialog', { name: offerName })
    t.equal(await offer.count(), 0)
    await scrolled(2000)
    await offer.waitFor()
    const { height } = (await offer.boundingBox()) ?? { height: 1000 }
    t.ok(height <= 812 * 0.4, `${height} px`)
    for (const [width, sideways] of [
      [568, 320],
      [667, 375],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height: sideways })
      const box = (await offer.boundingBox()) ?? { height: 1000 }
      t.ok(box.height <= sideways * 0.4, `${box.height} of ${sideways} px`)
      const cut = await offer.evaluate((element) => element.scrollHeight - element.clientHeight)
      t.equal(cut, 0, 'all content is visible without scrolling')
    }
    await page.setViewportSize(phone.viewport)
    await page.clock.resume()
    t.same(await axeFindings(page), [])
    await page.keyboard.press('Escape')
    await offer.waitFor({ state: 'detached' })
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await ready(page)
    await page.clock.runFor(70_000)
    t.equal(await offer.count(), 0, 'the offer does not return in another visit')
  },
)

await visitor(t, 'offer and forms at a desk', { ...desk, expected: /404|503/ }, async (t, { page }) => {
  await t.test(
    'the mouse in the upper right corner opens the offer, which closes when a dialog opens',
    async (t) => {
      await page.goto(landing)
      await ready(page)
      await page.waitForLoadState('networkidle')
      const offer = page.getByRole('dialog', { name: offerName })
      await page.mouse.move(1020, 121)
      await page.mouse.move(1023, 119)
      t.equal(await offer.count(), 0)
      // On a busy machine the part of the page that watches the mouse may come later.
      for (let tries = 10; tries > 0 && (await offer.count()) === 0; tries -= 1) {
        await page.mouse.move(1023, 119)
        await page.mouse.move(1025, 119)
        await offer.waitFor({ timeout: 1000 }).catch(() => undefined)
      }
      await offer.waitFor()
      await page.getByRole('button', { name: 'Ti richiamiamo' }).first().click()
      await bookingForm(page).times.waitFor()
      t.equal(await offer.count(), 0)
      await page.keyboard.press('Escape')
      await bookingForm(page).form.waitFor({ state: 'detached' })
      await page.mouse.move(600, 400)
      await page.mouse.move(1200, 40)
      t.equal(await offer.count(), 0, 'the offer opens only once')
      t.equal(
        await page.evaluate(() => localStorage.getItem('offerta_chiamata')),
        null,
        'the offer was not declined',
      )
    },
  )

  await t.test(
    'dialog, ticket and personal page have no accessibility fault, and an unknown or failing link has a message',
    async (t) => {
      await openBooking(page)
      await checkLayouts(t, page, 'booking')
      t.same(await smallTargets(page), [])
      await page.goto('/thank_you')
      await page.getByText('nel giorno e all’ora che hai scelto').waitFor()
      t.notMatch(await page.locator('main').innerText(), /undefined|Invalid/, 'a visit without a booking')
      const call = { date: '2026-11-23', time: '10:00', phone: '+•••••••••567' }
      await page.evaluate((text) => sessionStorage.setItem('chiamata_prenotata', text), JSON.stringify(call))
      await page.reload()
      await page.getByText('che finisce con 567').waitFor()
      await checkLayouts(t, page, 'ticket')

      await page.goto(`${landing}/prenota_chiamata/nessuno`)
      await page.getByRole('heading', { name: 'Questo link non è valido' }).waitFor()
      t.match(await page.locator('meta[name="robots"]').getAttribute('content'), /^noindex/)

      let failing = true
      await page.route('**/api/affiliates/by-uid/*', (route) => {
        if (failing) return route.fulfill({ status: 503, body: '' })
        const contact = { uid: 'u1', shopName: 'Edil Rossi', affiliateName: 'Mario Rossi' }
        return route.fulfill({ json: { ...contact, phoneMasked: '+•••••••••567' } })
      })
      await page.goto(`${landing}/prenota_chiamata/u1`)
      const again = page.getByRole('link', { name: 'Riprova' })
      await again.waitFor()
      failing = false
      await again.click()
      const form = bookingForm(page)
      await page.getByText('Ciao Mario Rossi').waitFor()
      await form.form.getByText('useremo il numero che finisce con 567').waitFor()
      let body: unknown
      await page.route('**/api/bookings', (route) => {
        body = route.request().postDataJSON()
        return route.fulfill({ status: 201, json: { ...(body as object), phone: '+•••••••••567' } })
      })
      await checkLayouts(t, page, 'the page of one’s own')
      await form.first.click()
      t.equal(await form.confirm.getAttribute('aria-disabled'), null, 'nothing is missing')
      await form.confirm.click()
      await page.getByText('il tuo numero').waitFor()
      t.match(body, { uid: 'u1', phone: undefined })
    },
  )
})

await visitor(
  t,
  'an offer that comes just as the menu opens makes way, so that Esc closes the menu',
  { viewport: { width: 768, height: 900 }, reducedMotion: 'reduce' },
  async (t, { page }) => {
    await page.goto(landing)
    await ready(page)
    await page.waitForLoadState('networkidle')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    // The mouse jumps to the button, which is in the offer's corner, and presses it at once.
    await page.getByRole('button', { name: 'Apri il menu' }).click()
    await menu.waitFor()
    await page.locator('dialog[open]:not(:modal)').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    t.equal(await page.locator('dialog[open]').count(), 0)
  },
)

await visitor(
  t,
  'without scripts nothing waits for ever, and a call can be requested',
  { ...desk, javaScriptEnabled: false },
  async (t, { page }) => {
    await page.goto('/thank_you')
    t.match(await page.getByRole('main').innerText(), 'nel giorno e all’ora che hai scelto')
    await page.goto(landing)
    t.equal(await page.getByRole('button', { name: 'Prenota una chiamata' }).count(), 0)
    const band = page.getByRole('region', { name: 'Domande? Ti richiamiamo' })
    t.match(
      await band.getByRole('link', { name: 'scriverci su WhatsApp' }).getAttribute('href'),
      /^https:\/\/wa\.me\//,
    )
  },
)
