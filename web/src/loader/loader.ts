import { awaitInteraction, whenIdle } from './await-start.ts'
import { holdActions } from './held-actions.ts'
import { deferredRel, mainModule, startFailed } from './loader-marks.ts'
import { startsByItself } from './starts-by-itself.ts'

const root = document.documentElement
const held = holdActions(document)
const mainLink = document.querySelector<HTMLLinkElement>(`link[${mainModule}]`)
const openedAt = location.pathname + location.search
let isRunning = false

/** The click of a tap has come after this time, in milliseconds, on a busy phone too. */
const clickMs = 1000

/** Settled when the deferred stylesheets are there. Without a missing one the page still has the document's styles. */
const styles: Promise<unknown>[] = []

/**
 * Turns the deferred links into stylesheets and preloads. They keep their hash, so the imports below are checked
 * too (BR-07).
 */
function prepare(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${deferredRel}]`)) {
    link.fetchPriority = 'auto'
    if (link.href.endsWith('.css')) {
      styles.push(
        new Promise((resolve) => {
          link.addEventListener('load', resolve)
          link.addEventListener('error', resolve)
        }),
      )
      link.rel = 'stylesheet'
    } else link.rel = 'modulepreload'
  }
}

/**
 * Whether a reload may bring the missing main script: a deploy has probably removed it. Not again after a reload.
 * The rule of app/stale-build.ts, with the means that cost the least in this script.
 */
function healsByReload(error: unknown): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `navigation`
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return error instanceof TypeError && navigator.onLine && visit?.type !== 'reload'
}

/**
 * The scripts did not start. The page stays as it was drawn, and the next interaction tries again. The click of the tap
 * that started them may still come: a reload at once would lose it.
 */
function onFailure(error: unknown): void {
  const isLeaving = held.giveUp()
  setTimeout(() => {
    isRunning = false
    if (!isLeaving && !held.giveUp() && healsByReload(error)) location.reload()
    else awaitInteraction(window, { prepare, run })
  }, clickMs)
}

function run(): void {
  // The page's scripts read the whole document.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true })
  else if (!isRunning && mainLink) {
    isRunning = true
    prepare()
    // What the scripts draw beside the document's content needs the whole stylesheets.
    void Promise.all(styles)
      .then(() => import(/* @vite-ignore */ mainLink.href))
      .catch(onFailure)
  }
}

/** The page handles events: from here on they are the router's. */
function onReady(observer: MutationObserver): void {
  observer.disconnect()
  removeEventListener('popstate', onPopState)
  held.replay()
}

/** A step through the history within this document changes the address; only the router could change the page. */
function onPopState(): void {
  if (location.pathname + location.search !== openedAt) location.reload()
}

new MutationObserver((_, observer) => {
  if (root.dataset['ready'] !== undefined) onReady(observer)
}).observe(root, { attributeFilter: ['data-ready'] })
addEventListener('popstate', onPopState)
// The page's scripts handle a missing one of theirs by themselves.
addEventListener(startFailed, () => onFailure(null))

// A visitor may have ticked a box or typed before this script came: a control then has the focus. Not
// `navigator.userActivation`, which Chromium passes on from the page before.
const isDeferred = mainLink?.rel === deferredRel && document.activeElement === document.body

function startLater(): void {
  const until = document.querySelector<HTMLElement>('[data-until]')?.dataset['until']
  const startAfter = mainLink?.dataset['startAfter']
  const byItself = startsByItself({
    marks: root.dataset,
    query: location.search,
    fragment: location.hash,
    drawnFrom: mainLink?.dataset['from']?.split(' '),
    historyState: history.state,
    lasting: () => localStorage,
    session: () => sessionStorage,
    holdsUntil: until === undefined ? Infinity : Number(until),
    now: Date.now(),
  })
  if (byItself) whenIdle(run)
  // Counted from the navigation.
  else if (startAfter !== undefined) setTimeout(run, Number(startAfter) - performance.now())
}

if (isDeferred) {
  awaitInteraction(window, { prepare, run })
  if (document.readyState === 'complete') startLater()
  else addEventListener('load', startLater, { once: true })
} else run()
