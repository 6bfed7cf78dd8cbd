import t from 'tap'

import { createChunkAreas, type ModuleUse } from '../scripts/chunk-areas.ts'

const folder = '/site/web/src'
const page = (name: string) => `${folder}/pages/${name}/page.tsx`
const entry = '/site/web/index.html'

/** The chunk areas of a bundle with the given importers by module; the entry imports pages dynamically. */
function areasOf(imports: Readonly<Record<string, readonly string[]>>) {
  return createChunkAreas((id): ModuleUse | null => {
    if (id === entry) return { isEntry: true, importers: [], dynamicImporters: [] }
    if (id.endsWith('page.tsx')) return { isEntry: false, importers: [], dynamicImporters: [entry] }
    const importers = imports[id]
    return importers ? { isEntry: false, importers, dynamicImporters: [] } : null
  })
}

t.test('a module of two customer pages is in the chunk that all pages load', async (t) => {
  t.equal(areasOf({ a: [page('home'), page('directory')] })('a'), 'common')
})

t.test('a part of a few customer pages is not in the chunk that all pages load', async (t) => {
  const accordion = '/site/web/src/components/Accordion/Accordion.tsx'
  t.equal(areasOf({ [accordion]: [page('home'), page('landing')] })(accordion), null)
})

t.test('a module of the entry and any page is in that chunk too', async (t) => {
  t.equal(areasOf({ a: [entry, page('trial')] })('a'), 'common')
})

t.test('a module that only the pages of one area share is in the area’s chunk', async (t) => {
  t.equal(areasOf({ a: [page('trial'), page('own-payment')] })('a'), 'payments')
  t.equal(areasOf({ a: [page('work-with-us'), page('token')] })('a'), 'professionals')
  t.equal(areasOf({ a: [page('terms'), page('privacy')] })('a'), 'documents')
})

t.test('a module of two areas is in neither area’s chunk', async (t) => {
  t.equal(areasOf({ a: [page('terms'), page('trial')] })('a'), 'between')
  t.equal(areasOf({ a: [page('work-with-us'), page('trial')] })('a'), 'between')
})

t.test('a module of one customer page and another area is not in the common chunk', async (t) => {
  t.equal(areasOf({ a: [page('home'), page('trial')] })('a'), 'with-home')
  t.equal(areasOf({ a: [page('chat'), page('trial'), page('terms')] })('a'), null)
})

t.test('a small shared module without UI is in the common chunk', async (t) => {
  const rule = '/site/shared/src/professional-terms.ts'
  t.equal(areasOf({ [rule]: [page('home'), page('trial')] })(rule), 'common')
})

t.test('a file of the owner is not in the common chunk, however many pages show it', async (t) => {
  const file = '/site/shared/src/brand/selection.ts'
  t.equal(areasOf({ [file]: [page('home'), page('profile')] })(file), null)
})

t.test('an icon of a customer page and another area is in the common chunk', async (t) => {
  const icon = '/site/node_modules/@tabler/icons-react/dist/esm/icons/IconBrush.mjs'
  t.equal(areasOf({ [icon]: [page('profile'), page('about')] })(icon), 'common')
  t.equal(areasOf({ [icon]: [page('trial')] })(icon), null)
})

t.test('a module of one page has no shared chunk', async (t) => {
  t.equal(areasOf({ a: [page('home')] })('a'), null)
})

t.test('indirect importers count, also in import cycles', async (t) => {
  const area = areasOf({ a: ['b'], b: ['a', page('trial'), 'c'], c: [page('payment-return')] })
  t.equal(area('a'), 'payments')
  t.equal(area('c'), null)
})
