import t from 'tap'

import { sendConversion } from '../../src/lib/conversion.ts'

t.test('without a tag manager, which comes with consent alone, nobody is told', async (t) => {
  const scope = {}
  t.equal(sendConversion('callback_booked', scope), false)
  t.same(scope, {}, 'and nothing waits for one')
  t.equal(sendConversion('callback_booked', { dataLayer: 'no queue' }), false)
})

t.test('a tag manager that consent brought is told', async (t) => {
  const scope = { dataLayer: [{ event: 'gtm.js' }] }
  t.equal(sendConversion('callback_booked', scope), true)
  t.same(scope.dataLayer, [{ event: 'gtm.js' }, { event: 'callback_booked' }])
})
