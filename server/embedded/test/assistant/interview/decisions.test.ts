import t from 'tap'

import { lastReply } from '../last-reply.ts'

const asksWhat = /Ho capito che qualcosa cambia/
const painting = 'imbiancare 80 mq a Forlì, pareti e soffitti, traspirante, muri buoni, casa vuota'
const shutters = 'tapparelle in pvc per 5 finestre a mano a Savona'
const roof = [
  'rifare il tetto di 120 mq a Cuneo, tegole, due piani, senza isolamento, travi sane',
  'non lo so',
]
const chargers =
  'una wallbox da 7 kW in garage, quadro a 5 metri, e motorizzare il cancello scorrevole, a Imola'

t.test('a decision that was not read is not passed over, and gets no answer to a question', async (t) => {
  for (const words of [
    'i bambini toccano tutto e le macchie restano, mia moglie dice di usare un prodotto migliore: va bene, voglio quello',
    'ne abbiamo parlato a cena con tutti e il colore lo sceglie mio padre, e fine della discussione',
  ]) {
    const reply = lastReply('tinteggiatura', [painting, words])
    t.match(reply, asksWhat, words)
    t.notMatch(reply, /si può restare/, words)
  }
  // Its question is answered all the same.
  const asked =
    'e se va via la corrente restano giù? mia madre ha male alla spalla, si dai, quelle della sala'
  t.match(lastReply('serramenti', [shutters, asked]), /[Ss]enza corrente[^]*(?:Ho capito|Aggiungo|Correggo)/)
})

t.test('an agreement, a question and a photo decide nothing new', async (t) => {
  for (const words of [
    'ok facciamo così',
    'si dai',
    'va bene, domani mando le foto',
    'prendo quella da voi o la compro io?',
  ])
    t.notMatch(lastReply('tinteggiatura', [painting, words]), asksWhat, words)
})

t.test('a figure that is only repeated in surprise does not keep the last change', async (t) => {
  const insulated = [...roof, 'facciamo anche l’isolamento ventilato']
  t.match(
    lastReply('ristrutturazione_tetto', [...insulated, 'trentamila?? no, torniamo a prima']),
    /Annullato/,
  )
  t.notMatch(
    lastReply('ristrutturazione_tetto', [...insulated, 'se torniamo a prima quanto risparmio?']),
    /Annullato/,
  )
})

t.test('a job of which nothing comes is dropped, whatever else was bought', async (t) => {
  const words = 'alla fine ho preso una moto a benzina, quindi la wallbox non se ne fa più niente'
  const reply = lastReply('impianti', [chargers, words])
  t.match(reply, /tolgo: montare una wallbox/)
  t.notMatch(reply, /solo posa/)
})

t.test('the town of others does not move the job', async (t) => {
  const boiler = [
    'caldaia a condensazione 24 kW a metano, un bagno, scarico a posto, senza valvole, a Terni',
    'non lo so',
  ]
  const reply = lastReply('caldaia', [...boiler, 'i miei figli ce l’hanno tutti a Bologna e si trovano bene'])
  t.notMatch(reply, /Bologna/)
  t.match(lastReply('caldaia', [...boiler, 'scusa, la casa è a Bologna']), /Bologna \(BO\) invece di Terni/)
})
