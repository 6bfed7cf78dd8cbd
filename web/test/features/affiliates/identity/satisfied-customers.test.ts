import t from 'tap'

import { satisfiedCustomers } from '../../../../src/features/affiliates/identity/satisfied-customers.ts'

t.test('the noun is in the singular or the plural', async (t) => {
  t.same(satisfiedCustomers(1), { count: '1', words: 'cliente soddisfatto' })
  t.same(satisfiedCustomers(2), { count: '2', words: 'clienti soddisfatti' })
  t.same(satisfiedCustomers(1234), { count: '1.234', words: 'clienti soddisfatti' })
})

t.test('a number below one gives null', async (t) => {
  for (const count of [0, -3, Number.NaN]) t.equal(satisfiedCustomers(count), null)
})
