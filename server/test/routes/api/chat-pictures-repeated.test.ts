import t from 'tap'

import { twoColours } from '../../pictures/samples.ts'
import { fieldsOf, formOf, startChatServer } from './chat-server.ts'

const photo = await twoColours(20, 10).jpeg().toBuffer()

t.test(
  'UP-09: an upload that is repeated gets the addresses of the first one, and is sent once',
  async (t) => {
    const { upload, upstream } = await startChatServer(t)
    const [one, two] = [photo, await twoColours(30, 20).png().toBuffer()]
    const body = [1, 2].map((index) => `https://pictures.example.it/${index}.jpg`)
    upstream.on('saveCustomerFiles', 'answer', { body, times: 1 })
    const form = formOf([one, two])
    const [first, atOnce] = await Promise.all([upload(form), upload(form)])
    const later = await upload(form)
    t.match(first, { status: 201, json: { pictureUrls: [String, String] } })
    t.same([atOnce.json, later.json], [first.json, first.json])
    t.equal(upstream.calls('saveCustomerFiles').length, 1)

    for (const other of [formOf([two, one]), formOf([one]), formOf([one, two], fieldsOf(4))]) {
      t.equal((await upload(other)).status, 201)
    }
    t.equal(
      upstream.calls('saveCustomerFiles').length,
      4,
      'another order, content or message is another upload',
    )
  },
)

t.test('UP-09: a failed upload is not remembered, and a saved one only for ten minutes', async (t) => {
  const { upload, upstream, time } = await startChatServer(t)
  const form = formOf([photo])
  upstream.on('saveCustomerFiles', 'error', { times: 1 })
  t.equal((await upload(form)).status, 502)
  t.equal((await upload(form)).status, 201)
  time.now += 599_999
  await upload(form)
  t.equal(upstream.calls('saveCustomerFiles').length, 2)
  time.now += 1
  await upload(form)
  t.equal(upstream.calls('saveCustomerFiles').length, 3)
})
