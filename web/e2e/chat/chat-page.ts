import type { ChatHistory, ChatHistoryMessage } from '@mestieri/shared/contracts/chat.ts'
import type { Locator, Page } from 'playwright-core'

import { ready } from '../browser.ts'
import type { SamplePhoto } from './sample-photos.ts'

/** Path of the intro and chat of a service. */
export const chatPath = (slug: string) => `/scopri_quanto_costa/${slug}`

/** Page object of the chat; finds elements by role and name. */
export function chatPage(page: Page) {
  const log = page.getByRole('log', { name: 'Conversazione' })
  const field = page.getByRole('textbox', { name: 'Messaggio' })
  const send = page.getByRole('button', { name: 'Invia', exact: true })
  const start = page.getByRole('link', { name: 'Inizia', exact: true })
  const tray = page.getByRole('list', { name: 'Foto scelte' })
  return {
    log,
    field,
    send,
    start,
    tray,
    /** The scroll container of the conversation. */
    scrollBox: page.getByRole('region', { name: 'Messaggi' }),
    messages: log.locator('[data-message]'),
    /** The customer's messages with this state: 'sending', 'sent' or 'failed'. */
    delivered: (state: string) => log.locator(`[data-delivery="${state}"]`),
    messageWith: (text: string) => log.getByText(text, { exact: true }),
    retry: log.getByRole('button', { name: 'Riprova', exact: true }),
    alert: page.getByRole('alert'),
    notice: (text: string | RegExp) => page.getByRole('form').getByText(text),
    chips: page.getByRole('list', { name: /^Risposte rapide/ }).getByRole('button'),
    typing: page.getByText('Sta scrivendo...'),
    photosWanted: page.getByRole('region', { name: '3 foto utili' }),
    addPhotos: page.getByRole('button', { name: /^Aggiungi foto/ }),
    estimate: page.getByRole('article', { name: /^Stima indicativa/ }),
    newMessage: page.getByRole('button', { name: 'Nuovo messaggio' }),
    /** Opens the chat of a service and leaves the intro. */
    async openChat(slug: string): Promise<void> {
      await page.goto(chatPath(slug))
      await ready(page)
      await start.click()
      await field.waitFor()
    },
    /** Types and sends a message, without waiting for the answer. */
    async sendMessage(text: string): Promise<void> {
      await field.fill(text)
      await send.click()
    },
    /** Chooses photos, or files by path, with the file picker. */
    async choosePhotos(files: readonly SamplePhoto[] | readonly string[]): Promise<void> {
      const picker = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: /^Aggiungi foto/ }).click()
      await (await picker).setFiles([...files] as SamplePhoto[] | string[])
    },
  }
}

/** The content of local storage, by key. */
export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
}

/** Reads the conversation from the API. */
export async function historyOf(page: Page, slug: string): Promise<readonly ChatHistoryMessage[]> {
  const threadId = (await stored(page))[`thread_id_for_${slug}`] ?? ''
  const query = new URLSearchParams({ service: slug, threadId }).toString()
  const reply = await page.request.get(`/api/chat/messages?${query}`)
  if (!reply.ok()) throw new Error(`the history has status ${reply.status()}: ${await reply.text()}`)
  return ((await reply.json()) as ChatHistory).messages
}

/** Whether an `<img>` has loaded its picture. */
export function isShown(image: Locator): Promise<boolean> {
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode().catch(() => undefined)
    return element.naturalWidth > 0
  })
}
