import { type Browser, type ElementHandle, launch, type LaunchOptions } from 'puppeteer-core'

import { findChromium } from '../../../scripts/find-chromium.ts'
import type { Engine, EngineWindow, WindowSize } from './engine.ts'
import { findOnPath } from './programs.ts'

/** Time limit of one command, in ms: long enough for a busy machine. */
const timeout = 60_000

type Loose = (...args: unknown[]) => unknown

async function openWindow(browser: Browser, size: WindowSize): Promise<EngineWindow> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  await page.setViewport(size)
  const problems: string[] = []
  page.on('console', (message) => {
    const type = message.type()
    if (type === 'error' || type === 'warn') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  const loaded = { waitUntil: 'domcontentloaded' } as const
  return {
    goto: async (url) => void (await page.goto(url, loaded)),
    back: async () => void (await page.goBack(loaded)),
    reload: async () => void (await page.reload(loaded)),
    resize: (to) => page.setViewport(to),
    // Puppeteer's types allow only what it can send, which JSON is.
    evaluate: async (run, ...args) => (await page.evaluate(run as unknown as Loose, ...args)) as never,
    run: async (script) => void (await page.evaluate(`${script};undefined`)),
    async element(run, ...args) {
      const handle = await page.evaluateHandle(run as unknown as Loose, ...args)
      const element = handle.asElement() as ElementHandle<HTMLInputElement> | null
      if (!element) throw new Error('there is no such element')
      return { click: () => element.click(), upload: (paths) => element.uploadFile(...paths) }
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: () => Promise.resolve(problems),
    close: () => context.close(),
  }
}

interface PuppeteerEngine {
  readonly name: string
  readonly path: string | undefined
  /** What to install if there is no program. */
  readonly install: string
  readonly options: LaunchOptions
}

function puppeteerEngine({ name, path, install, options }: PuppeteerEngine): Engine {
  return {
    name,
    missing: path === undefined ? install : undefined,
    async start() {
      if (path === undefined) throw new Error(`${name} is missing`)
      const browser = await launch({
        executablePath: path,
        headless: true,
        timeout,
        protocolTimeout: timeout,
        ...options,
      })
      return {
        version: await browser.version(),
        open: (size) => openWindow(browser, size),
        close: () => browser.close(),
      }
    },
  }
}

/** Chromium, over its own protocol. `CHROMIUM` is the path of a specific one. */
export const chromium = puppeteerEngine({
  name: 'Chromium',
  path: findChromium(process.env),
  install: 'chromium, or set CHROMIUM to the path of one',
  options: {
    browser: 'chrome',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      '--force-prefers-reduced-motion',
      '--lang=it-IT',
      '--font-render-hinting=none',
    ],
  },
})

/** Firefox, over WebDriver BiDi. `FIREFOX` is the path of a specific one. */
export const firefox = puppeteerEngine({
  name: 'Firefox',
  path: process.env['FIREFOX'] ?? findOnPath('firefox-esr', 'firefox'),
  install: 'firefox-esr, or set FIREFOX to the path of a Firefox',
  options: {
    browser: 'firefox',
    extraPrefsFirefox: {
      'intl.accept_languages': 'it-IT, it',
      'ui.prefersReducedMotion': 1,
      // Scrollbars that take no room, as on a phone.
      'ui.useOverlayScrollbars': 1,
    },
  },
})
