import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { announced, focused, titled } from '../page-objects.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const desk = { viewport: { width: 1280, height: 800 } } as const
const phone = { viewport: { width: 375, height: 812 } } as const

const menu = (page: Page) => ({
  button: page.getByRole('button', { name: 'Apri il menu' }),
  dialog: page.getByRole('dialog', { name: 'Menu' }),
  footer: page.getByRole('contentinfo'),
})

/** Where the window cuts the row of links that has the link `name`: whether it fades there, and the room after its last link. */
function cutOf(page: Page, name: string) {
  const row = page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .last()
  return row.evaluate((list) => {
    const scrolls = (element: Element): Element =>
      element.scrollWidth > element.clientWidth || !element.parentElement
        ? element
        : scrolls(element.parentElement)
    const cut = scrolls(list)
    cut.scrollLeft = cut.scrollWidth
    const last = [...list.querySelectorAll('a')].at(-1)
    const { maskImage, paddingInlineEnd } = getComputedStyle(cut)
    return {
      isFading: maskImage.includes('gradient'),
      fade: Number.parseFloat(paddingInlineEnd),
      room: cut.getBoundingClientRect().right - (last?.getBoundingClientRect().right ?? 0),
    }
  })
}

async function checkRow(t: Test, page: Page, name: string, width: number): Promise<void> {
  await t.test(
    `a row of links to swipe fades where ${width} px cut it, and its last link stands clear of that`,
    async (t) => {
      await page.setViewportSize({ width, height: 812 })
      const { isFading, fade, room } = await cutOf(page, name)
      t.ok(isFading)
      t.ok(fade > 16 && room >= fade - 1, `${room} px after the last link, ${fade} px of fade`)
    },
  )
}

