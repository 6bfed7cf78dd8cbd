import { matchPageRoute, type RoutePolicy } from '@mestieri/shared/pages.ts'
import { createPath, type NavigateOptions, resolvePath, type To } from 'react-router-dom'

import { otherStorage } from '../lib/storage.ts'

function policyOf(path: string): RoutePolicy {
  return matchPageRoute(path)?.policy ?? 'base'
}

/**
 * Whether going from one path to another needs a document of its own. Its Content-Security-Policy and what runs in it
 * belong to the document, so pages that take payments or have private addresses are neither entered nor left within
 * one: neither the card provider's script nor the tag manager comes along (security.md, BR-03, section 2.1).
 */
export function needsDocument(from: string, to: string): boolean {
  return policyOf(from) !== policyOf(to)
}

/** What is used of the router. */
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
 * The same router, whose navigations load a document where one is needed. Steps through the history are left to the
 * browser: entries of two documents are never steps within one.
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
  // Not a copy: the router's properties are getters.
  return Object.create(router, { navigate: { value: navigate } }) as Router
}

/** Takes the state of a navigation from one document to the next. */
export interface StateHandover {
  leave(address: string, state: unknown): void
  /** The state that was left for an address, once; null where there is none. */
  take(address: string): unknown
}

type SessionArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Makes a {@link StateHandover}. Never throws: a page has to do without a state anyway,
 * when it is opened directly.
 * @param area session storage; a browser that blocks it throws here
 */
export function createStateHandover(area: () => SessionArea): StateHandover {
  const key = otherStorage.navigationState
  return {
    leave(address, state) {
      try {
        area().removeItem(key)
        if (state !== undefined && state !== null) area().setItem(key, JSON.stringify({ address, state }))
      } catch {
        // See above.
      }
    },

    take(address) {
      try {
        const text = area().getItem(key)
        area().removeItem(key)
        const left = JSON.parse(text ?? 'null') as { address?: unknown; state?: unknown } | null
        return left?.address === address ? (left.state ?? null) : null
      } catch {
        return null
      }
    },
  }
}
