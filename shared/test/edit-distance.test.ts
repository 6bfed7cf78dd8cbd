import { editDistance, prefixDistances } from '@mestieri/shared/edit-distance.ts'
import t from 'tap'

/** Reference implementation: the full table, without limit or band. */
function measured(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const changed = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const costs = [at(row - 1, column) + 1, at(row, column - 1) + 1, changed]
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        costs.push(at(row - 2, column - 2) + 1)
      const cells = rows[row]
      if (cells) cells[column] = Math.min(...costs)
    }
  }
  return at(a.length, b.length)
}

/** All words of the letters a, b and c up to a length. */
function wordsUpTo(length: number): string[] {
  if (length === 0) return ['']
  const shorter = wordsUpTo(length - 1)
  const longest = shorter.filter((word) => word.length === length - 1)
  return [...shorter, ...longest.flatMap((word) => ['a', 'b', 'c'].map((letter) => word + letter))]
}

t.test('an edit is a letter removed, added, changed or swapped with its neighbour', (t) => {
  t.equal(editDistance('mialno', 'milano', 2), 1, 'two neighbours swapped are one slip')
  t.equal(editDistance('mnza', 'monza', 2), 1)
  t.equal(editDistance('monzaa', 'monza', 2), 1)
  t.equal(editDistance('mensa', 'monza', 2), 2)
  t.equal(editDistance('abc', 'xyzuvw', 1), 2, 'no further than the limit')
  t.equal(editDistance('', '', 1), 0)
  t.end()
})

t.test('the limit does not change distances within it', (t) => {
  const words = wordsUpTo(4)
  const wrong = words.flatMap((a) =>
    words.flatMap((b) =>
      [1, 2, 3]
        .filter((limit) => editDistance(a, b, limit) !== Math.min(measured(a, b), limit + 1))
        .map((limit) => `${a} ${b} ${limit}`),
    ),
  )
  t.same(wrong, [])
  t.end()
})

t.test('the distances to all prefixes of a word are computed in one pass', (t) => {
  const distances = prefixDistances('desensano', 'desenzanodelgarda', 2)
  t.equal(distances['desenzano'.length], 1)
  t.equal(distances['desenzan'.length], 2)
  t.equal(distances['desenza'.length], 3, 'more than the limit')
  t.equal(distances['desenzanodel'.length], undefined, 'out of reach')
  t.same(prefixDistances('monza', 'roma', 1), [], 'nothing within the limit')
  t.end()
})
