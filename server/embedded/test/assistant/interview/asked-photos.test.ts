import t from 'tap'

import { lastReply } from '../last-reply.ts'

const walls = ['imbiancare 75 mq a Ferrara, pareti e soffitti, muri buoni, casa vuota, lavabile']
const after = (...messages: string[]): string => lastReply('tinteggiatura', [...walls, ...messages])

t.test('a question about the photos that were asked for is answered', async (t) => {
  const table: readonly (readonly [string, RegExp])[] = [
    ['come faccio a caricarle?', /Tocca l’icona della fotocamera/],
    ['e dove le metto', /icona della fotocamera/],
    ['le posso mandare domani?', /quando vuoi/],
    ['te le giro su whatsapp?', /Mandale qui/],
    ['un filmato va bene?', /I video qui non si caricano/],
    ['ma chi le vede poi?', /nostro staff e l’imbianchino/],
    ['se le mando la cifra cambia?', /la stima viene dalle tue risposte/],
    ['quante ne vuoi?', /Due o tre scatti/],
    ['devo per forza?', /Non sono obbligatorie/],
  ]
  for (const [text, says] of table) t.match(after(text), says, text)
})

t.test('after an answer about something else the same words may mean that', async (t) => {
  t.notMatch(after('serve il permesso del comune?', 'è obbligatorio?'), /scatti|fotocamera/)
})

t.test('who agrees before a question promises no photos', async (t) => {
  for (const text of ['ok e quanto dura?', 'va bene, ma la garanzia?', 'sì ok, ma chi mi chiama?'])
    t.notMatch(after(text), /fotocamera|le aspetto/, text)
})

t.test('a remark that answers nothing is kept for the professional', async (t) => {
  t.match(after('vorrei il colore del deserto al tramonto'), /Lo segno nella scheda/)
  t.match(after('qwe rty uio'), /Non sono sicuro di aver capito/)
})

t.test('an event is a start in answer to the question when', async (t) => {
  for (const text of ['quando chiude la scuola', 'appena ho le chiavi', 'una volta finito il bagno'])
    t.match(after('niente foto', text), /Ho tutto quello che serve/, text)
  for (const text of ['quando potete venire', 'quando iniziate?'])
    t.notMatch(after('niente foto', text), /Ho tutto quello che serve/, text)
})
