import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import t from 'tap'

import {
  guessPhotoAnswer,
  learnPhotoModel,
  readPhotoExamples,
} from '../../../src/assistant/interview/photos/photo-answers.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { createGradual } from '../../../src/assistant/learning/gradual.ts'
import { unpack } from '../../../src/assistant/learning/packed.ts'
import { lastReply } from '../last-reply.ts'

const windows = [
  '5 finestre in pvc a Modena, doppio vetro, senza tapparelle, nessuna scorrevole, due ante, misura normale',
]
const after = (message: string): string => lastReply('serramenti', [...windows, message])

t.test('an answer about photos says whether they come, and when', async (t) => {
  for (const text of ['sì ve le mando', 'si le posso mandare', 'ok le faccio adesso'])
    t.match(after(text), /Tocca l’icona della fotocamera/, text)
  for (const text of ['domani che passo da casa', 'adesso non riesco, sono in ufficio', 'stasera le faccio'])
    t.match(after(text), /le foto puoi mandarle quando vuoi, anche dopo/, text)
  for (const text of ['non son capace', 'non ce n’è bisogno, venite a vedere', 'foto no'])
    t.match(after(text), /Va bene, senza foto/, text)
})

t.test('a message about something else is no answer about photos', async (t) => {
  for (const text of [
    'boh, ne parlo con mia moglie',
    'mah, è caro',
    'stasera ne parlo in famiglia',
    'no no torniamo a quelle di prima',
    'dopo quanto si può verniciare il muro',
  ])
    t.notMatch(after(text), /senza foto|le foto puoi mandarle/, text)
})

t.test('the examples are many and different, and a long message is no answer', async (t) => {
  const all = readPhotoExamples()
  t.ok(all.length > 800, `${all.length} examples`)
  t.equal(new Set(all.map(({ text }) => text.toLowerCase())).size, all.length, 'no example twice')
  t.equal(guessPhotoAnswer(readUtterance('ok '.repeat(20))), 'other')
})

t.test('the bundle keeps exactly what its sources learn', async (t) => {
  const kept = readFileSync(join(import.meta.dirname, '../../../../dist/photo-answers.bin'))
  const model = createGradual(learnPhotoModel()).result()
  t.ok(
    isDeepStrictEqual(unpack(kept), { ...model }),
    'server/dist is older than its sources: run "npm run build"',
  )
})
