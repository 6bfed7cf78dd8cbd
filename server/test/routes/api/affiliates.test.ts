import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import t from 'tap'

import { startBff } from '../../support/bff.ts'
import { privateCanaries, unknownName } from '../../upstream-fake.ts'

const search = '/api/affiliates?profession=Idraulico&city=MONZA%20(MB)'
const publicRead = 'public, max-age=60, stale-while-revalidate=600'

t.test('a search returns cards with their cache state', async (t) => {
  const { send, upstream, time } = await startBff(t)
  const first = await send(`${search}&pageSize=3&page=2`)
  t.equal(first.status, 200)
  t.match(first.headers, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': publicRead,
    'x-cache': 'miss',
    'x-content-type-options': 'nosniff',
    'ratelimit-limit': '300',
  })
  t.match(first.json, { totalAffiliates: 14, totalPages: 5, page: 2, pageSize: 3 })
  t.match(first.json['affiliates'], [{ link: 'rossi-impianti-4' }, {}, {}])
  const second = await send(`${search}&pageSize=3&page=2`)
  t.equal(second.headers['x-cache'], 'hit')
  t.equal(second.text, first.text)
  time.now += 60_000
  t.equal((await send(`${search}&pageSize=3&page=2`)).headers['x-cache'], 'miss')
  t.match(upstream.journal[0], {
    fits: true,
    body: { profession: 'Idraulico', location: 'MONZA (MB)', page_size: 3, page_number: 2 },
    requestId: String(first.headers['x-request-id']),
  })
})

t.test('a search without filters returns all professionals, six per page', async (t) => {
  const { send, upstream } = await startBff(t)
  t.match((await send('/api/affiliates')).json, { page: 1, pageSize: 6, totalPages: 3 })
  t.equal((await send('/api/affiliates?profession=&city=&page=1&pageSize=6')).headers['x-cache'], 'hit')
  t.same(upstream.journal[0]?.body, { profession: '', location: '', page_size: 6, page_number: 1 })
  t.equal((await send('/api/affiliates?city=Ogliastra')).status, 200, 'the tail names of the list are cities')
})

t.test('a 404 of upstream is an empty list, and a page after the last one has the totals', async (t) => {
  const { send, upstream } = await startBff(t)
  const late = await send('/api/affiliates?page=99')
  t.match(late.json, { affiliates: [], totalAffiliates: 14, totalPages: 3, page: 99 })
  upstream.on('getAffiliatesByProfession', 'not_found')
  const none = await send(search)
  t.equal(none.status, 200)
  t.same(none.json, { affiliates: [], totalAffiliates: 0, totalPages: 0, page: 1, pageSize: 6 })
})

t.test('LD-14: 500 concurrent searches make one upstream call', async (t) => {
  const { send, upstream } = await startBff(t)
  upstream.on('getAffiliatesByProfession', 'delay', { delayMs: 300 })
  const replies = await Promise.all(Array.from({ length: 500 }, () => send(search)))
  t.ok(replies.every((reply) => reply.status === 200))
  t.equal(upstream.journal.length, 1)
})

t.test('AZ-01: no private field is in a response, whatever upstream sends', async (t) => {
  const { send, upstream, time } = await startBff(t)
  const paths = [search, '/api/affiliates/rossi', '/api/affiliates/rossi/map', '/api/affiliates/by-uid/u-1']
  const replies = []
  for (const path of paths) replies.push(await send(path))
  time.now += 60_000
  await upstream.stop()
  for (const path of paths) replies.push(await send(path))
  const everything = replies.map((reply) => JSON.stringify(reply.headers) + reply.text).join('\n')
  for (const canary of [...privateCanaries, 'CANARY']) t.notOk(everything.includes(canary), canary)
  const fields = replies
    .filter((reply) => /json/.test(String(reply.headers['content-type'])))
    .map((reply) => reply.json)
  t.equal(fields.length, 6, 'all but the two maps')
  for (const field of ['vat', 'cuu', 'email', 'affiliate_id', 'affiliateId', 'phone"', '0199']) {
    t.notOk(JSON.stringify(fields).includes(field), field)
  }
})

