import t from 'tap'

import { createChunkAreas, type ModuleUse } from '../scripts/chunk-areas.ts'

const folder = '/site/web/src'
const page = (name: string) => `${folder}/pages/${name}/page.tsx`
const entry = '/site/web/index.html'

/** A bundle in which each module is imported by those named; pages are asked for later. */
function areasOf(imports: Readonly<Record<string, readonly string[]>>) {
  return createChunkAreas((id): ModuleUse | null => {
    if (id === entry) return { isEntry: true, importers: [], dynamicImporters: [] }
    if (id.endsWith('page.tsx')) return { isEntry: false, importers: [], dynamicImporters: [entry] }
    const importers = imports[id]
    return importers ? { isEntry: false, importers, dynamicImporters: [] } : null
  })
}

t.test('what two pages of the site share is in the file that all load', async (t) => {
  t.equal(areasOf({ a: [page('home'), page('directory')] })('a'), 'common')
})

t.test('what the frame and any page share is there too', async (t) => {
  t.equal(areasOf({ a: [entry, page('trial')] })('a'), 'common')
})

t.test('what the pages of one area share among themselves is in a file of their own', async (t) => {
  t.equal(areasOf({ a: [page('trial'), page('activation')] })('a'), 'payments')
  t.equal(areasOf({ a: [page('work-with-us'), page('token')] })('a'), 'professionals')
  t.equal(areasOf({ a: [page('terms'), page('privacy')] })('a'), 'documents')
})

t.test('what two areas share is in neither’s file', async (t) => {
  t.equal(areasOf({ a: [page('terms'), page('trial')] })('a'), 'between')
  t.equal(areasOf({ a: [page('work-with-us'), page('trial')] })('a'), 'between')
})

t.test('one page of the site does not bring the professionals’ modules to the others', async (t) => {
  t.equal(areasOf({ a: [page('home'), page('trial')] })('a'), 'with-home')
  t.equal(areasOf({ a: [page('chat'), page('trial'), page('terms')] })('a'), null)
})

t.test('a small rule goes to all rather than bring a file along', async (t) => {
  const rule = '/site/shared/src/professional-terms.ts'
  t.equal(areasOf({ [rule]: [page('home'), page('trial')] })(rule), 'common')
})

t.test('a page’s own module stays with it', async (t) => {
  t.equal(areasOf({ a: [page('home')] })('a'), null)
})

t.test('a module goes with those that need it at second hand, in circles too', async (t) => {
  const area = areasOf({ a: ['b'], b: ['a', page('trial'), 'c'], c: [page('settlement')] })
  t.equal(area('a'), 'payments')
  t.equal(area('c'), null)
})
