import { pageRoute } from '@mestieri/shared/pages.ts'
import t from 'tap'

import {
  canonicalPath,
  correctedPath,
  filterPath,
  profilePath,
  readDirectoryAddress,
  savedPath,
  searchPath,
} from '../../../../src/features/affiliates/search/directory-query.ts'

const read = (query: string) => readDirectoryAddress(new URLSearchParams(query))
const standard = { profession: '', city: '', page: 1, pageSize: 6 }

t.test('the page’s `drawnFrom` has exactly the parameters that are read', async (t) => {
  const read: string[] = []
  const query = new URLSearchParams()
  query.get = (name) => {
    read.push(name)
    return null
  }
  readDirectoryAddress(query)
  t.same([...new Set(read)].toSorted(), pageRoute('directory').drawnFrom?.toSorted())
})

t.test('a URL without parameters gives the first six professionals', async (t) => {
  t.same(read(''), { search: standard, saved: [], valid: true })
  t.same(
    read('profession=&city=&page_number=&page_size='),
    { search: standard, saved: [], valid: true },
    'empty parameters of a submitted form',
  )
})

t.test('valid parameters are not changed', async (t) => {
  const { search, valid } = read('profession=Idraulico&city=MONZA+(MB)&page_size=12&page_number=3')
  t.same(search, { profession: 'Idraulico', city: 'MONZA (MB)', page: 3, pageSize: 12 })
  t.equal(valid, true)
  t.equal(read('page_size=6&page_number=1').valid, true, 'explicit defaults are valid')
})

t.test('invalid numbers are clamped', async (t) => {
  const cases: readonly (readonly [string, Partial<typeof standard>])[] = [
    ['page_number=0', {}],
    ['page_number=-1', {}],
    ['page_number=abc', {}],
    ['page_number=1.5', {}],
    ['page_number=1e3', {}],
    ['page_number=999999', { page: 10_000 }],
    ['page_size=0', {}],
    ['page_size=9999', { pageSize: 48 }],
    ['page_size=%20', {}],
  ]
  for (const [query, expected] of cases) {
    t.same(read(query).search, { ...standard, ...expected }, query)
    t.equal(read(query).valid, false, `${query} must be corrected`)
  }
  t.equal(read('page_number=02').valid, false, 'a number has one spelling')
})

t.test('an unknown profession is dropped, and letter case is corrected', async (t) => {
  t.same(read('profession=Astronauta'), { search: standard, saved: [], valid: false })
  t.same(read('profession=impresa+edile').search.profession, 'Impresa Edile')
  t.equal(read('profession=impresa+edile').valid, false)
})

t.test('a city is normalised, and a too long one is dropped', async (t) => {
  t.equal(read('city=%20MONZA%20%20(MB)%0A').search.city, 'MONZA (MB)')
  t.equal(read('city=L%E2%80%99AQUILA+(AQ)').search.city, "L'AQUILA (AQ)")
  t.equal(read(`city=${'A'.repeat(65)}`).search.city, '')
})

t.test('saved links are unique and at most six', async (t) => {
  t.same(read('salvati=a,b,,a,%20c').saved, ['a', 'b', 'c'])
  t.equal(read('salvati=1,2,3,4,5,6,7').saved.length, 6)
  t.same(read(`salvati=${'x'.repeat(161)}`).saved, [])
})

t.test('a search’s path has no defaults and parses back to the same search', async (t) => {
  t.equal(searchPath(standard), '/incontra_professionisti')
  const search = { profession: 'Impresa Edile', city: "REGGIO NELL'EMILIA (RE)", page: 2, pageSize: 12 }
  const path = searchPath(search)
  t.same(read(path.split('?')[1] ?? ''), { search, saved: [], valid: true })
})

t.test('a change of filter resets the page to 1', async (t) => {
  const search = { profession: 'Idraulico', city: 'MONZA (MB)', page: 4, pageSize: 6 }
  t.equal(filterPath(search, { profession: '' }), '/incontra_professionisti?city=MONZA+%28MB%29')
  t.equal(filterPath(search, { city: '' }), '/incontra_professionisti?profession=Idraulico')
})

t.test('a corrected path keeps foreign parameters', async (t) => {
  const given = new URLSearchParams('utm_source=x&page_number=-1&profession=idraulico')
  const { search } = readDirectoryAddress(given)
  t.equal(correctedPath(given, search), '/incontra_professionisti?profession=Idraulico&utm_source=x')
})

t.test('the canonical path has the default page size', async (t) => {
  const search = { profession: 'Idraulico', city: '', page: 2, pageSize: 6 }
  t.equal(canonicalPath(search), '/incontra_professionisti?profession=Idraulico&page_number=2')
  t.equal(canonicalPath({ ...search, pageSize: 12 }), '/incontra_professionisti?profession=Idraulico')
})

t.test('the path of a shared list parses back to its links', async (t) => {
  const path = savedPath(['bottega-riva', 'perché no'])
  t.same(read(path.split('?')[1] ?? '').saved, ['bottega-riva', 'perché no'])
  t.equal(profilePath('a/b'), '/incontra_professionisti/a%2Fb')
})
