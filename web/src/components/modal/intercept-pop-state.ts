/**
 * A custom event for a step through the history. An open overlay calls `preventDefault` to handle the step
 * itself. `detail` is the new history state.
 */
export const historyStep = 'mestieri:history-step'

/**
 * Offers each step through the history to open overlays before the router. Call it once, before the router is
 * created: listeners on `window` run in the order of registration, in either phase.
 */
export function interceptPopState(): void {
  addEventListener('popstate', (event) => {
    const step = new CustomEvent<unknown>(historyStep, { cancelable: true, detail: event.state })
    if (!dispatchEvent(step)) event.stopImmediatePropagation()
  })
}
