import t from 'tap'

import { sourcesInShort } from '../../../../src/features/chat/reply/sources-in-short.ts'

t.test('the line of sources counts the others in Italian', async (t) => {
  t.equal(sourcesInShort([]), null)
  t.equal(sourcesInShort(['wikicasa (2025)']), 'wikicasa (2025)')
  t.equal(sourcesInShort(['wikicasa (2025)', 'a']), 'wikicasa (2025) e un’altra fonte')
  t.equal(sourcesInShort(['wikicasa (2025)', 'a', 'b']), 'wikicasa (2025) e altre 2 fonti')
})
