import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const built = /(?:^|\/)(?:node_modules|dist|dist-ssr|\.tap|\.git|\.pictures)\/|^data\/|\.tsbuildinfo$/

function listNames(root: string): string[] {
  // The folder may belong to another user, as it does where a job runs in a container.
  const args = ['-c', 'safe.directory=*', 'ls-files', '-co', '--exclude-standard']
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n')
  } catch {
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => !built.test(file))
  }
}

/**
 * The files of the repository and those that the next commit would add; in an unpacked archive, all that is not built.
 * Paths are relative to `root`.
 */
export function listFiles(root: string): string[] {
  return listNames(root).filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
}
