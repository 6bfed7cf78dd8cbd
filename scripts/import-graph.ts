import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export interface Import {
  /** Path of the importing file, relative to the repository root. */
  readonly from: string
  /** Path of the imported file, relative to the root, or the name of a package. */
  readonly to: string
  readonly typeOnly: boolean
  /** Whether it is a dynamic `import()`. */
  readonly dynamic: boolean
}

const statement = /^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'/gm
const call = /\bimport\(\s*'([^']+)'\s*\)/g
const sourceFile = /\.tsx?$/
const sharedPackage = '@mestieri/shared/'

function target(root: string, from: string, specifier: string): string {
  if (specifier.startsWith(sharedPackage)) return `shared/src/${specifier.slice(sharedPackage.length)}`
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier))
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

/** Whether a statement imports only types: `import { type A, type B }`. */
function namesOnlyTypes(text: string): boolean {
  const names = /\{([^}]*)\}/.exec(text)?.[1]
  return (
    names !== undefined && names.split(',').every((name) => !name.trim() || name.trim().startsWith('type '))
  )
}

function importsOf(root: string, from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8')
  const found: Import[] = []
  for (const match of text.matchAll(statement)) {
    const specifier = match[2] ?? match[3] ?? ''
    const typeOnly = match[1] !== undefined || namesOnlyTypes(match[0])
    found.push({ from, to: target(root, from, specifier), typeOnly, dynamic: false })
  }
  for (const match of text.matchAll(call)) {
    found.push({ from, to: target(root, from, match[1] ?? ''), typeOnly: false, dynamic: true })
  }
  return found
}

/** All TypeScript files below the given folders, and their imports. */
export function readImportGraph(
  root: string,
  folders: readonly string[],
): { files: string[]; imports: Import[] } {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => sourceFile.test(file)),
  )
  return { files, imports: files.flatMap((file) => importsOf(root, file)) }
}

/**
 * Finds a cycle of static imports and returns its files; undefined if there is none. Type imports do not
 * exist at run time and do not count.
 */
export function findCycle(imports: readonly Import[]): string[] | undefined {
  const next = new Map<string, string[]>()
  for (const { from, to, typeOnly, dynamic } of imports) {
    if (!typeOnly && !dynamic) next.set(from, [...(next.get(from) ?? []), to])
  }
  const done = new Set<string>()
  function visit(file: string, path: readonly string[]): string[] | undefined {
    const start = path.indexOf(file)
    if (start >= 0) return [...path.slice(start), file]
    if (done.has(file)) return undefined
    for (const to of next.get(file) ?? []) {
      const cycle = visit(to, [...path, file])
      if (cycle) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const file of next.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return undefined
}
