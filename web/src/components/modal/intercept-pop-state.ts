/** A step through the history that an open overlay may take for itself, by `preventDefault`; `detail` is the state. */
export const historyStep = 'mestieri:history-step'

/**
 * Asks the open overlays before the router hears of a step through the history. To be called once, before the router
 * is made: on `window` listeners are called in the order in which they came, whatever their phase.
 */
export function interceptPopState(): void {
  addEventListener('popstate', (event) => {
    const step = new CustomEvent<unknown>(historyStep, { cancelable: true, detail: event.state })
    if (!dispatchEvent(step)) event.stopImmediatePropagation()
  })
}
