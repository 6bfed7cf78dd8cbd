import type { PictureWidth } from '@mestieri/shared/contracts/directory-limits.ts'
import t, { type Test } from 'tap'

import type { PictureFetcher } from '../../src/pictures/fetcher.ts'
import { createPictureHosts } from '../../src/pictures/hosts.ts'
import { chooseFormat, createPictureServices, pictureCaches } from '../../src/services/pictures.ts'
import { createCaches } from '../../src/stores/caches.ts'
import { createLimiter } from '../../src/work/limiter.ts'
import { startWorkingClock } from '../support/working-clock.ts'

const src = 'https://pictures.example/a.jpg'

/** Both services, with the test's source and transform. */
function setUp(
  overrides: {
    fetch?: PictureFetcher['fetch']
    deadline?: number
    running?: number
    waiting?: number
    /** Milliseconds that each transform takes. */
    workMs?: number
  } = {},
) {
  const time = { now: 1_000_000 }
  const fetched: string[] = []
  const refused: true[] = []
  const transformed: { width: number; format: string }[] = []
  const { cacheOf } = createCaches({
    clock: () => time.now,
    every: () => () => undefined,
    onFailure: () => undefined,
  })
  const { pictures: service, chatPictures } = createPictureServices({
    hosts: createPictureHosts({
      hosts: ['pictures.example'],
      chatPaths: ['pictures.example/chat'],
      embedded: null,
    }),
    fetcher: {
      fetch: async (url, signal) => {
        fetched.push(url.href)
        return overrides.fetch ? overrides.fetch(url, signal) : Buffer.from('bytes')
      },
    },
    transform: async (bytes, wanted) => {
      transformed.push(wanted)
      time.now += overrides.workMs ?? 0
      return { type: `image/${wanted.format}`, body: Buffer.from(`${String(bytes)} ${wanted.width}`) }
    },
    jobs: createLimiter({
      maxConcurrent: overrides.running ?? 10,
      maxQueued: overrides.waiting ?? 10,
      full: () => new Error('full'),
    }),
    transforms: createLimiter({ maxConcurrent: 2, maxQueued: 100, full: () => new Error('full') }),
    caches: {
      pictures: cacheOf(pictureCaches.pictures),
      chatPictures: cacheOf(pictureCaches.chatPictures),
    },
    deadline: overrides.deadline ?? 5000,
    onRefused: () => refused.push(true),
    workClock: () => time.now,
  })
  return { service, chatPictures, time, fetched, refused, transformed }
}

const ask = (width: PictureWidth = 320, accept?: string, address = src, client = '192.0.2.1') => ({
  src: address,
  width,
  accept,
  client,
})

t.test('AVIF if the client accepts it, else WebP', async (t) => {
  const avif = [
    'image/avif',
    'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
    'IMAGE/AVIF;q=0.5',
    'image/webp, image/avif;q=0.001',
  ]
  const webp = [
    undefined,
    '',
    '*/*',
    'image/*',
    'image/webp,*/*',
    'image/avif;q=0',
    'image/avif ; q=0.000, image/webp',
    'text/html',
  ]
  for (const accept of avif) t.equal(chooseFormat(accept), 'avif', accept)
  for (const accept of webp) t.equal(chooseFormat(accept), 'webp', String(accept))
  const { service } = setUp()
  t.equal((await service.picture(ask(320, avif[1]))).type, 'image/avif')
  t.equal((await service.picture(ask(320))).type, 'image/webp')
})

t.test('each source, width and format is created once, also for concurrent requests', async (t) => {
  const { service, fetched, transformed, time } = setUp()
  await Promise.all(Array.from({ length: 50 }, () => service.picture(ask(320))))
  await service.picture(ask(320, undefined, `${src}#part`))
  t.same(fetched, [src])
  await service.picture(ask(640))
  await service.picture(ask(320, 'image/avif'))
  t.same(transformed, [
    { width: 320, format: 'webp' },
    { width: 640, format: 'webp' },
    { width: 320, format: 'avif' },
  ])
  time.now += 24 * 60 * 60 * 1000
  await service.picture(ask(320))
  t.equal(transformed.length, 4, 'and again after a day')
})

t.test('UP-10: a URL of an unknown host is a validation error, and nothing is fetched', async (t) => {
  const { service, fetched } = setUp()
  for (const address of ['https://other.example/a.jpg', 'http://169.254.169.254/', 'http://[::1]/', 'x']) {
    await t.rejects(service.picture(ask(320, undefined, address)), {
      code: 'validation_failed',
      errors: [{ field: 'src' }],
    })
  }
  t.same(fetched, [])
})