t.test('BR-10: pictures of unknown hosts are left out, the others have a path of this site', async (t) => {
  const { send } = await startBff(t)
  t.match((await send('/api/affiliates/rossi')).json, { profilePicture: null, workPictures: [] })
  const listed = await startBff(t, { env: { PICTURE_HOSTS: 'pictures.example.it' } })
  listed.upstream.on('*', 'answer', {
    body: {
      link: 'rossi',
      shopname: 'Rossi',
      profile_picture: 'https://pictures.example.it/p.jpg',
      work_pictures: [
        'http://pictures.example.it/1.jpg',
        'https://pictures.example.it/2.jpg',
        'http://169.254.169.254/',
      ],
    },
  })
  t.match((await listed.send('/api/affiliates/rossi')).json, {
    profilePicture: '/api/pictures?src=https%3A%2F%2Fpictures.example.it%2Fp.jpg',
    workPictures: ['/api/pictures?src=https%3A%2F%2Fpictures.example.it%2F2.jpg'],
  })
})

t.test('a profile is public, and every missing one gets the same 404', async (t) => {
  const { send, upstream, time } = await startBff(t)
  const profile = await send('/api/affiliates/rossi%20%26%20figli')
  t.equal(profile.status, 200)
  t.match(profile.headers, { 'cache-control': publicRead, 'x-cache': 'miss' })
  t.match(profile.json, {
    link: 'rossi & figli',
    affiliateName: 'Mario Rossi 1',
    coordinates: { lat: 45.5845, lng: 9.2744 },
  })
  t.same(upstream.journal[0]?.body, { link: 'rossi & figli' })

  const paths = [unknownName, `by-uid/${unknownName}`, `${unknownName}/map`]
  for (const path of paths) {
    const missing = await send(`/api/affiliates/${path}`)
    t.equal(missing.status, 404)
    t.match(missing.headers, { 'content-type': /^application\/problem\+json/, 'cache-control': /no-store/ })
    t.match(missing.json, { code: 'not_found', detail: 'Quello che cerchi non è disponibile.' })
    t.notOk(missing.text.includes(unknownName))
  }
  const asked = upstream.calls('getAffiliateShopDataByUrl').length
  await send(`/api/affiliates/${unknownName}`)
  t.equal(upstream.calls('getAffiliateShopDataByUrl').length, asked, 'not asked for again at once')
  time.now += 5000
  await send(`/api/affiliates/${unknownName}`)
  t.equal(upstream.calls('getAffiliateShopDataByUrl').length, asked + 1)
})

t.test('AZ-03: links, uids and threads that do not exist have one answer of one size each', async (t) => {
  const { send, upstream } = await startBff(t)
  upstream.on('*', 'not_found')
  for (const path of ['affiliates/', 'affiliates/by-uid/', 'chat/messages?service=caldaia&threadId=']) {
    const shapes = new Set<string>()
    for (let index = 0; index < 50; index += 1) {
      const id = `id-${'x'.repeat(index)}`
      const { status, headers, text } = await send(`/api/${path}${id}`)
      const names = Object.keys(headers).toSorted().join(' ')
      const body = text.replaceAll(id, 'ID').replace(String(headers['x-request-id']), 'REQUEST')
      shapes.add(`${status} ${names} ${body}`)
    }
    t.equal(shapes.size, 1, path)
  }
})

t.test('AZ-02: a contact has a masked phone and is not cached', async (t) => {
  const { send, upstream } = await startBff(t)
  for (const _time of [1, 2]) {
    const contact = await send('/api/affiliates/by-uid/u-1')
    t.same(contact.json, {
      uid: 'u-1',
      shopName: 'Rossi Impianti 1',
      affiliateName: 'Mario Rossi 1',
      phoneMasked: '+•••••••••887',
    })
    t.equal(contact.headers['cache-control'], 'private, no-store')
    t.equal(contact.headers['x-cache'], undefined)
  }
  t.equal(upstream.calls('getAffiliateByUid').length, 2)
})

t.test('a map is an image of the requested size', async (t) => {
  const { send, upstream } = await startBff(t)
  const map = await send('/api/affiliates/rossi/map?width=320&height=240&scale=2')
  t.equal(map.status, 200)
  t.match(map.headers, { 'content-type': /^image\/svg\+xml/, 'cache-control': publicRead, 'x-cache': 'miss' })
  t.match(map.text, /^<svg[^>]+width="320"[^>]+height="240"/)
  t.equal((await send('/api/affiliates/rossi/map?width=320&height=240&scale=2')).headers['x-cache'], 'hit')
  t.equal(upstream.journal.length, 1)
  upstream.on('*', 'answer', { body: { link: 'bianchi', shopname: 'Bianchi' } })
  t.equal((await send('/api/affiliates/bianchi/map')).status, 404, 'none without coordinates')
})

