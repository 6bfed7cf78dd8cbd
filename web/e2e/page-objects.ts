import type { Locator, Page } from 'playwright-core'

/** Page object of the directory; finds elements by role and name. */
export function directoryPage(page: Page) {
  const results = page.getByRole('region', { name: 'Risultati' })
  const city = page.getByRole('combobox', { name: 'Dove' })
  const suggestions = page.getByRole('listbox', { name: 'Dove' })
  const pager = page.getByRole('navigation', { name: 'Paginazione' })
  return {
    results,
    city,
    suggestions,
    /** The page's title, which ends with the count of the results. */
    heading: (name: string) =>
      page.getByRole('heading', { level: 1, name: new RegExp(`^${RegExp.escape(name)}(?: – .+)?$`) }),
    /** The trade filter of wide windows. Narrow windows have `categorySelect` instead. */
    categories: page.getByRole('navigation', { name: 'Filtra per categoria' }),
    categorySelect: page.getByRole('combobox', { name: 'Filtra per categoria' }),
    cards: results.getByRole('article'),
    /** The links of the result cards, in order. */
    cardLinks: results.getByRole('link', { name: /: vedi il profilo$/ }),
    pager,
    next: pager.getByRole('link', { name: 'Successiva' }),
    previous: pager.getByRole('link', { name: 'Precedente' }),
    /** Types into the city field and waits for the suggestions. */
    type: async (text: string): Promise<void> => {
      await city.focus()
      await page.keyboard.type(text)
      await suggestions.waitFor()
    },
    /** The text of the highlighted suggestion; null for none. */
    highlighted: async (): Promise<string | null> => {
      const id = await city.getAttribute('aria-activedescendant')
      return id === null ? null : page.locator(`[id="${id}"]`).innerText()
    },
  }
}

/** Page object of the full-screen photo viewer of a profile. */
export function lightbox(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Foto ingrandite' })
  return { dialog, count: () => dialog.getByRole('status').innerText() }
}

/** Waits until an element has the focus. */
export async function focused(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':focus')).waitFor({ state: 'attached' })
}

/** Waits until a polite live region has this text. */
export async function announced(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' })
}

/** Waits until the document has this title, without the brand. */
export async function titled(page: Page, title: string): Promise<void> {
  // Without the interval the browser would draw each frame.
  await page.waitForFunction((wanted) => document.title === wanted, `${title} · Mestieri`, { polling: 100 })
}

/** The top of an element in the window, in CSS pixels. */
export function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top)
}

/** Waits until the browser has drawn the current state; five seconds at most, because a busy browser may draw no frame. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
        setTimeout(resolve, 5000)
      }),
  )
}
