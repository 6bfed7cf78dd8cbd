import t from 'tap'

import { sampled } from '../../../scripts/test-groups/hard-run.ts'
import { bookingForm, landing, openBooking } from '../bookings/booking-dialog.ts'
import { bringOffer, chatEntry, paymentEntries, plainEntries } from '../bookings/entries.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startSite } from '../site.ts'
import { checkDialog, checkRings, desk } from './ring-checks.ts'
import { tellInTurn } from './stories.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const number = '347 123 4567'

t.jobs = 2
const stories: Promise<unknown>[] = []

const entries = { ...plainEntries, ...chatEntry, ...paymentEntries }
stories.push(
  tellInTurn(t, visitor, 'from each entry the booking shows where the focus is', {
    options: desk,
    // Every third entry: pages with and without payments are among them. The hard test has all.
    stories: sampled(Object.entries(entries), 3).map(([name, { path, open }]) => ({
      title: name,
      async tell(t, page) {
        await page.goto(path)
        await ready(page)
        await open(page)
        const { times, first } = bookingForm(page)
        await times.waitFor()
        await first.click()
        if (await page.locator('dialog:modal').count()) await checkDialog(t, page, 'the dialog')
        else await checkRings(t, page, 'main form', 'the form')
      },
    })),
  }),
)

stories.push(
  visitor(
    t,
    'the offer of a call, the booking that has failed, and a slot that is taken show where the focus is',
    { ...desk, expected: /status of (?:409|502)/ },
    async (t, { page }) => {
      let answer = { status: 502, json: { code: 'booking_failed', status: 502, detail: '' } }
      await page.route('**/api/bookings', (route) => route.fulfill(answer))
      await page.goto(landing)
      await ready(page)
      await bringOffer(page)
      await checkRings(t, page, 'dialog[open]', 'the offer')
      await page.getByRole('button', { name: 'Scegli quando' }).click()
      const form = bookingForm(page)
      await form.times.waitFor()
      await form.fill(number)
      await form.confirm.click()
      await form.retry.waitFor()
      await checkDialog(t, page, 'the booking that has failed')
      answer = { status: 409, json: { code: 'slot_taken', status: 409, detail: '' } }
      await form.retry.click()
      await form.retry.waitFor({ state: 'detached' })
      await form.report.getByRole('button').first().waitFor()
      await checkDialog(t, page, 'the booking of a taken slot')
    },
  ),
  visitor(
    t,
    'the message of a booked call, and the dialog that says so, show where the focus is',
    desk,
    async (t, { page }) => {
      const closed = Promise.withResolvers<void>()
      await page.route('**/api/bookings', async (route) => {
        await closed.promise
        await route.fulfill({
          status: 201,
          json: { date: '2026-11-23', time: '10:00', phone: '+393471234567' },
        })
      })
      const form = await openBooking(page)
      await form.fill(number)
      await form.confirm.click()
      await page.keyboard.press('Escape')
      await page.locator('dialog form').waitFor({ state: 'detached' })
      closed.resolve()
      const message = page.getByRole('list', { name: 'Messaggi' })
      await message.waitFor()
      // What has the focus or the mouse stays.
      await message.getByRole('button').hover()
      await checkRings(t, page, '[aria-label="Messaggi"]', 'the message')
      await page.getByRole('button', { name: 'Ti richiamiamo' }).first().click()
      await page.getByRole('link', { name: 'Vedi il riepilogo' }).waitFor()
      await checkDialog(t, page, 'the dialog')
    },
  ),
)
await Promise.all(stories)