t.test('HEAD responds like GET, without the body', async (t) => {
  const { send } = await startBff(t)
  for (const path of [
    search,
    '/api/affiliates/rossi',
    '/api/affiliates/by-uid/u-1',
    '/api/affiliates/rossi/map',
  ]) {
    const get = await send(path)
    const head = await send(path, { method: 'HEAD' })
    t.equal(head.status, 200, path)
    t.equal(head.body.length, 0)
    for (const name of ['content-type', 'content-length', 'cache-control'])
      t.equal(head.headers[name], get.headers[name])
  }
})

const badNumbers = [
  '',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '+1',
  '01',
  'NaN',
  'Infinity',
  '1000000000',
  '99999999999999999999',
  'abc',
  '1&page=2',
]
const unfit = {
  page: badNumbers.map((value) => `?page=${value}`).concat('?page=10001', '?page[]=1', '?page%00=1'),
  pageSize: badNumbers
    .map((value) => `?pageSize=${value}`.replace('&page', '&pageSize'))
    .concat('?pageSize=49'),
  profession: [
    '?profession=Astronauta',
    '?profession=idraulico',
    '?profession=Idraulico%20',
    '?profession=Idraulico&profession=Pulizie',
    '?profession=__proto__',
  ],
  city: [
    '?city=MONZA',
    '?city=Monza%20(MB)',
    '?city=ATLANTIDE%20(AT)',
    `?city=${'A'.repeat(3000)}`,
    '?city=MONZA%20(MB)%00',
    '?city=toString',
  ],
}

t.test('LD-15, AZ-03: an invalid query is refused with its field, without an upstream call', async (t) => {
  const { send, upstream } = await startBff(t)
  for (const [field, queries] of Object.entries(unfit)) {
    for (const query of queries) {
      const reply = await send(`/api/affiliates${query}`)
      t.equal(reply.status, 422, query.slice(0, 60))
      t.match(reply.json, { code: 'validation_failed', errors: [{ field: new RegExp(`^${field}`) }] })
      t.match(reply.headers, { 'cache-control': /no-store/ })
    }
  }
  const others = [
    '?unknown=1',
    `?x=${'a'.repeat(3000)}`,
    '/by-uid/a%20b',
    `/by-uid/${'a'.repeat(129)}`,
    '/by-uid/..%2f',
    `/${'a'.repeat(161)}`,
    '/a%2Fb',
    '/a%5Cb',
    '/a%00b',
    '/rossi/map?width=159',
    '/rossi/map?width=1281',
    '/rossi/map?height=119',
    '/rossi/map?height=961',
    '/rossi/map?scale=3',
    '/rossi/map?scale=0',
    '/rossi/map?zoom=3',
  ]
  for (const path of others) {
    const reply = await send(`/api/affiliates${path}`)
    t.equal(reply.status, 422, path.slice(0, 60))
    t.equal(reply.json['code'], 'validation_failed')
  }
  t.equal(upstream.journal.length, 0)
})

t.test(
  'a short response that was just loaded is sent as it is, and compressed from the next time on',
  async (t) => {
    const { send } = await startBff(t)
    const ask = () => send(search, { headers: { 'accept-encoding': 'gzip, br' } })
    const first = await ask()
    t.equal(first.headers['x-cache'], 'miss')
    t.equal(first.headers['content-encoding'], undefined)
    const second = await ask()
    t.equal(second.headers['x-cache'], 'hit')
    t.equal(second.headers['content-encoding'], 'br')
    t.equal(brotliDecompressSync(second.body).toString(), first.text)
  },
)

t.test('responses are compressed if the client accepts it, and the map has less than 15 kB', async (t) => {
  const { send } = await startBff(t)
  const plain = await send(search)
  t.equal(plain.headers['content-encoding'], undefined)
  t.equal(plain.headers['vary'], 'accept-encoding')
  const packed = await send(search, { headers: { 'accept-encoding': 'gzip, br' } })
  t.equal(packed.headers['content-encoding'], 'br')
  t.equal(brotliDecompressSync(packed.body).toString(), plain.text)
  const map = await send('/api/affiliates/rossi-impianti-1/map?width=1280&height=640', {
    headers: { 'accept-encoding': 'gzip' },
  })
  t.equal(map.headers['content-type'], 'image/svg+xml')
  t.equal(map.headers['content-encoding'], 'gzip')
  t.ok(map.body.length < 15_000, `${map.body.length} bytes`)
  t.match(gunzipSync(map.body).toString(), '<svg')
})
