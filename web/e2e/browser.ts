import { existsSync } from 'node:fs'

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import type { Test } from 'tap'

const installedAt = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/**
 * Playwright's own list, which an argument of this name replaces, and the pages that Chromium's address bar loads for
 * each new window: nobody sees them here, and they took a fifth of the time.
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
]

/** Starts a headless Chromium that ends with the test. `CHROMIUM` names another one than the system's. */
export async function launchBrowser(t: Test): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? installedAt.find((path) => existsSync(path))
  if (!executablePath) throw new Error('no Chromium found: set CHROMIUM to its path')
  const browser = await chromium.launch({ executablePath, args })
  t.teardown(() => browser.close())
  return browser
}

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Console errors and warnings, page errors, and requests to another origin than the site's, so far. */
  readonly problems: string[]
  /** Addresses asked for, in order. */
  readonly requests: string[]
}

export interface VisitOptions extends BrowserContextOptions {
  /** Addresses of others that the story is about, all answered by the test itself. */
  readonly thirdParty?: RegExp
  /** Console messages that belong to the story; any other error or warning fails it. */
  readonly expected?: RegExp
}

/** Tells one visitor's story as a test of its own; the title is a sentence. */
export type Visitor = (
  t: Test,
  title: string,
  options: VisitOptions,
  journey: (t: Test, visit: Visit) => Promise<void>,
) => Promise<unknown>

/**
 * Makes visitors of a site, each with a browser profile of their own and one page. A story ends with the check that
 * nothing unexpected was said in the console and nobody else than the site was asked for anything.
 */
export function visitorsOf(browser: Browser, origin: string): Visitor {
  async function visit(t: Test, options: VisitOptions, journey: Parameters<Visitor>[3]): Promise<void> {
    const { expected, thirdParty, ...contextOptions } = options
    const context = await browser.newContext({ locale: 'it-IT', baseURL: origin, ...contextOptions })
    try {
      const page = await context.newPage()
      // Longer than anything takes on a machine that is short of processors.
      page.setDefaultTimeout(20_000)
      // From the start: told only when a file is to be chosen, the browser may have opened its own dialog by then.
      page.on('filechooser', () => undefined)
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
        await journey(t, { context, page, problems, requests })
      } catch (error) {
        t.comment(`at ${page.url()}, after`, problems)
        throw error
      }
      const unexpected = problems.filter((problem) => !expected?.test(problem))
      t.same(unexpected, [], 'no error, warning or third-party request in the browser')
    } finally {
      await context.close()
    }
  }
  return (t, title, options, journey) => t.test(title, (t) => visit(t, options, journey))
}

/** Waits until the page is hydrated and answers to events. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}
