import type { Page } from 'playwright-core'
import t from 'tap'

import { axeFindings } from './accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from './browser.ts'
import { announced, directoryPage, focused } from './page-objects.ts'
import { startSite } from './site.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
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

await visitor(
  t,
  'six professionals can be saved, survive a reload, and can be removed',
  desk,
  async (t, { page }) => {
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
  },
)

await visitor(t, 'three are compared side by side, and the list is shared', desk, async (t, { page }) => {
  await page.goto(monza)
  await ready(page)
  await save(page, 4)
  await page.getByRole('link', { name: 'Confronta' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Professionisti salvati' })
  await focused(title)
  await announced(page, '4 professionisti trovati')
  const table = page.getByRole('table')
  t.equal(await table.getByRole('columnheader').count(), 4, 'a column of labels and three professionals')
  const rows = await table.getByRole('rowheader').allInnerTexts()
  t.ok(rows.includes('Servizi') && rows.includes('Sede'), rows.join())
  const unchosen = page.getByRole('group').getByRole('button', { pressed: false })
  const name = await unchosen.innerText()
  await unchosen.click()
  t.equal(await table.getByRole('link', { name }).count(), 1, 'the last selected professional is included')
  t.equal(await table.getByRole('columnheader').count(), 4)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    t.same(await axeFindings(page, { bestPractice: true }), [], `axe at ${width} px`)
  }
  await page.goBack()
  await directoryPage(page).heading('Idraulici a Monza').waitFor()
})

await visitor(
  t,
  'a shared list is shown, names missing professionals, and can be saved',
  desk,
  async (t, { page }) => {
    const reply = await page.request.get('/api/affiliates?profession=Idraulico&city=MONZA%20(MB)')
    const { affiliates } = (await reply.json()) as { affiliates: { link: string }[] }
    const links = affiliates.slice(0, 2).map(({ link }) => link)
    await page.goto(`/incontra_professionisti?salvati=${[...links, 'chi-non-c-e-piu'].join(',')}`)
    await ready(page)
    t.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex, follow')
    await page.getByText('Un profilo di questo elenco non è più disponibile.').waitFor()
    t.equal(await page.getByRole('article').count(), 2)
    t.same(await savedLinks(page), [], 'reading a list stores nothing')
    await page.getByRole('button', { name: 'Salva l’elenco' }).click()
    await page.getByRole('button', { name: 'Elenco salvato' }).waitFor()
    t.same(await savedLinks(page), links)
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
    t.equal(await page.getByRole('table').getByRole('columnheader').count(), 3)
    t.notOk(await page.getByRole('button', { name: 'Salva l’elenco' }).isVisible(), 'no dead button')
    t.same(await page.locator('style, [style]').count(), 0, 'no violation of the security policy')
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
