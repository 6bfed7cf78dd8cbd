import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import t, { type Test } from 'tap'

import { phonePhoto } from '../chat/sample-photos.ts'
import { type Site, startSite, temporaryFolder } from '../site.ts'
import type { EngineWindow, RunningEngine, WindowSize } from './engine.ts'
import { chosenEngines } from './engines.ts'
import { token, unsubscribe } from './journeys/account.ts'
import { booking } from './journeys/booking.ts'
import { chatWithPhoto, estimate } from './journeys/chat.ts'
import { consent } from './journeys/consent.ts'
import { profile, search } from './journeys/directory.ts'
import type { Journey } from './journeys/journey.ts'
import { bankTransfer, testCard } from './journeys/payments.ts'
import { differences, type Layout, layoutOf } from './layout.ts'
import { comparedPages } from './pages.ts'
import { visitIn } from './visit.ts'

const sizes: Readonly<Record<string, WindowSize>> = {
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1280, height: 800 },
}

// Without addresses the product takes the embedded upstream for its own, and cards are in test mode.
const environment = { UPSTREAM_PORTAL_URL: '', UPSTREAM_PAYMENTS_URL: '' }
const [plainSite, consentSite, folder] = await Promise.all([
  startSite(t, { environment }),
  // Without a tag manager there is nothing to consent to.
  startSite(t, { environment: { ...environment, TAG_MANAGER_ID: 'GTM-PROVA1' } }),
  temporaryFolder(t),
])
const photo = join(folder, 'IMG_2041.JPG')
await writeFile(photo, (await phonePhoto('IMG_2041.JPG')).buffer)
const pages = await comparedPages(plainSite.origin)

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

/** Takes a picture of a window whose journey failed. @returns its path */
async function keepPicture(window: EngineWindow, name: string): Promise<string> {
  const pictures = join(tmpdir(), 'mestieri-browsers')
  await mkdir(pictures, { recursive: true })
  const file = join(pictures, `${name.replaceAll(/\W+/g, '-')}.png`)
  await writeFile(file, await window.screenshot())
  return file
}

async function takeJourney(t: Test, window: EngineWindow, site: Site, journey: Journey): Promise<void> {
  const visit = visitIn(window, site.origin)
  try {
    await journey.take(t, { visit, site, photo })
  } catch (error) {
    const place = await visit.evaluate(() => location.href)
    t.comment(`at ${place}, after`, await window.problems(), await keepPicture(window, t.fullname))
    throw error
  }
  t.equal(visit.stepsTaken(), journey.steps, 'the journey has as many steps as documented')
  const problems = await window.problems()
  t.same(
    problems.filter((problem) => !journey.expected?.test(problem)),
    [],
    'no error and no warning in the console',
  )
}

/** The first layout of each page, with the engine that drew it: the others are compared with it. */
const references = new Map<string, { readonly engine: string; readonly layout: Layout }>()

async function compareLayouts(
  t: Test,
  window: EngineWindow,
  engine: string,
  size: WindowSize,
): Promise<void> {
  const visit = visitIn(window, plainSite.origin)
  for (const { path, shows } of pages) {
    await t.test(path, async (t) => {
      const layout = await layoutOf(visit, path, shows)
      t.ok(layout.parts.length > 2, 'the page has parts')
      t.ok(layout.sideways <= 0, 'it does not scroll sideways')
      t.same(layout.covered, [], 'nothing on it is covered')
      const key = `${size.width} ${path}`
      const reference = references.get(key)
      if (reference) t.same(differences(layout, reference.layout), [], `it is as in ${reference.engine}`)
      else references.set(key, { engine, layout })
    })
  }
}

/** Runs a part of the test in a new window. */
async function inWindow(
  running: RunningEngine,
  size: WindowSize,
  run: (window: EngineWindow) => Promise<void>,
): Promise<void> {
  const window = await running.open(size)
  try {
    await run(window)
  } finally {
    await window.close()
  }
}

for (const engine of chosenEngines()) {
  const { name, missing } = engine
  if (missing !== undefined) {
    console.error(`${name}: not run, install ${missing}`)
    continue
  }
  await t.test(name, async (t) => {
    const begin = performance.now()
    const running = await engine.start()
    t.teardown(() => running.close())
    for (const [device, size] of Object.entries(sizes)) {
      for (const [site, journey] of journeys) {
        await t.test(`on ${device}, ${journey.title}`, (t) =>
          inWindow(running, size, (window) => takeJourney(t, window, site, journey)),
        )
      }
      await t.test(`on ${device}, the pages are laid out as in the other engines`, (t) =>
        inWindow(running, size, (window) => compareLayouts(t, window, name, size)),
      )
    }
    const seconds = Math.round((performance.now() - begin) / 1000)
    const count = Object.keys(sizes).length
    console.error(
      `${running.version}: ${count * journeys.length} journeys and ${count * pages.length} layouts in ${seconds} s`,
    )
  })
}
t.ok(references.size > 0, 'an engine ran')
