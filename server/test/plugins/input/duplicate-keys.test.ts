import t from 'tap'

import { hasDuplicateKeys } from '../../../src/plugins/input/duplicate-keys.ts'

const check = (json: string) => hasDuplicateKeys(json, JSON.parse(json))

t.test('IV-06: an object with a key twice is found at any depth', async (t) => {
  for (const json of [
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '[{"b":{"a":1,"a":2}}]',
    '{"a":{"x":1},"a":{"x":1,"y":2}}',
    '{"":1,"":2}',
    '{"__proto__":1,"__proto__":2}',
  ]) {
    t.ok(check(json), json)
  }
})

t.test('IV-06: colons and quotation marks in texts are no keys', async (t) => {
  for (const json of [
    '{}',
    '[]',
    '"a:b"',
    '{"a":":\\":","b":"\\\\"}',
    '{"a:b":1,"a":[{"a":1},{"a":2}]}',
    '{"a":"😀:","b":{"a":null}}',
    `${'['.repeat(9000)}${']'.repeat(9000)}`,
  ]) {
    t.notOk(check(json), json.slice(0, 40))
  }
})
