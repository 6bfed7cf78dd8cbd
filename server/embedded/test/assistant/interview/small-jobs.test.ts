import t from 'tap'

import { lastReply } from '../last-reply.ts'

t.test('a few broken tiles are patched', async (t) => {
  for (const message of [
    'dieci piastrelle del pavimento rotte da sostituire, Treviso',
    'si sono alzate una decina di piastrelle in soggiorno',
    'in cucina ho sei mattonelle crepate, Narni',
  ])
    t.match(lastReply('ristrutturazione', [message]), /riparare le piastrelle/, message)
  t.match(lastReply('ristrutturazione', ['pavimento rotto, 60 mq da rifare, Treviso']), /rifare i pavimenti/)
})

t.test('half a square metre is a measure', async (t) => {
  t.match(lastReply('tinteggiatura', ['muffa mezzo mq dietro l’armadio, Brescia']), '0,5 m²')
  t.match(lastReply('tinteggiatura', ['macchia di muffa, circa mezzo metro quadro, Brescia']), '0,5 m²')
})

t.test('a thing in the singular is one', async (t) => {
  t.match(lastReply('ristrutturazione', ['spostare la porta del bagno, Imperia']), '1 vano')
  t.match(lastReply('tinteggiatura', ['cancello in ferro arrugginito da riverniciare, Lucca']), '1 pezzo')
  const doors = 'chiudere la porta tra sala e camera e aprirne una dal corridoio, Imperia'
  t.match(lastReply('ristrutturazione', [doors]), /Quanti vani/)
})

t.test('skimming walls is no painting', async (t) => {
  for (const message of ['rasare due stanze ad Arezzo', 'rasatura di tre camere e corridoio, Arezzo'])
    t.match(lastReply('tinteggiatura', [message]), /quanto costa rasare i muri/, message)
  t.match(lastReply('tinteggiatura', ['rasare e imbiancare una stanza ad Arezzo']), /tinteggiare/)
})
