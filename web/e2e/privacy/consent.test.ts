import { readFile } from 'node:fs/promises'

import { concretePaths, pageRoutes } from '@mestieri/shared/pages.ts'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'

import { isHardRun } from '../../../scripts/test-groups/hard-run.ts'
import { launchBrowser, ready, type VisitOptions, visitorsOf } from '../browser.ts'
import { focused } from '../page-objects.ts'
import { startSite } from '../site.ts'
import {
  acceptOn,
  consentPage,
  fakeTagManager,
  queue,
  refuseOn,
  tagManager,
  undeclared,
} from './consent-page.ts'

const [site, browser] = await Promise.all([
  startSite(t, { environment: { TAG_MANAGER_ID: 'GTM-PROVA1' } }),
  launchBrowser(t),
])
const visitor = visitorsOf(browser, site.origin)

const trial = '/professionisti/lavora_con_noi/inizia_la_prova'
const { affiliates } = (await (await fetch(`${site.origin}/api/affiliates?profession=Idraulico`)).json()) as {
  affiliates: { link: string }[]
}

/** One URL for each row of the route table, and an unknown one. */
const rows = [
  ...pageRoutes.map((route) => ({
    path: (concretePaths(route)[0] ?? route.path)
      .replace(':link', affiliates[0]?.link ?? '')
      .replace(':uid', 'uid-1'),
    policy: route.policy,
  })),
  { path: '/boh', policy: 'base' },
]
/** The last row of each policy, which decides what a page may ask for. The hard test takes all rows. */
const refused = isHardRun ? rows : [...new Map(rows.map((row) => [row.policy, row])).values()]
const guarded = rows.filter(({ policy }) => policy !== 'base')

/** Pages with unknown ids and tokens have an error status, which the browser logs. */
const desk = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  expected: /status of (?:4\d\d|503)/,
} as const
const phone = { ...desk, viewport: { width: 375, height: 700 } } as const
const followed: VisitOptions = { ...desk, thirdParty: tagManager }

/** Checks that a page stores only declared entries. `visitor` itself checks for third-party requests. */
async function storesNothingElse(t: Test, page: Page, path: string): Promise<void> {
  t.same(await undeclared(page), [], `${path} keeps what the cookie policy names`)
  t.same(await queue(page), [], `${path} queues nothing`)
}

await visitor(t, 'SP-03, SP-10: before a choice no page asks a third party', phone, async (t, { page }) => {
  const { banner } = consentPage(page)
  for (const { path, policy } of rows) {
    await page.goto(path, { waitUntil: 'commit' })
    await ready(page)
    if (policy === 'base') await banner.waitFor()
    t.equal(await banner.count(), policy === 'base' ? 1 : 0, path)
    await storesNothingElse(t, page, path)
  }
  await page.goto('/')
  await banner.waitFor()
  await page.mouse.wheel(0, 600)
  await page.locator('main').click({ position: { x: 2, y: 2 }, force: true })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chi siamo' }).click()
  await page.waitForURL('**/info/chi_siamo')
  t.ok(await banner.isVisible(), 'scrolling, clicking and navigating do not count as a choice')
  t.equal(await page.evaluate(() => localStorage.getItem('scelta_cookie')), null)
})

await visitor(t, 'SP-10: after the X there is no banner and no third party', phone, async (t, { page }) => {
  const { banner, chosen } = consentPage(page)
  await refuseOn(page, '/')
  for (const { path } of refused) {
    await page.goto(path, { waitUntil: 'commit' })
    await ready(page)
    await chosen('solo tecnici').first().waitFor()
    t.equal(await banner.count(), 0, path)
    await storesNothingElse(t, page, path)
  }
})

await visitor(
  t,
  'SP-10: acceptance loads only the tag manager, and never on payment and private pages',
  followed,
  async (t, { context, page }) => {
    const asked = await fakeTagManager(context)
    await acceptOn(page, '/')
    t.same(asked, ['https://www.googletagmanager.com/gtm.js?id=GTM-PROVA1'])
    t.match(await queue(page), [
      ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }],
      ['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }],
      { event: 'gtm.js' },
    ])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chi siamo' }).click()
    await page.waitForURL('**/info/chi_siamo')
    t.equal(asked.length, 1, 'once per document')

    await page.getByRole('contentinfo').getByRole('link', { name: 'Inizia la prova' }).click()
    await page.waitForURL(`**${trial}`)
    await consentPage(page).chosen('tutti').waitFor()
    t.equal(await page.locator('html[data-followed]').count(), 0, 'a payment page is a separate document')
    for (const { path } of guarded) {
      await page.goto(path, { waitUntil: 'commit' })
      await ready(page)
      await consentPage(page).chosen('tutti').waitFor()
      await storesNothingElse(t, page, path)
    }
    t.equal(asked.length, 1)
    await page.goto('/landing/email_unsubscribe')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chi siamo' }).click()
    await page.locator('html[data-followed]').waitFor({ state: 'attached' })
    t.equal(asked.length, 2, 'the page after a private one is tracked again')
  },
)

