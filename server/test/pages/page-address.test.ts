import t from 'tap'

import { divideAddress, withParameters } from '../../src/pages/page-address.ts'

const directory = ['profession', 'city']

t.test('a URL without a query is returned unchanged', async (t) => {
  t.same(divideAddress('/incontra_professionisti', {}, directory), {
    drawn: '/incontra_professionisti',
    ignored: '',
  })
})

t.test('parameters of the page get a fixed order, all others are ignored', async (t) => {
  const query = { utm_source: 'a b', city: 'MONZA (MB)', gclid: '1', profession: 'Idraulico' }
  t.same(divideAddress('/d?anything', query, directory), {
    drawn: '/d?profession=Idraulico&city=MONZA%20(MB)',
    ignored: 'utm_source=a%20b&gclid=1',
  })
  t.same(divideAddress('/d?x=1', { x: '1' }, []), { drawn: '/d', ignored: 'x=1' })
})

t.test('the first of several values counts, and an empty value is dropped', async (t) => {
  const query = { city: ['ROMA (RM)', 'MONZA (MB)'], profession: '', x: ['1', '2'] }
  t.same(divideAddress('/d?anything', query, directory), {
    drawn: '/d?city=ROMA%20(RM)',
    ignored: 'x=1&x=2',
  })
})

t.test('special characters are encoded, and lone surrogates are replaced', async (t) => {
  const { drawn } = divideAddress('/d?anything', { city: 'a&b=c#d\ud800' }, directory)
  t.equal(drawn, '/d?city=a%26b%3Dc%23d%EF%BF%BD')
})

t.test('parameters are appended to those of a location', async (t) => {
  t.equal(withParameters('/d', ''), '/d')
  t.equal(withParameters('/d', 'a=1'), '/d?a=1')
  t.equal(withParameters('/d?b=2', 'a=1'), '/d?b=2&a=1')
})
