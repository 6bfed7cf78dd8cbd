import t from 'tap'

import { lastReply } from '../last-reply.ts'

t.test('What the price includes is told from the lists of the estimate, in any words for it', async (t) => {
  const boiler =
    'caldaia a condensazione nuova 24 kw metano, 1 bagno, 75 mq, scarico a posto, 6 termosifoni con valvole, Gallarate'
  const about = (asked: string): string => lastReply('caldaia', [boiler, 'non lo so', 'non lo so', asked])
  t.match(
    about('lavaggio dell’impianto e filtro sono nel prezzo o me li fanno pagare dopo?'),
    /^Sì, è compreso.*lavaggio/,
  )
  t.match(about('il filtro è extra?'), /^No, è compreso/)
  t.match(about('le opere murarie sono nel prezzo?'), /^No, non è compreso, resta a parte: opere murarie/)
  t.match(about('la prima accensione si paga a parte?'), /accensione/)
  t.notMatch(about('posso pagare dopo?'), /compreso/)
})

t.test('The noise of a thing is not that of the works', async (t) => {
  const heater = ['scaldabagno a pompa di calore da 100 litri, Scalea', 'non lo so', 'non lo so']
  t.match(lastReply('caldaia', [...heater, 'quello lì fa rumore? lo terrei in bagno']), /45–55 dB/)
  t.match(lastReply('caldaia', [...heater, 'mentre lo montano fanno rumore?']), /Rumore e sporco sono pochi/)
  const gate = ['automatizzare il cancello scorrevole di 4 metri, Scalea', 'non lo so', 'non lo so']
  t.match(lastReply('impianti', [...gate, 'fa rumore il motore?']), /50–60 dB/)
})

t.test('A question about one of several jobs is answered about that job', async (t) => {
  const doors = [
    'un montascale per una rampa di 14 gradini e cambiare 5 porte interne laminate, Asti',
    'non lo so',
  ]
  t.match(
    lastReply('ristrutturazione', [...doors, 'per il montascale quindi chi sento?']),
    /montascale serve un’impresa edile/,
  )
  t.match(lastReply('ristrutturazione', [...doors, 'e per le porte chi sento?']), /serramentista/)
  t.match(
    lastReply('ristrutturazione', [...doors, 'quanto costa il montascale?']),
    /non ho un prezzo affidabile/,
  )
})

t.test('Who tells the price is no price of another service', async (t) => {
  const stove = ['stufa a pellet canalizzata, casa di 100 mq, Sulmona']
  for (const asked of ['chi è che me lo può dire il prezzo?', 'ma allora chi mi fa il prezzo?'])
    t.match(lastReply('caldaia', [...stove, asked]), /te lo fa l’idraulico/, asked)
  t.notMatch(lastReply('caldaia', [...stove, 'e chi mi dice che viene davvero?']), /annelli/)
})

t.test('A question changes no estimate, and the order after it does', async (t) => {
  const windows = ['5 finestre in pvc doppio vetro 120x140, Trento', 'no', 'no', 'no']
  t.notMatch(lastReply('serramenti', [...windows, 'quanto viene la singola finestra?']), /invece di/)
  t.notMatch(
    lastReply('serramenti', [...windows, 'mi tocca tenere le finestre chiuse per un mese?']),
    /Aggiungo/,
  )
  const tray = ['cambiare piatto doccia e box in cristallo, 80x100, Pinerolo', 'no', 'no']
  const broken = 'se togliendo il piatto si rompe una fila di mattonelle, chi le ripaga?'
  t.notMatch(lastReply('ristrutturazione_bagno', [...tray, broken]), /Correggo|Rifaccio/)
  const coat = ['cappotto in eps 180 mq, due piani, Thiene', 'non lo so', 'non lo so']
  for (const order of [
    'e se facciamo la lana di roccia che non prende fuoco? metti quella',
    'e se femo lana de roccia che no ciapa fogo? meti quea',
  ])
    t.match(lastReply('ristrutturazione_facciata', [...coat, order]), /lana di roccia o sughero/, order)
  const only = 'la lana di roccia non prende fuoco, vero?'
  t.notMatch(lastReply('ristrutturazione_facciata', [...coat, only]), /Ok: lana/)
})

t.test('What the customer imagines is no emergency', async (t) => {
  const roof = ['rifare il tetto 110 mq con tegole e guaina, due piani, travi buone, Potenza', 'non lo so']
  const asked = 'se piove mentre è scoperto? già me l’immagino l’acqua in camera'
  t.notMatch(lastReply('ristrutturazione_tetto', [...roof, asked]), /112/)
})
