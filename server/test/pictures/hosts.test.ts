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
  embeddedHost: 'embedded.localhost',
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

t.test('a listed host is admitted, in normal form and without its fragment', async (t) => {
  for (const [src, normal] of admitted) t.equal(hosts.admit(src)?.href, normal, src)
})

t.test('everything else is refused', async (t) => {
  for (const src of refused) t.equal(hosts.admit(src), null, src.slice(0, 80))
})

t.test('without a list nothing is admitted', async (t) => {
  const none = createPictureHosts({ hosts: [], embeddedHost: null })
  for (const [src] of admitted) t.equal(none.admit(src), null, src)
})
