import { concretePaths, pageRoutes, path } from '@mestieri/shared/pages.ts'
import type { Page } from 'playwright-core'
import t from 'tap'

import { sampled } from '../../../scripts/test-groups/hard-run.ts'
import { createProfessionals } from '../../../server/embedded/src/seed/professionals.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { activationPath } from '../payments/payment-page.ts'
import { startSite } from '../site.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const { uid = '', link = '' } = createProfessionals()[0] ?? {}
const directory = path('directory')

/** The addresses of pages that take a parameter or show a state; the chat has no second action. */
const examples: Readonly<Record<string, readonly string[]>> = {
  activation: [activationPath(uid)],
  chat: [],
  directory: [directory, `${directory}?profession=Pulizie&city=MORTERONE+%28LC%29`],
  landing: [path('landing', { service: 'caldaia' })],
  profile: [`${directory}/${link}`],
  settlement: [],
  'book-call': [path('book-call', { uid })],
  unsubscribe: [`${path('unsubscribe')}?id=1&email=a%40example.it`],
}
const addresses = [...pageRoutes.flatMap((route) => examples[route.id] ?? concretePaths(route)), '/boh']

/**
 * The red buttons in each view of a page, from its top to its end; only views with two different ones, or with the
 * header's and another. A profile offers its one action in the cover and in the panel beside the works.
 */
function crowdedViews(page: Page): Promise<string[]> {
  /* oxlint-disable unicorn/consistent-function-scoping -- nothing outside of this function exists in the page */
  return page.evaluate(async () => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--red)'
    document.body.append(probe)
    const red = getComputedStyle(probe).color
    probe.remove()
    const frames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
    const isRed = (element: HTMLElement) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      const inWindow = bottom > 0 && top < innerHeight && width > 1
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return inWindow && isVisible && getComputedStyle(element).backgroundColor === red
    }
    const nameOf = (element: HTMLElement) => {
      const words = element.innerText.replaceAll(/\s+/g, ' ')
      return element.closest('header') ? `${words} (header)` : words
    }
    const crowded: string[] = []
    const { scrollHeight } = document.documentElement
    for (let top = 0; top < scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frames()
      const buttons = [...document.querySelectorAll<HTMLElement>('a, button')].filter(isRed)
      const names = new Set(buttons.map(nameOf))
      if (names.size > 1) crowded.push(`${scrollY}: ${[...names].join(' | ')}`)
    }
    return crowded
  })
  /* oxlint-enable unicorn/consistent-function-scoping */
}

for (const [place, viewport] of [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
].entries()) {
  await visitor(
    t,
    `at ${viewport.width} px no view of a page has two red buttons`,
    { viewport, reducedMotion: 'reduce', expected: /status of (?:401|404)/ },
    async (t, { context }) => {
      const read = async (address: string) => {
        const page = await context.newPage()
        await page.goto(address)
        await ready(page)
        t.same(await crowdedViews(page), [], address)
        await page.close()
      }
      // Each page at one of the widths; the hard test has both.
      const waiting = [...sampled(addresses, 2, place)]
      while (waiting.length > 0) await Promise.all(waiting.splice(0, 6).map(read))
    },
  )
}

await visitor(
  t,
  'on a phone the bar of a profile waits until the first button is out of view',
  { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' },
  async (t, { page }) => {
    await page.goto(`${directory}/${link}`)
    const [inCover, , inBar] = await page
      .getByRole('main')
      .getByText('Chiedi un preventivo', { exact: true })
      .all()
    t.ok(await inCover?.isVisible())
    t.notOk(await inBar?.isVisible(), 'before the scripts')
    await ready(page)
    t.notOk(await inBar?.isVisible())
    await page.getByRole('heading', { name: 'Dove lavora' }).scrollIntoViewIfNeeded()
    await inBar?.waitFor()
  },
)
