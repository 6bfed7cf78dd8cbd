import type { BrowserContext, Page } from 'playwright-core'

import { ownStorage } from '../../src/lib/storage/storage-catalogue.ts'

/** URLs of the tag manager. */
export const tagManager = /^https:\/\/www\.googletagmanager\.com\//

/** Page object of the consent banner and preferences. */
export function consentPage(page: Page) {
  const banner = page.getByRole('region', { name: 'Scegli i cookie' })
  const preferences = page.getByRole('dialog', { name: 'Preferenze sui cookie' })
  const answer = (name: string) => banner.getByRole('button', { name, exact: true })
  return {
    banner,
    close: answer('Chiudi e rifiuta'),
    refuse: answer('Rifiuta'),
    customise: answer('Personalizza'),
    accept: answer('Accetta'),
    preferences,
    title: preferences.getByRole('heading', { level: 2 }),
    category: (name: string) => preferences.getByRole('checkbox', { name }),
    save: preferences.getByRole('button', { name: 'Salva la scelta' }),
    refuseAll: preferences.getByRole('button', { name: 'Rifiuta tutto' }),
    entry: page.getByRole('button', { name: 'Modifica consenso cookie' }),
    /** The footer entry when it shows a choice. */
    chosen: (words: string) =>
      page.getByRole('button', { name: `Modifica consenso cookie ${words}`, exact: true }),
  }
}

function isDeclared(kinds: readonly string[], name: string): boolean {
  return ownStorage.some(
    ({ kind, names, ending }) =>
      kinds.includes(kind) &&
      names.some((declared) => (ending === undefined ? name === declared : name.startsWith(declared))),
  )
}

/** Stored entries that the cookie policy does not list as the site's own, as 'kind name'. */
export async function undeclared(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }))
  const cookie = (await page.context().cookies()).map(({ name }) => name)
  return Object.entries({ ...kept, cookie }).flatMap(([kind, names]) =>
    names.filter((name) => !isDeclared([kind], name)).map((name) => `${kind} ${name}`),
  )
}

/** Replaces the tag manager with a script that marks the page. @returns the requested URLs */
export async function fakeTagManager(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(tagManager, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.followed = ""',
    })
  })
  return asked
}

/** The commands in the tag manager's queue, as arrays. */
export function queue(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const entries = (window as unknown as { dataLayer?: readonly unknown[] }).dataLayer ?? []
    return entries.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    )
  })
}

/** Opens a page and closes its banner with the X. */
export async function refuseOn(page: Page, path: string): Promise<void> {
  const { close, chosen } = consentPage(page)
  await page.goto(path)
  await close.click()
  await chosen('solo tecnici').waitFor()
}

/** Opens a page, accepts everything and waits for the fake tag manager. */
export async function acceptOn(page: Page, path: string): Promise<void> {
  const { accept } = consentPage(page)
  await page.goto(path)
  await accept.click()
  await page.locator('html[data-followed]').waitFor({ state: 'attached' })
}
