import t from 'tap'

import { consentVersion } from '../../src/lib/consent-record.ts'
import { campaignLifeMs, createLastingCampaign, readSessionCampaign } from '../../src/lib/lasting-campaign.ts'
import { createSafeStorage, storageKeys } from '../../src/lib/storage.ts'

const advert = { gclid: 'abc', full_url: 'https://mestieri.example/?gclid=abc' }

/** A browser whose visitor accepted some categories, at a time that can pass. */
function browser(categories: readonly string[] | null) {
  const values = new Map<string, string>()
  const area = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
  const storage = createSafeStorage({ area: () => area, events: new EventTarget() })
  const choose = (accepted: readonly string[]) =>
    storage.write(storageKeys.consent, {
      categories: accepted,
      revision: consentVersion,
      consentId: 'a',
      consentTimestamp: '',
      lastConsentTimestamp: '',
      expirationTime: clock.now + 2 * campaignLifeMs,
    })
  if (categories) choose(categories)
  return { values, clock, choose, campaign: createLastingCampaign({ storage, now: () => clock.now }) }
}

t.test('without consent to marketing nothing is kept beyond the session', async (t) => {
  for (const categories of [null, ['necessari'], ['necessari', 'statistiche']]) {
    const { campaign, values } = browser(categories)
    campaign.keep(advert)
    t.notOk(values.has(storageKeys.campaign))
    t.equal(campaign.recall(), null)
  }
})

t.test(
  'with it the campaign is recalled for ninety days, however often the visitor comes back',
  async (t) => {
    const { campaign, clock } = browser(['marketing'])
    campaign.keep(advert)
    t.same(campaign.recall(), advert)
    clock.now += campaignLifeMs - 1
    t.same(campaign.recall(), advert)
    campaign.keep(advert)
    clock.now += 1
    t.equal(campaign.recall(), null)
    campaign.keep({ gclid: 'def' })
    t.same(campaign.recall(), { gclid: 'def' }, 'a new one begins anew')
  },
)

t.test('after a withdrawal it is neither recalled nor kept', async (t) => {
  const { campaign, choose, values } = browser(['marketing'])
  campaign.keep(advert)
  choose(['necessari'])
  t.equal(campaign.recall(), null)
  campaign.forget()
  t.notOk(values.has(storageKeys.campaign))
})

t.test('the campaign of the session is read, whatever lies there', async (t) => {
  const area = (text: string | null) => () => ({ getItem: () => text })
  t.same(readSessionCampaign(area(JSON.stringify(advert))), advert)
  for (const text of [null, '', '{', '[]', '"x"', '{"altro":1}'])
    t.equal(readSessionCampaign(area(text)), null)
  t.equal(
    readSessionCampaign(() => {
      throw new DOMException('no', 'SecurityError')
    }),
    null,
  )
})
