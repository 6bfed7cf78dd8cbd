import t from 'tap'

import { endDigits, startOfEndRun, withoutEndSlashes } from '../src/text-ends.ts'

t.test('slashes at the end of a text go, all others stay', async (t) => {
  for (const [text, left] of [
    ['', ''],
    ['a', 'a'],
    ['a/', 'a'],
    ['/a//b///', '/a//b'],
    ['///', ''],
    ['a/ ', 'a/ '],
  ] as const) {
    t.equal(withoutEndSlashes(text), left, text)
  }
})

t.test('the digits at the end of a text are found, and no others', async (t) => {
  for (const [text, digits] of [
    ['', ''],
    ['••• ••• •567', '567'],
    ['12a', ''],
    ['123', '123'],
    ['1 2', '2'],
  ] as const) {
    t.equal(endDigits(text), digits, text)
  }
})

t.test('the end of a text may be made of several characters, in any order', async (t) => {
  t.equal(startOfEndRun('https://a.it/b).»', '.»)'), 'https://a.it/b'.length)
  t.equal(startOfEndRun('abc', '.'), 3)
  t.equal(startOfEndRun('...', '.'), 0)
  t.equal(startOfEndRun('abc', ''), 3)
})
