import { otherStorage } from '../lib/storage.ts'

const key = otherStorage.staleBuildReload
const quietMs = 60_000

/** Whether a failed import is a script or style that the server no longer has, after a deploy. */
export function isMissingChunk(error: unknown): boolean {
  return (
    (error instanceof TypeError &&
      /dynamically imported module|module script|preload/i.test(error.message)) ||
    (error instanceof Error && /Unable to preload CSS/.test(error.message))
  )
}

/** What the recovery asks of the browser. */
export interface ReloadDeps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly reload: () => void
  readonly online: () => boolean
  readonly now: () => number
}

/** The browser's own. */
export const browserReload: ReloadDeps = {
  storage: {
    getItem: (name) => sessionStorage.getItem(name),
    setItem: (name, value) => sessionStorage.setItem(name, value),
  },
  reload: () => location.reload(),
  online: () => navigator.onLine,
  now: Date.now,
}

/**
 * Whether a reload is what heals a failure: one of the page's scripts is gone, there is a connection, and this was not
 * tried within the last minute. Where the browser refuses to remember that, it might never end.
 */
export function healsByReload(error: unknown, { storage, online, now }: ReloadDeps): boolean {
  if (!isMissingChunk(error) || !online()) return false
  try {
    return now() - Number(storage.getItem(key) ?? 0) >= quietMs
  } catch {
    return false
  }
}

/**
 * Reloads the page once when one of its scripts is gone, so that a deploy heals itself; a second failure within
 * a minute is left to the error page, and one without a connection too (features.md, J7).
 * @returns whether a reload was asked for
 */
export function reloadForStaleBuild(error: unknown, deps: ReloadDeps): boolean {
  if (!healsByReload(error, deps)) return false
  deps.storage.setItem(key, String(deps.now()))
  deps.reload()
  return true
}
