import t from 'tap'

import { withoutSlashes } from '../../src/pages/end-slashes.ts'

t.test('several trailing slashes of a page’s path are replaced by one', async (t) => {
  for (const [address, clean] of [
    ['/info/chi_siamo//', '/info/chi_siamo/'],
    ['/info/chi_siamo/////?a=//b?c', '/info/chi_siamo/?a=//b?c'],
    ['/incontra_professionisti/rossi//', '/incontra_professionisti/rossi/'],
    ['//', '/'],
    ['///?a', '/?a'],
  ] as const) {
    t.equal(withoutSlashes(address), clean, address)
  }
})

t.test('every other path gives null', async (t) => {
  for (const address of [
    '',
    '/',
    '/info/chi_siamo',
    '/info/chi_siamo/',
    '/info/chi_siamo?a=//',
    '/info/chi_siamo/?//',
    '/nulla//',
    '//evil.example//',
    '/info//chi_siamo//',
  ]) {
    t.equal(withoutSlashes(address), null, address)
  }
})
