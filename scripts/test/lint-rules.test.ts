import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import t from 'tap'

import { listFiles } from './list-files.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Code that the rules forbid, with the rule that has to find it. */
const planted = {
  'typescript(no-explicit-any)': 'export const one: any = 1',
  'typescript(no-non-null-assertion)': 'export const two = (value: string | null) => value!.length',
  'typescript(no-unsafe-type-assertion)': 'export const three = (value: unknown) => value as Date',
  'typescript(no-unsafe-assignment)': "export const four: number = JSON.parse('4')",
  'eslint(max-params)': 'export const five = (a: 1, b: 2, c: 3, d: 4, e: 5) => [a, b, c, d, e]',
  'eslint(max-depth)':
    'export function six(a: 0 | 1) { if (a) { if (a) { if (a) { if (a) { if (a) return } } } } }',
}

t.test('lint finds code that the rules forbid', async (t) => {
  const folder = t.testdir({ src: {} })
  const file = join(folder, 'src/planted.ts')
  writeFileSync(file, `${Object.values(planted).join('\n')}\n`)
  const lint = join(root, 'node_modules/oxlint/bin/oxlint')
  const args = ['-c', join(root, '.oxlintrc.json'), '--no-ignore', '--type-aware', '-f', 'json', file]
  // Without the modules that tap adds to every Node process: oxlint does not load with them.
  const found = await run('env', ['-u', 'NODE_OPTIONS', process.execPath, lint, ...args]).catch(
    (error: { readonly stdout: string; readonly stderr: string }) => error,
  )
  t.equal(found.stderr, '')
  const { diagnostics } = JSON.parse(found.stdout) as { readonly diagnostics: readonly { code: string }[] }
  t.same(diagnostics.map(({ code }) => code).toSorted(), Object.keys(planted).toSorted())
})

const directive = /^\s*(?:\{?\/\*|\/\/) *(?:oxlint|eslint)-disable/

/** The lines with a lint exception that has no reason: neither after `--` nor in a comment on the line above. */
function exceptionsWithoutReason(text: string): number[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    if (!directive.test(line)) return []
    // A block comment may go on, with its reason on the next line.
    const comment = line.includes('/*') && !line.includes('*/') ? `${line} ${lines[index + 1] ?? ''}` : line
    if (/ -- \S/.test(comment)) return []
    return /^\s*(?:\{?\/\*|\/\/|\*)/.test(lines[index - 1] ?? '') ? [] : [index + 1]
  })
}

t.test('every exception of lint has its reason', async (t) => {
  const bare = '// oxlint-disable-next-line no-console'
  t.same(exceptionsWithoutReason(`const a = 1\n${bare}\n`), [2], 'a planted one without a reason is found')
  t.same(exceptionsWithoutReason(`// The log of the start.\n${bare}\n${bare} -- as above\n`), [])
  const sources = listFiles(root).filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  t.ok(sources.length > 1000)
  const without = sources.flatMap((file) =>
    exceptionsWithoutReason(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  )
  t.same(without, [])
})
