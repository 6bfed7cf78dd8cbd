import { tileOf, tiles } from '@mestieri/shared/services/tiles.ts'
import t from 'tap'

import { estimatorState, isEstimatorState } from '../../src/lib/estimator-state.ts'

t.test('a service carries to the estimator what it needs to begin', async (t) => {
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

t.test('every tile makes a state that is recognised', async (t) => {
  for (const tile of tiles) t.ok(isEstimatorState(estimatorState(tile, null)), tile.slug)
})

t.test('a state that names no service of the catalogue is not trusted', async (t) => {
  const strangers = [null, undefined, 'caldaia', 3, [], {}, { service_url: '//altrove.example' }]
  for (const state of [...strangers, { service_url: '/scopri_quanto_costa/piscina' }]) {
    t.notOk(isEstimatorState(state))
  }
})
