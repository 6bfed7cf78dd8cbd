import type { Page } from 'playwright-core'
import t from 'tap'

import { launchBrowser, visitorsOf } from '../browser.ts'
import { topOf } from '../page-objects.ts'
import { startSite } from '../site.ts'
import { stubAssistant } from './assistant-stub.ts'
import { chatPage } from './chat-page.ts'
import { sampleReplies } from './sample-replies.ts'

declare global {
  interface Window {
    scrollReads: number
  }
}

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const phone = {
  viewport: { width: 375, height: 667 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const
const long = Array.from({ length: 30 }, (_, index) => `Riga ${index + 1} della risposta.`).join('\n\n')

/** Distance of the conversation's scroll position from its end, in CSS pixels. */
const fromEnd = (page: Page) =>
  page
    .getByRole('region', { name: 'Messaggi' })
    .evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)

await visitor(
  t,
  'a long reply is scrolled to its first line, a short one is fully visible',
  phone,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    const bene = { reply: 'Bene.' }
    assistant.answer({ reply: long }, { reply: 'Breve.' }, bene, bene, bene, bene, sampleReplies.estimate)
    const chat = chatPage(page)
    await chat.openChat('ristrutturazione_bagno')
    await chat.sendMessage('Ciao')
    const first = chat.log.getByText('Riga 1 della risposta.', { exact: true })
    await first.waitFor()
    const distance = async () => (await topOf(first)) - (await topOf(chat.scrollBox))
    t.ok((await distance()) < 60, `${await distance()} px below the edge`)
    t.ok((await fromEnd(page)) > 200)
    await chat.sendMessage('E poi?')
    await chat.messageWith('Breve.').waitFor()
    t.ok((await fromEnd(page)) <= 1, 'the end')

    for (const text of ['Uno', 'Due', 'Tre', 'Quattro']) {
      await chat.sendMessage(text)
      await chat.delivered('sent').getByText(text, { exact: true }).waitFor()
    }
    t.ok((await fromEnd(page)) <= 1, 'still scrolled to the end')
    t.equal(await chat.newMessage.count(), 0)
    await chat.sendMessage('Quanto costa?')
    await chat.estimate.getByRole('region').waitFor()
    const words = await chat.messageWith('Ecco un’idea di spesa.').elementHandle()
    const box = await chat.scrollBox.elementHandle()
    await page.waitForFunction(
      ([words, box]) => {
        const below = (words?.getBoundingClientRect().top ?? 0) - (box?.getBoundingClientRect().top ?? 0)
        return below >= 0 && below < 60
      },
      [words, box] as const,
    )
    t.pass('still the first line after the card and the professionals came')
  },
)

await visitor(
  t,
  'a new message does not scroll a visitor who reads further up, and is announced',
  phone,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    assistant.answer({ reply: long })
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    await chat.sendMessage('Ciao')
    await chat.log.getByText('Riga 1 della risposta.', { exact: true }).waitFor()
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/chat/messages', async (route) => {
      await held
      await route.fallback()
    })
    await chat.sendMessage('Dimmi ancora')
    await chat.typing.waitFor()
    await chat.scrollBox.evaluate((box) => box.scrollTo(0, 0))
    await page.waitForFunction(() => document.querySelector('section[tabindex]')?.scrollTop === 0)
    answer()
    await chat.newMessage.waitFor()
    t.equal(await chat.scrollBox.evaluate((box) => box.scrollTop), 0)
    await chat.newMessage.click()
    await chat.newMessage.waitFor({ state: 'detached' })
    t.ok(await chat.messageWith('Bene.').isVisible())
    t.ok((await fromEnd(page)) <= 1)
  },
)

