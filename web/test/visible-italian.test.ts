import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'
import { parseAst } from 'vite'

const root = join(import.meta.dirname, '../..')

/** Folders and files with texts for visitors. */
const places = [
  'web/src',
  'shared/src',
  'server/src/errors.ts',
  'server/src/pages',
  'server/src/pictures',
  'server/src/plugins/input',
  'server/src/routes',
  'server/src/services',
  'server/embedded/src/assistant',
]

/** Official names, with straight apostrophes. */
const municipalities = 'shared/src/municipalities/'

/** Texts with a straight apostrophe: those of the specification, each with its place, and official names. */
const exceptions: Readonly<Record<string, string>> = {
  "REGGIO NELL'EMILIA (RE)": 'the official name of a municipality',
  "ore dall'accredito.": 'specification, section 8, bank-transfer success alert',
  "Errore durante l'invio dei dati. Riprova più tardi.":
    'specification, section 8, bank-transfer error alert',
  "Attendi la risposta dell'assistente": 'specification, section 8, chat alert',
  "Validazione dell'account in corso.": 'specification, section 8, short-token screen',
  "Invio automatico della notifica di accesso all'app fallito.":
    'specification, section 8, short-token screen',
}

interface Found {
  readonly file: string
  readonly text: string
}

/** The strings, templates and texts between tags of a syntax tree. */
function texts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(texts)
  if (typeof node !== 'object' || node === null) return []
  const { type, value } = node as { readonly type?: string; readonly value?: unknown }
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value]
  if (type === 'TemplateElement') {
    const { cooked } = value as { readonly cooked: string | null }
    return [cooked ?? '']
  }
  if (type === 'ImportDeclaration') return []
  return Object.values(node).flatMap(texts)
}

async function sources(place: string): Promise<string[]> {
  if (place.endsWith('.ts')) return [place]
  const files = await readdir(join(root, place), { recursive: true })
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${place}/${file}`)
    .filter((file) => !file.startsWith(municipalities))
}

async function readTexts(): Promise<Found[]> {
  const files = (await Promise.all(places.map(sources))).flat()
  const found = files.map(async (file) => {
    const tree = parseAst(await readFile(join(root, file), 'utf8'), {
      lang: file.endsWith('x') ? 'tsx' : 'ts',
    })
    return texts(tree).map((text) => ({ file, text: text.replaceAll(/\s+/g, ' ').trim() }))
  })
  return (await Promise.all(found)).flat()
}

const all = await readTexts()

/** The texts that match, without the exceptions. */
function matching(pattern: RegExp): string[] {
  return all
    .filter(({ text }) => pattern.test(text) && !Object.hasOwn(exceptions, text))
    .map(({ file, text }) => `${file}: ${text}`)
}

t.test('texts for visitors have curly apostrophes, and no backticks', async (t) => {
  t.ok(all.length > 5_000)
  t.same(matching(/\p{L}'\p{L}|\p{L}'\s\p{Ll}/u), [], 'straight apostrophes')
  t.same(matching(/\p{L}`\p{L}/u), [], 'backticks')
})

t.test('a sentence says ‘oltre 1.500’ and not ‘1.500+’', async (t) => {
  t.same(matching(/\d\+\s\p{L}|\p{L}\s[\d.]+\+/u), [])
})

t.test('‘email’ has one spelling: that of the forms, which the specification fixes', async (t) => {
  t.same(matching(/\be[-‑]mail/i), [])
})

t.test(
  'householders read ‘10 %’, as beside each price; professionals ‘7%’, as in the specification',
  async (t) => {
    const close = /^(?:shared\/src\/(?:services|catalogue)\/|web\/src\/pages\/landing\/)/
    const found = matching(/\p{L}.*\d%|\d%.*\p{L}/u).filter((text) => close.test(text))
    t.same(found, [])
  },
)

t.test('every exception is still a text of the site', async (t) => {
  const known = new Set(all.map(({ text }) => text))
  for (const text of Object.keys(exceptions)) t.ok(known.has(text), text)
})
