import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const built = /(?:^|\/)(?:node_modules|dist|dist-ssr|\.tap|\.git|\.pictures)$|^data$|\.tsbuildinfo$/

/** Reads a folder or a file; null if it is gone, as what another test has made and removed meanwhile. */
export function unlessGone<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** All files below a folder that are not built. */
function walk(root: string, folder: string): string[] {
  const entries = unlessGone(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? []
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (built.test(path)) return []
    return entry.isDirectory() ? walk(root, path) : [path]
  })
}

function listNames(root: string): string[] {
  // The folder may belong to another user, as it does where a job runs in a container.
  const args = ['-c', 'safe.directory=*', 'ls-files', '-co', '--exclude-standard']
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n')
  } catch {
    return walk(root, '')
  }
}

/**
 * The files of the repository and those that the next commit would add; in an unpacked archive, all that is not built.
 * Paths are relative to `root`.
 */
export function listFiles(root: string): string[] {
  return listNames(root).filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
}
