import { pageRoute } from '@mestieri/shared/pages.ts'
import { addDays, romeDateTimeAt } from '@mestieri/shared/rome-time.ts'
import type { Page } from 'playwright-core'
import type { Test } from 'tap'

import { isHardRun } from '../../../scripts/test-groups/hard-run.ts'
import { createProfessionals } from '../../../server/embedded/src/seed/professionals.ts'
import { ready, type Visitor } from '../browser.ts'
import { chatPage, chatPath } from '../chat/chat-page.ts'
import { activationPath, paymentPage, settlementPath, trialPath } from '../payments/payment-page.ts'
import { bookingForm, landing } from './booking-dialog.ts'

export const successWords = 'Chiamata prenotata con successo'
const thanks = pageRoute('thank-you').path
const [professional] = createProfessionals()
const uid = professional?.uid ?? ''

/** A page from which a call can be booked. */
export interface Entry {
  readonly path: string
  /** Opens the booking on the page that has come alive. */
  readonly open: (page: Page) => Promise<unknown>
}

export type Entries = Readonly<Record<string, Entry>>

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()
const ask = press('Domande? Ti richiamiamo')

/** Goes to the corner where the offer waits for the mouse, again and again: its script comes after the page's own. */
export async function bringOffer(page: Page): Promise<void> {
  const offer = page.getByRole('dialog', { name: 'Hai domande? Ti richiamiamo' })
  for (let tries = 0; tries < 1000 && !(await offer.isVisible()); tries += 1) {
    await page.mouse.move(600, 400)
    await page.mouse.move(1200, 40)
  }
}

/** Those whose pages take no payment. */
export const plainEntries: Entries = {
  'the home page': { path: '/', open: press('Ti richiamiamo') },
  'the landing’s hero': { path: landing, open: press('Ti richiamiamo') },
  'the landing’s band': { path: landing, open: press('Prenota una chiamata') },
  'the landing’s offer': {
    path: landing,
    async open(page) {
      await bringOffer(page)
      await page.getByRole('button', { name: 'Scegli quando' }).click()
    },
  },
  'the page of one’s own': {
    path: pageRoute('book-call').path.replace(':uid', uid),
    open: () => Promise.resolve(),
  },
}

export const chatEntry: Entries = {
  'the chat': {
    path: chatPath('caldaia'),
    async open(page) {
      await chatPage(page).start.click()
      await page.getByRole('button', { name: 'Parla con una persona' }).click()
      await page.getByRole('button', { name: 'Chiedi di essere richiamato' }).click()
    },
  },
}

/** Those whose pages take payments: another document policy, so that the page of thanks is another document. */
export const paymentEntries: Entries = {
  'the trial, before the tick': { path: trialPath, open: ask },
  'the trial, after the tick': {
    path: trialPath,
    async open(page) {
      await paymentPage(page).terms.check()
      await page.waitForURL(pageRoute('trial-payment').path)
      await ask(page)
    },
  },
  'the trial’s payment page': { path: pageRoute('trial-payment').path, open: ask },
  'the activation': { path: activationPath(uid), open: ask },
  'the settlement': { path: settlementPath(uid), open: ask },
}

/** Days with a free time for each round, one for each entry: two that book at once never want the same time. */
async function freeDays(origin: string, count: number, rounds: number): Promise<string[]> {
  const found: string[] = []
  for (let date = romeDateTimeAt(Date.now()).date; found.length < count;) {
    date = addDays(date, 1)
    const answer = await fetch(`${origin}/api/bookings/slots?date=${date}`)
    const { slots } = (await answer.json()) as { slots: string[] }
    if (slots.length > rounds) found.push(date)
  }
  return found
}

/**
 * Begins each round as a new visit, and notes in the session when the success words are shown before the page of
 * thanks: the booking may be gone a moment later.
 */
