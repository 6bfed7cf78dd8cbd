import { parseReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'
import t from 'tap'

import { knowledge } from '../../../src/assistant/answers/knowledge.ts'
import { freshCase } from '../../../src/assistant/interview/case.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { wholeCatalogue } from '../engines/whole-catalogue.ts'

/** 20 November 2026, in the middle of the morning. */
const now = Date.parse('2026-11-20T09:00:00Z')

type Slug = Parameters<typeof createSurveyor>[2]

function lastReply(slug: Slug, messages: readonly string[]): string {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  let state = freshCase
  let text = ''
  for (const content of messages) {
    const turn = surveyor.handle(state, { content, photos: 0, now })
    ;({ state } = turn)
    ;({ text } = parseReply(writeReply(turn.reply)))
  }
  return text
}

const painting = 'devo imbiancare un trilocale di 80 mq a Monza, pareti e soffitti, vuoto'
const bathroom = 'rifare il bagno completo di 6 mq a Bologna, con doccia'

t.test('A question with a modal verb and no question mark is answered', async (t) => {
  t.match(
    lastReply('ristrutturazione_bagno', [bathroom, 'ma le piastrelle le devo comprare io']),
    /manodopera/,
  )
})

t.test('A message in which nothing was read is answered as a question', async (t) => {
  t.match(lastReply('tinteggiatura', [painting, 'd inverno asciuga o è meglio aspettare']), /tutto l’anno/)
})
