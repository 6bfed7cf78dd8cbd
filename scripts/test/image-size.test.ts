import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import t from 'tap'

import { learnedTexts } from '../../server/embedded/src/assistant/learning/kept.ts'
import { filesOfPackage, isNeedless } from '../prune-packages.ts'
import { packageName, readLock, shippedPackages } from '../shipped-packages.ts'

const root = join(import.meta.dirname, '../..')
const MB = 1_000_000

/** The shipped packages that are installed here: of those with native code, one platform's. */
const installed = shippedPackages(readLock(root), ['server']).filter((path) => existsSync(join(root, path)))

const needed = installed.flatMap((path) =>
  filesOfPackage(join(root, path))
    .filter((file) => !isNeedless(packageName(path), file))
    .map((file) => join(path, file)),
)

const assistant = 'server/embedded/src/assistant'
const isLearned = (file: string): boolean =>
  learnedTexts.some((text) => `${file}/`.startsWith(`${assistant}/${text}/`))

/** The folders of the product that the Dockerfile copies, and the bundle of the server. */
const copied = ['shared/src', 'server/src', 'server/embedded/src', 'web/dist', 'web/dist-ssr']
const bundle = 'server/dist'

function filesIn(folder: string): string[] {
  return (
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      // Docker does not copy folders of this name.
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((file) => !isLearned(file))
  )
}

const sizeOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0) / MB

t.test(
  'O17: the image holds at most 60 MB more than its base, and 8 MB of bundle, as the documents say',
  async (t) => {
    const [own, bundled] = [sizeOf([...needed, ...copied.flatMap(filesIn)]), sizeOf(filesIn(bundle))]
    t.ok(own > 40, `${own.toFixed(1)} MB are implausible`)
    t.ok(own <= 60, `${own.toFixed(1)} MB`)
    t.ok(bundled > 4 && bundled <= 8, `${bundled.toFixed(1)} MB of bundle`)
    const size = own + bundled
    const said = /about (\d+) MB more than its base/.exec(
      readFileSync(join(root, 'docs/operations.md'), 'utf8'),
    )?.[1]
    t.ok(
      Math.abs(Number(said) - size) <= 3,
      `docs/operations.md says ${said} MB, it is ${size.toFixed(1)} MB`,
    )
  },
)

t.test('the image keeps licences, and drops types, maps, tests and second builds', async (t) => {
  for (const [name, file] of [
    ['stripe', 'LICENSE'],
    ['stripe', 'esm/stripe.esm.node.js'],
    ['pino', 'package.json'],
    ['yaml', 'dist/doc/Document.js'],
    ['mime', 'types/standard.js'],
    ['undici', 'lib/llhttp/llhttp-wasm.js'],
    ['world-atlas', 'countries-10m.json'],
    ['typebox', 'build/type/index.mjs'],
    ['typebox', 'build/system/index.mjs'],
    ['some', 'LICENSE.md'],
  ] as const) {
    t.notOk(isNeedless(name, file), `${name}/${file}`)
  }
  for (const [name, file] of [
    ['stripe', 'cjs/stripe.cjs.node.js'],
    ['pino', 'pino.d.ts'],
    ['pino', 'test/basic.test.js'],
    ['typebox', 'build/index.mjs.map'],
    ['typebox', 'build/compile/index.mjs'],
    ['typebox', 'build/value/index.mjs'],
    ['world-atlas', 'land-10m.json'],
    ['some', 'README.md'],
    ['some', 'favicon.ico'],
    ['some', 'binding.gyp'],
    ['some', 'lib/config.h'],
    ['some', 'bench.js'],
    ['undici', 'lib/milo/simd.js'],
    ['pino', 'browser.js'],
  ] as const) {
    t.ok(isNeedless(name, file), `${name}/${file}`)
  }
})

/** Prints the file of each module that is loaded. */
const hooks = `
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:')) process.stdout.write(url + '\\n')
      return next(url, context)
    },
  })
`

t.test('every module that the server can load is in the image', async (t) => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  // world-atlas has data alone.
  const names = Object.keys(dependencies).filter((name) => !/^@mestieri\/|^world-atlas$/.test(name))
  const script = [...names, './app.ts', './stores/redis/connection.ts', '../embedded/src/start.ts']
  const imports = script.map((name) => `await import('${name}')`).join('\n')
  const args = ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`, '--input-type=module']
  const cwd = join(root, 'server/src')
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  const { stdout, stderr, status } = spawnSync(process.execPath, [...args, '--eval', imports], {
    cwd,
    // A relative folder of compiled modules would be made in the sources.
    env,
    encoding: 'utf8',
    maxBuffer: 16 * MB,
  })
  t.equal(status, 0, stderr)
  const loaded = stdout
    .trim()
    .split('\n')
    .map((url) => relative(root, fileURLToPath(url)))
  // `debug` also tries packages for a terminal's colours, which only development has.
  const packages = loaded.filter((file) => installed.some((path) => file.startsWith(`${path}/`)))
  t.ok(packages.length > 300, `${packages.length} modules of packages`)
  const kept = new Set(needed)
  t.same(
    packages.filter((file) => !kept.has(file)),
    [],
  )
})
