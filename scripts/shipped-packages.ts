import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface LockEntry {
  readonly version?: string
  readonly license?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** The packages of package-lock.json, by their path relative to the root. */
export type Lock = Readonly<Record<string, LockEntry>>

/** @param root the folder of the repository */
export function readLock(root: string): Lock {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm writes it
  return (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages
}

/** Resolves a dependency as Node does. @returns its path in the lock file; undefined if it is not there */
function resolve(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '.' || folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (lock[path]) return path
    if (folder === '.' || folder === '') return undefined
  }
}

function fits({ os, cpu }: LockEntry): boolean {
  return (os?.includes('linux') ?? true) && (cpu?.some((name) => name === 'x64' || name === 'arm64') ?? true)
}

/**
 * The paths of all packages that the workspaces need to run on Linux, x64 or arm64. Development dependencies
 * do not count.
 *
 * @param workspaces folders such as `server`
 */
export function shippedPackages(lock: Lock, workspaces: readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = [...workspaces]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { dependencies, optionalDependencies } = lock[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const target = resolve(lock, path, name)
      const entry = target === undefined ? undefined : lock[target]
      if (target === undefined || !entry || entry.link || found.has(target) || !fits(entry)) continue
      found.add(target)
      waiting.push(target)
    }
  }
  return [...found].toSorted()
}

/** The name of a package, from its path in the lock file. */
export function packageName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
