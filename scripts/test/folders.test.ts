import { join } from 'node:path'

import t from 'tap'

import { listFiles } from './list-files.ts'

const root = join(import.meta.dirname, '../..')

/** The most modules that a folder of source holds. A style sheet counts with its component. */
const most = 12

/** Folders with more files, and why they are not divided. A pattern stands for one folder or for folders alike. */
const exceptions: readonly (readonly [folder: RegExp, reason: string])[] = [
  [/^scripts$/, 'one file for each command, and what two commands share'],
  [/^shared\/src$/, 'one file for each rule or fact, which is imported by its own name'],
  [/^shared\/src\/contracts$/, 'one file for each resource'],
  [/^shared\/src\/services\/[a-z_]+\/jobs$/, 'one file for each job of a service'],
  [/^shared\/src\/services$/, 'one file for each list that is derived from the services'],
  [/^server\/embedded\/src\/assistant\/answers\/(?:about|things)$/, 'one file for each subject'],
]

const sources = /^(?:scripts|(?:shared|server|server\/embedded|web)\/src)\/.*\.(?:ts|tsx|mjs)$/

/** The folders of source with too many files, with how many. */
function findCrowded(files: readonly string[]): string[] {
  const inSource = files.filter((file) => sources.test(file) && !file.startsWith('scripts/test'))
  const byFolder = Map.groupBy(inSource, (file) => file.slice(0, file.lastIndexOf('/')))
  return [...byFolder].flatMap(([folder, { length }]) => (length > most ? [`${folder}: ${length}`] : []))
}

const isException = (place: string) =>
  exceptions.some(([folder]) => folder.test(place.split(':', 1).join('')))

t.test('a folder of source holds at most a dozen files, or the table says why not', async (t) => {
  const planted = Array.from({ length: 13 }, (_, index) => `server/src/plugins/planted/${index}.ts`)
  t.same(findCrowded(planted), ['server/src/plugins/planted: 13'], 'a planted one is found')
  t.same(findCrowded(planted.slice(1)), [])
  const crowded = findCrowded(listFiles(root))
  t.same(
    crowded.filter((place) => !isException(place)),
    [],
  )
})

t.test('every exception stands for a folder with more than a dozen files', async (t) => {
  const crowded = findCrowded(listFiles(root)).map((place) => place.split(':', 1).join(''))
  for (const [folder] of exceptions)
    t.ok(
      crowded.some((place) => folder.test(place)),
      String(folder),
    )
})
