import type { Page } from 'playwright-core'
import type { Test } from 'tap'

import { focused, follow, navigations } from './open-gallery.ts'

export async function accordionJourney(t: Test, page: Page): Promise<void> {
  await t.test('accordion: only one item is open at a time', async (t) => {
    const free = page.getByText('Quanto costa usare Mestieri?')
    const when = page.getByText('Quando arriva il preventivo?')
    const [first, second] = [page.getByText('Niente.'), page.getByText('entro due giorni')]
    await free.click()
    t.ok(await first.isVisible())
    await when.click()
    t.ok(await second.isVisible())
    t.notOk(await first.isVisible(), 'the other one closed')
    await when.click()
    t.notOk(await second.isVisible(), 'pressing the open one closes it')
  })
}

export async function controlJourneys(t: Test, page: Page): Promise<void> {
  await t.test('tabs: keys select, and only the selected tab is in the tab order', async (t) => {
    const bank = page.getByRole('tab', { name: 'Bonifico Bancario' })
    const card = page.getByRole('tab', { name: 'Altri metodi' })
    await bank.focus()
    await page.keyboard.press('ArrowRight')
    t.equal(await card.getAttribute('aria-selected'), 'true')
    t.equal(await focused(page), 'Altri metodi')
    t.equal(await bank.getAttribute('tabindex'), '-1')
    t.ok(
      await page.getByRole('tabpanel', { name: 'Altri metodi' }).getByText('Modulo della carta').isVisible(),
    )
    await page.keyboard.press('ArrowRight')
    t.equal(await focused(page), 'Bonifico Bancario', 'the arrow keys wrap around')
    await page.keyboard.press('End')
    t.equal(await focused(page), 'Altri metodi')
    await page.keyboard.press('Home')
    t.equal(await focused(page), 'Bonifico Bancario')
    t.notOk(await page.getByText('Modulo della carta').isVisible())
  })

  await t.test('pager: pages are links, and a missing page has no link', async (t) => {
    const [first, second] = await page.getByRole('navigation', { name: 'Paginazione' }).all()
    if (!first || !second) throw new Error('two pagers expected')
    t.match(await first.innerText(), /1\/2/)
    const none = first.getByRole('link', { name: 'Precedente' })
    t.equal(await none.getAttribute('aria-disabled'), 'true')
    await none.evaluate((element: HTMLElement) => element.focus())
    t.ok(
      await none.evaluate((element) => element !== document.activeElement),
      'the missing page takes no focus',
    )
    t.equal(await second.getByRole('link', { name: 'Precedente' }).getAttribute('rel'), 'prev')
    const before = await navigations(page)
    const after = await follow(page, first.getByRole('link', { name: 'Successiva' }))
    t.same(after, { query: '?pagina=2', count: before.count + 1 })
  })

  await t.test(
    'disclosure: only cut text has a toggle, line breaks are kept, and markup is shown as text',
    async (t) => {
      const long = page.getByRole('region', { name: 'Testo lungo' })
      const text = long.locator('p')
      const toggle = long.getByRole('button')
      const height = () => text.evaluate((element) => element.clientHeight)
      await toggle.waitFor()
      t.equal(await toggle.getAttribute('aria-expanded'), 'false')
      const cut = await height()
      await toggle.click()
      t.equal(await toggle.getAttribute('aria-expanded'), 'true')
      t.equal(await toggle.innerText(), 'Mostra meno')
      t.ok((await height()) > cut)
      t.match(await text.innerText(), /Brianza\.\n\nLavoriamo[\s\S]*<img src=x onerror=alert\(1\)>/)
      await toggle.click()
      t.equal(await height(), cut)
      t.equal(await page.getByRole('region', { name: 'Testo breve' }).getByRole('button').count(), 0)
    },
  )

  await t.test('copy: the text is on the clipboard and the result is announced', async (t) => {
    const copied = page.getByRole('button', { name: 'Copiato l’IBAN' })
    await page.getByRole('button', { name: 'Copia l’IBAN' }).click()
    await copied.waitFor()
    t.equal(await page.evaluate(() => navigator.clipboard.readText()), 'IT60X0542811101000000123456')
    await page.evaluate(async () => {
      await navigator.clipboard.writeText('')
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    })
    await copied.click()
    t.equal(await focused(page), 'Copiato l’IBAN', 'the fallback copy returns the focus')
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'))
    t.equal(await page.evaluate(() => navigator.clipboard.readText()), 'IT60X0542811101000000123456')
  })

  await t.test('messages are announced politely, and visible ones can be closed', async (t) => {
    const said = page.locator('#root > output')
    await page.getByRole('button', { name: 'Annuncia' }).click()
    t.equal(await said.textContent(), 'Pagina 2 di 4')
    await page.getByRole('button', { name: 'Annuncia' }).click()
    t.equal(await said.textContent(), 'Pagina 2 di 4\u00A0', 'the same message is announced again')
    await page.getByRole('button', { name: 'Mostra un errore' }).click()
    const messages = page.getByRole('list', { name: 'Messaggi' })
    t.ok(await messages.getByText('Invio non riuscito: riprova').isVisible())
    await messages.getByRole('button', { name: 'Chiudi il messaggio' }).click()
    await messages.waitFor({ state: 'detached' })
  })
}
