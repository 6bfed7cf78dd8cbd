import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'

import { launchBrowser, ready, visitorsOf } from './browser.ts'
import { announced, directoryPage, focused, topOf } from './page-objects.ts'
import { startSite } from './site.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const phone = { width: 375, height: 812 } as const
const directory = '/incontra_professionisti'
const monza = `${directory}?profession=Idraulico&city=MONZA+%28MB%29`
const nobody = `${directory}?profession=Pulizie&city=MORTERONE+%28LC%29`
const refused = /status of (?:4|5)\d\d/

async function open(
  page: Page,
  path: string,
  viewport: typeof desk.viewport | typeof phone = desk.viewport,
): Promise<ReturnType<typeof directoryPage>> {
  await page.setViewportSize(viewport)
  await page.goto(path)
  await ready(page)
  return directoryPage(page)
}

/** Checks that nothing overflows at any width. accessibility.test.ts checks these states with axe. */
async function fits(t: Test, page: Page, state: string): Promise<void> {
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    t.ok(overflow <= 0, `${state} fits ${width} px`)
  }
}

await visitor(
  t,
  'the states of the directory',
  { ...desk, expected: /status of (?:4|5)\d\d|ERR_INTERNET_DISCONNECTED|Failed to load/ },
  async (t, { page, context }) => {
    await t.test('results are usable at every width', async (t) => {
      await open(page, `${directory}?profession=Impresa+Edile&city=MONZA+%28MB%29`)
      await fits(t, page, 'results')
    })

    await t.test(
      'results have one title with one count, begin high in the window, and break names between words',
      async (t) => {
        for (const path of [directory, monza]) {
          const { cards } = await open(page, path)
          for (const [width, height, lowest] of [
            [1280, 800, 480],
            [375, 812, 420],
          ] as const) {
            await page.setViewportSize({ width, height })
            t.ok((await topOf(cards.first())) <= lowest, `${path}: the first card at ${width} px`)
          }
        }
        const words = await page.getByRole('main').innerText()
        t.equal(words.match(/Idraulici a Monza/g)?.length, 1)
        t.equal(words.match(/12 professionisti(?! trovati)/g)?.length, 1)
        for (const width of [320, 375, 640, 768]) {
          await page.setViewportSize({ width, height: 800 })
          const cut = await directoryPage(page).cardLinks.evaluateAll((links) =>
            links.flatMap((link) => {
              const text = link.firstChild
              if (!text) return []
              const range = document.createRange()
              return [...(text.textContent ?? '').matchAll(/\p{L}+/gu)]
                .filter(({ index, 0: word }) => {
                  range.setStart(text, index)
                  range.setEnd(text, index + word.length)
                  return range.getClientRects().length > 1
                })
                .map(([word]) => word)
            }),
          )
          t.same(cut, [], `names at ${width} px`)
        }
      },
    )

    await t.test('an empty result has its text and three links', async (t) => {
      const { results, heading } = await open(page, nobody)
      const words = 'Oops... Sembra non ci siano ancora professionisti con questi criteri nel nostro network.'
      await results.getByRole('heading', { name: words, exact: true }).waitFor()
      t.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex, follow')
      t.ok(await results.getByRole('link', { name: 'Racconta il lavoro a Gino' }).isVisible())
      t.ok(await results.getByRole('link', { name: 'Come ordiniamo i risultati' }).isVisible())
      await fits(t, page, 'an empty result')
      const nearby = results.getByRole('link', { name: /^Cerca a Lecco \(\d+\)$/ })
      if ((await nearby.count()) > 0) {
        const offered = Number(/\d+/.exec(await nearby.innerText())?.[0])
        await nearby.click()
        await heading('Imprese di pulizie a Lecco').waitFor()
        await announced(page, new RegExp(`^${offered} professionist`))
        await page.goBack()
      }
      await results.getByRole('link', { name: 'Togli la categoria' }).click()
      await heading('Professionisti a Morterone').waitFor()
    })

    await t.test('a town that is not in the list is not an error', async (t) => {
      const { results } = await open(page, `${directory}?city=mon`)
      await results.getByRole('link', { name: 'Monza (MB)' }).waitFor()
      await fits(t, page, 'an unknown town')
    })

    await t.test(
      'offline the page shows a message, and it continues by itself when the connection returns',
      async (t) => {
        const { categories, results, cards } = await open(page, directory)
        await context.setOffline(true)
        await categories.getByRole('link', { name: 'Piastrellista' }).click()
        await results.getByText('Sembra che tu non sia in linea').waitFor()
        await context.setOffline(false)
        await cards.first().waitFor()
        t.equal(await cards.count(), 6)
      },
    )

    await t.test('a picture that cannot be loaded leaves its background', async (t) => {
      await page.route(/\/api\/pictures/, (route) => route.fulfill({ status: 404, body: '' }))
      const { cards } = await open(page, monza)
      await cards.first().scrollIntoViewIfNeeded()
      await page.waitForFunction(
        () => document.querySelector('article')?.querySelectorAll('img').length === 0,
      )
      t.match(await cards.first().innerText(), /^[A-Z]{1,2}\n/, 'initials replace the profile picture')
      await page.unrouteAll()
    })

    await t.test('a profile has its actions in one row near the top of a phone', async (t) => {
      const reply = await page.request.get('/api/affiliates?profession=Idraulico&pageSize=48')
      const { affiliates } = (await reply.json()) as {
        affiliates: { link: string; workPictures: string[] }[]
      }
      await open(page, `${directory}/${affiliates[0]?.link}`, phone)
      const main = page.getByRole('main')
      const actions = [
        main.getByRole('link', { name: 'Chiedi un preventivo' }).first(),
        ...['Salva', 'Condividi', 'Stampa'].map((name) => main.getByRole('button', { name, exact: true })),
      ]
      const tops = await Promise.all(actions.map((action) => topOf(action)))
      t.equal(new Set(tops).size, 1, 'one row')
      t.ok((tops[0] ?? 812) < 600)
      t.match(await main.innerText(), /Quanto costa di solito[^]+IVA compresa/)
      await main.getByRole('button', { name: 'Salva', exact: true }).click()
      await main.getByRole('link', { name: 'Vedi l’elenco dei salvati (1)' }).waitFor()
    })
  },
)

await visitor(
  t,
  'an upstream failure is an error and not an empty result, and a retry recovers',
  { ...desk, expected: refused },
  async (t, { page }) => {
    const { categories, results, cards, heading } = await open(page, directory)
    await site.upstream.stop()
    await categories.getByRole('link', { name: 'Serramentista' }).click()
    await results.getByRole('heading', { name: 'Errore', exact: true }).waitFor({ timeout: 20_000 })
    t.equal(await page.getByText('Oops...').count(), 0)
    t.ok(await results.getByRole('link', { name: 'assistenza@mestieri.example' }).isVisible())
    await fits(t, page, 'an error')

    const direct = await page.request.get(`${directory}?profession=Parquettista`)
    t.equal(direct.status() >= 500, true, 'the document has an error status as well')
    t.match(await direct.text(), 'Riprova')

    await site.upstream.start()
    const retry = results.getByRole('link', { name: 'Riprova' })
    let healed = false
    // While the circuit is open, a retry fails like the first attempt.
    for (let tries = 0; tries < 20 && !healed; tries += 1) {
      const answered = page.waitForResponse((response) => response.url().includes('/api/affiliates?'))
      await retry.click()
      healed = (await answered).ok()
      await (healed ? cards.first() : retry).waitFor()
    }
    t.ok(healed)
    await focused(heading('Serramentisti in tutta Italia'))
  },
)
