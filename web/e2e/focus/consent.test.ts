import t from 'tap'

import { landing } from '../bookings/booking-dialog.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { consentPage, refuseOn } from '../privacy/consent-page.ts'
import { startSite } from '../site.ts'
import { checkDialog, checkRings, desk } from './ring-checks.ts'

const [site, browser] = await Promise.all([
  startSite(t, { environment: { TAG_MANAGER_ID: 'GTM-PROVA1' } }),
  launchBrowser(t),
])
const visitor = visitorsOf(browser, site.origin)

await visitor(
  t,
  'the consent banner, the preferences it opens and those of a choice that was made show where the focus is',
  desk,
  async (t, { page }) => {
    await page.goto('/')
    await ready(page)
    const { banner, chosen, customise, entry, preferences, refuseAll } = consentPage(page)
    await banner.waitFor()
    await checkRings(t, page, '[data-consent-banner]', 'the banner')
    await customise.click()
    await preferences.waitFor()
    await checkDialog(t, page, 'the preferences')
    await refuseAll.click()
    await chosen('solo tecnici').waitFor()
    await entry.click()
    await preferences.waitFor()
    await checkDialog(t, page, 'the preferences of a choice that was made')
  },
)

for (const path of [landing, '/scopri_quanto_costa']) {
  await visitor(
    t,
    `the preferences, opened with a choice made at ${path}, show where the focus is`,
    desk,
    async (t, { page }) => {
      const { entry, preferences } = consentPage(page)
      await refuseOn(page, path)
      await entry.click()
      await preferences.waitFor()
      await checkDialog(t, page, 'the preferences')
    },
  )
}
