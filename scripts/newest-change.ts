import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file's or folder's last change in epoch milliseconds; null where it does not exist. */
export function changedAt(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null
}

/**
 * The last change among files and everything below folders. Folders count too: their own date tells of a file that
 * was taken away. What does not exist is passed over.
 * @returns epoch milliseconds; 0 where nothing exists
 */
export function newestChange(paths: readonly string[]): number {
  let newest = 0
  const waiting = [...paths]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entry = statSync(path, { throwIfNoEntry: false })
    if (!entry) continue
    newest = Math.max(newest, entry.mtimeMs)
    if (entry.isDirectory()) waiting.push(...readdirSync(path).map((name) => join(path, name)))
  }
  return newest
}

/**
 * Whether what was built is there and no older than its sources.
 * @param built files that a build writes, each of them
 */
export function isFresh(built: readonly string[], sources: readonly string[]): boolean {
  const dates = built.map(changedAt)
  return dates.every((date) => date !== null) && Math.min(...dates) >= newestChange(sources)
}
