import t from 'tap'

import {
  campaignOf,
  isCampaign,
  maxCampaignValue,
  readCampaignData,
} from '../../src/lib/campaign/campaign-data.ts'

const landing = 'https://mestieri.example/servizi/ristrutturazione_tetto'

t.test('a URL gives its five utm values, the click id and itself, and nothing else', async (t) => {
  const query =
    'utm_campaign=tetti&utm_content=b&utm_term=rifare+il+tetto&utm_source=motore&utm_medium=cpc&gclid=Xy-1&fbclid=no&email=a%40b.it'
  t.same(campaignOf(`${landing}?${query}`), {
    utm_campaign: 'tetti',
    utm_content: 'b',
    utm_term: 'rifare il tetto',
    utm_source: 'motore',
    utm_medium: 'cpc',
    gclid: 'Xy-1',
    full_url: `${landing}?${query}`,
  })
})

t.test('empty values are left out, and a URL alone is no campaign', async (t) => {
  const data = campaignOf(`${landing}?utm_source=&utm_medium=%20%0A`)
  t.same(Object.keys(data), ['full_url'])
  t.notOk(isCampaign(data))
  t.ok(isCampaign(campaignOf(`${landing}?gclid=1`)))
})

t.test('every value has a maximum length and no characters that the API rejects', async (t) => {
  const long = 'à'.repeat(600)
  const data = campaignOf(`${landing}?utm_source=${long}&utm_term=a%00b%0Ac&utm_content=${'x'.repeat(511)}😀`)
  t.equal(data.utm_source, 'à'.repeat(maxCampaignValue))
  t.equal(data.utm_term, 'abc')
  t.equal(data.utm_content, 'x'.repeat(511), 'a surrogate pair is not split')
  t.equal(data.full_url?.length, maxCampaignValue)
})

t.test('only the campaign data of a stored value are read', async (t) => {
  t.same(readCampaignData({ utm_source: 'a', altro: 'b', gclid: 3, utm_term: '' }), { utm_source: 'a' })
  t.equal(readCampaignData({ utm_source: 'x'.repeat(600) })?.utm_source?.length, maxCampaignValue)
  for (const value of [null, undefined, 'utm_source=a', 7, [], {}, { altro: 'b' }]) {
    t.equal(readCampaignData(value), null)
  }
})
