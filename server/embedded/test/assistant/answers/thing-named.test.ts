import t from 'tap'

import { thingNamed } from '../../../src/assistant/answers/about/thing-named.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'

const namedIn = (question: string): string | null => thingNamed(readUtterance(question))

t.test('a question names a thing of the work', async (t) => {
  for (const [question, thing] of [
    ['i gerani chi li sposta?', 'i gerani'],
    ['per i cavi del telefono?', 'i cavi del telefono'],
    ['le persiane si adattano?', 'le persiane'],
    ['gli interruttori li tengo?', 'gli interruttori'],
    ['l’antenna chi la sposta?', 'l’antenna'],
    ['li levo io gli stipiti?', 'gli stipiti'],
    ['la scala a chiocciola come la proteggono?', 'la scala a chiocciola'],
    ['posso lasciare lì lo zerbino?', 'lo zerbino'],
  ] as const)
    t.equal(namedIn(question), thing, question)
})

t.test('pronouns before a verb name nothing', async (t) => {
  for (const question of [
    'e se le volessi che si alzano da sole?',
    'se la dovessi rifare?',
    'e se le mettessi a vasistas?',
    'la sposterei di là?',
    'le facciamo noi?',
    'lo smonto io?',
    'un si può passare fuori?',
    'i se rompe?',
    'la pago dopo?',
  ])
    t.equal(namedIn(question), null, question)
})

t.test('people, money, times and weather are no things of the work', async (t) => {
  for (const question of [
    'i soldi quando li do?',
    'un tot alla volta?',
    'paga uno pure?',
    'il muratore serve?',
    'il vicino di sotto ha paura?',
    'se fra un anno si gonfia in un punto?',
    'la neve resta su?',
    'il nostro regge?',
  ])
    t.equal(namedIn(question), null, question)
})
