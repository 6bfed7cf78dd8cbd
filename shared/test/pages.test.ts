import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'

import { appLinkPath, concretePaths, pageRedirects, pageRoute, pageRoutes, path } from '../src/pages.ts'

t.test('a path is made of the id of its page and the values of its parameters', async (t) => {
  t.equal(path('home'), '/')
  t.equal(path('landing', { service: 'caldaia' }), '/servizi/caldaia')
  t.equal(path('chat', { service: 'impianti' }), '/scopri_quanto_costa/impianti')
  t.equal(path('settlement', { uid: 'u1' }), '/professionisti/lavora_con_noi/saldo/u1')
})

t.test('the value of a parameter stays one segment of the path', async (t) => {
  t.equal(path('profile', { link: '../a b?c#d' }), '/incontra_professionisti/..%2Fa%20b%3Fc%23d')
  t.equal(path('profile', { link: '$&' }), '/incontra_professionisti/%24%26')
})

/** Never called: tsc fails where one of these calls would be accepted. */
export const refusedByTsc = () => [
  // @ts-expect-error no page has this id
  path('piscine'),
  // @ts-expect-error the page needs its parameter
  path('profile'),
  // @ts-expect-error the page has another parameter
  path('profile', { uid: 'u1' }),
  // @ts-expect-error the page has no parameter
  path('home', { link: 'a' }),
  // @ts-expect-error the service has no landing
  path('landing', { service: 'impianti' }),
  // @ts-expect-error no service has this slug
  path('chat', { service: 'piscine' }),
  // @ts-expect-error no page has this id
  pageRoute('piscine'),
]

t.test('a page that stands for another names the other page’s path', async (t) => {
  t.equal(pageRoute('privacy-alias').canonicalPath, path('privacy'))
  t.equal(pageRoute('trial-payment').canonicalPath, path('trial'))
  t.equal(pageRoute('home').canonicalPath, undefined)
})

t.test('no two pages, redirects and links share an address', async (t) => {
  const paths = [
    ...pageRoutes.flatMap((route) => (route.values ? concretePaths(route) : [route.path])),
    ...pageRedirects.map((redirect) => redirect.path),
    appLinkPath,
  ]
  t.equal(new Set(paths).size, paths.length)
})

const root = join(import.meta.dirname, '../..')
const comment = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm
const first = [...new Set(pageRoutes.map((route) => route.path.split('/')[1] ?? ''))].filter(Boolean)
const typedByHand = new RegExp(`["'\`](?:\\$\\{\\w+\\})?/(?:${first.join('|')})(?=[/?#"'\`])`)

t.test('no source file types the path of a page by hand: the table alone holds it', async (t) => {
  t.match("to={'/servizi/caldaia'}", typedByHand)
  for (const folder of ['shared/src', 'server/src', 'server/embedded/src', 'web/src']) {
    const files = await readdir(join(root, folder), { recursive: true })
    for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
      if (folder === 'shared/src' && file === 'pages.ts') continue
      const text = (await readFile(join(root, folder, file), 'utf8')).replaceAll(comment, '')
      const found = typedByHand.exec(text)
      if (found) t.fail(`${folder}/${file}: ${text.slice(found.index, found.index + 60)}`)
    }
  }
})
