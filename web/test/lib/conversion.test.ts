import t from 'tap'

import { sendConversion } from '../../src/lib/campaign/conversion.ts'
import { consentVersion } from '../../src/lib/consent/consent-record.ts'

const time = '2026-11-20T10:00:00.000Z'
const refused = { id: 'a', version: consentVersion, givenAt: time, changedAt: time, accepted: [] }
const accepted = { ...refused, accepted: ['statistiche'] } as const

t.test('without consent nothing is sent, even if there is a tag manager', async (t) => {
  for (const consent of [null, refused]) {
    const empty = {}
    t.equal(sendConversion('callback_booked', empty, consent), false)
    t.same(empty, {}, 'and no queue is created')
    const scope = { dataLayer: [] }
    t.equal(sendConversion('callback_booked', scope, consent), false)
    t.same(scope.dataLayer, [])
  }
})

t.test('with consent the event is added to the queue', async (t) => {
  const scope = { dataLayer: [{ event: 'gtm.js' }] }
  t.equal(sendConversion('callback_booked', scope, accepted), true)
  t.same(scope.dataLayer, [{ event: 'gtm.js' }, { event: 'callback_booked' }])
})

t.test('with consent the event creates a queue that is still missing', async (t) => {
  const scope = {}
  t.equal(sendConversion('callback_booked', scope, accepted), true)
  t.same(scope, { dataLayer: [{ event: 'callback_booked' }] })
})

t.test('a value that is no queue is not changed', async (t) => {
  const scope = { dataLayer: 'no queue' }
  t.equal(sendConversion('callback_booked', scope, accepted), false)
  t.same(scope, { dataLayer: 'no queue' })
})
