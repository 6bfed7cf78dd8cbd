import type { Page } from 'playwright-core'
import t from 'tap'

import { checkLayouts, smallTargets } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { directoryPage, lightbox } from '../page-objects.ts'
import { startSite } from '../site.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const directory = '/incontra_professionisti'
const monza = 'profession=Idraulico&city=MONZA+%28MB%29'
const reply = await fetch(`${site.origin}/api/affiliates?${monza}`)
const { affiliates } = (await reply.json()) as { affiliates: { link: string }[] }
const links = affiliates.map(({ link }) => link)
const profile = `${directory}/${links[0]}`

interface State {
  readonly path: string
  /** The visitor's actions on the page, in a window of 768 px. */
  readonly act?: (page: Page) => Promise<unknown>
  readonly widths?: number[]
  /** Whether an element other than a dialog covers targets of the page. */
  readonly covered?: boolean
}

const states: Readonly<Record<string, State>> = {
  home: { path: '/' },
  'the open menu': {
    path: '/',
    widths: [375, 768],
    act: (page) => page.getByRole('button', { name: 'Apri il menu' }).click(),
  },
  'the consent dialog': {
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Modifica consenso cookie' }).click(),
  },
  results: { path: `${directory}?${monza}` },
  'the open suggestions': {
    path: directory,
    covered: true,
    act: (page) => directoryPage(page).type('mon'),
  },
  'an empty result': { path: `${directory}?profession=Parquettista&city=AOSTA+%28AO%29` },
  'an unknown city': { path: `${directory}?city=mon` },
  'saved professionals': { path: `${directory}?salvati=${links.slice(0, 4).join(',')}` },
  profile: { path: profile },
  'a photo': {
    path: profile,
    act: async (page) => {
      await page.getByRole('button', { name: /^Ingrandisci la foto 1/ }).click()
      await lightbox(page).dialog.waitFor()
    },
  },
  'the ranking page': { path: '/info/come_ordiniamo_i_risultati' },
  'the service chooser': { path: '/scopri_quanto_costa' },
  'not found': { path: '/boh' },
}

const failing: Readonly<Record<string, State>> = {
  'a failed search': { path: `${directory}?profession=Pulizie&page_number=3` },
  'a failed profile': { path: `${directory}/${links[5]}` },
}

async function check(title: string, state: State): Promise<void> {
  const { path, act, widths, covered = false } = state
  await visitor(
    t,
    title,
    { viewport: { width: 768, height: 900 }, reducedMotion: 'reduce', expected: /status of (?:404|422|503)/ },
    async (t, { page }) => {
      await page.goto(path)
      await ready(page)
      await act?.(page)
      await checkLayouts(t, page, title, { bestPractice: true, ...(widths && { widths }) })
      if (covered) return
      await page.setViewportSize({ width: 375, height: 812 })
      t.same(await smallTargets(page), [], 'targets of 44 px')
    },
  )
}

for (const [title, state] of Object.entries(states)) await check(title, state)
await site.upstream.stop()
for (const [title, state] of Object.entries(failing)) await check(title, state)
