import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { poll } from '../engines/poll.ts'
import { directoryPage } from '../page-objects.ts'
import { startSeededProduct } from '../product-process.ts'

const { product: first, again } = await startSeededProduct(t)
const { origin } = first
const visitor = visitorsOf(await launchBrowser(t), origin)

const search = '?profession=Idraulico&city=MONZA+%28MB%29'

/** Reads from the API. A process that has just started refuses requests while the machine is busy. */
async function read(path: string): Promise<unknown> {
  let response = new Response()
  await poll(async () => {
    response = await fetch(`${origin}/api/affiliates${path}`)
    return response.status !== 503
  }, 'an answer')
  return response.json()
}

/** Reads the first page of all professionals, a search and one profile from the API. */
async function readData(): Promise<unknown[]> {
  const [all, some] = await Promise.all([read(''), read(search)])
  const { link } = (some as { affiliates: { link: string }[] }).affiliates[0] ?? { link: '' }
  return [all, some, await read(`/${link}`)]
}

await visitor(
  t,
  'a process that is killed while it answers has the same data after a restart',
  { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', expected: /ERR_|status of 5/ },
  async (t, { page }) => {
    const directory = directoryPage(page)
    const before = await readData()
    t.match(before, [{ totalAffiliates: 1500 }, { totalAffiliates: 12 }, { shopName: String }])
    await page.goto(`/incontra_professionisti${search}`)
    await ready(page)
    const shown = await directory.cardLinks.allInnerTexts()
    t.equal(shown.length, 6)

    const cut = Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => fetch(`${origin}/api/affiliates?page=${index + 2}`)),
    )
    await first.crash()
    await cut

    await directory.categories.getByRole('link', { name: 'Giardiniere' }).click()
    await directory.results.getByRole('heading', { name: 'Errore', exact: true }).waitFor()

    await again()
    t.same(await readData(), before)
    await directory.results.getByRole('link', { name: 'Riprova' }).click()
    await directory.cards.first().waitFor()
    await page.goto(`/incontra_professionisti${search}`)
    await ready(page)
    t.same(await directory.cardLinks.allInnerTexts(), shown)
  },
)
