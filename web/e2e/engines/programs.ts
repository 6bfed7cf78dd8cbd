import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Finds the first of these programs in the folders of `PATH`. */
export function findOnPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Finds WebKitGTK's test browser, which is not on the `PATH`. */
export function findMiniBrowser(): string | undefined {
  const paths = globSync([
    '/usr/lib/*/webkit{2,}gtk-*/MiniBrowser',
    '/usr/{lib,libexec,lib64}/webkit{2,}gtk-*/MiniBrowser',
  ])
  return paths.toSorted().findLast(isExecutable)
}
