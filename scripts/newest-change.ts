import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Time of the last change of a file or folder, in epoch milliseconds; null if it does not exist. */
export function changedAt(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null
}

/**
 * Time of the latest change of the given files and folders and of everything below the folders. The folders'
 * own times count too, because a deleted file changes the time of its folder. Missing paths are ignored.
 *
 * @returns epoch milliseconds; 0 if no path exists
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
 * Whether all built files exist and none is older than the sources.
 *
 * @param built the files that a build writes
 */
export function isFresh(built: readonly string[], sources: readonly string[]): boolean {
  const dates = built.map(changedAt)
  return dates.every((date) => date !== null) && Math.min(...dates) >= newestChange(sources)
}
