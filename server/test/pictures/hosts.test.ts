import t from 'tap'

import { createPictureHosts } from '../../src/pictures/hosts.ts'

const hosts = createPictureHosts({
  hosts: [
    'pictures.example',
    'cdn.example:8443',
    'localhost:4000',
    '127.0.0.1:4001',
    '[::1]:4002',
    '10.0.0.5',
    'bad host',
  ],
  chatPaths: [
    'pictures.example/v0/b/chats/o',
    'cdn.example:8443/Foto/',
    'localhost:4000',
    '[::1]:4002/a b',
    'bad host/a',
    '999.999.999.999/a',
  ],
  embedded: { host: 'embedded.localhost', chatPath: '/pictures/chat' },
})

const admitted = [
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['https://pictures.example:443/a.jpg', 'https://pictures.example/a.jpg'],
  ['HTTPS://PICTURES.EXAMPLE/a.jpg?x=1#part', 'https://pictures.example/a.jpg?x=1'],
  ['https://cdn.example:8443/a.jpg', 'https://cdn.example:8443/a.jpg'],
  ['http://localhost:4000/a.jpg', 'http://localhost:4000/a.jpg'],
  ['https://localhost:4000/a.jpg', 'https://localhost:4000/a.jpg'],
  ['http://127.0.0.1:4001/a.jpg', 'http://127.0.0.1:4001/a.jpg'],
  ['http://2130706433:4001/a.jpg', 'http://127.0.0.1:4001/a.jpg'],
  ['http://[::1]:4002/a.jpg', 'http://[::1]:4002/a.jpg'],
  ['http://embedded.localhost/pictures/a.webp', 'http://embedded.localhost/pictures/a.webp'],
] as const

const refused = [
  'https://other.example/a.jpg',
  'https://pictures.example.other.example/a.jpg',
  'https://pictures.example./a.jpg',
  'https://sub.pictures.example/a.jpg',
  'https://pictures.example:8443/a.jpg',
  'http://pictures.example/a.jpg',
  'https://cdn.example/a.jpg',
  'https://pictures.example@other.example/a.jpg',
  'https://user:secret@pictures.example/a.jpg',
  'https://user@pictures.example/a.jpg',
  'https://other.example\\@pictures.example/a.jpg',
  'https://other.example#@pictures.example/a.jpg',
  'blob:https://pictures.example/0b1c',
  'ftp://pictures.example/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254/latest/meta-data/',
  'http://[::1]/a.jpg',
  'http://127.0.0.1/a.jpg',
  'http://127.0.0.1:4000/a.jpg',
  'http://0x7f000001/a.jpg',
  'http://0177.0.0.1/a.jpg',
  'http://127.1/a.jpg',
  'http://0/a.jpg',
  'http://[::ffff:127.0.0.1]:4001/a.jpg',
  'https://10.0.0.5/a.jpg',
  '//pictures.example/a.jpg',
  '/a.jpg',
  'pictures.example/a.jpg',
  '',
  `https://pictures.example/${'a'.repeat(2048)}`,
]

t.test('the URL of a listed host is admitted, normalised and without its fragment', async (t) => {
  for (const [src, normal] of admitted) t.equal(hosts.admit(src)?.href, normal, src)
})

t.test('every other URL is refused', async (t) => {
  for (const src of refused) t.equal(hosts.admit(src), null, src.slice(0, 80))
})

t.test('an empty list admits no URL', async (t) => {
  const none = createPictureHosts({ hosts: [], chatPaths: [], embedded: null })
  for (const [src] of admitted) t.equal(none.admit(src), null, src)
})

const photos = [
  'http://embedded.localhost/pictures/chat/a.jpg',
  'http://embedded.localhost/pictures/chat/a.jpg?x=1#part',
  'http://embedded.localhost/pictures/chat',
  'http://embedded.localhost/pictures/%63hat/a.jpg',
  'http://embedded.localhost/pictures/%63%48at/../chat/a.jpg',
  'http://embedded.localhost/pictures//chat//a.jpg',
  'http://embedded.localhost//pictures/./chat/a.jpg',
  'http://embedded.localhost/pictures\\chat\\a.jpg',
  'http://embedded.localhost/pictures%2Fchat%2fa.jpg',
  'http://embedded.localhost/other/%2e%2e/pictures/chat/%zz.jpg',
  'HTTP://EMBEDDED.LOCALHOST:80/pictures/chat/a.jpg',
  'https://pictures.example/v0/b/chats/o/thread%2Fa.jpg?alt=media',
  'https://pictures.example/v0%2Fb/chats/o/a.jpg',
  'https://cdn.example:8443/Foto/a.jpg',
  'http://localhost:4000/a.jpg',
  'https://localhost:4000/',
  'http://[::1]:4002/a%20b/c.jpg',
]

const notPhotos = [
  'http://embedded.localhost/pictures/a.webp',
  'http://embedded.localhost/pictures/chatter/a.jpg',
  'http://embedded.localhost/pictures/chat.jpg',
  'http://embedded.localhost/pictures/chat/../a.webp',
  'http://embedded.localhost/pictures?/chat/a.jpg',
  'http://embedded.localhost/pictures/Chat/a.jpg',
  'https://pictures.example/v0/b/works/o/chats%2Fo.jpg',
  'https://pictures.example/pictures/chat/a.jpg',
  'https://cdn.example:8443/foto/a.jpg',
  'http://127.0.0.1:4001/a.jpg',
]

t.test('a customer’s photo is admitted but not public, in every spelling of its URL', async (t) => {
  for (const src of photos) {
    t.ok(hosts.admit(src), src)
    t.equal(hosts.admitPublic(src), null, src)
  }
})

t.test('every other admitted URL is public, with the same normalisation', async (t) => {
  for (const src of notPhotos) {
    t.ok(hosts.admit(src), src)
    t.equal(hosts.admitPublic(src)?.href, hosts.admit(src)?.href, src)
  }
  for (const src of refused) t.equal(hosts.admitPublic(src), null, src.slice(0, 80))
})

t.test('a long URL with many escapes or slashes is checked quickly', async (t) => {
  for (const part of ['%63', '/', '%2f', '%', 'a/']) {
    const src = `http://embedded.localhost/${part.repeat(2048)}`.slice(0, 2048)
    const start = performance.now()
    for (let count = 0; count < 100; count += 1) hosts.admitPublic(src)
    t.ok(performance.now() - start < 1000, part)
  }
})
