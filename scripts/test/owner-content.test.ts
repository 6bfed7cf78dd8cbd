import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import t from 'tap'

import { brand } from '../../shared/src/brand.ts'
import { codeSpans, linkTargets, readTable } from './markdown.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'shared/src/brand')
const document = await readFile(join(root, 'docs/owner-content.md'), 'utf8')

/** A slot with the name of its file. */
type Slot = readonly [slot: string, file: string]

const documented = readTable(document, 'What the owner fills in').map(([slot = '', file = '']): Slot => [
  codeSpans(slot)[0] ?? '',
  basename(linkTargets(file)[0] ?? ''),
])

async function slotsOfCode(): Promise<Slot[]> {
  const files = await readdir(folder)
  const modules = await Promise.all(
    files.map(async (file) => [file, (await import(join(folder, file))) as object] as const),
  )
  return [
    ...Object.keys(brand).map((key): Slot => [`brand.${key}`, 'brand.ts']),
    ...modules.flatMap(([file, module]) => Object.keys(module).map((slot): Slot => [slot, file])),
  ]
}

const sorted = (slots: readonly Slot[]) => slots.map((slot) => slot.join(' in ')).toSorted()

t.test('the table of what the owner fills in has every slot of the code, and no other', async (t) => {
  t.same(sorted(documented), sorted(await slotsOfCode()))
})

t.test('the pages use every slot of the owner’s files', async (t) => {
  const web = join(root, 'web/src')
  const files = (await readdir(web, { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  const sources = await Promise.all(files.map((file) => readFile(join(web, file), 'utf8')))
  for (const [slot, file] of await slotsOfCode()) {
    if (file === 'brand.ts') continue
    const importing = sources.filter((text) => text.includes(`@mestieri/shared/brand/${file}'`))
    t.ok(
      importing.some((text) => new RegExp(`\\b${RegExp.escape(slot)}\\b`).test(text)),
      slot,
    )
  }
})
