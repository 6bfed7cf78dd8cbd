/** What the browser itself reports of a page. Times are milliseconds since the navigation. */
export interface Observed {
  firstPaint: number
  largestPaint: number
  /** The sum of layout shifts. */
  shift: number
  longTasks: { readonly at: number; readonly duration: number }[]
  /** The longest event of each interaction, until the next frame. */
  interactions: Record<number, number>
}

declare global {
  interface Window {
    observed: Observed
  }
}

/** What only some kinds of entries have: layout shifts the first two, events the last. */
interface Details {
  readonly value: number
  readonly hadRecentInput: boolean
  /** 0 for an event that belongs to no interaction. */
  readonly interactionId: number
}

/** Collects what the browser reports. Runs in the page before its scripts, so it uses nothing of this module. */
export function observePage(): void {
  const observed: Observed = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    longTasks: [],
    interactions: {},
  }
  window.observed = observed
  /** The shortest duration that event timing reports. */
  const durationThreshold = 16
  function on(type: string, read: (entry: PerformanceEntry & Details) => void): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry as PerformanceEntry & Details)
    })
    const options = { type, buffered: true, durationThreshold }
    observer.observe(options)
  }
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.firstPaint = entry.startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) observed.shift += value
  })
  on('longtask', ({ startTime, duration }) => observed.longTasks.push({ at: startTime, duration }))
  on('event', ({ interactionId: id, duration }) => {
    if (id !== 0) observed.interactions[id] = Math.max(observed.interactions[id] ?? 0, duration)
  })
}

/** The time that tasks took beyond 50 ms each, after the first paint. */
export function blockingTime({ longTasks, firstPaint }: Observed): number {
  const late = longTasks.filter(({ at, duration }) => at + duration > firstPaint)
  return late.reduce((sum, { duration }) => sum + duration - 50, 0)
}
