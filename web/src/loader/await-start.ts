/**
 * Interactions that the page must answer. A screen reader's press is a click without a pointer; a drag or a typed text
 * comes after a pointer, a key or a focus.
 */
const beginnings = ['pointerdown', 'keydown', 'focusin', 'click'] as const
/** Interactions that leave time: the scripts start when the browser is idle. */
const movements = ['pointermove', 'scroll'] as const
/** Ends of the interactions that `beginnings` start with. */
const ends = ['pointerup', 'pointercancel', 'keyup', 'click'] as const

/** When a scroll has come to rest, in milliseconds without a scroll event. */
const restMs = 150
/** An interaction without an end, such as a focus, starts the scripts after this time. */
const endlessMs = 300

/**
 * Whether the event is a move over no distance. Browsers send one when the page comes to lie under a pointer at rest.
 */
function isAtRest(event: Event): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is called for 'pointermove' alone
  const { movementX, movementY } = event as PointerEvent
  return movementX === 0 && movementY === 0
}

const passive = { capture: true, passive: true } as const

/** The longest wait for an idle browser, in milliseconds: on a busy machine Chromium may never report that it is idle. */
const mostBusyMs = 2000

/** Calls back when the browser is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: mostBusyMs })
  else setTimeout(run)
}

/** Calls back after the next frame is shown. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

export interface Start {
  /** Begins the download of the scripts. */
  readonly prepare: () => void
  /** Runs the scripts. */
  readonly run: () => void
}

/**
 * Waits for the first interaction. The scripts download at once but run only after the interaction is answered:
 * their long tasks would delay the frame that the visitor waits for.
 * @returns a function that ends the waiting
 */
export function awaitInteraction(page: Window, { prepare, run }: Start): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const runAfterPaint = () => {
    clearTimeout(timer)
    for (const type of ends) page.removeEventListener(type, runAfterPaint, passive)
    afterPaint(run)
  }
  const onBeginning = () => {
    stop()
    prepare()
    for (const type of ends) page.addEventListener(type, runAfterPaint, passive)
    clearTimeout(timer)
    timer = setTimeout(runAfterPaint, endlessMs)
  }
  const onMovement = (event: Event) => {
    if (isAtRest(event)) return
    clearTimeout(timer)
    const wait = event.type === 'pointermove' ? 0 : restMs
    timer = setTimeout(() => {
      for (const type of movements) page.removeEventListener(type, onMovement, passive)
      prepare()
      whenIdle(run)
    }, wait)
  }
  function stop(): void {
    for (const type of beginnings) page.removeEventListener(type, onBeginning, passive)
    for (const type of movements) page.removeEventListener(type, onMovement, passive)
  }

  for (const type of beginnings) page.addEventListener(type, onBeginning, passive)
  for (const type of movements) page.addEventListener(type, onMovement, passive)
  return stop
}
