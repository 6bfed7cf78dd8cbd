import type { Page } from 'playwright-core'

import { ready } from '../browser.ts'
import type { SamplePhoto } from './sample-photos.ts'

/** Where a service's intro and chat are. */
export const chatPath = (slug: string) => `/scopri_quanto_costa/${slug}`

/** The chat as a visitor finds it: by role and name. */
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
    /** The box that scrolls. */
    box: page.getByRole('region', { name: 'Messaggi' }),
    messages: log.locator('[data-message]'),
    /** Messages of the customer in a state: 'sending', 'sent', 'failed'. */
    delivered: (state: string) => log.locator(`[data-delivery="${state}"]`),
    said: (text: string) => log.getByText(text, { exact: true }),
    retry: log.getByRole('button', { name: 'Riprova', exact: true }),
    alert: page.getByRole('alert'),
    notice: (text: string | RegExp) => page.getByRole('form').getByText(text),
    chips: page.getByRole('list', { name: /^Risposte rapide/ }).getByRole('button'),
    typing: page.getByText('Sta scrivendo...'),
    photosWanted: page.getByRole('region', { name: '3 foto utili' }),
    addPhotos: page.getByRole('button', { name: /^Aggiungi foto/ }),
    estimate: page.getByRole('article', { name: /^Stima indicativa/ }),
    newMessage: page.getByRole('button', { name: 'Nuovo messaggio' }),
    /** Opens a service's address and passes the intro. */
    async begin(slug: string): Promise<void> {
      await page.goto(chatPath(slug))
      await ready(page)
      await start.click()
      await field.waitFor()
    },
    /** Writes and sends; does not wait for an answer. */
    async say(text: string): Promise<void> {
      await field.fill(text)
      await send.click()
    },
    /** Chooses photos, or files by their paths, as the file picker does. */
    async choose(files: readonly SamplePhoto[] | readonly string[]): Promise<void> {
      const picker = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: /^Aggiungi foto/ }).click()
      await (await picker).setFiles([...files] as SamplePhoto[] | string[])
    },
  }
}

/** What local storage holds, by its keys. */
export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
}
