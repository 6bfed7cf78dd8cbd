import type { Page } from 'playwright-core'
import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { announced, directoryPage, focused } from '../page-objects.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const directoryPath = '/incontra_professionisti'
const notFound = 'Oops... La pagina che hai cercato non è disponibile.'

const failure = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Errore', exact: true }),
  retry: page.getByRole('link', { name: 'Riprova' }),
  reload: page.getByRole('link', { name: 'Ricarica' }),
})

const isProfileCall = (url: URL) => /^\/api\/affiliates\/[^/]+$/.test(url.pathname)

await visitor(
  t,
  'failures that end',
  { ...desk, expected: /status of (?:404|503)|ERR_INTERNET_DISCONNECTED/ },
  async (t, { page, context }) => {
    await t.test(
      'an unknown URL shows the not-found page, and Back from the home page returns to it',
      async (t) => {
        const reply = await page.goto('/boh?da=qualche-parte')
        t.equal(reply?.status(), 404)
        await ready(page)
        await page.getByRole('heading', { level: 1, name: notFound }).waitFor()
        await page.getByRole('link', { name: 'Torna alla Home' }).click()
        await focused(
          page.getByRole('heading', { level: 1, name: 'La migliore offerta per i lavori di casa' }),
        )
        await page.goBack()
        await page.getByRole('heading', { level: 1, name: notFound }).waitFor()
      },
    )

    await t.test(
      'a removed professional is a 404 by URL, and the home page with a message by link',
      async (t) => {
        const direct = await page.goto(`${directoryPath}/nessuno-di-nessun-posto`)
        t.equal(direct?.status(), 404)
        await ready(page)
        t.ok(await page.getByRole('heading', { level: 1, name: notFound }).isVisible())

        // The card is stale: its professional no longer exists.
        await page.route(isProfileCall, (route) =>
          route.continue({ url: `${site.origin}/api/affiliates/nessuno-di-nessun-posto` }),
        )
        await page.goto(directoryPath)
        await ready(page)
        await directoryPage(page).cardLinks.first().click()
        await page.waitForURL(`${site.origin}/`)
        await page.getByRole('list', { name: 'Messaggi' }).getByText('Profilo non disponibile').waitFor()
        await announced(page, 'Profilo non disponibile')
        await focused(page.getByRole('heading', { level: 1 }))
        await page.goBack()
        await directoryPage(page).cards.first().waitFor()
        t.equal(new URL(page.url()).pathname, directoryPath, 'Back does not return to the failed page')

        await page.evaluate((address) => {
          history.pushState(null, '', address)
          dispatchEvent(new PopStateEvent('popstate', { state: null }))
        }, `${directoryPath}/no_shop`)
        await page.waitForURL(`${site.origin}/`)
        await page.unrouteAll()
      },
    )

    await t.test('a profile that fails once shows an error, and Riprova shows the profile', async (t) => {
      const { heading, retry } = failure(page)
      await page.goto(directoryPath)
      await ready(page)
      await page.route(
        isProfileCall,
        (route) =>
          route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            json: {
              status: 503,
              code: 'upstream_unavailable',
              title: '',
              detail: 'Riprova tra poco.',
              requestId: '1',
            },
          }),
        { times: 1 },
      )
      const name = (await directoryPage(page).cardLinks.first().innerText())
        .replace(/: vedi il profilo$/, '')
        .trim()
      await directoryPage(page).cardLinks.first().click()
      await heading.waitFor()
      t.match(
        new URL(page.url()).pathname,
        /^\/incontra_professionisti\/./,
        'there is no redirect to the home page',
      )
      await retry.click()
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    })

    await t.test(
      'offline the page shows a message, and it loads by itself when the connection returns',
      async (t) => {
        const { categories, cards, heading } = directoryPage(page)
        await page.goto(directoryPath)
        await ready(page)
        await context.setOffline(true)
        await categories.getByRole('link', { name: 'Giardiniere' }).click()
        await page.getByText('Sembra che tu non sia in linea.').waitFor()
        t.ok(await failure(page).heading.isVisible())
        t.ok(await failure(page).retry.isVisible())
        await context.setOffline(false)
        await cards.first().waitFor()
        t.ok(await heading('Giardinieri in tutta Italia').isVisible())
      },
    )
  },
)

