import t from 'tap'

import { lastReply } from '../last-reply.ts'

const room = ['cameretta 12 mq da fare celeste, Parma', 'pareti e soffitto', 'lavabile']

t.test('a further room adds its area', async (t) => {
  t.match(lastReply('tinteggiatura', [...room, 'e se faccio anche il corridoio?']), /18–20 m² invece di 12/)
  t.match(lastReply('tinteggiatura', [...room, 'anche il bagno, 5 mq']), /17 m² invece di 12/)
  t.match(lastReply('tinteggiatura', [...room, 'aggiungi la sala di 22 mq']), /34 m² invece di 12/)
  const parquet = ['parquet prefinito in camera 16 mq, Ancona', 'sopra']
  t.match(lastReply('ristrutturazione', [...parquet, 'anche il soggiorno']), /34–40 m² invece di 16/)
})

t.test('the next message may state the size of the further room', async (t) => {
  const further = [...room, 'e se faccio anche il corridoio?']
  for (const words of ['8 mq', 'è 8', 'sono 8 mq'])
    t.match(lastReply('tinteggiatura', [...further, words]), /20 m² invece di 18–20/, words)
  t.match(lastReply('tinteggiatura', [...room, '8 mq']), /8 m² invece di 12/)
})

t.test('rooms without a size get one later', async (t) => {
  const rooms = ['3 stanze e un bagno a Velletri', 'solo pareti', 'traspirante']
  t.match(lastReply('tinteggiatura', [...rooms, 'le stanze sono da 15 mq']), /45 m² invece di/)
  t.match(lastReply('tinteggiatura', [...rooms, 'le stanze sono da 15 mq', 'bagno 6']), /51 m² invece di 45/)
})

t.test('remarks about rooms add nothing', async (t) => {
  for (const words of [
    'la camera è a nord',
    'il corridoio no',
    'anche in camera c’è il parquet da coprire bene',
  ])
    t.notMatch(lastReply('tinteggiatura', [...room, words]), /m² invece di/, words)
})
