import type { BookingRequest } from '@mestieri/shared/contracts/bookings.ts'
import type { Page, Request } from 'playwright-core'
import t from 'tap'

import { launchBrowser, visitorsOf } from '../browser.ts'
import { startFaultySite } from '../chat/faulty-site.ts'
import { focused } from '../page-objects.ts'
import { bookingForm, openBooking } from './booking-dialog.ts'

const deadlineMs = 400
const [site, browser] = await Promise.all([startFaultySite(t, deadlineMs), launchBrowser(t)])
const { upstream } = site
const visitor = visitorsOf(browser, site.origin)
const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const failing = { ...desk, expected: /Failed to load resource/ }

const number = '347 123 4567'
const events = () => upstream.calls('addCalendarEvent')
const isBooking = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/bookings')

/** Records the bodies and idempotency keys of booking requests. */
function sentBy(page: Page) {
  const sent: { readonly body: BookingRequest; readonly key: string | undefined }[] = []
  page.on('request', (request) => {
    if (!isBooking(request)) return
    sent.push({ body: request.postDataJSON() as BookingRequest, key: request.headers()['idempotency-key'] })
  })
  return sent
}

/** Forgets the faults, the routes and the call of the journey before, as for another visitor. */
async function begin(page: Page): Promise<void> {
  upstream.reset()
  await page.unrouteAll()
  if (page.url().startsWith(site.origin)) {
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
}

await visitor(t, 'a booking that fails', failing, async (t, { page }) => {
  await t.test(
    'a day that failed can be retried, a refusal has a message, and a double click makes one booking',
    async (t) => {
      await begin(page)
      upstream.on('addCalendarEvent', 'error', { times: 1 })
      upstream.on('addCalendarEvent', 'delay', { times: 1, delayMs: 200 })
      const form = await openBooking(page)
      // Days in view are requested automatically, so they must fail until the button is pressed.
      await page.route('**/api/bookings/slots?*', async (route) => {
        const pressed = await page.evaluate(() => 'pressed' in document.documentElement.dataset)
        await (pressed ? route.continue() : route.fulfill({ status: 503, body: '' }))
      })
      await form.form
        .getByRole('combobox', { name: /scegli il giorno da un elenco/ })
        .selectOption({ index: 20 })
      await form.retry.waitFor()
      await page.evaluate(() => {
        const { dataset } = document.documentElement
        document.addEventListener('click', () => void (dataset['pressed'] = ''), {
          capture: true,
          once: true,
        })
      })
      await form.retry.click()
      await focused(form.form.getByRole('heading', { name: /^Ora/ }))
      await form.times.waitFor()

      const sent = sentBy(page)
      await form.fill(number)
      await form.confirm.click()
      const told = form.report.getByText(
        'Oops! Qualcosa è andato storto. Riprova più tardi - Errore durante la prenotazione della chiamata',
        { exact: true },
      )
      await told.waitFor()
      await told.locator('xpath=ancestor::*[@tabindex="-1"]').first().and(page.locator(':focus')).waitFor()
      t.equal(await page.getByText('Errore durante la prenotazione').count(), 1, 'one place for the error')
      t.equal(await page.getByRole('dialog').count(), 1, 'no dialog opens over the booking')
      t.equal(await form.phone.inputValue(), number)
      await form.confirm.dblclick()
      await page.waitForURL('**/thank_you')
      t.equal(sent.length, 2)
      t.same(sent[0], sent[1], 'both requests have the same key')
      t.equal(events().length, 2)
      t.match(events()[1]?.body, { contact_telephone: '+393471234567', title: 'Lavora con noi' })
    },
  )

  await t.test(
    'a taken slot offers the nearest three, and a lost answer is reported as such and books once',
    async (t) => {
      await begin(page)
      const form = await openBooking(page)
      await form.fill(number)
      const wanted = await form.confirm.innerText()
      upstream.on('addCalendarEvent', 'answer', { times: 1, body: false })
      upstream.on('getCalendarAvailabilities', 'answer', { body: { availabilities: ['11_00', '17_45'] } })
      await form.confirm.click()
      await form.report.getByText('Questo orario è appena stato preso').waitFor()
      const nearest = form.report.getByRole('button')
      t.equal(await nearest.count(), 3)
      t.equal(await form.phone.inputValue(), number, 'the form stays')
      await nearest.first().press('Enter')
      await focused(form.confirm)
      await form.report.waitFor({ state: 'detached' })
      t.match(await form.confirm.innerText(), /^Conferma per .+ alle /)
      t.not(await form.confirm.innerText(), wanted)

      upstream.reset()
      const sent = sentBy(page)
      // The booking is stored, but the answer is lost.
      upstream.on('addCalendarEvent', 'hang', { times: 1 })
      await form.confirm.click()
      await form.report.getByText('Non sappiamo ancora se la chiamata è prenotata').waitFor()
      upstream.on('getCalendarAvailabilities', 'answer', { body: { availabilities: ['12_15'] } })
      await form.retry.click()
      await form.report.getByText('Forse la tua chiamata è già prenotata').waitFor()
      t.equal(await form.phone.inputValue(), number)
      t.equal(events().length, 1)
      t.equal(sent.length, 2)
      t.same(sent[0], sent[1])
      await page.keyboard.press('Escape')
      await form.form.waitFor({ state: 'detached' })
    },
  )

  await t.test('a stored booking with a lost confirmation is not reported as taken', async (t) => {
    await begin(page)
    const form = await openBooking(page)
    await form.fill(number)
    upstream.on('addCalendarEvent', 'commit_reset', { times: 1 })
    upstream.on('getCalendarAvailabilities', 'answer', { body: { availabilities: ['12_15'] } })
    await form.confirm.click()
    await form.report.getByText('Forse la tua chiamata è già prenotata').waitFor()
    t.equal(
      await form.report.getByRole('button').count(),
      0,
      'no other slot is offered while the outcome is unknown',
    )
    t.match(
      decodeURIComponent((await form.report.getByRole('link').getAttribute('href')) ?? ''),
      /^https:\/\/wa\.me\/\d+\?text=Ciao! Ho prenotato una chiamata per /,
    )
    t.equal(events().length, 1)
    t.equal(await form.phone.inputValue(), number)
  })

  await t.test(
    'a slot that has passed while the form was open is reported as past, not as taken',
    async (t) => {
      await begin(page)
      await page.clock.setFixedTime(new Date('2026-11-23T10:20:00+01:00'))
      let times = ['10:45', '11:00', '11:30']
      await page.route('**/api/bookings/slots?*', (route) => {
        const date = new URL(route.request().url()).searchParams.get('date')
        return route.fulfill({ json: { date, slots: times } })
      })
      await page.route('**/api/bookings', (route) => {
        // The BFF's clock decides whether a slot is past.
        times = ['11:30', '12:00', '12:30']
        return route.fulfill({
          status: 422,
          json: { code: 'booking_date_unavailable', status: 422, detail: '' },
        })
      })
      const form = await openBooking(page)
      await form.fill(number)
      t.equal(await form.confirm.innerText(), 'Conferma per oggi alle 10:45')
      await form.confirm.click()
      await form.report.getByText('Questo orario non è più prenotabile').waitFor()
      t.equal(await form.report.getByRole('button').first().innerText(), 'oggi\nalle\n11:30')
    },
  )
})

/** Half past midnight on a Saturday in Rome: still Friday evening in New York, and Saturday morning in Tokyo. */
const midnight = new Date('2026-10-23T22:30:00Z')

await t.test('New York and Tokyo see the same Italian days and book the same Italian time', async (t) => {
  const seen: unknown[] = []
  for (const timezoneId of ['America/New_York', 'Asia/Tokyo']) {
    await visitor(t, timezoneId, { ...desk, timezoneId }, async (t, { page }) => {
      await page.clock.setFixedTime(midnight)
      await page.route('**/api/bookings/slots?*', (route) => {
        const date = new URL(route.request().url()).searchParams.get('date')
        return route.fulfill({ json: { date, slots: ['09:00', '09:30', '18:30'] } })
      })
      const { promise, resolve } = Promise.withResolvers<BookingRequest>()
      await page.route('**/api/bookings', (route) => {
        const body = route.request().postDataJSON() as BookingRequest
        resolve(body)
        return route.fulfill({ status: 201, json: { ...body, phone: '+393471234567' } })
      })
      await openBooking(page)
      const { form, days, times, confirm, phone } = bookingForm(page)
      const labels = await days
        .getByRole('radio')
        .evaluateAll((radios) => radios.slice(0, 3).map((radio) => radio.nextElementSibling?.textContent))
      t.same(labels, [
        'oggi, sabato 24 ottobre, 3 orari liberi',
        'lunedì 26 ottobre, 3 orari liberi',
        'martedì 27 ottobre, 3 orari liberi',
      ])
      await form
        .getByRole('combobox', { name: /scegli il giorno da un elenco/ })
        .selectOption('lunedì 26 ottobre')
      await times.getByRole('radio', { name: '09:30' }).check()
      await phone.fill(number)
      t.equal(await confirm.innerText(), 'Conferma per lunedì alle 09:30')
      await confirm.click()
      await page.waitForURL('**/thank_you')
      await page.getByRole('heading', { level: 1, name: 'Grazie per aver prenotato!' }).waitFor()
      t.match(await page.locator('main').innerText(), /lunedì\s+26\s+ottobre[^]+09:30/)
      seen.push([labels, await promise])
    })
  }
  t.match(seen[0], [[], { date: '2026-10-26', time: '09:30', phone: '+393471234567' }])
  t.same(seen[0], seen[1])
})
