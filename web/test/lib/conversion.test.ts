import t from 'tap'

import { consentVersion } from '../../src/lib/consent-record.ts'
import { sendConversion } from '../../src/lib/conversion.ts'

const time = '2026-11-20T10:00:00.000Z'
const refused = { id: 'a', version: consentVersion, givenAt: time, changedAt: time, accepted: [] }
const accepted = { ...refused, accepted: ['statistiche'] } as const

t.test('without consent nobody is told, even where a tag manager is there', async (t) => {
  for (const consent of [null, refused]) {
    const empty = {}
    t.equal(sendConversion('callback_booked', empty, consent), false)
    t.same(empty, {}, 'and nothing waits for one')
    const scope = { dataLayer: [] }
    t.equal(sendConversion('callback_booked', scope, consent), false)
    t.same(scope.dataLayer, [])
  }
})

t.test('a tag manager that consent brought is told', async (t) => {
  const scope = { dataLayer: [{ event: 'gtm.js' }] }
  t.equal(sendConversion('callback_booked', scope, accepted), true)
  t.same(scope.dataLayer, [{ event: 'gtm.js' }, { event: 'callback_booked' }])
})

t.test('with consent the event waits for a tag manager that is on its way', async (t) => {
  const scope = {}
  t.equal(sendConversion('callback_booked', scope, accepted), true)
  t.same(scope, { dataLayer: [{ event: 'callback_booked' }] })
})

t.test('what is no queue is left alone', async (t) => {
  const scope = { dataLayer: 'no queue' }
  t.equal(sendConversion('callback_booked', scope, accepted), false)
  t.same(scope, { dataLayer: 'no queue' })
})