await visitor(t, 'the home page of a phone', phone, async (t, { page }) => {
  const { button, dialog } = menu(page)
  await page.goto('/')
  await ready(page)
  await checkRow(t, page, 'Caldaia', 320)
  await checkRow(t, page, 'Bari', 375)

  await t.test('the menu opens and closes by keyboard, traps the focus and returns it', async (t) => {
    await button.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() =>
        Boolean(document.activeElement?.closest('dialog') ?? document.activeElement?.matches('body, html')),
      )
      if (!inside) t.fail(`after ${presses + 1} tabs the focus is behind the menu`)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await focused(button)

    await page.keyboard.press('Space')
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'Chiudi il menu' }).press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await focused(button)
  })

  await t.test('the consent entry of the footer opens its dialog, and Esc returns the focus', async (t) => {
    const entry = page.getByRole('contentinfo').getByRole('button', { name: 'Modifica consenso cookie' })
    const consent = page.getByRole('dialog', { name: 'Qui non c’è nulla da accettare' })
    await entry.focus()
    await page.keyboard.press('Enter')
    await consent.waitFor()
    t.same(await page.context().cookies(), [], 'there is no cookie')
    await page.keyboard.press('Escape')
    await consent.waitFor({ state: 'hidden' })
    await focused(entry)
    await entry.click()
    await consent.getByRole('link', { name: 'Leggi la cookie policy' }).click()
    await titled(page, 'Privacy policy')
    await consent.waitFor({ state: 'hidden' })
  })

  await t.test(
    'submenus toggle, and a link closes the menu and moves the focus to the new heading',
    async (t) => {
      await button.click()
      const trial = dialog.getByRole('link', { name: 'Inizia la prova' })
      t.notOk(await trial.isVisible())
      const submenu = dialog.getByText('Lavora con noi', { exact: true })
      await submenu.press('Enter')
      t.ok(await trial.isVisible())
      await submenu.press('Enter')
      t.notOk(await trial.isVisible())
      await dialog.getByRole('link', { name: 'Idraulici' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.waitForURL('/incontra_professionisti?profession=Idraulico')
      await focused(page.getByRole('heading', { level: 1 }))

      await button.click()
      await dialog.getByRole('link', { name: 'Chi siamo' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await titled(page, 'Chi siamo')
      await focused(page.getByRole('heading', { level: 1, name: 'Chi siamo' }))
    },
  )

  await t.test(
    'the cost estimator has no menu and footer, the trial no menu, and both link to the home page',
    async (t) => {
      const { footer } = menu(page)
      const home = page.getByRole('link', { name: 'Chiudi e torna alla Home' })
      const pages = {
        '/professionisti/lavora_con_noi/inizia_la_prova': { footer: true },
        '/scopri_quanto_costa/ristrutturazione': { footer: false },
        '/scopri_quanto_costa': { footer: false },
      }
      for (const [path, expected] of Object.entries(pages)) {
        await page.goto(path)
        await ready(page)
        t.equal(await button.count(), 0, path)
        t.equal(await footer.isVisible(), expected.footer, `the footer of ${path}`)
        await home
          .or(page.getByRole('link', { name: 'Chiudi chat' }))
          .first()
          .waitFor()
      }
      await home.click()
      await focused(page.getByRole('heading', { level: 1 }))
      t.ok(await button.isVisible())
      await page.getByRole('link', { name: 'Scopri quanto costa' }).first().click()
      await titled(page, 'Scopri quanto costa')
      t.equal(await button.count(), 0, 'also after a navigation within the site')
      t.equal(await footer.count(), 0)
    },
  )
})

await visitor(t, 'a phone without scripts', { ...phone, javaScriptEnabled: false }, async (t, { page }) => {
  await t.test('the menu opens and its links work', async (t) => {
    const { button, dialog } = menu(page)
    await page.goto('/')
    await button.click()
    await dialog.waitFor()
    await dialog.getByRole('link', { name: 'Chi siamo' }).click()
    await page.waitForURL('/info/chi_siamo')
    t.notOk(await dialog.isVisible())
  })

  await t.test('a client-rendered page says that it needs scripts', async (t) => {
    const pages = {
      '/professionisti/lavora_con_noi/pagamento/chiunque': 'Attiva il servizio',
      '/professionisti/lavora_con_noi/return?payment_intent=pi_1': 'Esito del pagamento',
      '/professionisti/lavora_con_noi/prenota_chiamata/chiunque': 'Prenota una chiamata',
    }
    for (const [path, title] of Object.entries(pages)) {
      await page.goto(path)
      const text = await page.getByRole('main').innerText()
      t.ok(text.startsWith(title), title)
      t.match(text, 'Questa pagina ha bisogno di JavaScript')
      t.match(text, /Torna alla Home\s*$/, 'and nothing else')
      t.equal((await page.locator('main h1:visible').allInnerTexts()).join(), title)
    }
  })
})

await visitor(t, 'a desk', desk, async (t, { page }) => {
  await page.goto('/incontra_professionisti')
  await ready(page)

  await t.test('the first Tab stop is a link that skips the header', async (t) => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Vai al contenuto' })
    await focused(skip)
    t.ok(((await skip.boundingBox())?.y ?? -1) >= 0, 'the link is visible on focus')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    t.ok(
      await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      'the next Tab stop is in the content',
    )
  })

  await checkRow(t, page, 'Serramentista', 768)
  await page.setViewportSize(desk.viewport)

  await t.test('wide windows have four links in the header, and each page change is announced', async (t) => {
    const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Principale' })
    t.notOk(await menu(page).button.isVisible())
    t.same(await navigation.getByRole('link').allInnerTexts(), [
      'Home',
      'I nostri professionisti',
      'Lavora con noi',
      'Chi siamo',
    ])
    for (const name of ['Chi siamo', 'Lavora con noi', 'I nostri professionisti']) {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await navigation.getByRole('link', { name }).press('Enter')
      await titled(page, name)
      await announced(page, `${name} · Mestieri`)
      await focused(page.getByRole('heading', { level: 1 }))
      t.equal(await page.evaluate(() => scrollY), 0, 'a new page is scrolled to the top')
      t.equal(await navigation.getByRole('link', { name }).getAttribute('aria-current'), 'page')
    }
    await page.getByRole('link', { name: 'Come ordiniamo i risultati' }).first().click()
    await titled(page, 'Come ordiniamo i risultati')
    await focused(page.getByRole('heading', { level: 1 }))
  })
})
