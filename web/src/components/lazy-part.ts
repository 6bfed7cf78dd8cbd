import { type ComponentType, lazy } from 'react'

import { importWithDeadline } from '../lib/import-with-deadline.ts'

/**
 * Makes a component whose script is loaded when it is first rendered. If the load fails or times out, the
 * fallback is rendered instead, so that the rest of the page and its typed text stay.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props>,
) {
  return lazy(async () => {
    try {
      return { default: await importWithDeadline(load) }
    } catch {
      return { default: fallback }
    }
  })
}
