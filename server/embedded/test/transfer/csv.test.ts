import t from 'tap'

import { formatCsvRow, type Problem, readCsv } from '../../src/transfer/csv.ts'
import { readJson } from '../../src/transfer/json.ts'

function csv(text: string) {
  const problems: Problem[] = []
  const records = readCsv(text, problems).map(({ line, values }) => [line, Object.fromEntries(values)])
  return { records, problems }
}

function json(text: string) {
  const problems: Problem[] = []
  const records = readJson(text, problems).map(({ line, values }) => [line, Object.fromEntries(values)])
  return { records, problems }
}

t.test('CSV has quotes, line breaks in cells, and the line of each record', async (t) => {
  t.same(csv('Name;note\r\nRossi;"a ""b""; c\r\nd"\r\n\r\nVerdi;\r\n'), {
    records: [
      [2, { name: 'Rossi', note: 'a "b"; c\r\nd' }],
      [5, { name: 'Verdi', note: '' }],
    ],
    problems: [],
  })
})

t.test('CSV is separated by semicolons, commas or tabs', async (t) => {
  for (const separator of [';', ',', '\t']) {
    t.same(
      csv(`a${separator}b\n1${separator}2`).records,
      [[2, { a: '1', b: '2' }]],
      JSON.stringify(separator),
    )
  }
})

t.test('mistakes in the form of CSV have their line', async (t) => {
  t.same(csv('').problems, [{ line: 1, reason: 'the file has no heading' }])
  t.match(csv('a;A\n1;2').problems, [{ line: 1, reason: /"a" twice/ }])
  t.match(csv('a;b\n1;2\n3\n4;5;6').problems, [
    { line: 3, reason: 'it has 1 cells, the heading has 2' },
    { line: 4, reason: 'it has 3 cells, the heading has 2' },
  ])
  t.match(csv('a;b\n1;2\n3;"4\n5').problems, [{ line: 3, reason: /quote/ }])
})

t.test('a formatted row is read as it was', async (t) => {
  const cells = ['plain', 'a;b', 'say "no"', 'two\nlines', ' blank ', '', '+39 347']
  const { records } = csv(`${formatCsvRow(['a', 'b', 'c', 'd', 'e', 'f', 'g'])}${formatCsvRow(cells)}`)
  t.same(Object.values(records[0]?.[1] ?? {}), cells)
})

t.test('JSON has the line of each object, whatever stands in its texts', async (t) => {
  const text = '[\n{"name": "a]}\\"{"},\n\n{"name":\n"b\\\\", "list": ["x", {"y": 1}]}\n]'
  t.same(json(text), {
    records: [
      [2, { name: 'a]}"{' }],
      [4, { name: 'b\\', list: ['x', { y: 1 }] }],
    ],
    problems: [],
  })
})

t.test('mistakes in the form of JSON have their line', async (t) => {
  t.match(json('{"name": 1}').problems, [{ line: 1, reason: /no JSON array/ }])
  t.match(json('[\n{"a": 1},\n{"a": }\n]').problems, [{ line: 3, reason: /no valid JSON/ }])
  t.match(json('[\n{"a": 1},\n{"a": 2').problems, [{ line: 3, reason: /not closed/ }])
  t.match(json('[{"a": 1} {"a": 2}]').problems, [{ line: 1, reason: /no valid JSON/ }])
  t.match(json('[1, {"a": 2}]').problems, [{ line: 1, reason: /no object/ }])
  t.match(json('[["a"]]').problems, [{ line: 1, reason: /no object/ }])
})
