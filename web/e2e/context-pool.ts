import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** A browser context with its page. */
export interface Window {
  readonly context: BrowserContext
  readonly page: Page
}

export interface ContextPool {
  /** Opens a window with these options: a new one, or one that was reset after a former journey. */
  open(options: BrowserContextOptions): Promise<Window>
  /**
   * Resets a window for a later journey, or closes it if something of its journey cannot be undone.
   * @param requests the URLs that the journey requested
   */
  release(window: Window, requests: readonly string[]): Promise<void>
  /** Closes a window, for example after a failed journey. */
  discard(window: Window): Promise<void>
  /** Closes the windows that wait for a journey. */
  close(): Promise<void>
}

interface Pooled extends Window {
  /** Equal for windows that can stand for one another. */
  readonly key: string
  readonly session: CDPSession
  /** Remove the journey's scripts from later documents. */
  readonly scripts: Disposable[]
  /** Whether the journey used something that cannot be undone. */
  isSpoilt: boolean
}

type Disposable = Awaited<ReturnType<Page['addInitScript']>>

const defaultViewport = { width: 1280, height: 720 } as const

/** The only fixed options of a window that is kept. Other options, such as the time zone, are rare. */
const keptOptions = new Set(['isMobile', 'hasTouch'])

/** What cannot be undone in a page or a context. */
const lasting = ['exposeBinding', 'exposeFunction', 'clock'] as const
const lastingInContext = [
  ...lasting,
  'grantPermissions',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
  'setStorageState',
] as const

const pageEvents = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
] as const
const contextEvents = [
  'console',
  'dialog',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'serviceworker',
  'weberror',
] as const

/** Calls `onUse` when one of the properties of an object is read. */
function watch<T extends object>(target: T, names: readonly (keyof T)[], onUse: () => void): void {
  for (const name of names) {
    const value = target[name]
    Object.defineProperty(target, name, {
      get() {
        onUse()
        return value
      },
    })
  }
}

/** Stops the blur behind modal dialogs. Without a graphics processor it takes most of the time of each frame. */
function stopBlur(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after, ::backdrop { backdrop-filter: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Collects a handle of each script that is added to a page or a context. */
function collectScripts(target: Page | BrowserContext, scripts: Disposable[]): void {
  const add: (...script: readonly never[]) => Promise<Disposable> = target.addInitScript.bind(target)
  async function addInitScript(...script: readonly never[]): Promise<Disposable> {
    const added = await add(...script)
    scripts.push(added)
    return added
  }
  Object.assign(target, { addInitScript })
}

function forgetVisit(): void {
  sessionStorage.clear()
  window.name = ''
}

/**
 * Keeps the windows of one site for several visitors. A new context starts a renderer process, which compiles all scripts
 * again: that took 0.4 s of the processor for each visitor, more than the load of a page.
 *
 * Between two visitors a window loses cookies, storage, history, routes, listeners and the place of the mouse, and the
 * cached replies of the API. Only the files of the web build stay in its cache; they are the same for all visitors. The
 * window waits at a text file of the same origin, because the browser would start another process for a blank page.
 */
export function createContextPool(browser: Browser, origin: string): ContextPool {
  const waiting: Pooled[] = []
  const pooled = new Map<Page, Pooled>()

  async function create(options: BrowserContextOptions, key: string | null): Promise<Window> {
    const context = await browser.newContext({ locale: 'it-IT', baseURL: origin, ...options })
    await context.addInitScript(stopBlur)
    const page = await context.newPage()
    if (key === null) return { context, page }
    const session = await context.newCDPSession(page)
    const window: Pooled = { context, page, key, session, scripts: [], isSpoilt: false }
    for (const target of [page, context]) collectScripts(target, window.scripts)
    const onUse = () => {
      window.isSpoilt = true
    }
    watch(page, lasting, onUse)
    watch(context, lastingInContext, onUse)
    pooled.set(page, window)
    return window
  }

  async function prepare({ page }: Pooled, options: BrowserContextOptions): Promise<void> {
    const { viewport, colorScheme, reducedMotion, forcedColors, contrast } = options
    await page.setViewportSize(viewport ?? defaultViewport)
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: reducedMotion ?? 'no-preference',
      forcedColors: forcedColors ?? 'none',
      contrast: contrast ?? 'no-preference',
    })
  }

  /** Removes what a journey has left behind. */
  async function reset(
    { context, page, session, scripts }: Pooled,
    requests: readonly string[],
  ): Promise<void> {
    for (const event of pageEvents) page.removeAllListeners(event)
    for (const event of contextEvents) context.removeAllListeners(event)
    await Promise.all(context.pages().map((other) => (other === page ? null : other.close())))
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
    ])
    await Promise.all(scripts.splice(0).map((script) => script.dispose()))
    await page.mouse.move(-1, -1)
    await page.goto('/robots.txt', { waitUntil: 'commit' })
    await page.evaluate(forgetVisit)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.send('Page.resetNavigationHistory')
    if (requests.some((url) => url.startsWith(`${origin}/api/`))) {
      await session.send('Network.clearBrowserCache')
    }
    await context.clearCookies()
  }

  const discard = async ({ context, page }: Window): Promise<void> => {
    pooled.delete(page)
    await context.close()
  }

  return {
    async open(options) {
      const { viewport, colorScheme, reducedMotion, forcedColors, contrast, ...fixed } = options
      const isKept = viewport !== null && Object.keys(fixed).every((name) => keptOptions.has(name))
      if (!isKept) return create(options, null)
      const key = JSON.stringify(Object.entries(fixed).toSorted())
      const at = waiting.findIndex((window) => window.key === key)
      const [window] = at < 0 ? [] : waiting.splice(at, 1)
      if (!window) return create(options, key)
      await prepare(window, options)
      return window
    },
    async release(window, requests) {
      const known = pooled.get(window.page)
      const isKept = known && !known.isSpoilt && !known.page.isClosed()
      if (!isKept || requests.some((url) => /^https?:/.test(url) && !url.startsWith(`${origin}/`))) {
        return discard(window)
      }
      await reset(known, requests)
      waiting.push(known)
    },
    discard,
    async close() {
      await Promise.all(waiting.splice(0).map(discard))
    },
  }
}
