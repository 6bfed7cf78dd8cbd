import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import t, { type Test } from 'tap'

import { packageName, readLock, shippedPackages } from '../shipped-packages.ts'
import { listFiles } from './list-files.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const lock = readLock(root)
const shipped = shippedPackages(lock, ['server', 'web'])

t.test('SC-01: npm runs no script of a package and takes no version of the last three days', async (t) => {
  const lines = read('.npmrc').split('\n')
  t.ok(lines.includes('ignore-scripts=true'))
  t.ok(lines.includes('min-release-age=3'))
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const skipped = Object.keys(scripts).filter((name) => /^(?:pre|post)/.test(name))
  t.same(skipped, [], 'npm would skip these')
  const installing = Object.entries(lock).filter(([, entry]) => 'hasInstallScript' in entry)
  t.same(installing, [], 'no package needs a script')
})

t.test('SC-02: every shipped package has a licence that allows this use', async (t) => {
  const allowed = new Set([
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'ISC',
    'MIT',
    // MIT without its only condition, the notice.
    'MIT-0',
  ])
  // libvips is a library of its own beside the product, which the LGPL allows; THIRD-PARTY.md names it.
  const ofLibvips = /^@img\/sharp-libvips-/
  const others = shipped.filter((path) => {
    const parts = (lock[path]?.license ?? 'none').replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)
    return !parts.every((licence) => allowed.has(licence)) && !ofLibvips.test(packageName(path))
  })
  t.same(
    others.map((path) => `${path} ${lock[path]?.license}`),
    [],
  )
})

t.test('SC-04: the bill of materials lists every shipped package with its hash', async (t) => {
  const text = execFileSync(process.execPath, [join(root, 'scripts/sbom.ts')], { encoding: 'utf8' })
  const { bomFormat, components } = JSON.parse(text) as {
    readonly bomFormat: string
    readonly components: readonly { readonly purl: string; readonly hashes: readonly { content: string }[] }[]
  }
  t.equal(bomFormat, 'CycloneDX')
  t.same(
    components.map(({ purl }) => purl),
    shipped.map((path) => `pkg:npm/${packageName(path).replace('@', '%40')}@${lock[path]?.version}`),
  )
  t.ok(components.some(({ purl }) => purl.startsWith('pkg:npm/react@')))
  for (const { purl, hashes } of components) t.match(hashes[0]?.content, /^[0-9a-f]{128}$/, purl)
})

const print = (text: string) => `cat <<'END'\n${text}\nEND\n`

/** Runs the audit with a program in npm's place that prints `answer`, or `signatures` when it is asked for these. */
function audit(t: Test, answer: string, signatures = '{"invalid":[],"missing":[]}') {
  const npm = `#!/bin/sh\nif [ "$2" = signatures ]; then\n${print(signatures)}else\n${print(answer)}fi\nexit 1\n`
  const folder = t.testdir({ npm })
  execFileSync('chmod', ['+x', join(folder, 'npm')])
  const path = [folder, process.env['PATH']].join(delimiter)
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/audit.mjs')], {
    encoding: 'utf8',
    env: { PATH: path },
  })
  return { status, stdout }
}

const report = (severity: string) =>
  JSON.stringify({ vulnerabilities: { x: { name: 'x', severity, range: '<2' } } })

t.test('SC-02: the audit fails for a high vulnerability, and not for a lower one', async (t) => {
  t.match(audit(t, report('high')), { status: 1, stdout: /x <2: high/ })
  t.equal(audit(t, report('moderate')).status, 0)
  t.equal(audit(t, '{"vulnerabilities":{}}').status, 0)
})

t.test('SC-02: the audit says that the registry does not offer it, and does not fail', async (t) => {
  t.match(audit(t, '{"statusCode":405}'), { status: 0, stdout: /does not offer it \(405\)/ })
  t.match(audit(t, '{"error":{"code":"ENOTFOUND"}}'), { status: 0, stdout: /ENOTFOUND/ })
  t.match(audit(t, ''), { status: 0, stdout: /nothing was checked/ })
})

t.test('SC-02: the audit fails for a package without a valid signature of its registry', async (t) => {
  const none = '{"vulnerabilities":{}}'
  const x = '[{"name":"x","version":"1.0.0"}]'
  t.match(audit(t, none, `{"invalid":${x},"missing":[]}`), {
    status: 1,
    stdout: /x 1\.0\.0: wrong signature/,
  })
  t.match(audit(t, none, `{"invalid":[],"missing":${x}}`), { status: 1, stdout: /x 1\.0\.0: no signature/ })
  t.match(audit(t, none, '{"error":{"code":"ENOTFOUND"}}'), {
    status: 0,
    stdout: /signatures: the registry does not offer it \(ENOTFOUND\); nothing was checked/,
  })
})

const sources = listFiles(root).filter((file) =>
  /^(?:server|web|shared)\/(?:embedded\/)?src\/.+\.tsx?$/.test(file),
)
const usersOf = (words: RegExp) => sources.filter((file) => words.test(read(file)))

t.test('SC-08: no code uses the file server as a guard', async (t) => {
  t.ok(usersOf(/@fastify\/static/).length > 0)
  t.same(usersOf(/allowedPath/), [])
})

t.test('SP-08: the site has no service worker', async (t) => {
  t.same(usersOf(/serviceWorker|ServiceWorkerGlobalScope/), [])
})
