/** The size of a window's inside in CSS pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** A function that runs in the page. It must not use anything from outside itself; arguments and result are JSON. */
export type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result

/** An element of the page, for real input. */
export interface EngineElement {
  /** Clicks its middle with the mouse. */
  click(): Promise<void>
  /** Chooses files, by path, in a file field. */
  upload(paths: readonly string[]): Promise<void>
}

/** A key that {@link EngineWindow.press} presses. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight'

/** A browser window of one visitor: what each engine's driver has to offer. */
export interface EngineWindow {
  readonly goto: (url: string) => Promise<void>
  readonly back: () => Promise<void>
  readonly reload: () => Promise<void>
  readonly resize: (size: WindowSize) => Promise<void>
  readonly evaluate: <Args extends readonly unknown[], Result>(
    run: InPage<Args, Result>,
    ...args: Args
  ) => Promise<Result>
  /** Runs a script as the driver's own, which the page's content security policy does not concern. */
  readonly run: (script: string) => Promise<void>
  /** @throws Error if the function returns no element */
  readonly element: <Args extends readonly unknown[]>(
    run: InPage<Args, Element | undefined>,
    ...args: Args
  ) => Promise<EngineElement>
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** A PNG of what the window shows. */
  readonly screenshot: () => Promise<Buffer>
  /** Errors and warnings of the console so far, with uncaught exceptions. */
  readonly problems: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** A running browser. */
export interface RunningEngine {
  readonly version: string
  /** Opens a window that shares no storage with another. */
  open(size: WindowSize): Promise<EngineWindow>
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  /** What must be installed before the engine can run; undefined if nothing is missing. */
  readonly missing: string | undefined
  start(): Promise<RunningEngine>
}