for (const { width, height, keyboard } of [
  { width: 320, height: 568, keyboard: 253 },
  { width: 375, height: 812, keyboard: 336 },
]) {
  await visitor(
    t,
    `above the soft keyboard at ${width}×${height} field and last words stay in sight`,
    { ...phone, viewport: { width, height } },
    async (t, { page }) => {
      const assistant = await stubAssistant(page)
      assistant.answer(sampleReplies.size, {
        reply: 'Ottimo, allora ti chiedo una cosa sola: in che comune sei?',
      })
      const chat = chatPage(page)
      await chat.openChat('ristrutturazione_bagno')
      t.equal(
        await chat.field.evaluate((field) => field === document.activeElement),
        false,
        'the soft keyboard does not open by itself',
      )
      await chat.sendMessage('Tutto')
      await chat.messageWith('Bene. Quanto misura, più o meno?').waitFor()
      await chat.field.tap()
      await page.setViewportSize({ width, height: height - keyboard })
      await page.getByText('L’assistente può dare informazioni inesatte').waitFor({ state: 'hidden' })
      t.ok(await page.getByText('Stai parlando con un assistente AI').isVisible(), 'still said')
      await chat.field.fill('Sei metri')
      await page.keyboard.press('Enter')
      t.equal(await chat.field.inputValue(), 'Sei metri\n', 'Enter makes a line here')
      await chat.send.tap()
      const last = chat.messageWith('Ottimo, allora ti chiedo una cosa sola: in che comune sei?')
      await last.waitFor()
      const [field, words] = [await chat.field.boundingBox(), await last.boundingBox()]
      t.ok(field && field.y + field.height <= height - keyboard, 'the field is above the keyboard')
      t.ok(
        words && field && words.y >= 0 && words.y + words.height <= field.y,
        'the last message is above the keyboard',
      )
      const size = await chat.field.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      )
      t.ok(size >= 16, `${size} px: iOS does not zoom in`)
      t.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width)
      await page.setViewportSize({ width, height })
      await page.getByText('L’assistente può dare informazioni inesatte').waitFor()
    },
  )
}

/** Counts, from now on, how often a script reads the scroll position during a submit event and what follows at once. */
const countScrollReads = (page: Page) =>
  page.evaluate(() => {
    const scrollTop = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop')
    if (!scrollTop) throw new Error('no scrollTop')
    let isSubmitting = false
    window.scrollReads = 0
    const endTap = () => (isSubmitting = false)
    // The next frame begins with the events of earlier scrolling, which may read it.
    addEventListener('scroll', endTap, { capture: true })
    addEventListener(
      'submit',
      () => {
        isSubmitting = true
        requestAnimationFrame(endTap)
      },
      { capture: true },
    )
    Object.defineProperty(Element.prototype, 'scrollTop', {
      ...scrollTop,
      get(this: Element) {
        if (isSubmitting) window.scrollReads += 1
        return scrollTop.get?.call(this) as number
      },
    })
  })

await visitor(
  t,
  'sending scrolls to the message in the next frame, without a layout within the tap',
  phone,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    assistant.answer({ reply: long }, 'silent')
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    await chat.sendMessage('Ciao')
    await chat.log.getByText('Riga 1 della risposta.', { exact: true }).waitFor()
    t.ok((await fromEnd(page)) > 200, 'the end is further down')
    await countScrollReads(page)
    await chat.sendMessage('E poi?')
    await chat.typing.waitFor()
    await page.waitForFunction(() => {
      const box = document.querySelector('section[tabindex]')
      return box !== null && box.scrollHeight - box.clientHeight - box.scrollTop <= 1
    })
    t.equal(await page.evaluate(() => window.scrollReads), 0)
  },
)

await visitor(
  t,
  'the typing indicator appears, explains a long wait, and can be cancelled',
  phone,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    assistant.answer('silent')
    await page.clock.install()
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    await chat.sendMessage('Ciao')
    await chat.typing.waitFor()
    await page.clock.runFor(5_000)
    await chat.typing.waitFor({ state: 'detached' })
    await page.clock.runFor(5_000)
    await chat.typing.waitFor()
    await page.clock.runFor(10_000)
    await page.getByRole('status').filter({ hasText: 'Ci sto mettendo più del solito' }).waitFor()
    await page.getByRole('button', { name: 'Non aspettare oltre' }).click()
    await chat.retry.waitFor()
    assistant.answer('silent')
    // The page's clock must not reach the deadline before the request has left the page.
    await Promise.all([page.waitForRequest('**/api/chat/messages*'), chat.retry.click()])
    await page.clock.runFor(60_000)
    await chat.delivered('failed').getByText('Non abbiamo ricevuto risposta in tempo').waitFor()
    t.equal(assistant.sent[0]?.key, assistant.sent[1]?.key)
  },
)