async function noteSuccess(page: Page): Promise<void> {
  await page.addInitScript(
    ([words, thanks]) => {
      if (location.pathname === thanks) return
      localStorage.clear()
      sessionStorage.clear()
      const says = (text: Element | null | undefined) => text?.textContent === words
      const isTold = (node: Node) => {
        const element = node instanceof Element ? node : node.parentElement
        return says(element?.closest('h2, h3, p'))
      }
      // It looks at what has changed only: a page changes many times before the booking.
      const look = (changes: readonly MutationRecord[]) => {
        const shown = changes.some(({ target, addedNodes }) => {
          const isAddedWith = (node: Node) =>
            isTold(node) || (node instanceof Element && [...node.querySelectorAll('h2, h3, p')].some(says))
          return isTold(target) || [...addedNodes].some(isAddedWith)
        })
        if (shown && location.pathname !== thanks) sessionStorage.setItem('noted', words)
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    },
    [successWords, thanks] as const,
  )
}

/** What the header says while there is no connection. */
const lost = 'Non sei in linea'

interface DiscardedRender {
  /** How often the form's script was asked for. */
  readonly asked: () => number
  /** Answers the question whose page it is. The form, and with it the connection, comes after that. */
  readonly letNameCome: () => void
}

/**
 * Lets React discard the first render of the form, as any change on the page may do while the form's script has just
 * arrived: the change is here that the connection is back. To be called before the page is opened.
 */
async function discardFirstRender(page: Page): Promise<DiscardedRender> {
  let asked = 0
  const known = Promise.withResolvers<void>()
  await page.addInitScript(() => {
    let online = false
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => online })
    addEventListener('online', () => void (online = true), { capture: true })
  })
  // The page of one's own asks for the form when it knows whose it is.
  await page.route('**/api/affiliates/by-uid/*', async (route) => {
    await known.promise
    await route.continue()
  })
  await page.route('**/assets/BookingForm-*.js', async (route) => {
    asked += 1
    const answer = await route.fetch()
    const change = `setTimeout(() => dispatchEvent(new Event('online')), 50)`
    await route.fulfill({ response: answer, body: `${await answer.text()};${change}` })
  })
  return { asked: () => asked, letNameCome: known.resolve }
}

/** Chooses the first free time of a day, gives a number and books; ends on the page of thanks. */
async function book(page: Page, day: string): Promise<void> {
  const { form, times, phone, confirm } = bookingForm(page)
  await form.getByRole('combobox', { name: /scegli il giorno da un elenco/ }).selectOption(day)
  await times.getByRole('radio').first().check()
  await phone.fill('347 123 4567')
  await confirm.click()
  await page.waitForURL(`**${thanks}`, { waitUntil: 'commit' })
  await page.getByText(successWords, { exact: true }).first().waitFor()
}

const desk = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const

/** How often a call is booked from each entry: a defect that depends on timing shows in some tries only. */
const rounds = isHardRun ? 10 : 1

/** Tells from each entry the story of a visitor who books call after call. */
export async function bookFromEach(
  t: Test,
  visitor: Visitor,
  origin: string,
  entries: Entries,
): Promise<void> {
  const days = await freeDays(origin, Object.keys(entries).length, rounds)
  const stories = Object.entries(entries).map(([name, { path, open }], index) =>
    visitor(
      t,
      `from ${name} a call is booked, ${rounds} times, and each time the booking says so and leads to the thanks`,
      desk,
      async (t, { page }) => {
        const answers: number[] = []
        page.on('response', (response) => {
          const isBooking = response.request().method() === 'POST' && response.url().endsWith('/api/bookings')
          if (isBooking) answers.push(response.status())
        })
        await noteSuccess(page)
        for (let round = 1; round <= rounds; round += 1) {
          await page.goto(path, { waitUntil: 'commit' })
          await ready(page)
          await open(page)
          await book(page, days[index] ?? '')
          const noted = await page.evaluate(() => sessionStorage.getItem('noted'))
          t.equal(noted, successWords, `the booking itself says it, round ${round}`)
        }
        t.same(
          answers,
          Array.from({ length: rounds }, () => 201),
        )
      },
    ),
  )
  await Promise.all(stories)
}

/** Tells from each entry the story of a booking whose form React renders a second time before it is shown. */
export async function bookDespiteDiscardedRender(
  t: Test,
  visitor: Visitor,
  origin: string,
  entries: Entries,
): Promise<void> {
  const days = await freeDays(origin, Object.keys(entries).length, 1)
  const stories = Object.entries(entries).map(([name, { path, open }], index) =>
    visitor(
      t,
      `from ${name} a call is booked though the first render of the form is discarded`,
      desk,
      async (t, { page }) => {
        await noteSuccess(page)
        const { asked, letNameCome } = await discardFirstRender(page)
        await page.goto(path, { waitUntil: 'commit' })
        await ready(page)
        await page.getByText(lost).waitFor()
        letNameCome()
        await open(page)
        await book(page, days[index] ?? '')
        t.equal(await page.evaluate(() => sessionStorage.getItem('noted')), successWords)
        t.equal(asked(), 1)
      },
    ),
  )
  await Promise.all(stories)
}
