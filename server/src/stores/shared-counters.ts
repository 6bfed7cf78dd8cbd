/** How often something was counted in a window of time that is still open. */
export interface WindowCount {
  readonly count: number
  /** Until the window ends, in ms. */
  readonly leftMs: number
}

/** Counters that several processes count on. They never reject. */
export interface SharedCounters {
  /**
   * Counts one more under `name`; the first one opens a window of `windowMs`. Undefined where the counters are out of
   * reach: nothing was counted then, as far as anybody knows.
   */
  count(name: string, windowMs: number): Promise<WindowCount | undefined>
}
