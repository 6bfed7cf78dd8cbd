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

t.test('A question that names a known thing is answered without a question mark', async (t) => {
  const floor = 'levigare parquet 50 mq Parma'
  t.match(lastReply('ristrutturazione', [floor, 'quando ci posso camminare']), /24 ore/)
})

t.test('Two clauses joined by «e» ask one question', async (t) => {
  const sockets = 'vorrei 4 prese in più in camera, Iglesias'
  const reply = lastReply('impianti', [sockets, 'il buco poi lo chiudete e lo pitturate?'])
  t.match(reply, /chiusura grezza/)
})

t.test('Options that a question about money compares get the prices of the job', async (t) => {
  const toilets = 'cambiare i sanitari, wc e bidet sospesi, Ancona'
  const reply = lastReply('ristrutturazione_bagno', [toilets, 'la differenza con quelli a terra in euro?'])
  t.match(reply, /sanitari sospesi [\d.]+–[\d.]+ € e sanitari a terra [\d.]+–[\d.]+ €/)
  t.match(reply, /in meno/)
})

t.test('Thanks after the figure are no yes to the photos', async (t) => {
  const valves = 'valvole termostatiche su 7 termosifoni Cuneo'
  t.match(lastReply('caldaia', [valves, 'perfetto grazie mille, molto gentile']), /^Prego/)
})

t.test('The last day of a tax relief, the reduced VAT and a drain are told apart', async (t) => {
  const windows = ['cambiare 6 finestre in pvc a Varese', 'no', 'non lo so']
  t.match(lastReply('serramenti', [...windows, 'fino a quando c’è il bonus?']), /31 dicembre 2026/)
  const shower = 'trasformare la vasca in doccia Bari'
  t.match(lastReply('ristrutturazione_bagno', [shower, 'per mia mamma invalida c’è l’iva al 4?']), /41-ter/)
  const second = 'secondo bagno al posto del ripostiglio, 3 mq, Cesena'
  t.notMatch(lastReply('ristrutturazione_bagno', [second, 'lo scarico dove lo attaccano?']), /detrazione/)
})
