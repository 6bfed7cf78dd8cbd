import t from 'tap'

import { campaignLifeMs, createPersistentCampaign } from '../../src/lib/campaign/persistent-campaign.ts'
import { createSafeStorage, otherStorage, storageKeys } from '../../src/lib/storage/storage.ts'

const advert = { gclid: 'abc', full_url: 'https://mestieri.example/?gclid=abc' }

function memoryArea() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
}

function refuse(): never {
  throw new DOMException('no', 'SecurityError')
}

/** A browser with a clock and several sessions. */
function browser() {
  const local = memoryArea()
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
  const lasting = createSafeStorage({ area: () => local, events: new EventTarget() })
  /** Starts a session with the given campaign, or without one. @returns its campaign after consent */
  const visit = (campaign: object | string | null) => {
    const session = memoryArea()
    const text = typeof campaign === 'string' ? campaign : JSON.stringify(campaign)
    if (campaign !== null) session.setItem(otherStorage.campaign, text)
    createPersistentCampaign({ lasting, session: () => session, now: () => clock.now }).sync()
    return JSON.parse(session.getItem(otherStorage.campaign) ?? 'null') as unknown
  }
  const forget = () =>
    createPersistentCampaign({ lasting, session: memoryArea, now: () => clock.now }).forget()
  return { local, clock, visit, forget }
}

t.test('later sessions have the campaign for ninety days; further visits do not extend this', async (t) => {
  const { clock, visit } = browser()
  t.equal(visit(null), null)
  t.same(visit(advert), advert)
  clock.now += campaignLifeMs - 1
  t.same(visit(null), advert)
  t.same(visit(advert), advert)
  clock.now += 1
  t.equal(visit(null), null)
})

t.test('a new campaign replaces the old one', async (t) => {
  const { clock, visit } = browser()
  visit(advert)
  clock.now += 1000
  t.same(visit({ gclid: 'def' }), { gclid: 'def' })
  t.same(visit(null), { gclid: 'def' })
  clock.now += campaignLifeMs - 1
  t.same(visit(null), { gclid: 'def' }, 'with its own ninety days')
})

t.test('forgetting deletes the campaign, and a URL alone is not stored', async (t) => {
  const { local, visit, forget } = browser()
  visit(advert)
  t.ok(local.values.has(storageKeys.campaign))
  forget()
  t.equal(local.values.size, 0)
  visit({ full_url: 'https://mestieri.example/' })
  t.equal(local.values.size, 0)
})

t.test('invalid stored values and blocked storage cause no error', async (t) => {
  const { local, visit } = browser()
  for (const text of ['{', '[]', '"x"', '{"at":"x"}', '{"at":1}', 'null']) {
    local.setItem(storageKeys.campaign, text)
    t.equal(visit(null), null, text)
  }
  const lasting = createSafeStorage({ area: refuse, events: new EventTarget() })
  const blocked = createPersistentCampaign({ lasting, session: refuse, now: () => 0 })
  t.doesNotThrow(() => blocked.sync())
  t.doesNotThrow(() => blocked.forget())
})
