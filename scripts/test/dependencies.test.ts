import { join } from 'node:path'

import t from 'tap'

import { packageName, readLock, shippedPackages } from '../shipped-packages.ts'

const lock = readLock(join(import.meta.dirname, '../..'))
const entries = Object.entries(lock).filter(([path, { link }]) => path.includes('node_modules/') && !link)

/** Minimum versions without known advisories, one for each supported major version (security.md, SC-03). */
const minimums: Readonly<Record<string, readonly string[]>> = {
  fastify: ['5.12.2'],
  '@fastify/static': ['10.1.3'],
  '@fastify/multipart': ['10.1.0'],
  '@fastify/rate-limit': ['11.2.0'],
  undici: ['7.29.0', '8.9.0'],
}

const numbers = (version: string) => version.split('-', 1).join('').split('.').map(Number)

/**
 * Whether a version meets the minimum of its major version, or has a newer major version than all that are
 * listed.
 */
function isRecent(version: string, lines: readonly string[]): boolean {
  const [major = 0, minor = 0, patch = 0] = numbers(version)
  const line = lines.find((minimum) => numbers(minimum)[0] === major)
  if (!line) return lines.every((minimum) => (numbers(minimum)[0] ?? 0) < major)
  const [, wantedMinor = 0, wantedPatch = 0] = numbers(line)
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch)
}

t.test('SC-03: packages with known advisories have a fixed version', async (t) => {
  const shipped = shippedPackages(lock, ['server', 'web'])
  for (const name of ['fastify', '@fastify/static', 'undici']) {
    t.ok(
      shipped.some((path) => packageName(path) === name),
      `${name} is checked`,
    )
  }
  for (const path of shipped) {
    const wanted = minimums[packageName(path)]
    const { version = '' } = lock[path] ?? {}
    if (wanted) t.ok(isRecent(version, wanted), `${path} ${version}`)
  }
})

t.test('a version is compared with the minimum of its major version', async (t) => {
  const versions = ['6.29.1', '7.28.9', '7.29.0', '8.8.12', '8.9.0', '8.10.0', '9.0.0']
  t.same(
    versions.filter((version) => isRecent(version, ['7.29.0', '8.9.0'])),
    ['7.29.0', '8.9.0', '8.10.0', '9.0.0'],
  )
})

t.test('SC-02: every package is pinned by its hash, and the lock file names no registry', async (t) => {
  t.ok(entries.length > 100)
  t.same(
    entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
    [],
  )
  t.same(
    entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path),
    [],
  )
})
