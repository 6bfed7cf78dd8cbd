import { tileOf, tiles } from '@mestieri/shared/services/tiles.ts'
import t from 'tap'

import { estimatorState, isEstimatorState } from '../../src/lib/estimator-state.ts'

t.test('the state of a service has all fields that the estimator needs', async (t) => {
  t.same(estimatorState(tileOf('ristrutturazione_bagno'), { utm_source: 'motore' }), {
    title: 'Bagno',
    service_label: 'Ristr. Bagno',
    service_url: '/scopri_quanto_costa/ristrutturazione_bagno',
    img: 'bagno',
    assistant: 'ristrutturazione_bagno',
    campaign_data: { utm_source: 'motore' },
  })
  t.notOk('campaign_data' in estimatorState(tileOf('caldaia'), null))
})

t.test('the state of every tile is recognised', async (t) => {
  for (const tile of tiles) t.ok(isEstimatorState(estimatorState(tile, null)), tile.slug)
})

t.test('a state without a service of the catalogue is rejected', async (t) => {
  const strangers = [null, undefined, 'caldaia', 3, [], {}, { service_url: '//altrove.example' }]
  for (const state of [...strangers, { service_url: '/scopri_quanto_costa/piscina' }]) {
    t.notOk(isEstimatorState(state))
  }
})
