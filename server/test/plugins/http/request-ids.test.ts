import t from 'tap'

import { createRequestIds } from '../../../src/plugins/http/request-ids.ts'

t.test('OB-02: ids differ within and between processes, and are safe in headers and logs', async (t) => {
  const first = createRequestIds()
  const second = createRequestIds()
  const ids = Array.from({ length: 2000 }, (_, i) => (i % 2 ? first() : second()))
  t.equal(new Set(ids).size, ids.length)
  for (const id of ids) if (!/^[0-9a-f]{12}-\d{1,12}$/.test(id)) t.fail(id)
  t.equal(createRequestIds('p')(), 'p-1')
})
