import t from 'tap'

import { lastReply } from '../last-reply.ts'

const roof = 'ho dei coppi rotti e gocciola in mansarda, un piano, Treviso'
const windows = 'cambiare 4 finestre in pvc a Latina'
const wiring = 'rifare impianto elettrico bilocale 55 mq a Roma, livello base'
const boiler = 'cambiare caldaia, appartamento di 90 mq con due bagni'
const home = 'tutta da rifare a Cesena, 95 mq, due bagni'

t.test('a hedged answer is no doubt about the price', async (t) => {
  t.notMatch(lastReply('ristrutturazione_tetto', [roof, 'una quindicina credo']), /fonti pubbliche/)
  t.notMatch(lastReply('serramenti', [windows, 'le misure non le so', 'normali']), /fonti pubbliche/)
  t.match(lastReply('serramenti', [windows, 'mi sembra poco, non credo']), /fonti|stima|conto/)
})

t.test('a refusal of photos answers no other question', async (t) => {
  const reply = lastReply('ristrutturazione_tetto', [roof, 'in due punti', 'uno', 'non ho foto'])
  t.notMatch(reply, /senza telone/)
  t.match(reply, /senza foto/)
})

t.test('who did not understand a question gets it explained, and it stays open', async (t) => {
  const reply = lastReply('caldaia', [boiler, 'Cinisello', 'sul tetto', 'non ho capito la domanda'])
  t.match(reply, /Regolano ogni termosifone.*valvole termostatiche\?/s)
})

t.test('a thing that is added in a question becomes a job, and a condition does not', async (t) => {
  for (const question of [
    'e se ci metto pure il condizionatore in camera?',
    'e se ce metto pure er condizionatore?',
    'e se ci aggiungessi anche un climatizzatore?',
  ])
    t.match(lastReply('impianti', [wiring, question]), /montare un climatizzatore/, question)
  const condition = 'e se ci sono i condizionatori vecchi da togliere?'
  t.notMatch(lastReply('impianti', [wiring, condition]), /montare un climatizzatore/)
})

t.test('"un po’ di" is no number', async (t) => {
  t.notMatch(lastReply('ristrutturazione_tetto', ['ho un po di coppi rotti']), /1 tegola/)
  t.notMatch(lastReply('ristrutturazione_tetto', ["ho un po' di tegole rotte"]), /1 tegola/)
})

t.test('a refusal of the question about the place names no province', async (t) => {
  const messages = ['imbiancare un trilocale di 80 mq, pareti e soffitti, lavabile, vuoto, muri buoni', 'no']
  t.notMatch(lastReply('tinteggiatura', messages), /Novara/)
})

t.test('a town may be named by the beginning that everybody uses', async (t) => {
  t.match(lastReply('caldaia', [boiler, 'cinisello']), /Cinisello Balsamo \(MI\)/)
})

t.test('a move may tell the time of the work', async (t) => {
  for (const message of ['devo imbiancare prima del trasloco', 'dopo il trasloco devo tinteggiare'])
    t.notMatch(lastReply('tinteggiatura', [message]), /sgomberare/, message)
  t.match(lastReply('tinteggiatura', ['devo traslocare da Pisa a Lucca']), /sgomberare o traslocare/)
})

t.test('the flue is no tax relief', async (t) => {
  t.notMatch(lastReply('caldaia', [boiler, 'scarico sul tetto credo']), /bonus|detrazion/)
  t.match(lastReply('caldaia', [boiler, 'la scarico dalle tasse?']), /bonus|detrazion/)
})

t.test('an answer that excludes something is no farewell', async (t) => {
  const reply = lastReply('ristrutturazione', [home, 'non di lusso'])
  t.notMatch(reply, /non devi niente/)
  t.notMatch(reply, /finiture hai in mente/)
  t.match(lastReply('ristrutturazione', [home, 'no grazie, lascio perdere']), /non devi niente/)
})

t.test('"li comprate voi" leaves the purchase to the professional', async (t) => {
  const asked = ['due split a Lecce, secondo piano, tubi già nel muro']
  t.notMatch(lastReply('impianti', [...asked, 'sì li comprate voi']), /solo la posa/)
  t.match(lastReply('impianti', [...asked, 'li ho comprati io online']), /Resta la manodopera/)
})

t.test('who pays a bill asks nothing about payments', async (t) => {
  const reply = lastReply('impianto_fotovoltaico', ['fotovoltaico a Rovigo', 'pago sui 250 al bimestre'])
  t.notMatch(reply, /acconto|bonifico/)
  t.notMatch(reply, /quanti kWh consumi/i)
})

t.test('a job without a price is promised none', async (t) => {
  const reply = lastReply('tinteggiatura', ['devo traslocare da Pisa a Lucca', 'quanto costa?'])
  t.match(reply, /non ho un prezzo affidabile/)
  t.notMatch(reply, /poi te lo dico/)
})

t.test('the old floor may stay below, or be taken out', async (t) => {
  const floor = 'devo rifare il pavimento di cucina e corridoio, 25 mq'
  t.notMatch(
    lastReply('ristrutturazione', [floor, 'quello vecchio lo lascerei sotto']),
    /va sopra il vecchio/,
  )
  t.match(
    lastReply('ristrutturazione', [floor, 'sopra', 'e se invece togliessi il vecchio?']),
    /togliendo il vecchio/,
  )
})

t.test('a choice that is typed changes no job, and damage in a question adds none', async (t) => {
  const room = 'imbiancare una stanza di 20 mq a Bitonto'
  for (const answer of ['solo pareti', 'solo i soffitti'])
    t.match(lastReply('tinteggiatura', [room, answer]), /Che pittura vorresti/, answer)
  t.notMatch(lastReply('tinteggiatura', [room, 'e se si rovina il parquet chi paga?']), /posare parquet/)
})
