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

interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

interface EventEntry extends PerformanceEntry {
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
  // oxlint-disable-next-line unicorn/consistent-function-scoping, typescript/no-unnecessary-type-parameters -- only this function exists in the page; the type names the kind of entries
  function on<Entry extends PerformanceEntry>(type: string, read: (entry: Entry) => void): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry as Entry)
    })
    // The shortest duration that event timing reports.
    const options = { type, buffered: true, durationThreshold: 16 }
    observer.observe(options)
  }
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.firstPaint = entry.startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }: ShiftEntry) => {
    if (!hadRecentInput) observed.shift += value
  })
  on('longtask', ({ startTime, duration }) => observed.longTasks.push({ at: startTime, duration }))
  on('event', ({ interactionId: id, duration }: EventEntry) => {
    if (id !== 0) observed.interactions[id] = Math.max(observed.interactions[id] ?? 0, duration)
  })
}

/** The time that tasks took beyond 50 ms each, after the first paint. */
export function blockingTime({ longTasks, firstPaint }: Observed): number {
  const late = longTasks.filter(({ at, duration }) => at + duration > firstPaint)
  return late.reduce((sum, { duration }) => sum + duration - 50, 0)
}
