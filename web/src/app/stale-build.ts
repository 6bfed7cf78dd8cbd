const key = 'ricaricato_per_aggiornamento'
const quietMs = 60_000

/** Whether a failed import is a script or style that the server no longer has, after a deploy. */
function isMissingChunk(error: unknown): boolean {
  return (
    (error instanceof TypeError &&
      /dynamically imported module|module script|preload/i.test(error.message)) ||
    (error instanceof Error && /Unable to preload CSS/.test(error.message))
  )
}

/**
 * Reloads the page once when one of its scripts is gone, so that a deploy heals itself; a second failure within
 * a minute is left to the error page (features.md, J7).
 * @returns whether a reload was asked for
 */
export function reloadForStaleBuild(
  error: unknown,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  reload: () => void,
  now: number = Date.now(),
): boolean {
  if (!isMissingChunk(error)) return false
  const last = Number(storage.getItem(key) ?? 0)
  if (now - last < quietMs) return false
  storage.setItem(key, String(now))
  reload()
  return true
}
