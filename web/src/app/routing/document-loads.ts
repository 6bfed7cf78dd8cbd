import { matchPageRoute, type RoutePolicy } from '@mestieri/shared/pages.ts'
import { createPath, type NavigateOptions, resolvePath, type To } from 'react-router-dom'

import { otherStorage } from '../../lib/storage/storage.ts'

function policyOf(path: string): RoutePolicy {
  return matchPageRoute(path)?.policy ?? 'base'
}

/**
 * Whether a navigation must load a new document. The Content-Security-Policy and running scripts belong to
 * the document. So pages with payments or private URLs get their own document, without the tag manager, and
 * the card provider's script does not stay on other pages (security.md, BR-03, section 2.1).
 */
export function needsDocument(from: string, to: string): boolean {
  return policyOf(from) !== policyOf(to)
}

/** The part of the router that this module uses. */
interface NavigatingRouter {
  readonly state: { readonly location: { readonly pathname: string } }
  navigate(to: number): Promise<void>
  navigate(to: To | null, options?: NavigateOptions): Promise<void>
}

export interface DocumentLoadDeps {
  /** `assign` and `replace` of the window's location. */
  readonly load: Pick<Location, 'assign' | 'replace'>
  readonly handover: Pick<StateHandover, 'leave'>
}

/**
 * Returns the router with a `navigate` that loads a new document if needed. Back and Forward are left to the
 * browser, because a history entry of another document always loads that document.
 */
export function loadingDocuments<Router extends NavigatingRouter>(
  router: Router,
  { load, handover }: DocumentLoadDeps,
): Router {
  async function navigate(to: To | number | null, options?: NavigateOptions): Promise<void> {
    if (typeof to === 'number') return router.navigate(to)
    const { pathname } = router.state.location
    const target = resolvePath(to ?? '', pathname)
    if (!needsDocument(pathname, target.pathname)) return router.navigate(to, options)
    const address = createPath(target)
    handover.leave(address, options?.state)
    if (options?.replace === true) load.replace(address)
    else load.assign(address)
    return undefined
  }
  // Inherit instead of copying: the router's properties are getters.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it inherits from the router
  return Object.create(router, { navigate: { value: navigate } }) as Router
}

/** Passes the state of a navigation from one document to the next. */
export interface StateHandover {
  leave(address: string, state: unknown): void
  /** Returns and deletes the state for a URL; null if there is none. */
  take(address: string): unknown
}

type SessionArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Creates a {@link StateHandover}. It never throws: a page that is opened directly has no state either.
 * @param area returns the session storage; throws if the browser blocks it
 */
export function createStateHandover(area: () => SessionArea): StateHandover {
  const key = otherStorage.navigationState
  return {
    leave(address, state) {
      try {
        area().removeItem(key)
        if (state !== undefined && state !== null) area().setItem(key, JSON.stringify({ address, state }))
      } catch {
        // Storage is blocked or full: the next page starts without the state.
      }
    },

    take(address) {
      try {
        const text = area().getItem(key)
        area().removeItem(key)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its fields are unknown
        const left = JSON.parse(text ?? 'null') as { address?: unknown; state?: unknown } | null
        return left?.address === address ? (left.state ?? null) : null
      } catch {
        return null
      }
    },
  }
}
