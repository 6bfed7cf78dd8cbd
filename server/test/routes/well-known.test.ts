import t from 'tap'

import { build } from '../support/build.ts'
import { webBundle } from '../support/web-bundle.ts'

const links = '/.well-known/assetlinks.json'
const association = '/.well-known/apple-app-site-association'
const fingerprints = ['14:6D:E9', '0A:1B:2C']
const androidApps = [{ packageName: 'it.example.pro', fingerprints }]
const appleAppIds = ['TEAM123456.it.example.pro']

t.test('without app ids the files do not exist', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t), apps: { androidApps: [], appleAppIds: [] } })
  t.match(await fetch(links), { status: 404 })
  t.match((await fetch(links)).headers.get('content-type'), /^application\/problem\+json/)
  t.match(await fetch(association), { status: 404 })
})

t.test('Android finds the ids of its apps', async (t) => {
  const { fetch } = await build(t, { apps: { androidApps, appleAppIds: [] } })
  const reply = await fetch(links)
  t.equal(reply.status, 200)
  t.match(reply.headers.get('content-type'), /^application\/json\b/)
  t.match(reply.headers.get('cache-control'), /^public, max-age=\d+$/)
  t.same(await reply.json(), [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'it.example.pro',
        sha256_cert_fingerprints: fingerprints,
      },
    },
  ])
  t.equal((await fetch(links, { method: 'HEAD' })).status, 200)
  t.equal((await fetch(association)).status, 404)
})

t.test(
  'iOS finds the ids of its apps, without a file extension, and token pages are not listed',
  async (t) => {
    const { fetch } = await build(t, { apps: { androidApps: [], appleAppIds } })
    const reply = await fetch(association)
    t.equal(reply.status, 200)
    t.match(reply.headers.get('content-type'), /^application\/json\b/)
    const text = await reply.text()
    t.same(JSON.parse(text), {
      applinks: {
        details: [{ appIDs: appleAppIds, components: [{ '/': '/app/download' }, { '/': '/app/download/' }] }],
      },
    })
    t.notMatch(text, /auth|\*/)
    t.equal((await fetch(`${association}.json`)).status, 404)
    t.equal((await fetch(links)).status, 404)
  },
)
