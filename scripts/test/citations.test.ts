import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import t from 'tap'

import { type Citation, citedDocuments, hasPlace, readCitations } from './citations.ts'
import { listFiles } from './list-files.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = listFiles(root)
const cited = new Map(Object.entries(citedDocuments).map(([name, file]) => [name, read(file)]))
const documents = new Set(files.filter((file) => file.endsWith('.md')).map((file) => basename(file, '.md')))
const known = new Set([...documents].map((name) => name.toLowerCase()))
const decisions = new Set(files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []))

/** What of a citation leads nowhere. */
function deadPlaces({ document, places }: Citation): string[] {
  if (document === 'decision') {
    return places.flatMap(({ value }) => (decisions.has(value) ? [] : [`decision ${value}`]))
  }
  const markdown = cited.get(document)
  // A name alone may be a file of another project.
  if (markdown === undefined) return known.has(document) || places.length === 0 ? [] : [`${document}.md`]
  return places
    .filter((place) => !hasPlace(markdown, place))
    .map(({ kind, value }) => `${document}: ${kind} ${value}`)
}

t.test('every place that comments and documents cite exists', async (t) => {
  let count = 0
  const dead: string[] = []
  for (const file of files) {
    // The file below holds wrong citations on purpose.
    if (!/\.(?:tsx?|mjs|css|html|md)$/.test(file) || file === 'scripts/test/citations.test.ts') continue
    for (const citation of readCitations(read(file))) {
      count += citation.places.length
      dead.push(...deadPlaces(citation).map((place) => `${file}:${citation.line} ${place}`))
    }
  }
  t.ok(count > 500, `${count} places are cited`)
  t.same(dead, [])
})

/** The dead places of a comment. */
const dead = (text: string) => readCitations(text).flatMap(deadPlaces)

/** The places that a text cites. */
const places = (text: string) =>
  readCitations(text).flatMap((citation) => citation.places.map(({ value }) => value))

t.test('the forms of citations are read', async (t) => {
  t.same(places('(features.md, A5 and A11)'), ['A5', 'A11'])
  t.same(places('/** One\n * (features.md, B10\n * and 3.6; WCAG 2.2). */'), ['B10', '3.6'])
  t.same(places('(specification, sections 1, 3 to 6 and 9)'), ['1', '3', '6', '9'])
  t.same(places("(specification, section 4, 'Chat', and section 8)"), ['4', 'Chat', '8'])
  t.same(places("the specification’s words (section 8, 'Status 401')"), ['8', 'Status 401'])
  t.same(places('as section 7 of the specification has it'), ['7'])
  t.same(places('(contract.md, `PICTURE_HOSTS`)'), ['PICTURE_HOSTS'])
  t.same(places('(architecture.md, rule 10)'), ['10'])
  t.same(places('(docs/decisions/0015) and (decision 0014)'), ['0015', '0014'])
  t.same(places('no words of the specification, and none of ours'), [])
})

t.test('a wrong citation is found', async (t) => {
  for (const wrong of [
    '(features.md, A99)',
    '(features, L1)',
    '(security.md, UP-99)',
    '(LD-99)',
    '(contract.md, section 12)',
    "(specification, section 3, 'Callback offer popup')",
    "(contract, 'No such heading')",
    '(architecture.md, rule 40)',
    '(decision 9999)',
    '(docs/decisions/0099)',
    '(elsewhere.md, section 1)',
  ]) {
    t.not(dead(`/** Something ${wrong}. */`).length, 0, wrong)
  }
  t.same(dead('/** (UF-01, specification, section 4; contract.md, section 2; decision 0001) */'), [])
})
