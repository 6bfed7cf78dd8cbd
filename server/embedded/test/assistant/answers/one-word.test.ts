import t from 'tap'

import { knowledge } from '../../../src/assistant/answers/knowledge.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { lastReply, lastSheet } from '../last-reply.ts'

const topicsOf = (text: string): readonly string[] => knowledge.topics(readUtterance(text))

t.test('one word is no topic', async (t) => {
  t.notOk(topicsOf('come si vede se il serramento è buono?').includes('discount'))
  t.notOk(topicsOf('la guarnizione la levate voi?').includes('discount'))
  t.ok(topicsOf('quanto mi levate se pago subito?').includes('discount'))
  t.notOk(topicsOf('la cornice si può salvare?').includes('send'))
  t.notOk(topicsOf('lascio una copia delle chiavi alla portinaia?').includes('send'))
  t.ok(topicsOf('posso salvare la conversazione?').includes('send'))
  t.ok(topicsOf('mi mandi il riepilogo per mail?').includes('send'))
  t.notOk(topicsOf('la corrente la staccate voi?').includes('yield'))
  t.ok(topicsOf('quanto risparmio in bolletta?').includes('yield'))
  t.notOk(topicsOf('un altro colore si può avere?').includes('friend-paid-less'))
})

const windows = [
  '3 finestre 120x140 a due ante in pvc con doppio vetro, Novara, secondo piano, entro due mesi, niente tapparelle',
  'nessuna scorrevole',
]

t.test('a sum with the question whether it suffices is a budget', async (t) => {
  for (const text of [
    'con 2000 euro tutto compreso ci sto?',
    '2000 tutto compreso basta',
    'ci sto con 2000 euro',
  ]) {
    t.match(lastReply('serramenti', [...windows, 'non ora', text]), /2\.000 €/, text)
    t.notMatch(lastSheet('serramenti', [...windows, 'non ora', text]), /materiale compreso/, text)
  }
})

t.test('a message about the work is no answer to the request for photos', async (t) => {
  for (const text of ['la pratica la fate voi', 'la ruggine dopo quanti anni esce', 'no meglio due ante'])
    t.notMatch(lastReply('serramenti', [...windows, text]), /senza foto/, text)
  for (const text of ['dopo', 'non ora', 'magari più tardi'])
    t.match(lastReply('serramenti', [...windows, text]), /le foto puoi mandarle quando vuoi/, text)
  t.match(lastReply('serramenti', [...windows, 'no grazie']), /senza foto/)
})

t.test('bought material leaves one figure', async (t) => {
  const said = lastReply('serramenti', [...windows, 'non ora', 'le ho già comprate, me le montate?'])
  t.notMatch(said, /manodopera: circa/)
})

t.test('who answers is told', async (t) => {
  t.match(
    lastReply('serramenti', [...windows, 'non ora', 'parlo con un umano o con una macchina']),
    /assistente AI/,
  )
})
