/** The count of a fixed time window that is still open. */
export interface WindowCount {
  readonly count: number
  /** Milliseconds until the window ends. */
  readonly leftMs: number
}

/** Counters that several processes share. They never reject. */
export interface SharedCounters {
  /**
   * Adds one to the counter `name`. The first count opens a window of `windowMs` milliseconds. Resolves with
   * undefined if the counters are unavailable; then the count may be lost.
   */
  count(name: string, windowMs: number): Promise<WindowCount | undefined>
}
