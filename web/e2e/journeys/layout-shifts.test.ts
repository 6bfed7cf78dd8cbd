import { concretePaths, pageRoute, pageRoutes } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { sampled } from '../../../scripts/test-groups/hard-run.ts'
import { createProfessionals } from '../../../server/embedded/src/seed/professionals.ts'
import { withToken } from '../account/token-page.ts'
import { launchBrowser, visitorsOf } from '../browser.ts'
import { sharedSite } from '../site.ts'
import { layoutShifts } from './layout-shifts.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const { uid = '', link = '' } = createProfessionals()[1] ?? {}

/** The most that a page may shift: a tenth of what counts as good (https://web.dev/articles/cls). */
const maxShift = 0.01

const thanks = pageRoute('thank-you').path
const directory = pageRoute('directory').path
/** The addresses of pages that take a parameter or show a state. */
const examples: Readonly<Record<string, readonly string[]>> = {
  activation: [pageRoute('activation').path.replace(':uid', uid)],
  chat: ['/scopri_quanto_costa/ristrutturazione_bagno'],
  directory: [directory, `${directory}?profession=Idraulico&city=MONZA+%28MB%29`],
  profile: [`${directory}/${link}`],
  settlement: [pageRoute('settlement').path.replace(':uid', uid)],
  'book-call': [pageRoute('book-call').path.replace(':uid', uid)],
  'thank-you': [thanks, `${thanks}?booked`],
  token: [withToken],
  'token-test': [],
  unsubscribe: [`${pageRoute('unsubscribe').path}?id=1&email=a%40example.it`],
}
const paths = pageRoutes.flatMap((route) => examples[route.id] ?? concretePaths(route))

const viewports = { '375 px': { width: 375, height: 812 }, '1280 px': { width: 1280, height: 800 } }

for (const [place, [size, viewport]] of Object.entries(viewports).entries()) {
  await visitor(
    t,
    `at ${size} nothing moves while a slow page gets its font, scripts and replies`,
    { viewport, reducedMotion: 'reduce', expected: /status of 401|net::ERR_FAILED/ },
    async (t, { context }) => {
      await context.addInitScript(() => {
        if (location.search !== '?booked') return
        const call = { date: '2026-11-24', time: '10:00', phone: '+390612345678' }
        sessionStorage.setItem('chiamata_prenotata', JSON.stringify(call))
      })
      const measure = async (path: string) => {
        const page = await context.newPage()
        const { total, moved } = await layoutShifts(page, path)
        await page.close()
        t.ok(total <= maxShift, `${path} shifts by ${total.toFixed(4)}`, { moved })
      }
      // Each page at one of the widths; the hard test has both.
      const waiting = [...sampled(paths, 2, place)]
      while (waiting.length > 0) await Promise.all(waiting.splice(0, 6).map(measure))
    },
  )
}
