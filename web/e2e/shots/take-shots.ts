import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from 'playwright-core'
import t from 'tap'

import { launchBrowser, ready } from '../browser.ts'
import { newTokenAddress } from '../engines/journeys/account.ts'
import { startSite } from '../site.ts'
import { chatScenes } from './chat-scenes.ts'
import { drawSheets, type ShotGroup, writeIndex } from './contact-sheet.ts'
import { pageScenes, searchPath } from './page-scenes.ts'
import type { Scene, Scenes } from './scene.ts'
import { paymentScenes, visitorScenes } from './state-scenes.ts'

const everyWindow = [
  { width: 320, height: 640 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const
type WindowSize = (typeof everyWindow)[number]
/** Widths in CSS pixels; undefined for all. */
const wantedWidths = process.env['SHOT_WIDTHS']?.split(',').map(Number)
const windows = everyWindow.filter(({ width }) => wantedWidths?.includes(width) ?? true)
/** From this width on a window is wide. */
const wideFrom = 1024
const schemes = ['light', 'dark'] as const
/** The tallest picture: Chromium repeats the page below it. */
const maxHeight = 16_000

const folder = join(tmpdir(), 'mestieri-shots')
const wanted = process.env['SHOTS'] ?? ''

// Without addresses the product takes the embedded upstream for its own, and cards are in test mode.
const environment = { UPSTREAM_PORTAL_URL: '', UPSTREAM_PAYMENTS_URL: '' }
const [plainSite, consentSite, browser] = await Promise.all([
  startSite(t, { environment }),
  startSite(t, { environment: { ...environment, TAG_MANAGER_ID: 'GTM-PROVA1' } }),
  launchBrowser(t),
])
const query = searchPath.split('?')[1]
const reply = await fetch(`${plainSite.origin}/api/affiliates?${query}`)
const { affiliates } = (await reply.json()) as { affiliates: { link: string; workPictures: string[] }[] }
const links = affiliates.map(({ link }) => link)
const shown = affiliates.find(({ workPictures }) => workPictures.length > 2) ?? affiliates[0]
const profile = `/incontra_professionisti/${shown?.link}`
const scenes: Scenes = {
  ...pageScenes(profile),
  'token confirmed': {
    path: newTokenAddress(plainSite.dataDir, plainSite.origin),
    act: (page) => page.getByRole('link', { name: 'Apri l’app' }).waitFor(),
  },
  ...visitorScenes(profile, links),
  ...paymentScenes,
  ...chatScenes,
}

/** Scrolls through the page so that it fetches what it fetches when it comes near, and waits for the pictures. */
async function fetchAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  // A wider window chooses larger files while the former ones are complete: decoding waits for the chosen ones.
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.offsetWidth > 0)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  )
}

interface Group extends ShotGroup {
  readonly size: WindowSize
  readonly colorScheme: (typeof schemes)[number]
}

const groups = windows.flatMap((size) =>
  schemes.map((colorScheme): Group => ({
    name: `${size.width}-${colorScheme}`,
    width: size.width,
    shots: [],
    size,
    colorScheme,
  })),
)

/** Whether a scene exists in a window of this width. */
const suits = (width: number, only: Scene['only']) =>
  only === undefined || width >= wideFrom === (only === 'wide')

async function takeShots(page: Page, scene: string, only: Scene['only']): Promise<void> {
  for (const { name, size, colorScheme, shots } of groups) {
    const { width } = size
    if (!suits(width, only)) continue
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    const fullPage = await page.evaluate(() => !document.querySelector(':modal'))
    if (fullPage) await fetchAll(page)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const file = `${scene.replaceAll(/\W+/g, '-')}-${name}.jpg`
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const isTooTall = fullPage && height > maxHeight
    await page.screenshot({
      path: join(folder, file),
      type: 'jpeg',
      quality: 80,
      fullPage,
      ...(isTooTall ? { clip: { x: 0, y: 0, width, height: maxHeight } } : {}),
    })
    shots.push({ scene, file })
  }
}

async function takeScene(name: string, { path, act, only, consent = false }: Scene): Promise<void> {
  const context = await browser.newContext({
    locale: 'it-IT',
    baseURL: (consent ? consentSite : plainSite).origin,
    viewport: only === 'narrow' ? everyWindow[1] : everyWindow[3],
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await page.goto(path)
    await ready(page)
    if (act) await act(page)
    else await page.waitForLoadState('networkidle')
    await takeShots(page, name, only)
  } finally {
    await context.close()
  }
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const [name, scene] of Object.entries(scenes)) {
  if (!name.includes(wanted) || !windows.some(({ width }) => suits(width, scene.only))) continue
  await t.test(`${name} is photographed`, async (t) => {
    await takeScene(name, scene)
    t.ok(groups.some(({ shots }) => shots.some((shot) => shot.scene === name)))
  })
}
await t.test('the contact sheets are drawn', async (t) => {
  const sheets: string[] = []
  for (const group of groups) sheets.push(...(await drawSheets(folder, group)))
  t.ok(sheets.length > 0)
  console.error(await writeIndex(folder, groups, sheets))
})
