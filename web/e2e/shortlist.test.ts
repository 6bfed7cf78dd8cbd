import type { Page } from 'playwright-core'
import t from 'tap'

import { axeFindings, sidewaysScroll } from './accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from './browser.ts'
import { announced, directoryPage, focused } from './page-objects.ts'
import { sharedSite } from './site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const monza = '/incontra_professionisti?profession=Idraulico&city=MONZA+%28MB%29&page_size=12'

async function save(page: Page, count: number): Promise<void> {
  const buttons = directoryPage(page).cards.getByRole('button', { name: /^Salva / })
  for (let index = 0; index < count; index += 1) await buttons.nth(index).click()
}

function savedLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('professionisti_salvati') ?? '[]') as { link: string }[]
    return saved.map(({ link }) => link)
  })
}

await visitor(t, 'saved professionals at a desk', desk, async (t, { page }) => {
  await t.test('six professionals can be saved, survive a reload, and can be removed', async (t) => {
    await page.goto(monza)
    await ready(page)
    const tray = page.getByRole('region', { name: 'Professionisti salvati' })
    t.equal(await tray.count(), 0)
    await save(page, 7)
    t.equal((await savedLinks(page)).length, 6)
    t.match(await tray.innerText(), '6 salvati')
    t.match(await tray.innerText(), 'togline uno per aggiungerne un altro')
    await page.reload()
    await ready(page)
    const first = directoryPage(page)
      .cards.first()
      .getByRole('button', { name: /^Salva / })
    t.equal(await first.getAttribute('aria-pressed'), 'true')
    await first.click()
    t.equal(await first.getAttribute('aria-pressed'), 'false')
    t.match(await tray.innerText(), '5 salvati')
    await tray.getByRole('button', { name: 'Svuota l’elenco dei salvati' }).click()
    t.equal(await tray.count(), 0)
    t.same(await savedLinks(page), [])
  })

  await t.test('a shared list is shown, names missing professionals, and can be saved', async (t) => {
    const reply = await page.request.get('/api/affiliates?profession=Idraulico&city=MONZA%20(MB)')
    const { affiliates } = (await reply.json()) as { affiliates: { link: string }[] }
    const links = affiliates.slice(0, 2).map(({ link }) => link)
    await page.goto(`/incontra_professionisti?salvati=${[...links, 'chi-non-c-e-piu'].join(',')}`)
    await ready(page)
    t.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex, follow')
    await page.getByText('Un profilo di questo elenco non è più disponibile.').waitFor()
    t.equal(await page.getByRole('columnheader').count(), 2)
    t.same(await savedLinks(page), [], 'reading a list stores nothing')
    await page.getByRole('button', { name: 'Salva l’elenco' }).click()
    await focused(page.getByText('Elenco salvato'))
    t.same(await savedLinks(page), links)
  })

  await t.test('professionals are compared side by side, and one is removed', async (t) => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(monza)
    await ready(page)
    await save(page, 4)
    await page.getByRole('link', { name: 'Confronta' }).click()
    const title = page.getByRole('heading', { level: 1, name: 'Professionisti salvati' })
    await focused(title)
    await announced(page, '4 professionisti trovati')
    const table = page.getByRole('table')
    const columns = table.getByRole('columnheader')
    t.equal(await columns.count(), 4)
    const rows = await table.getByRole('rowheader').allInnerTexts()
    for (const label of ['Valutazione', 'Servizi', 'Prezzi indicativi di mercato']) {
      t.ok(
        rows.some((row) => row.startsWith(label)),
        label,
      )
    }
    const same = rows.map((row) => row.endsWith('uguale per tutti'))
    t.equal(same.lastIndexOf(false), same.indexOf(true) - 1, 'what differs is first')
    t.ok(await page.getByText('Elenco salvato').isVisible())
    t.equal(await page.getByRole('button', { name: 'Elenco salvato' }).count(), 0, 'a state is no button')

    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      t.same(await axeFindings(page, { bestPractice: true }), [], `axe at ${width} px`)
      t.equal(await sidewaysScroll(page), 0, `the table scrolls by itself at ${width} px`)
    }

    const removed = (await savedLinks(page))[1]
    const cross = columns.nth(1).getByRole('link', { name: /^Togli .+ dal confronto$/ })
    await cross.focus()
    await page.keyboard.press('Enter')
    await announced(page, /tolto dal confronto$/)
    await page.waitForFunction(() => document.querySelectorAll('thead th').length === 3)
    await focused(title)
    t.notOk((await savedLinks(page)).includes(removed ?? ''))

    const quote = table.getByRole('link', { name: /^Chiedi un preventivo a / })
    t.equal(await quote.count(), 3)
    await quote.first().click()
    await page.waitForURL(/scopri_quanto_costa.*=/)
    await page.goBack()
    await page.goBack()
    await page.waitForFunction(() => document.querySelectorAll('thead th').length === 4)
    await page.goBack()
    await directoryPage(page).heading('Idraulici a Monza').waitFor()
  })
})

