import t from 'tap'

import type { ModelRequest } from './model-server.ts'
import { briefingOf, talkWith } from './model-talk.ts'

/** The pictures of a request with the place of the message that they stand in, from the end. */
function picturesOf(request: ModelRequest | undefined): string[] {
  const messages = request?.body.messages ?? []
  return messages.flatMap(({ content }, at) =>
    Array.isArray(content)
      ? content.flatMap(({ image_url: image }) =>
          image ? [`${at - messages.length} ${image.url.split(',')[1] ?? ''}`] : [],
        )
      : [],
  )
}

const words = { text: 'Che bei muri. Quanto è grande la casa?' }

t.test(
  'photos are shown to a model that can see, in the turn in which they come and in later ones',
  async (t) => {
    const { say, requests } = await talkWith(
      t,
      [words, words, { text: 'Dalle foto i muri sembrano buoni. Che pittura?' }],
      {
        vision: true,
      },
    )
    await say('imbiancare casa', ['a.jpg', 'b.jpg'])
    await say('guarda le piastrelle', ['c.jpg'])
    const { parsed } = await say('80 mq, che ne pensi?')
    t.same(picturesOf(requests[0]), ['-1 a.jpg', '-1 b.jpg'])
    t.same(picturesOf(requests[1]), ['-3 a.jpg', '-3 b.jpg', '-1 c.jpg'])
    t.same(picturesOf(requests[2]), ['-5 a.jpg', '-5 b.jpg', '-3 c.jpg'])
    t.equal(parsed.text, 'Dalle foto i muri sembrano buoni. Che pittura?', 'who sees may say so')
    t.match(briefingOf(requests[2]), /Vedi le foto/)
  },
)

t.test('the newest four are shown, and what cannot be read is left out', async (t) => {
  const { say, requests } = await talkWith(t, [words, words], { vision: true })
  await say('imbiancare casa', ['a.jpg', 'b.jpg', 'c.jpg'])
  await say('Foto caricate', ['gone.jpg', 'broken.jpg', 'f.jpg'])
  t.same(picturesOf(requests[1]), ['-3 c.jpg', '-1 f.jpg'])
})

t.test('photos of a message that is no longer told come with the newest one', async (t) => {
  const turns = 12
  const { say, requests } = await talkWith(
    t,
    Array.from({ length: turns }, () => words),
    { vision: true },
  )
  await say('imbiancare casa', ['a.jpg'])
  for (let turn = 1; turn < turns; turn += 1) await say(`aspetta ${'un attimo '.repeat(turn)}`)
  t.same(picturesOf(requests.at(-1)), ['-1 a.jpg'])
})

t.test('a model that cannot see gets no pictures, and may not say to have seen them', async (t) => {
  const seen = { text: 'Dalle foto i muri sembrano a posto. Quanto è grande la casa?' }
  const { say, requests } = await talkWith(t, [seen, seen])
  const { parsed, jobs } = await say('imbiancare casa', ['a.jpg'])
  t.same(picturesOf(requests[0]), [])
  t.match(briefingOf(requests[0]), /Non puoi guardare le foto/)
  t.equal(parsed.text, 'Quanto è grande la casa?')
  t.equal(jobs, 'interni, 1 foto')
})
