import t from 'tap'

import { type Callable, callables } from '../../src/upstream/callables.ts'
import { Fault } from '../../src/upstream/transport/fault.ts'
import { retryWait } from '../../src/upstream/transport/retry/retry-rule.ts'

const rows = Object.entries<Callable>(callables)

/** The longest time that all tries of a callable can take, waits included, in ms. */
function longestTime({ retry, deadline }: Callable): number {
  let time = deadline
  for (let tries = 1; ; tries += 1) {
    const wait = retryWait(retry, new Fault('timeout'), tries, () => 1)
    if (wait === null) return time
    time += wait + deadline
  }
}

t.test('no two callables share an address', async (t) => {
  const addresses = rows.map(([, { base, path, method }]) => `${method} ${base}/${path}`)
  t.equal(new Set(addresses).size, rows.length)
})

t.test('a callable that is tried again after a time-out has time for all its tries', async (t) => {
  for (const [name, row] of rows) {
    t.ok(longestTime(row) <= (row.totalDeadline ?? row.deadline), name)
  }
})

t.test('a GET has a request of texts alone, because it is sent as a query', async (t) => {
  for (const [name, { method, request }] of rows.filter(([, row]) => row.method === 'GET')) {
    const { properties } = request.written as { properties?: Record<string, { type?: string }> }
    t.ok(
      Object.values(properties ?? {}).every(({ type }) => type === 'string'),
      `${method} ${name}`,
    )
  }
})
