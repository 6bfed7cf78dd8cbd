import type { Page } from 'playwright-core'
import t from 'tap'

import { checkLayouts, smallTargets } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startSite } from '../site.ts'
import { type AssistantStub, stubAssistant } from './assistant-stub.ts'
import { chatPage, chatPath } from './chat-page.ts'
import { plainPhoto } from './sample-photos.ts'
import { sampleReplies } from './sample-replies.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const slug = 'ristrutturazione_bagno'

interface State {
  readonly title: string
  readonly act: (page: Page, assistant: AssistantStub) => Promise<unknown>
  /** Whether a dialog covers the page. */
  readonly dialog?: boolean
}

const states: readonly State[] = [
  { title: 'intro', act: (page) => page.goto(chatPath(slug)) },
  { title: 'empty chat', act: (page) => chatPage(page).openChat(slug) },
  {
    title: 'chat with photos to send and a message that failed',
    async act(page, assistant) {
      const chat = chatPage(page)
      assistant.answer(sampleReplies.size, {
        status: 502,
        code: 'upstream_failed',
        detail: 'Riprova tra poco.',
      })
      await chat.openChat(slug)
      await chat.sendMessage('Tutto')
      await chat.chips.first().waitFor()
      await chat.sendMessage('Sei metri')
      await chat.retry.waitFor()
      await chat.choosePhotos([await plainPhoto('uno.jpg'), await plainPhoto('due.jpg')])
      await page.getByText(/^2 foto, /).waitFor()
    },
  },
  {
    title: 'chat that asks for photos',
    async act(page, assistant) {
      const chat = chatPage(page)
      assistant.answer(sampleReplies.photos, 'silent')
      await chat.openChat(slug)
      await chat.sendMessage('Tutto')
      await chat.photosWanted.waitFor()
      await chat.send.click()
      await chat.alert.filter({ hasText: 'Inserisci un messaggio' }).waitFor()
    },
  },
  {
    title: 'chat with an estimate',
    async act(page, assistant) {
      const chat = chatPage(page)
      assistant.answer(sampleReplies.estimate)
      await chat.openChat(slug)
      await chat.sendMessage('Quanto costa?')
      await chat.estimate.getByRole('region').waitFor()
      await chat.estimate.getByText('Com’è fatta questa stima').click()
    },
  },
  {
    title: 'chat with the estimates of two jobs, a choice of levels and something to take back',
    async act(page, assistant) {
      const chat = chatPage(page)
      assistant.answer(sampleReplies.several)
      await chat.openChat(slug)
      await chat.sendMessage('Bagno e finestre')
      await page.getByRole('region', { name: 'Totale dei lavori' }).waitFor()
      await chat.estimate.getByText('Alta', { exact: true }).click()
    },
  },
  {
    title: 'chat with an emergency',
    async act(page, assistant) {
      const chat = chatPage(page)
      assistant.answer(sampleReplies.emergency)
      await chat.openChat(slug)
      await chat.sendMessage('Odore di gas')
      await chat.log.getByRole('link', { name: /^Chiama il 112/ }).waitFor()
    },
  },
  {
    title: 'chat for a professional, and the request to them',
    dialog: true,
    async act(page, assistant) {
      const chat = chatPage(page)
      assistant.answer(sampleReplies.estimate)
      await page.goto('/incontra_professionisti?profession=Impresa%20Edile')
      await ready(page)
      await page.locator('main a[href^="/incontra_professionisti/"]').first().click()
      // The first is in the page. The last is in the sticky bar, which hides once the first is seen in view.
      await page.getByRole('link', { name: 'Chiedi un preventivo' }).first().click()
      await chat.start.click()
      await chat.sendMessage('Quanto costa?')
      await page.getByRole('button', { name: /^Manda la richiesta a/ }).click()
      await page.getByRole('textbox', { name: 'Il lavoro che ti serve' }).waitFor()
    },
  },
  {
    title: 'ways out',
    dialog: true,
    async act(page) {
      await chatPage(page).openChat(slug)
      await page.getByRole('button', { name: 'Parla con una persona' }).click()
      await page.getByRole('link', { name: /WhatsApp/ }).waitFor()
    },
  },
]

const options = { viewport: { width: 768, height: 900 }, reducedMotion: 'reduce' } as const
const expected = /status of 502/

for (const { title, act, dialog = false } of states) {
  await visitor(t, title, { ...options, expected }, async (t, { page }) => {
    await act(page, await stubAssistant(page))
    await ready(page)
    await checkLayouts(t, page, title)
    await page.setViewportSize({ width: 375, height: 812 })
    if (!dialog) t.same(await smallTargets(page), [], 'targets of 44 px')
  })
}
