import t from 'tap'

import { subscriptionMonth } from '../../../../src/features/affiliates/identity/subscription-month.ts'

t.test('a date gives its month and year', async (t) => {
  t.same(subscriptionMonth('2023-03-31'), { month: 'marzo', year: '2023' })
  t.same(subscriptionMonth('2024-12-01T23:59:59.000Z'), { month: 'dicembre', year: '2024' })
})

t.test('an invalid or missing date gives null', async (t) => {
  for (const date of [null, '', '31/03/2023', '2023-13-01', 'ieri']) t.equal(subscriptionMonth(date), null)
})
