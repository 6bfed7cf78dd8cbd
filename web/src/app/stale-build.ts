import { otherStorage } from '../lib/storage/storage.ts'

const key = otherStorage.staleBuildReload
const quietMs = 60_000

/** Whether an error is a failed import of a script or style, usually because a deploy has removed it. */
export function isMissingChunk(error: unknown): boolean {
  return (
    (error instanceof TypeError &&
      /dynamically imported module|module script|preload/i.test(error.message)) ||
    (error instanceof Error && /Unable to preload CSS/.test(error.message))
  )
}

/** The browser functions that a reload needs. */
export interface ReloadDeps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly reload: () => void
  readonly online: () => boolean
  readonly now: () => number
}

/** {@link ReloadDeps} of the browser. */
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
 * Whether to reload the page after an error: a script is missing, the browser is online, and there was no
 * reload for it in the last minute. Without session storage there is no reload, because it could repeat
 * forever.
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
 * Reloads the page once if one of its scripts is missing, usually after a deploy. The error page handles a
 * second failure within a minute, and a failure while offline (features.md, J7).
 * @returns whether the page is reloaded
 */
export function reloadForStaleBuild(error: unknown, deps: ReloadDeps): boolean {
  if (!healsByReload(error, deps)) return false
  deps.storage.setItem(key, String(deps.now()))
  deps.reload()
  return true
}
