import t from 'tap'

import { lastReply } from '../last-reply.ts'

t.test('a thing that is given up or left to others is no farewell and no comparison of prices', (t) => {
  const windows = ['cambiare 6 finestre e le tapparelle a Rho']
  for (const words of [
    'le tapparelle lasciamo perdere',
    'le tapparelle lasciamole stare',
    'le tapparelle toglile',
    'le tapparelle no',
    'le tapparelle le fa mio zio',
  ]) {
    const reply = lastReply('serramenti', [...windows, words])
    t.match(reply, 'Ok, tolgo: cambiare le tapparelle', words)
    t.notMatch(reply, 'non devi niente', words)
  }
  t.match(lastReply('serramenti', [...windows, 'lasciamo perdere']), 'non devi niente')
  t.end()
})

t.test('a question what the price is without a thing drops it, a doubt about its material does not', (t) => {
  const both = [
    'parete in cartongesso con isolamento acustico 3,40x2,70 e cambiare una porta interna, laccata, Rho',
  ]
  for (const words of [
    'e se la porta non la facciamo?',
    'e se togliamo la porta?',
    'quanto risparmio senza porta?',
    'e se la porta la salto quanto viene?',
    'e se la porta la rimando all’anno prossimo?',
  ])
    t.match(lastReply('ristrutturazione', [...both, words]), 'Ok, tolgo: cambiare le porte interne', words)
  for (const words of [
    'mattoni al posto del cartongesso non è meglio?',
    'al posto del cartongesso non conviene il mattone?',
    'la porta non si può riverniciare?',
  ])
    t.notMatch(lastReply('ristrutturazione', [...both, words]), 'Ok, tolgo', words)
  t.end()
})

t.test('a thing of the only job may be left out without losing the job', (t) => {
  const metal = ['verniciare la ringhiera di 9 metri e il cancello a Rho, antiruggine e smalto']
  for (const words of ['il cancello lo fa un altro', 'la ringhiera no dai, la fa mio zio']) {
    const reply = lastReply('tinteggiatura', [...metal, words])
    t.notMatch(reply, 'Tinteggiamo pareti', words)
    t.notMatch(reply, 'Per confrontarli', words)
  }
  t.end()
})

t.test('a fall raises no alarm after the rescuers have secured the place, unless it goes on', (t) => {
  const alarm = /Chiama il 112/
  for (const words of [
    'è caduto un pezzo di cornicione, i pompieri sono già venuti, vorrei ripararlo, 12 metri, Rho',
    'si è staccato un pezzo di cornicione, sotto è transennato, vorrei ripararlo, Rho',
  ])
    t.notMatch(lastReply('ristrutturazione_facciata', [words]), alarm, words)
  for (const words of [
    'è caduto un pezzo di balcone e ne cade ancora, i pompieri sono venuti',
    'si è staccato un pezzo di balcone, chiamo i pompieri?',
  ])
    t.match(lastReply('ristrutturazione_facciata', [words]), alarm, words)
  t.end()
})
