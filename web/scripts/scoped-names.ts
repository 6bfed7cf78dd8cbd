import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Enough to tell a few hundred files apart; every class name in documents and scripts carries it. */
const hashLength = 3

/**
 * Creates the function that names the classes of CSS modules: the local name and a short hash of the file. The
 * bundler's own names also carry a line number, which makes scripts, stylesheets and documents longer.
 *
 * @param root the folder that the files' paths are taken from
 * @returns a function that throws if two files get the same hash
 */
export function createScopedNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>()
  return (name, file) => {
    const path = relative(root, file.split('?')[0] ?? file)
    const hash = createHash('sha256')
      .update(path)
      .digest('base64url')
      .replaceAll(/[_-]/g, '')
      .slice(0, hashLength)
    const known = files.get(hash) ?? path
    if (known !== path) throw new Error(`${known} and ${path} have the same hash in class names: lengthen it`)
    files.set(hash, path)
    return `${name}_${hash}`
  }
}