t.test('BR-10: the path has the source URL, and a source that is not allowed is counted', async (t) => {
  const { service, refused } = setUp()
  t.equal(
    service.address('https://pictures.example/a b.jpg?x=1&y=2#z'),
    '/api/pictures?src=https%3A%2F%2Fpictures.example%2Fa%2520b.jpg%3Fx%3D1%26y%3D2',
  )
  t.equal(refused.length, 0)
  t.equal(service.address('https://other.example/a.jpg'), null)
  t.equal(service.address(''), null)
  t.equal(refused.length, 2)
  // The second time the addresses are remembered, and a refused one counts again.
  t.equal(service.address('https://other.example/a.jpg'), null)
  t.equal(refused.length, 3)
})

t.test('a photo of a chat is served only by the chat’s endpoint', async (t) => {
  const { service, chatPictures, fetched, refused } = setUp()
  const photo = 'https://pictures.example/chat/a.jpg'
  await t.rejects(service.picture(ask(320, undefined, photo)), {
    code: 'validation_failed',
    errors: [{ field: 'src' }],
  })
  t.equal(service.address(photo), null)
  t.same([fetched, refused], [[], [true]])
  t.equal((await chatPictures.picture(ask(320, undefined, photo))).type, 'image/webp')
  t.equal(chatPictures.address(photo), '/api/chat/pictures?src=https%3A%2F%2Fpictures.example%2Fchat%2Fa.jpg')
  await t.rejects(chatPictures.picture(ask(320, undefined, 'https://other.example/a.jpg')), {
    code: 'validation_failed',
  })
})

t.test('a photo is cached for ten minutes, separately from professionals’ pictures', async (t) => {
  const { service, chatPictures, fetched, time } = setUp()
  await chatPictures.picture(ask())
  await service.picture(ask())
  t.equal(fetched.length, 2, 'the same source for the other address is another picture')
  time.now += 10 * 60 * 1000 - 1
  await chatPictures.picture(ask())
  t.equal(fetched.length, 2)
  time.now += 1
  await chatPictures.picture(ask())
  t.equal(fetched.length, 3)
  await service.picture(ask())
  t.equal(fetched.length, 3, 'a professional’s picture is there for longer')
})

/** A source that responds after every deadline and ignores its signal. */
const hang = () => new Promise<Buffer>((resolve) => setTimeout(resolve, 400, Buffer.alloc(1)))

async function timesOut(t: Test, work: Promise<unknown>) {
  await t.rejects(work, { code: 'upstream_timeout' })
}

t.test(
  'a source that hangs is a timeout at the deadline, which includes the wait in the queue',
  async (t) => {
    const { service } = setUp({ fetch: hang, deadline: 100, running: 1 })
    const both = Promise.all([timesOut(t, service.picture(ask(320))), timesOut(t, service.picture(ask(640)))])
    const start = performance.now()
    const worked = startWorkingClock()
    await both
    t.ok(performance.now() - start >= 95)
    const ms = worked()
    t.ok(ms < 350, `${Math.round(ms)} ms`)
  },
)

t.test('a full queue refuses a picture, and a failed picture can be requested again', async (t) => {
  const end = Promise.withResolvers<Buffer>()
  const { service } = setUp({ fetch: () => end.promise, running: 1, waiting: 1 })
  const first = service.picture(ask(160))
  const second = service.picture(ask(320))
  await t.rejects(service.picture(ask(640)), { message: 'full' })
  end.resolve(Buffer.from('late'))
  t.equal(String((await first).body), 'late 160')
  t.equal(String((await second).body), 'late 320')
  t.equal(String((await service.picture(ask(640))).body), 'late 640')
})

t.test(
  'LD-08: a client that asks for one picture under many queries uses up its share, and no other client’s',
  async (t) => {
    const { service, transformed, time } = setUp({ workMs: 100 })
    const variant = (index: number, client?: string) =>
      service.picture(ask(320, undefined, `${src}?b=${index}`, client))
    let served = 0
    for (; served < 1000; served += 1) {
      const failure = await variant(served).then(
        () => null,
        (error: unknown) => error,
      )
      if (failure === null) continue
      t.match(failure, { code: 'rate_limited', retryAfter: 1 })
      break
    }
    // 40 s, and a tenth of the time that the work takes comes back meanwhile.
    t.ok(served >= 400 && served < 460, `${served} pictures`)
    t.equal(transformed.length, served, 'a refused picture is not converted')
    await variant(0)
    t.pass('a picture in the cache costs nothing')
    await variant(5000, '192.0.2.2')
    t.pass('another client has its own share')
    time.now += 1000
    await variant(6000)
    t.pass('the share comes back')
  },
)