await visitor(
  t,
  'a withdrawal deletes the cookies of its category, and a full withdrawal reloads the page without the tag manager',
  followed,
  async (t, { context, page }) => {
    const asked = await fakeTagManager(context)
    const { entry, category, save, refuseAll, preferences, chosen } = consentPage(page)
    const names = async () => (await context.cookies()).map(({ name }) => name).toSorted()
    const campaign = () => page.evaluate(() => localStorage.getItem('campagna_ricordata'))
    await page.goto('/servizi/ristrutturazione_tetto?gclid=clic1')
    await consentPage(page).banner.waitFor()
    t.equal(await campaign(), null, 'an ad click id is not stored beyond the session')
    await acceptOn(page, '/servizi/ristrutturazione_tetto')
    t.match(await campaign(), 'clic1', 'with consent to marketing it is stored')
    await page.evaluate(() => {
      for (const name of ['_ga', '_ga_ABC', '_gcl_au']) document.cookie = `${name}=1; path=/; max-age=1000`
    })

    await entry.click()
    t.ok(await category('Marketing').isChecked())
    await category('Marketing').uncheck()
    await save.click()
    await chosen('tecnici e statistiche').waitFor()
    t.same(await names(), ['_ga', '_ga_ABC'])
    t.equal(await campaign(), null)
    t.match((await queue(page)).at(-1), [
      'consent',
      'update',
      { ad_storage: 'denied', analytics_storage: 'granted' },
    ])

    await entry.click()
    await Promise.all([page.waitForEvent('load'), refuseAll.click()])
    await chosen('solo tecnici').waitFor()
    t.same(await names(), [])
    t.equal(await page.locator('html[data-followed]').count(), 0)
    t.equal(asked.length, 1)

    await entry.click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      preferences.getByRole('button', { name: 'Scarica la ricevuta' }).click(),
    ])
    const receipt = await readFile(await download.path(), 'utf8')
    t.match(download.suggestedFilename(), /^scelta-cookie-\d{4}-\d{2}-\d{2}\.txt$/)
    t.match(
      receipt,
      /Identificativo: [0-9a-f-]{36}\nVersione: 1\n.*\n.*\n\n.*\nStatistiche: rifiutati\nMarketing: rifiutati/,
    )
  },
)

await visitor(
  t,
  'a booked call is counted once, and only with consent',
  followed,
  async (t, { context, page }) => {
    await fakeTagManager(context)
    const book = () =>
      page.evaluate(() =>
        sessionStorage.setItem(
          'chiamata_prenotata',
          JSON.stringify({ date: '2026-11-24', time: '09:30', phone: '+393331234567' }),
        ),
      )
    const counted = async () =>
      (await queue(page)).filter((entry) => JSON.stringify(entry).includes('callback_booked'))
    await page.goto('/')
    await book()
    await acceptOn(page, '/thank_you')
    t.same(await counted(), [], 'a booking before the consent is not reported afterwards')
    await book()
    await page.goto('/thank_you')
    await page.locator('html[data-followed]').waitFor({ state: 'attached' })
    t.same(await counted(), [{ event: 'callback_booked' }])
    t.match((await queue(page))[0], ['consent', 'default'], 'the event follows the consent command')
  },
)

t.test('without a tag manager there is no banner, and the footer entry says so', async (t) => {
  const plain = await startSite(t)
  await visitorsOf(browser, plain.origin)(t, 'a visit', desk, async (t, { page, requests }) => {
    await page.goto('/info/chi_siamo')
    await ready(page)
    await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 2000 })))
    t.notOk(requests.some((url) => /Consent|\/api\/config/.test(url)))
    await page.getByRole('button', { name: 'Modifica consenso cookie' }).click()
    const dialog = page.getByRole('dialog', { name: 'Qui non c’è nulla da accettare' })
    await focused(dialog.getByRole('heading'))
    t.notOk(requests.some((url) => url.includes('ConsentManager')))
    await dialog.getByRole('link', { name: 'Leggi la cookie policy' }).click()
    await page.waitForURL('**/info/privacy_policy#cookie')
  })
})
