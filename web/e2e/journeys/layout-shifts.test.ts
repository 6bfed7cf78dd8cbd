import { pageRoute } from '@mestieri/shared/pages.ts'
import t from 'tap'

import { createProfessionals } from '../../../server/embedded/src/seed/professionals.ts'
import { withToken } from '../account/token-page.ts'
import { launchBrowser, visitorsOf } from '../browser.ts'
import { sharedSite } from '../site.ts'
import { layoutShifts } from './layout-shifts.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const uid = createProfessionals()[0]?.uid ?? ''

/** The most that a page may shift: a tenth of what counts as good (https://web.dev/articles/cls). */
const maxShift = 0.01

const thanks = pageRoute('thank-you').path
/** Pages whose content is not known before the script or a reply has come. */
const paths = [
  pageRoute('app-download').path,
  pageRoute('book-call').path.replace(':uid', uid),
  thanks,
  `${thanks}?booked`,
  withToken,
  pageRoute('payment-return').path,
  pageRoute('trial-return').path,
  `${pageRoute('unsubscribe').path}?id=1&email=a%40example.it`,
]

const viewports = { '375 px': { width: 375, height: 812 }, '1280 px': { width: 1280, height: 800 } }

for (const [size, viewport] of Object.entries(viewports)) {
  await visitor(
    t,
    `at ${size} nothing moves while a slow page gets its scripts and replies`,
    { viewport, reducedMotion: 'reduce', expected: /status of 401|net::ERR_FAILED/ },
    async (t, { context }) => {
      await context.addInitScript(() => {
        if (location.search !== '?booked') return
        const call = { date: '2026-11-24', time: '10:00', phone: '+390612345678' }
        sessionStorage.setItem('chiamata_prenotata', JSON.stringify(call))
      })
      const measure = async (path: string) => {
        const { total, moved } = await layoutShifts(await context.newPage(), path)
        t.ok(total <= maxShift, `${path} shifts by ${total.toFixed(4)}`, { moved })
      }
      await Promise.all(paths.map(measure))
    },
  )
}
