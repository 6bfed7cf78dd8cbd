import { tiles } from '@mestieri/shared/services/tiles.ts'
import t from 'tap'

import {
  apiCampaign,
  campaignOfState,
  isStarted,
  startedState,
  tileOfPath,
} from '../../../src/features/chat/service-visit.ts'

t.test('every service is found by its path, with or without a trailing slash', async (t) => {
  for (const tile of tiles) {
    t.equal(tileOfPath(tile.serviceUrl), tile)
    t.equal(tileOfPath(`${tile.serviceUrl}/`), tile)
  }
  t.equal(tileOfPath('/scopri_quanto_costa'), undefined)
  t.equal(tileOfPath('/scopri_quanto_costa/boh'), undefined)
})

t.test('the chat gets the service’s state and the intro’s campaign data', async (t) => {
  const [tile] = tiles
  if (!tile) throw new Error('no tile')
  const state = startedState(tile, { title: 'altro', campaign_data: { gclid: 'g', utm_source: 's', boh: 1 } })
  t.same(state, {
    title: tile.title,
    service_label: tile.serviceLabel,
    service_url: tile.serviceUrl,
    img: tile.image,
    assistant: tile.assistant,
    campaign_data: { gclid: 'g', utm_source: 's' },
    started: true,
  })
  t.equal(isStarted(state), true)
  for (const other of [null, undefined, 7, {}, { started: 'true' }, startedState])
    t.equal(isStarted(other), false)
})

t.test('campaign data get the API’s field names; without data the result is null', async (t) => {
  t.same(apiCampaign({ utm_campaign: 'a', utm_medium: 'b', gclid: 'c', full_url: 'd' }), {
    utmCampaign: 'a',
    utmMedium: 'b',
    gclid: 'c',
    fullUrl: 'd',
  })
  t.equal(apiCampaign(null), null)
  t.equal(apiCampaign({}), null)
  for (const state of [null, 'x', {}, { campaign_data: 7 }]) t.equal(campaignOfState(state), null)
})
