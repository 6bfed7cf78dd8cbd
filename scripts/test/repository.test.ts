import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import t from 'tap'

import { listFiles, unlessGone } from './list-files.ts'
import { headingAnchors, linkTargets } from './markdown.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const files = listFiles(root)
const documents = files.filter((file) => file.endsWith('.md'))

t.test('every link and picture of a document has an existing target', async (t) => {
  t.ok(documents.includes('README.md'))
  for (const document of documents) {
    const text = read(document)
    for (const target of linkTargets(text)) {
      if (/^https?:/.test(target)) continue
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? document : join(dirname(document), path)
      t.ok(
        files.includes(file) || files.some((other) => other.startsWith(`${file}/`)),
        `${document}: ${target}`,
      )
      if (anchor !== undefined) t.ok(headingAnchors(read(file)).includes(anchor), `${document}: ${target}`)
    }
  }
})

t.test('the README shows all screenshots, and each is below 120 kB', async (t) => {
  const shown = linkTargets(read('README.md')).filter((target) => target.startsWith('docs/screenshots/'))
  const there = files.filter((file) => file.startsWith('docs/screenshots/'))
  t.same(shown.toSorted(), there.toSorted())
  for (const file of there) t.ok(statSync(join(root, file)).size < 120_000, file)
})

t.test('decisions are numbered without a gap and have the same structure', async (t) => {
  const records = files.filter((file) => file.startsWith('docs/decisions/')).toSorted()
  t.ok(records.length > 0)
  for (const [index, file] of records.entries()) {
    const number = String(index + 1).padStart(4, '0')
    t.match(file, new RegExp(`^docs/decisions/${number}-[a-z0-9-]+\\.md$`))
    const text = read(file)
    t.match(
      text,
      new RegExp(
        `^# ${number} .+\n\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: (?:accepted|superseded by \\d{4})`,
      ),
    )
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    t.same(sections, ['Context', 'Decision', 'Consequences'], file)
  }
})

/** A home folder or another path that exists on one machine only. */
const machinePath = /(?<![\w.-])\/(?:home|Users|root|work|workspace)\/[\w.-]+|\b[A-Z]:\\Users\\/
/** Hosts of packages or images. Each installation chooses its own registry. */
const packageHost =
  /\bregistry\.[\w-]+\.[a-z]|\bdocker\.io\b|\bghcr\.io\b|\bquay\.io\b|\b(?:artifactory|nexus|verdaccio)\b|\bpkg\.dev\b|npmmirror/i

t.test('no file names a machine path or a package host', async (t) => {
  const found: string[] = []
  // This file is skipped because of the examples below.
  for (const file of files.filter((name) => name !== 'scripts/test/repository.test.ts')) {
    const bytes = unlessGone(() => readFileSync(join(root, file)))
    if (bytes === null || bytes.includes(0)) continue
    for (const [index, line] of bytes.toString('utf8').split('\n').entries()) {
      const match = machinePath.exec(line) ?? packageHost.exec(line)
      if (match) found.push(`${file}:${index + 1} ${match[0]}`)
    }
  }
  t.same(found, [])
  for (const path of ['see /home/anna/site', 'in /root/site']) t.match(path, machinePath)
  t.notMatch("from '../pages/home/page.tsx'", machinePath)
  t.match('https://registry.company.example', packageHost)
  t.notMatch('metrics.registry.metrics()', packageHost)
})
