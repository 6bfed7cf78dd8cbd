import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import t, { type Test } from 'tap'

import { phonePhoto } from '../chat/sample-photos.ts'
import { type Site, startSite, temporaryFolder } from '../site.ts'
import type { RunningEngine, WindowSize } from './engine.ts'
import { eachEngine } from './engines.ts'
import { token, unsubscribe } from './journeys/account.ts'
import { booking } from './journeys/booking.ts'
import { chatWithPhoto, estimate } from './journeys/chat.ts'
import { consent } from './journeys/consent.ts'
import { profile, search } from './journeys/directory.ts'
import type { Journey } from './journeys/journey.ts'
import { bankTransfer, testCard } from './journeys/payments.ts'
import { visitIn } from './visit.ts'

const sizes: Readonly<Record<string, WindowSize>> = {
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1280, height: 800 },
}

// With an empty address the product takes the embedded upstream for its own, and cards are in test mode.
const environment = { UPSTREAM_PORTAL_URL: '', UPSTREAM_PAYMENTS_URL: '' }
const [plainSite, consentSite, folder] = await Promise.all([
  startSite(t, { environment }),
  startSite(t, { environment: { ...environment, TAG_MANAGER_ID: 'GTM-PROVA1' } }),
  temporaryFolder(t),
])
const photo = join(folder, 'IMG_2041.JPG')
await writeFile(photo, (await phonePhoto('IMG_2041.JPG')).buffer)

const journeys: readonly (readonly [Site, Journey])[] = [
  [plainSite, search],
  [plainSite, profile],
  [plainSite, chatWithPhoto],
  [plainSite, estimate],
  [plainSite, bankTransfer],
  [plainSite, testCard],
  [plainSite, booking],
  [consentSite, consent],
  [plainSite, token],
  [plainSite, unsubscribe],
]

async function takeJourney(
  t: Test,
  running: RunningEngine,
  size: WindowSize,
  site: Site,
  journey: Journey,
): Promise<void> {
  const window = await running.open(size)
  try {
    const visit = visitIn(window, site.origin)
    try {
      await journey.take(t, { visit, site, photo })
    } catch (error) {
      t.comment(`at ${await visit.evaluate(() => location.href)}, after`, await window.problems())
      if (process.env['ENGINE_PICTURES']) await writeFile(join(process.env['ENGINE_PICTURES'], `${t.fullname.replaceAll(/\W+/g, '-').slice(-80)}.png`), await window.screenshot())
      throw error
    }
    t.same(await window.problems(), [], 'the console has no error and no warning')
  } finally {
    await window.close()
  }
}

await eachEngine(t, async (t, running) => {
  for (const [device, size] of Object.entries(sizes)) {
    for (const [site, journey] of journeys) {
      await t.test(`on ${device}: ${journey.title}`, (t) => takeJourney(t, running, size, site, journey))
    }
  }
})
