import t from 'tap'

import { findPattern, patterns, possiblePatterns } from '../../../src/assistant/italian/patterns.ts'

const list = patterns('soffitt*|pareti|# camere|* nuova|porta blindata|no')
const textOf = ({ words }: { readonly words: readonly string[] }) => words.join(' ')

t.test('a pattern is possible if a word of the message has its first letter', (t) => {
  const possible = possiblePatterns(['porta', 'rotta'], list)
  // A figure or any word at the beginning of a pattern has no first letter to compare.
  t.same(possible.map(textOf), ['pareti', '# camere', '* nuova', 'porta blindata'])
  t.end()
})

t.test('with slips, long words are possible with any first letter, and short words are not', (t) => {
  const content = ['zoffitti']
  const possible = possiblePatterns(content, list, true)
  t.same(possible.map(textOf), ['soffitt*', 'pareti', '# camere', '* nuova'])
  t.equal(possible.flatMap((pattern) => findPattern(content, pattern, true)).length, 1)
  t.end()
})

t.test('patterns that are not possible have no match', (t) => {
  const messages = ['zoffitti e bareti', 'la porta blindata nuova no', 'tre camere', '2 camere', ''].map(
    (text) => text.split(' '),
  )
  for (const content of messages) {
    for (const slips of [false, true]) {
      const possible = new Set(possiblePatterns(content, list, slips))
      const found = list.filter((pattern) => findPattern(content, pattern, slips).length > 0)
      t.same(
        found.filter((pattern) => !possible.has(pattern)),
        [],
      )
    }
  }
  t.end()
})