await visitor(
  t,
  'on a phone the columns are swiped, and names and field names stay in view',
  { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' },
  async (t, { page }) => {
    const reply = await page.request.get('/api/affiliates?profession=Idraulico&city=MONZA%20(MB)')
    const { affiliates } = (await reply.json()) as { affiliates: { link: string; shopName: string }[] }
    const three = affiliates.slice(0, 3)
    await page.goto(`/incontra_professionisti?salvati=${three.map(({ link }) => link).join(',')}`)
    await ready(page)
    const label = page
      .getByRole('rowheader')
      .filter({ hasText: 'Clienti soddisfatti' })
      .locator('span')
      .first()
    await label.scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      document.querySelector('tbody:last-of-type')?.scrollIntoView()
      document.querySelector('table')?.parentElement?.scrollTo(1000, 0)
    })
    const copy = page
      .locator('div[aria-hidden]')
      .filter({ hasText: three[2]?.shopName ?? '' })
      .last()
    await copy.getByText(three[2]?.shopName ?? '').waitFor()
    const [fixed, name] = await Promise.all([
      label.boundingBox(),
      copy.getByText(three[2]?.shopName ?? '').boundingBox(),
    ])
    t.ok(fixed && fixed.x >= 0, 'the name of the field')
    t.ok(name && name.x > 0 && name.x < 375 && name.y >= 0 && name.y < 200, 'the name of the column')
  },
)

await visitor(
  t,
  'without scripts a shared list can be compared',
  { ...desk, javaScriptEnabled: false },
  async (t, { page }) => {
    await page.goto(monza)
    const [one, two] = await directoryPage(page).cardLinks.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.split('/').at(-1)),
    )
    await page.goto(`/incontra_professionisti?salvati=${one},${two}`)
    t.equal(await page.getByRole('table').getByRole('columnheader').count(), 2)
    t.notOk(await page.getByRole('button', { name: 'Salva l’elenco' }).isVisible(), 'no dead button')
    t.same(await page.locator('body style, [style]').count(), 0, 'no violation of the security policy')
  },
)

await visitor(
  t,
  'a mark flies from the button to the list, and leaves nothing behind',
  { viewport: desk.viewport, reducedMotion: 'no-preference' },
  async (t, { page }) => {
    await page.goto(monza)
    await ready(page)
    const flights = await page.evaluate(async () => {
      const started: { duration: unknown; finished: Promise<unknown> }[] = []
      const animate = Reflect.get(Element.prototype, 'animate')
      Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given)
        started.push({ duration: animation.effect?.getTiming().duration, finished: animation.finished })
        return animation
      }
      document.querySelector<HTMLElement>('article button[aria-pressed]')?.click()
      for (let waits = 0; started.length === 0 && waits < 200; waits += 1)
        await new Promise((resolve) => setTimeout(resolve, 50))
      await Promise.all(started.map(({ finished }) => finished))
      await new Promise((resolve) => setTimeout(resolve, 50))
      return {
        durations: started.map(({ duration }) => duration),
        left: document.body.lastElementChild?.tagName,
      }
    })
    t.equal(flights.durations.length, 1)
    t.ok(Number(flights.durations[0]) < 400)
    t.not(flights.left, 'SPAN')
  },
)

await visitor(t, 'without storage the page says that nothing is saved', desk, async (t, { page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto(monza)
  await ready(page)
  await save(page, 1)
  t.match(
    await page.getByRole('region', { name: 'Professionisti salvati' }).innerText(),
    'Il browser non conserva i salvati',
  )
})
