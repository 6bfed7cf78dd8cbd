import t from 'tap'

import { findUnfitText, findUnfitValue, isCleanText } from '../../../src/plugins/input/text-rules.ts'

t.test(
  'IV-04: every control character is forbidden; tab and line breaks are allowed in multiline text',
  async (t) => {
    const controls = [
      ...Array.from({ length: 32 }, (_, code) => code),
      ...Array.from({ length: 33 }, (_, i) => 127 + i),
    ]
    for (const code of controls) {
      const text = `a${String.fromCharCode(code)}b`
      t.notOk(isCleanText(text), `U+${code.toString(16)}`)
      t.equal(isCleanText(text, true), ['\t', '\n', '\r'].includes(text.charAt(1)))
    }
  },
)

t.test('IV-04: bidirectional overrides and lone surrogates are forbidden', async (t) => {
  for (const character of ['\u202a', '\u202e', '\u2066', '\u2069', '\ud83d', '\ude00']) {
    t.notOk(isCleanText(`a${character}`))
    t.notOk(isCleanText(`a${character}`, true))
  }
  for (const text of ['', 'perché', '😀', 'L’AQUILA (AQ)', '日本', 'a\u200db']) t.ok(isCleanText(text), text)
})

t.test('a forbidden value is reported with its path', async (t) => {
  t.equal(findUnfitValue({ a: ['x', { b: 'y\u0000' }] }), 'a.1.b')
  t.equal(findUnfitValue('\u0000'), '')
  t.equal(findUnfitValue({ 'a\u0000': 1 }), 'a\u0000')
  t.equal(findUnfitValue(JSON.parse('{"a":{"__proto__":1}}')), 'a')
  t.equal(findUnfitValue({ lines: ['a\nb'] }, ['lines']), null)
  t.equal(findUnfitValue({ lines: ['a\nb'] }), 'lines.0')
  t.equal(findUnfitValue({ a: 1, b: null, c: true, d: 'text' }), null)
  t.equal(findUnfitValue(undefined), null)
})

function nest(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`)
}

t.test('IV-07: twenty levels of nesting are accepted, one more is not', async (t) => {
  t.equal(findUnfitValue(nest(20)), null)
  t.ok(findUnfitValue(nest(21)))
})

t.test('query and path parameters are checked by name', async (t) => {
  t.equal(findUnfitText({ a: 'x', b: 'y\u0007' }), 'b')
  t.equal(findUnfitText({ a: ['\u0007'], b: 1 }), null)
  t.equal(findUnfitText(undefined), null)
})
