import type { Page } from 'playwright-core'
import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
const landing = '/professionisti/lavora_con_noi'

/** URLs of the requested video files. */
const clips = (requests: readonly string[]) => new Set(requests.filter((url) => /\.(?:mp4|webm)$/.test(url)))

const cardsOf = (page: Page) => page.getByRole('region', { name: 'Un lavoro, dall’inizio al saldo' })

await visitor(
  t,
  'with reduced motion the video only starts on request',
  desktop,
  async (t, { page, requests }) => {
    await page.goto(landing)
    await ready(page)
    await cardsOf(page).scrollIntoViewIfNeeded()
    const video = page.getByRole('link', { name: /^Guarda il video/ })
    await video.scrollIntoViewIfNeeded()
    t.equal(clips(requests).size, 0)
    await video.click()
    await page.getByRole('button', { name: 'Metti in pausa il video' }).waitFor()
    t.equal(clips(requests).size, 1)
  },
)

await visitor(
  t,
  'the video plays in view, pauses out of view and has a button; with data saving it waits',
  { ...desktop, reducedMotion: 'no-preference' },
  async (t, { page, requests }) => {
    const plays = (yes: boolean) =>
      page.waitForFunction((wanted) => {
        const video = document.querySelector('video')
        return video !== null && video.currentTime > 0 && video.paused !== wanted
      }, yes)
    const cards = cardsOf(page)
    const title = page.getByRole('heading', { level: 1 })
    await page.goto(landing)
    await ready(page)
    t.equal(clips(requests).size, 0, 'no video file is loaded with the page')
    await cards.scrollIntoViewIfNeeded()
    await plays(true)
    t.equal(clips(requests).size, 1)
    t.equal(await page.evaluate(() => document.activeElement?.tagName), 'BODY', 'the focus does not move')
    await title.scrollIntoViewIfNeeded()
    await plays(false)
    await cards.scrollIntoViewIfNeeded()
    await plays(true)
    await page.getByRole('button', { name: 'Metti in pausa il video' }).click()
    await plays(false)
    await title.scrollIntoViewIfNeeded()
    await cards.scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Riprendi il video' }).click()
    await plays(true)

    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.reload()
    await ready(page)
    await cards.scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: /^Guarda il video/ }).press('Enter')
    const pause = page.getByRole('button', { name: 'Metti in pausa il video' })
    await pause.waitFor()
    t.ok(await pause.evaluate((button) => button === document.activeElement), 'the pressed link is removed')
  },
)
