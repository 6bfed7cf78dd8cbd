/**
 * Writes the software bill of materials of the product to stdout, in CycloneDX's JSON (security.md, SC-04). The
 * list comes from the lock file, so equal sources give equal bytes. `npm sbom --omit=dev` cannot be used: it
 * leaves out packages that are also development dependencies, for example React and sharp.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Lock, packageName, readLock, shippedPackages } from './shipped-packages.ts'

const root = join(import.meta.dirname, '..')

/** The package URL of a package of the npm registry. */
function packageUrl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** `sha512-<base64>` of the lock file as a CycloneDX hash. */
function hashOf(integrity: string) {
  const content = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')
  return { alg: 'SHA-512', content }
}

function component(lock: Lock, path: string) {
  const { version = '', license = '', integrity = '' } = lock[path] ?? {}
  const name = packageName(path)
  // A licence with an operator is an expression; the format has another field for it.
  const licence = / (?:AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }
  return {
    'bom-ref': path,
    type: 'library',
    name,
    version,
    purl: packageUrl(name, version),
    hashes: [hashOf(integrity)],
    licenses: [licence],
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this repository's own
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly name: string
  readonly version: string
}
const lock = readLock(root)
const document = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { 'bom-ref': name, type: 'application', name, version } },
  components: shippedPackages(lock, ['server', 'web']).map((path) => component(lock, path)),
}
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`)
