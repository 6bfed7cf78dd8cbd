import t from 'tap'

import { consentSignals, createTagManager } from '../../../src/features/consent/tag-manager.ts'

interface FakeScript {
  async?: boolean
  src?: string
}

/** A tag manager on a fake page, with the scripts, the queue and the reloads that it caused. */
function page(scope: { dataLayer?: unknown } = {}) {
  const scripts: FakeScript[] = []
  let reloads = 0
  const fake = {
    createElement: (): FakeScript => ({}),
    head: { append: (script: FakeScript) => void scripts.push(script) },
  }
  const tagManager = createTagManager({
    id: 'GTM-PROVA1',
    page: fake as unknown as Document,
    scope,
    now: () => 1000,
    reload: () => void (reloads += 1),
  })
  const queue = () =>
    (scope.dataLayer as readonly unknown[]).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    )
  return { tagManager, scripts, queue, scope, reloads: () => reloads }
}

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

t.test('each category sets its own signals', async (t) => {
  t.same(consentSignals([]), denied)
  t.same(consentSignals(['statistiche']), { ...denied, analytics_storage: 'granted' })
  t.same(consentSignals(['marketing']), {
    analytics_storage: 'denied',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  })
})

t.test('nothing is loaded until a category is accepted', async (t) => {
  const { tagManager, scripts, scope, reloads } = page()
  tagManager.applyConsent([])
  tagManager.applyConsent([])
  t.same([scripts, scope, reloads()], [[], {}, 0])
})

t.test(
  'after consent the script loads once; the queue first denies all, then grants the accepted categories',
  async (t) => {
    const waiting = { event: 'callback_booked' }
    const { tagManager, scripts, queue } = page({ dataLayer: [waiting] })
    tagManager.applyConsent(['statistiche'])
    t.same(scripts, [{ async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-PROVA1' }])
    t.same(queue(), [
      ['consent', 'default', denied],
      ['consent', 'update', consentSignals(['statistiche'])],
      { 'gtm.start': 1000, event: 'gtm.js' },
      waiting,
    ])
    tagManager.applyConsent(['statistiche', 'marketing'])
    t.equal(scripts.length, 1)
    t.same(queue().at(-1), ['consent', 'update', consentSignals(['statistiche', 'marketing'])])
  },
)

t.test('a full withdrawal reloads the page; a partial one is sent to the script', async (t) => {
  const { tagManager, queue, reloads } = page()
  tagManager.applyConsent(['statistiche', 'marketing'])
  tagManager.applyConsent(['statistiche'])
  t.equal(reloads(), 0)
  t.same(queue().at(-1), ['consent', 'update', consentSignals(['statistiche'])])
  tagManager.applyConsent([])
  t.equal(reloads(), 1)
})
