/**
 * Deletes what no process needs from the packages of the image:
 *
 *     node scripts/prune-packages.ts node_modules server/node_modules
 */
import { existsSync, readdirSync, rmdirSync, statSync, unlinkSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * Types, maps and texts, icons, files for compilers, and TypeScript sources: Node refuses to run TypeScript below
 * `node_modules`. Licences stay, as they ask for.
 */
const needless =
  /\.(?:[cm]?ts|map|flow|md|markdown|tsbuildinfo|yml|ico|gyp|h)$|^(?:test|bench|example|eslint\.config)\.[cm]?js$/i

/** Folders that packages have at their top for their own developers. */
const developers = new Set([
  '.github',
  'bench',
  'benchmark',
  'benchmarks',
  'doc',
  'docs',
  'example',
  'examples',
  'test',
  'tests',
])

/** Files that the product never loads, by package: other module systems' builds, browser builds, unused data. */
const duplicates: Readonly<Record<string, RegExp>> = {
  // Builds for browsers. Node loads `index.js`.
  bintrees: /^dist\//,
  // The server imports the ESM build, and d3-geo that of its own package.
  'd3-array': /^dist\/.*(?:\.js|\.min\.mjs)$/,
  'd3-geo': /^dist\/.*(?:\.js|\.min\.mjs)$/,
  // @fastify/static requires the CommonJS build, which is one file.
  glob: /^dist\/(?:esm\/|commonjs\/(?!index\.min\.js$|package\.json$))/,
  // That file of glob holds what it needs of these packages, which no other one needs.
  '@isaacs/nonrecursive-glob-match': /^dist\//,
  'balanced-match': /^dist\//,
  'brace-expansion': /^dist\//,
  minimatch: /^dist\//,
  'path-scurry': /^dist\//,
  minipass: /^dist\/esm\//,
  // Node loads `node/index.min.js` of either module system.
  'lru-cache':
    /^dist\/(?:commonjs|esm)\/(?:(?:browser|react-native)\/|(?:node\/)?index\.js$|index\.min\.js$)/,
  // Node loads `pino.js`.
  pino: /^browser\.js$/,
  // The server imports the ESM build.
  nodemailer: /^dist\/cjs\//,
  // The binary comes built, and the server imports the ESM build.
  sharp: /^src\/.*\.(?:cc|h)$|^dist\/.*\.cjs$/,
  // The server imports the ESM build.
  stripe: /^cjs\//,
  // Node loads `tdigest.js`.
  tdigest: /^(?:gruntfile\.js|example\.html|specs\/)/,
  // Node loads the build that is named as `main`.
  'topojson-client': /^(?:bin|src)\/|\.min\.js$/,
  // The server draws one resolution of the countries.
  'world-atlas': /^(?:land|countries-(?:50|110)m)/,
  // The server imports the types alone: neither its validator nor its compiler.
  typebox: /^build\/(?:compile|format|schema|value)\//,
  // An experimental parser, which only UNDICI_USE_MILO loads.
  undici: /^lib\/milo\/.*\.js$/,
  yaml: /^browser\//,
}

/**
 * Whether the image does without a file.
 * @param name of the package
 * @param file its path in the package, with `/`
 */
export function isNeedless(name: string, file: string): boolean {
  if (/^licen[cs]e|^notice/i.test(file)) return false
  const [top = ''] = file.split('/', 1)
  if (needless.test(file) || (file.includes('/') && developers.has(top))) return true
  return duplicates[name]?.test(file) ?? false
}

/** The files of a package without those of the packages inside it. */
export function filesOfPackage(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((file) => !/(?:^|\/)node_modules\//.test(file))
}

/** Returns the names of a folder's subfolders. Skips symbolic links, such as those to workspaces. */
function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** The packages of a `node_modules` folder, and of those inside them, as paths. */
function packagesIn(folder: string): string[] {
  const names = foldersIn(folder).flatMap((name) =>
    name.startsWith('@') ? foldersIn(join(folder, name)).map((part) => `${name}/${part}`) : [name],
  )
  return names.flatMap((name) => {
    const path = join(folder, name)
    if (!existsSync(join(path, 'package.json'))) return []
    return [path].concat(packagesIn(join(path, 'node_modules')))
  })
}

function removeEmptyFolders(folder: string): void {
  for (const name of foldersIn(folder)) removeEmptyFolders(join(folder, name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

function prune(folders: readonly string[]): void {
  let bytes = 0
  for (const path of folders.flatMap(packagesIn)) {
    const name = path.replaceAll(sep, '/').replace(/^.*node_modules\//, '')
    for (const file of filesOfPackage(path)) {
      if (!isNeedless(name, file)) continue
      bytes += statSync(join(path, file)).size
      unlinkSync(join(path, file))
    }
  }
  for (const folder of folders.filter((path) => existsSync(path))) removeEmptyFolders(folder)
  process.stdout.write(`${Math.round(bytes / 1e6)} MB deleted\n`)
}

if (import.meta.main) prune(process.argv.slice(2))
