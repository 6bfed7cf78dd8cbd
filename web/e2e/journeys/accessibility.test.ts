import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'

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
  /** Further states of the page, which is not loaded again. */
  readonly further?: Readonly<Record<string, Omit<State, 'path'>>>
}

/** Closes the open dialog. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog:modal').waitFor({ state: 'detached' })
}

const states: Readonly<Record<string, State>> = {
  home: {
    path: '/',
    further: {
      'the open menu': {
        widths: [375, 768],
        act: (page) => page.getByRole('button', { name: 'Apri il menu' }).click(),
      },
      'the consent dialog': {
        async act(page) {
          await close(page)
          await page.getByRole('button', { name: 'Modifica consenso cookie' }).click()
        },
      },
    },
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
  profile: {
    path: profile,
    further: {
      'a photo': {
        act: async (page) => {
          await page.getByRole('button', { name: /^Ingrandisci l’illustrazione 1/ }).click()
          await lightbox(page).dialog.waitFor()
        },
      },
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

const startWindow = { width: 768, height: 900 }

async function checkState(t: Test, page: Page, title: string, state: Omit<State, 'path'>): Promise<void> {
  const { act, widths, covered = false } = state
  await page.setViewportSize(startWindow)
  await act?.(page)
  await checkLayouts(t, page, title, { bestPractice: true, ...(widths && { widths }) })
  if (covered) return
  await page.setViewportSize({ width: 375, height: 812 })
  t.same(await smallTargets(page), [], `${title}: targets of 44 px`)
}

/** Checks all states of the site in one visit, which loads each page once. */
async function check(title: string, all: Readonly<Record<string, State>>): Promise<void> {
  await visitor(
    t,
    title,
    { viewport: startWindow, reducedMotion: 'reduce', expected: /status of (?:404|422|503)/ },
    async (t, { page }) => {
      for (const [name, { path, further = {}, ...state }] of Object.entries(all)) {
        await t.test([name, ...Object.keys(further)].join('; '), async (t) => {
          await page.setViewportSize(startWindow)
          await page.goto(path)
          await ready(page)
          for (const [title, next] of Object.entries({ [name]: state, ...further })) {
            await checkState(t, page, title, next)
          }
        })
      }
    },
  )
}

await check('states of the site', states)
await site.upstream.stop()
await check('states of the site without its upstream', failing)
