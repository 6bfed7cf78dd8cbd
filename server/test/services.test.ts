import t, { type Test } from 'tap'

import { createServices } from '../src/services.ts'
import { startUpstreamFake } from './upstream-fake.ts'

const context = { requestId: 'r-1' }

async function setUp(t: Test, pictureHosts: readonly string[]) {
  const upstream = await startUpstreamFake(t)
  const warnings: unknown[] = []
  const leftOut: unknown[] = []
  const services = createServices({
    config: {
      assistantIds: {},
      chatPicturePaths: [],
      pictureHosts,
      mapsApiKey: null,
      mapsStaticUrl: 'https://maps.example',
      testData: true,
      trialProductId: 'prod_trial',
      publicUrl: 'http://localhost:3000',
      recaptcha: null,
      unsubscribeToken: 't0ken-of-upstream',
    },
    upstream: upstream.address,
    embeddedPictures: null,
    log: { debug() {}, info() {}, warn: (fields, message) => warnings.push([fields, message]) },
    onLeftOut: (what, count) => leftOut.push([what, count]),
  })
  t.teardown(() => services.close())
  return { upstream, services, warnings, leftOut }
}

t.test('pictures that are left out are counted, and said once', async (t) => {
  const { services, warnings, leftOut } = await setUp(t, ['other.example'])
  await services.affiliates.profile('rossi', context)
  await services.affiliates.profile('bianchi', context)
  t.same(
    leftOut,
    Array.from({ length: 10 }, () => ['picture', 1]),
    'a profile and four works, twice',
  )
  t.same(warnings, [
    [
      { host: 'pictures.example.it' },
      'a picture was left out of a reply: PICTURE_HOSTS lacks its host, or it is a photo of a chat',
    ],
  ])
})

t.test('items that are no professionals are left out of a page and counted', async (t) => {
  const { upstream, services, leftOut } = await setUp(t, [])
  const affiliates = [{ link: 'rossi', shopname: 'Rossi' }, { shopname: 'no link' }, 'rubbish', null]
  upstream.on('*', 'answer', { body: { affiliates, total_affiliates: 4, total_pages: 1 } })
  const search = { profession: '', city: '', page: 1, pageSize: 6 }
  const { value } = await services.affiliates.search(search, context)
  t.same(
    value.affiliates.map(({ link }) => link),
    ['rossi'],
  )
  t.same(leftOut, [['item', 3]])
})

t.test('the circuits of all groups are told, and after closing nothing is called any more', async (t) => {
  const { upstream, services } = await setUp(t, [])
  t.match(services.circuits(), { directory: 'closed', chat: 'closed', payments: 'closed' })
  await services.close()
  await t.rejects(services.affiliates.profile('rossi', context), { code: 'upstream_unavailable' })
  t.equal(upstream.journal.length, 0)
})
