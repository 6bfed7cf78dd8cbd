import t from 'tap'

import { reactionTopic } from '../../../src/assistant/answers/rules/reactions.ts'
import { lastReply } from '../last-reply.ts'

const windows = [
  '5 finestre e una portafinestra in pvc a Modena, doppio vetro, senza tapparelle, nessuna scorrevole, due ante, misura normale',
]
const after = (message: string): string => lastReply('serramenti', [...windows, message])

t.test('a reaction to a high price gets its reasons and what would be cheaper', async (t) => {
  for (const text of [
    'mi pare tantino',
    'ostrega che botta',
    'credevo un po’ meno',
    'è molto più di quanto immaginavo',
    'costa un patrimonio',
    'accidenti, sono tantissimi soldi',
    'è una cifra altissima',
    'mi pare tanto per delle finestre',
  ])
    t.match(after(text), /spostano il prezzo|Per spendere meno/, text)
  t.match(after('è un po’ salato'), /Per spendere meno: la fascia base/)
})

t.test('somebody who cannot pay so much hears what costs less', async (t) => {
  for (const text of ['supera il nostro budget', 'non ci arriviamo', 'non me le posso permettere'])
    t.match(after(text), /fascia base/, text)
})

t.test('a reaction to a fair price and the question what is next go on', async (t) => {
  for (const text of ['mi sembra ragionevole', 'temevo peggio', 'ok ci sta', 'e adesso come si fa'])
    t.match(after(text), /I nostri professionisti/, text)
})

t.test('words of a reaction beside a thing or a wish are no reaction', async (t) => {
  for (const text of [
    'tanto le finestre le cambio comunque',
    'la portafinestra è troppo larga',
    'con tanto verde davanti',
    'il vetro alto non lo voglio',
    'non è tanto',
    'nel prezzo il mobile ci sta',
  ])
    t.equal(reactionTopic(text), null, text)
})
