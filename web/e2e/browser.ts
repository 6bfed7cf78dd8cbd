import { setTimeout } from 'node:timers/promises'

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import type { Test } from 'tap'

import { findChromium } from '../../scripts/find-chromium.ts'
import { recordCoverage } from './record-coverage.ts'

/**
 * Features to disable: Playwright's own list, which this argument would otherwise replace, the pages that
 * Chromium's address bar preloads for each new window, and the process that it starts for the next page. These took a
 * quarter of the test time.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

const args = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A headless shell otherwise rounds the widths of letters, so that lines break elsewhere than in a whole browser.
  '--font-render-hinting=none',
  // A headless shell otherwise runs frames of other sites in the page's process, unlike a whole browser.
  '--site-per-process',
  // A page lives for seconds: its scripts do not win back the slowest compiler's time. The middle one pays with axe.
  '--js-flags=--no-opt',
  // Otherwise each visit starts a second renderer: the empty page that it begins with would keep the first one.
  '--renderer-process-limit=1',
]

let launched: Promise<Browser> | null = null

/** Starts a headless Chromium. `CHROMIUM` is the path of a specific browser. */
function startChromium(): Promise<Browser> {
  const executablePath = findChromium(process.env)
  if (!executablePath) throw new Error('no Chromium found: set CHROMIUM to its path')
  return chromium.launch({ executablePath, args })
}

/**
 * Returns the browser of this process. It is started for the first test file and closed at the end of the process.
 * @param t the process's root test
 */
export async function launchBrowser(t: Test): Promise<Browser> {
  if (launched) return launched
  launched = startChromium()
  const browser = await launched
  t.after(() => browser.close())
  return browser
}

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Console errors and warnings, page errors, and requests to other origins so far. */
  readonly problems: string[]
  /** URLs of all requests, in order. */
  readonly requests: string[]
}

export interface VisitOptions extends BrowserContextOptions {
  /** Allowed third-party URLs. The test itself answers them. */
  readonly thirdParty?: RegExp
  /** Expected console messages. Any other error or warning fails the test. */
  readonly expected?: RegExp
}

/** The longest journey, far more than a busy machine needs. Some commands of a browser have no limit of their own. */
const journeyMs = 120_000

/** Rejects when a journey does not end, so that the failure names its page: the limit of the file only ends the process. */
async function withDeadline(journey: Promise<void>): Promise<void> {
  const cancel = new AbortController()
  const overdue = setTimeout(journeyMs, 'overdue', cancel).catch(() => undefined)
  const first = await Promise.race([journey, overdue]).finally(() => cancel.abort())
  if (first === 'overdue') throw new Error(`the journey has not ended in ${journeyMs} ms`)
}

/** Runs one visitor's journey as a test. The title is a sentence. */
export type Visitor = (
  t: Test,
  title: string,
  options: VisitOptions,
  journey: (t: Test, visit: Visit) => Promise<void>,
) => Promise<unknown>

/** Stops the blur behind modal dialogs. Without a graphics processor it takes most of the time of each frame. */
function stopBlur(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::backdrop { backdrop-filter: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Creates a function that runs journeys on a site, each in a new browser context with one page. After each
 * journey it checks that the console had no unexpected message and that no request went to another origin.
 */
export function visitorsOf(browser: Browser, origin: string): Visitor {
  async function visit(t: Test, options: VisitOptions, journey: Parameters<Visitor>[3]): Promise<void> {
    const { expected, thirdParty, ...contextOptions } = options
    const context = await browser.newContext({ locale: 'it-IT', baseURL: origin, ...contextOptions })
    try {
      await context.addInitScript(stopBlur)
      const page = await context.newPage()
      // Long enough for a busy machine.
      page.setDefaultTimeout(20_000)
      // Listen from the start: without a listener the browser could open its own file dialog.
      page.on('filechooser', () => undefined)
      // A page without scripts has no debugger.
      const hasScripts = contextOptions.javaScriptEnabled !== false
      const writeCoverage = hasScripts ? await recordCoverage(page) : undefined
      const problems: string[] = []
      const requests: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      context.on('request', (request) => {
        const url = request.url()
        requests.push(url)
        const ours = url.startsWith(`${origin}/`) || /^(?:data|blob):/.test(url)
        if (!ours && !thirdParty?.test(url)) problems.push(`request to ${url}`)
      })
      try {
        await withDeadline(journey(t, { context, page, problems, requests }))
      } catch (error) {
        t.comment(`at ${page.url()}, after`, problems)
        throw error
      } finally {
        await writeCoverage?.()
      }
      const unexpected = problems.filter((problem) => !expected?.test(problem))
      t.same(unexpected, [], 'no error, warning or third-party request in the browser')
    } finally {
      await context.close()
    }
  }
  return (t, title, options, journey) => t.test(title, (t) => visit(t, options, journey))
}

/** The pause between two movements of the mouse; the page may have been reloaded in between. */
const moveAgainMs = 1000

/**
 * Waits until the page is hydrated and handles events. The scripts of most pages start at the first interaction, so
 * the mouse moves, in the corner where it touches nothing. The first event of a pointer does not count as a move.
 */
export async function ready(page: Page): Promise<void> {
  const hydrated = page.locator('html[data-ready]')
  for (let tries = 20; (await hydrated.count()) === 0; tries -= 1) {
    await page.mouse.move(tries % 2, 1)
    await page.mouse.move(tries % 2, 2)
    const found = hydrated.waitFor({ state: 'attached', timeout: moveAgainMs })
    await (tries > 1 ? found.catch(() => undefined) : found)
  }
}
