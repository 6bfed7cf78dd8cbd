import { concretePaths, pageRoutes } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { isHardRun } from '../../../scripts/test-groups/hard-run.ts'
import { landing } from '../bookings/booking-dialog.ts'
import { launchBrowser, visitorsOf } from '../browser.ts'
import { trialPath } from '../payments/payment-page.ts'
import { startSite } from '../site.ts'
import { checkScenes, type Scene } from './scenes.ts'

// Without an upstream of others the pages have all their samples.
const environment = { UPSTREAM_PORTAL_URL: '', UPSTREAM_PAYMENTS_URL: '' }
const [site, browser] = await Promise.all([startSite(t, { environment }), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

/** Pages of one route have the same parts, so that `npm run test:all` takes two of them. */
const publicPages = pageRoutes
  .filter(({ kind, indexable }) => kind === 'static' && indexable)
  .flatMap((route) => (isHardRun ? concretePaths(route) : concretePaths(route).slice(-2)))
/** Those that differ from the rest in a narrow window. */
const narrowPages = new Set(['/', landing, '/servizi/caldaia', '/scopri_quanto_costa'])

/** Further parts and states of some pages. */
const further: Readonly<Record<string, Scene['further']>> = {
  '/': {
    'an open question': {
      part: 'main section:has(details)',
      act: (page) => page.locator('main details summary').first().click(),
    },
    'the footer of the home page': { part: 'footer', narrow: true },
  },
  [landing]: {
    'the footer of the landing': { part: 'footer' },
    'a film that plays': {
      part: 'main li:has(video)',
      async act(page) {
        await page.getByRole('link', { name: /^Guarda il video/ }).click()
        await page.getByRole('button', { name: 'Metti in pausa il video' }).waitFor()
      },
    },
  },
}

t.jobs = 2
await checkScenes(t, visitor, {
  ...Object.fromEntries(
    publicPages.map((path) => [
      path,
      { path, narrow: narrowPages.has(path), ...(further[path] && { further: further[path] }) },
    ]),
  ),
  'the header of a page with one task': { path: trialPath, part: 'header' },
})
