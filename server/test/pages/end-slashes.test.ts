import t from 'tap'

import { withoutSlashes } from '../../src/pages/end-slashes.ts'

t.test('a page’s address with several slashes at its end has one with a single slash', async (t) => {
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

t.test('any other address has none', async (t) => {
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
