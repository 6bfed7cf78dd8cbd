import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** A page and its context, which one journey has for itself. */
export interface BorrowedPage {
  readonly context: BrowserContext
  readonly page: Page
  /**
   * Ends the use. The page is cleared for the next journey if that is possible, and closed otherwise.
   * @param requests URLs of its requests
   */
  giveBack(requests: readonly string[]): Promise<void>
}

interface ReusablePage {
  readonly context: BrowserContext
  readonly page: Page
  readonly session: CDPSession
  /** Whether a journey changed the context for good. */
  isChanged: boolean
  /** The site whose journeys used the page last. */
  site: object
}

/**
 * Pages between two journeys, by the options that only a new context can change; the oldest comes first. A used page
 * keeps its process and its compiled scripts: a visit takes a third of the processor time of one in a new context.
 */
const idlePages = new Map<string, ReusablePage>()
const maxIdlePages = 3

/** Playwright's own. */
const defaultViewport = { width: 1280, height: 720 }

/** Methods whose effect lasts as long as the context. After such a call it is not used again. */
const lastingChanges = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket', 'setExtraHTTPHeaders'],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const

const pageEvents = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const

const contextEvents = ['page', 'request', 'requestfailed', 'requestfinished', 'response'] as const

/** Calls a function before each call of the named methods of an object. */
function observeCalls(target: object, methods: readonly string[], called: () => void): void {
  for (const name of methods) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') throw new Error(`Playwright has no ${name}`)
    Reflect.set(target, name, (...values: unknown[]): unknown => {
      called()
      return Reflect.apply(method, target, values)
    })
  }
}

/** Stops the blur behind modal dialogs. Without a graphics processor it takes most of the time of each frame. */
function stopBlur(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::backdrop { backdrop-filter: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  site: object,
): Promise<ReusablePage> {
  const context = await browser.newContext(options)
  await context.addInitScript(stopBlur)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const reusable: ReusablePage = { context, page, session, isChanged: false, site }
  const change = () => {
    reusable.isChanged = true
  }
  observeCalls(context, lastingChanges.context, change)
  observeCalls(page, lastingChanges.page, change)
  observeCalls(context.clock, lastingChanges.clock, change)
  return reusable
}

/** Runs in the page. Empties the document without leaving it, because a blank page would end the page's process. */
function emptyDocument(): void {
  // Removes the listeners too, also those that store something when the page is left.
  document.open()
  document.close()
  for (let id = Number(setTimeout(() => undefined)); id > 0; id -= 1) clearTimeout(id)
  sessionStorage.clear()
  window.name = ''
  // Otherwise a journey that begins at another place of the same page would load nothing.
  history.replaceState(null, '', '/between-two-journeys')
}

/** Removes what a journey left: its document, handlers, storage, cookies, history. */
async function clear({ context, page, session }: ReusablePage, origin: string): Promise<void> {
  for (const event of pageEvents) page.removeAllListeners(event)
  for (const event of contextEvents) context.removeAllListeners(event)
  await session.send('Page.stopLoading')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(emptyDocument)
  await page.mouse.move(0, 0)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await context.clearCookies()
}

async function endUse(
  key: string,
  used: ReusablePage,
  origin: string,
  requests: readonly string[],
): Promise<void> {
  const { context, page } = used
  const isReusable = !used.isChanged && !page.isClosed() && page.url().startsWith(`${origin}/`)
  if (!isReusable || context.pages().length > 1 || idlePages.has(key)) return context.close()
  try {
    await clear(used, origin)
    // The next journey fetches its data itself; the hashed files of the site may stay.
    const hasFetched = requests.some((url) => url.startsWith(`${origin}/api/`))
    if (hasFetched) await used.session.send('Network.clearBrowserCache')
  } catch {
    // The page was about to leave for another one.
    return context.close()
  }
  idlePages.set(key, used)
  const [oldest] = idlePages
  if (!oldest || idlePages.size <= maxIdlePages) return
  idlePages.delete(oldest[0])
  await oldest[1].context.close()
}

/**
 * Returns a page as new: a cleared one, if a context with the same options is idle, or a new one.
 * @param site the site of the journeys; pages of another site lose what they have stored of its answers
 */
export async function borrowPage(
  browser: Browser,
  { viewport, colorScheme, reducedMotion, ...options }: BrowserContextOptions & { readonly baseURL: string },
  site: object,
): Promise<BorrowedPage> {
  const key = JSON.stringify(options)
  const media = {
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
  } as const
  const idle = idlePages.get(key)
  idlePages.delete(key)
  if (idle) {
    await idle.page.setViewportSize(viewport ?? defaultViewport)
    await idle.page.emulateMedia(media)
    if (idle.site !== site) await idle.session.send('Network.clearBrowserCache')
    idle.site = site
  }
  const used =
    idle ?? (await openPage(browser, { ...options, ...media, viewport: viewport ?? defaultViewport }, site))
  return {
    context: used.context,
    page: used.page,
    giveBack: (requests) => endUse(key, used, options.baseURL, requests),
  }
}
