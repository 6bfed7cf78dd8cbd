import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { brand } from '@mestieri/shared/brand.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import t from 'tap'

const web = join(import.meta.dirname, '../../src')

const folders = [
  'features/terms',
  'pages/terms',
  'pages/privacy',
  'pages/accessibility',
  'components/legal-document',
]

const sources = folders.flatMap((folder) =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      // Formatting can break lines anywhere.
      text: readFileSync(join(web, folder, file), 'utf8').replaceAll(/\s+/g, ' '),
    })),
)

/** All numbers of a tree. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}

/** All texts of a tree. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

t.test('the legal texts do not repeat figures of the professionals’ terms', async (t) => {
  const italian = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 })
  const figures = numbersOf(professionalTerms).flatMap((figure) => [figure, figure / 100])
  const written = figures.flatMap((figure) => [String(figure), italian.format(figure)])
  const units = '(?:€|%|euro|giorni|mesi|ore|clienti|preventivi|foto|per cento)'
  const literal = new RegExp(
    String.raw`(?<![\d.,])(?:${written.map((text) => RegExp.escape(text)).join('|')}) ?${units}`,
    'i',
  )
  t.match('costa 292,8 €', literal)
  t.match('il 7% del valore', literal)
  t.match('entro 24 ore', literal)
  for (const { file, text } of sources) t.notMatch(text, literal, file)
})

t.test('the legal texts do not repeat facts of the brand file', async (t) => {
  const { company, support, bankAccount, businessApp } = brand
  const facts = [brand.name, ...textsOf({ company, support, bankAccount, businessApp })]
  for (const { file, text } of sources) {
    t.same(
      facts.filter((fact) => text.includes(fact)),
      [],
      file,
    )
  }
})