await visitor(
  t,
  'a request without an answer ends with a message and a retry button',
  desk,
  async (t, { page }) => {
    // The site's limit of 15 s is shortened to 1.5 s.
    await page.addInitScript(() => {
      const original = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => original(ms / 10)
    })
    const { categories, results, cards } = directoryPage(page)
    await page.goto(directoryPath)
    await ready(page)
    await page.route(
      (url) => url.searchParams.get('profession') === 'Giardiniere',
      () => undefined,
      { times: 1 },
    )
    await categories.getByRole('link', { name: 'Giardiniere' }).click()
    await page.getByText('Non abbiamo ricevuto risposta in tempo.').waitFor()
    t.equal(await results.getAttribute('aria-busy'), 'false')
    await failure(page).retry.click()
    await cards.first().waitFor()
  },
)

/** Counts documents. While `gone` is true, scripts and styles of the directory page fail to load. */
async function afterDeploy(page: Page, gone: () => boolean) {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  const manifest = await page.request.get(directoryPath)
  const own = [...(await manifest.text()).matchAll(/\/assets\/page-[\w-]+\.js/g)].map(([path]) => path)
  await page.route(
    (url) => own.includes(url.pathname),
    (route) => (gone() ? route.fulfill({ status: 404, body: '' }) : route.continue()),
  )
  return { documents: () => documents, own }
}

await visitor(
  t,
  'BR-07: after a deploy a missing script reloads the page once, and the page works',
  { ...desk, expected: /status of 404/ },
  async (t, { page }) => {
    let failed = 0
    const { documents, own } = await afterDeploy(page, () => documents() === 1 && ++failed > 0)
    await page.goto('/')
    await ready(page)
    t.ok(own.length > 0)
    await page.getByRole('main').getByRole('link', { name: 'I nostri professionisti' }).first().click()
    await directoryPage(page).cards.first().waitFor()
    await ready(page)
    t.ok(failed > 0)
    t.equal(documents(), 2, 'one reload')
    await directoryPage(page).categories.getByRole('link', { name: 'Giardiniere' }).click()
    await directoryPage(page).heading('Giardinieri in tutta Italia').waitFor()
    t.equal(documents(), 2, 'and no more')
  },
)

await visitor(
  t,
  'a script that stays missing causes one reload, then a message with a retry button',
  { ...desk, expected: /status of 404|dynamically imported module/ },
  async (t, { page }) => {
    let gone = true
    const { documents } = await afterDeploy(page, () => gone)
    const { cards } = directoryPage(page)
    const toDirectory = page.getByRole('main').getByRole('link', { name: 'I nostri professionisti' }).first()
    await page.goto('/')
    await ready(page)
    await toDirectory.click()
    await cards.first().waitFor()
    t.equal(documents(), 2, 'the reloaded document can be read, scripts or not')

    await page.goto('/')
    await ready(page)
    await toDirectory.click()
    await focused(failure(page).heading)
    t.equal(documents(), 3, 'no second reload')
    t.equal(await page.title(), 'Errore · Mestieri')
    await announced(page, 'Errore · Mestieri')
    gone = false
    await failure(page).reload.click()
    await cards.first().waitFor()
    await ready(page)
  },
)

await visitor(
  t,
  'a script that never arrives ends with a message and a reload button',
  { ...desk, expected: /DeadlineError|status of 404/ },
  async (t, { page }) => {
    // The site's limit of 15 s is shortened to 1 s.
    await page.addInitScript(() => {
      const original = setTimeout
      Object.assign(window, {
        setTimeout: (run: () => void, ms?: number) => original(run, ms === 15_000 ? 1000 : ms),
      })
    })
    const bookCall = '/professionisti/lavora_con_noi/prenota_chiamata/chiunque'
    const documents = await Promise.all([directoryPath, bookCall].map((path) => page.request.get(path)))
    const texts = await Promise.all(documents.map((reply) => reply.text()))
    const own = new Set(
      texts.flatMap((text) => [...text.matchAll(/\/assets\/page-[\w-]+\.js/g)].map(([path]) => path)),
    )
    let hangs = true
    await page.route(
      (url) => hangs && own.has(url.pathname),
      () => undefined,
    )
    await page.goto('/')
    await ready(page)
    await page.getByRole('main').getByRole('link', { name: 'I nostri professionisti' }).first().click()
    await page.getByText('La pagina non è arrivata in tempo').waitFor()
    t.equal(await page.getByRole('main').getAttribute('aria-busy'), 'false')

    await page.goto(bookCall)
    await failure(page).heading.waitFor()
    hangs = false
    await failure(page).reload.click()
    await ready(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
)
