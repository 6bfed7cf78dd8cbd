import t from 'tap'

import { lastReply } from '../last-reply.ts'

t.test('a village is found by its region', async (t) => {
  t.match(lastReply('ristrutturazione_bagno', ['cambiare wc e bidet, larino in molise']), 'Larino (CB)')
})

t.test('a feast says when the work starts', async (t) => {
  const asked = ['revisione della caldaia, Prato', 'senza foto']
  t.match(lastReply('caldaia', [...asked, 'dopo l’Epifania']), /Ho tutto|dopo l’Epifania/)
})

t.test('one more room with its area is added', async (t) => {
  const room = [
    'tinteggiare la cameretta, 12 mq, Feltre',
    'pareti e soffitti',
    'traspirante',
    'buoni',
    'vuota',
  ]
  t.match(lastReply('tinteggiatura', [...room, 'e se facessimo anche la camera nostra, 16 mq?']), '28 m²')
})

t.test('a question that was missed three times is settled, and who asks back has missed none', async (t) => {
  const boiler = ['cambiare la caldaia a Napoli, un bagno, 85 metri', 'bla bla', 'xyz']
  t.match(lastReply('caldaia', boiler), /non ci siamo capiti.*Lo scarico dei fumi va già bene.*\?/s)
  const asking = [...boiler, 'e perché costa così tanto?']
  t.match(lastReply('caldaia', asking), /Lo scarico dei fumi va già bene.*\?$/s)
  t.notMatch(lastReply('caldaia', asking), /Andiamo avanti/)
  t.match(lastReply('caldaia', [...asking, 'bla']), /Andiamo avanti.*scarico già a posto/s)
})

t.test('a message that repeats the known value is not confirmed as a correction', async (t) => {
  const home = 'ristrutturare la casa a Roma, 90 metri'
  t.notMatch(lastReply('ristrutturazione', [home, 'scusate, so’ 90 metri']), /90 m² invece di 90/)
})

t.test('other things that are counted answer no question', async (t) => {
  const roof = 'si sono mossi dei coppi e gocciola in un punto solo, Bobbio'
  t.notMatch(lastReply('ristrutturazione_tetto', [roof, 'saranno 6 o 7 coppi']), /7 piani/)
  const radiator = 'cambiare il termosifone del corridoio con uno di alluminio, Sora'
  t.notMatch(lastReply('caldaia', [radiator, 'quello vecchio ha 9 elementi']), /9 termosifoni/)
})

t.test('a thermostatic knob is no spare part of the valve', async (t) => {
  const reply = lastReply('caldaia', ['le manopole che si regolano da sole sui termosifoni, ne ho 8, Narni'])
  t.notMatch(reply, /Segno:.*solo la testina/)
})

t.test('another one is denied after ‘no’', async (t) => {
  const reply = lastReply('impianto_fotovoltaico', [
    'vorrei il solare termico, no quello della corrente, Ostuni',
  ])
  t.match(reply, /solare termico/)
  t.match(reply, /non ho un prezzo affidabile/)
})
