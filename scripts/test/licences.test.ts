import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import { packageName, readLock, shippedPackages } from '../shipped-packages.ts'
import { codeSpans, readTable } from './markdown.ts'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'THIRD-PARTY.md'), 'utf8')
const lock = readLock(root)

/** Replaces the platform in a package name with `*`, because a package has one build for each platform. */
const family = (name: string) => name.replace(/-linux.*/, '-*')

function licenceFile(path: string): string {
  const folder = join(root, path)
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  return file ? readFileSync(join(folder, file), 'utf8') : ''
}

t.test('the server packages are listed with their licences', async (t) => {
  const documented = readTable(text, 'Packages on the server').flatMap(([licence, names = '']) =>
    codeSpans(names).map((name) => `${name} ${licence}`),
  )
  const actual = shippedPackages(lock, ['server']).map(
    (path) => `${family(packageName(path))} ${lock[path]?.license}`,
  )
  t.same(documented.toSorted(), [...new Set(actual)].toSorted())
})

t.test('the packages of the site are MIT, and the copyright holders match their licence files', async (t) => {
  const shipped = shippedPackages(lock, ['web'])
  const rows = readTable(text, 'Packages bundled into the site')
  const documented = rows.flatMap(([names = '']) => codeSpans(names))
  t.same(documented.toSorted(), shipped.map(packageName).toSorted())
  for (const path of shipped) {
    t.equal(lock[path]?.license, 'MIT', path)
    const holders = rows.find(([names = '']) => codeSpans(names).includes(packageName(path)))?.[1] ?? ''
    const licence = licenceFile(path)
    if (licence === '') t.match(holders, 'no licence file', path)
    else for (const holder of holders.split('; ')) t.ok(licence.includes(holder), `${path}: ${holder}`)
  }
})

t.test('versions and owners of data, font and icons match their files', async (t) => {
  const { version: locations } = lock['node_modules/italian-locations'] ?? {}
  const { version: atlas } = lock['node_modules/world-atlas'] ?? {}
  t.match(text, `\`italian-locations\` ${locations}`)
  t.match(licenceFile('node_modules/italian-locations'), /Garda Informatica[\s\S]+MIT License/)
  t.match(text, `\`world-atlas\` ${atlas}`)
  const owner = /^Copyright .+$/m.exec(licenceFile('node_modules/world-atlas'))?.[0] ?? 'nobody'
  t.match(text, owner)
  const font = readFileSync(join(root, 'web/public/font-license.txt'), 'utf8')
  t.match(font, /SIL OPEN FONT LICENSE Version 1\.1/)
  t.match(font, 'Copyright 2022 The Figtree Project Authors (https://github.com/erikdkennedy/figtree)')
  t.match(text, 'Copyright 2022 The Figtree Project Authors (https://github.com/erikdkennedy/figtree)')
})

t.test('the notices contain the attribution of the map', async (t) => {
  const code = readFileSync(join(root, 'server/src/maps/own/map-controls.ts'), 'utf8')
  const attribution = /mapAttribution = '([^']+)'/.exec(code)?.[1] ?? 'none'
  t.match(text, attribution)
})
