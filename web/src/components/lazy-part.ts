import { type ComponentType, lazy } from 'react'

import { importWithDeadline } from '../lib/import-with-deadline.ts'

/**
 * A part of a page whose script is fetched when it is first shown. Where the script cannot be had, because the
 * connection broke or hangs say, the fallback stands in its place: what else is on the page, and what was typed there, stays.
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
