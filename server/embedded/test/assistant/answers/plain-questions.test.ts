import t from 'tap'

import { lastReply } from '../last-reply.ts'

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
