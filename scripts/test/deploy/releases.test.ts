import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import { schemaVersion } from '../../../server/embedded/src/storage/migrations.ts'
import { codeSpans, readTable } from '../markdown.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

t.test(
  'the changelog has the version of the package, and the newest section the schema of the code',
  async (t) => {
    const sections = read('CHANGELOG.md').split(/^## /m).slice(1)
    const { version } = JSON.parse(read('package.json')) as { version: string }
    const titles = sections.map((section) => section.split('\n', 1)[0])
    t.ok(titles.includes(version), `a section ${version}`)
    t.match(sections[0], `\nSchema ${schemaVersion}.`)
  },
)

t.test('no licence is granted: the file, the packages and the README say so', async (t) => {
  for (const folder of ['', 'server/', 'shared/', 'web/']) {
    const { license } = JSON.parse(read(`${folder}package.json`)) as { license?: string }
    t.equal(license, 'UNLICENSED', `${folder}package.json`)
  }
  t.match(read('LICENSE'), /^UNLICENSED\n/)
  t.match(read('README.md'), '[LICENSE](LICENSE)')
})

t.test('each maintenance command has a form in the container that starts the same program', async (t) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const rows = readTable(read('docs/operations.md'), 'Maintenance commands')
  t.ok(rows.length >= 6)
  for (const [command = '', form = ''] of rows) {
    const [, script = '', rest = ''] =
      /^npm run ([\w-]+)(?: -- (.+))?$/.exec(codeSpans(command)[0] ?? '') ?? []
    const program = /server\/\S+\.ts/.exec(scripts[script] ?? '')?.[0]
    // The bill of materials is made when the image is built.
    if (program === undefined) t.match(form, 'docker cp mestieri:/app/sbom.cdx.json', command)
    else t.match(form, `${program} ${rest}`.trim(), command)
    if (program) t.ok(existsSync(join(root, program)), program)
  }
})
