import t from 'tap'

import { factsAfterAll, jobsAfterAll } from '../engines/whole-catalogue.ts'
import { lastReply } from '../last-reply.ts'

const facade =
  'tinta della facciata davanti e dietro, 9 metri per 7 tutte e due, a Maglie, intonaco sano, ponteggio già montato, due piani'
const flatRoof = 'guaina sul tetto piano 6 metri per 10 a Ustica, saldata a fiamma, niente da togliere'
const floors = 'rifare i pavimenti di 60 mq a Gorizia sopra il vecchio in gres'
const wiring =
  'rifare l’impianto elettrico di un appartamento di 90 mq ad Avellino, tracce a muro, livello medio, abitato'
const windows =
  'cambiare 6 finestre in pvc 120x140 a Belluno, doppio vetro, nessuna scorrevole, senza tapparelle né cassonetti'
const home =
  'casa a Melfi di 90 mq da rifare tutta, luce, acqua, pavimenti e porte, un bagno, finiture medie, nessun infisso'

t.test('a piece that is told by its sides is added', async (t) => {
  for (const text of [
    'facciamo anche il fianco che sono 11 metri per 7',
    'il fianco sul vicolo è pure nostro, sono 11 metri e sempre 7 di altezza, facciamo anche quello',
  ])
    t.match(lastReply('ristrutturazione_facciata', [facade, text]), /203 m² invece di 126/, text)
  for (const text of ['pure sopra la cucina, saranno altri 4 per 5', 'anche il terrazzino di 4x5'])
    t.match(lastReply('ristrutturazione_tetto', [flatRoof, text]), /80 m² invece di 60/, text)
  t.match(lastReply('ristrutturazione', [floors, 'facciamo anche la veranda 3 per 4']), /72 m² invece di 60/)
  // A size without 'anche' is that of all.
  t.match(lastReply('ristrutturazione_tetto', [flatRoof, 'scusa, è 6 per 12']), /72 m² invece di 60/)
})

t.test('the length of each piece counts for all that were named before', async (t) => {
  const edges = ['si stacca il cemento dai balconi', 'tre balconi']
  t.match(lastReply('ristrutturazione_facciata', [...edges, 'sei metri l’uno']), /18 metri di frontalino/)
  t.notMatch(
    lastReply('ristrutturazione_facciata', [...edges, 'quattro metri l’uno']),
    /non l’ho ancora contato/,
  )
})

t.test('the work on a home is limited to rooms', async (t) => {
  for (const text of ['e se rifaccio solo cucina e bagno?', 'e se facessi solo la cucina?']) {
    const reply = lastReply('impianti', [wiring, text])
    t.match(reply, /m² invece di 90/, text)
    t.same(jobsAfterAll('impianti', [wiring, text]), ['elettrico'], text)
  }
})

t.test('one of several windows has a size of its own, and a French one is one more', async (t) => {
  const larger = factsAfterAll('serramenti', [windows, 'una è più grande, 150x200'])
  t.match(larger['finestre'], { low: 6 })
  t.match(lastReply('serramenti', [windows, 'una è più grande, 150x200']), /1,9 m² a finestra/)
  for (const text of ['anche la portafinestra del salotto', 'mettiamo anche la porta finestra della cucina'])
    t.match(lastReply('serramenti', [windows, text]), /1 portafinestra/, text)
})

t.test('what is left of a renovation is its own job', async (t) => {
  const late =
    'papà aveva già fatto luce, tubi e bagno. Allora rimangono da fare i pavimenti, le porte e la pittura, il resto non si tocca'
  for (const text of ['facciamo solo i pavimenti, le porte e la pittura', late])
    t.same(jobsAfterAll('ristrutturazione', [home, text]), ['leggera'], text)
  const cladding = 'cappotto alla facciata di 180 mq a Rho, due piani, eps con grafite, nessun davanzale'
  t.same(
    jobsAfterAll('ristrutturazione_facciata', [
      cladding,
      'e se lascio perdere i pannelli e do solo il colore?',
    ]),
    ['facciata'],
  )
})

t.test('the floor of the bathroom in hand has its size', async (t) => {
  const bath = 'bagno completo di 6 mq a Trani, tubi nuovi, fascia media, primo piano senza ascensore'
  const facts = factsAfterAll('ristrutturazione_bagno', [bath, 'e se rifaccio solo il pavimento?'])
  t.match(facts['superficie'], { low: 6, high: 6 })
})

t.test('an option for one room leaves the other rooms as they are', async (t) => {
  const walls = 'imbiancare 80 mq a Nuoro, pareti e soffitti, traspirante, muri buoni, casa vuota'
  for (const text of ['togliamo il soffitto del bagno', 'meglio la lavabile in cucina'])
    t.notMatch(lastReply('tinteggiatura', [walls, text]), /Prima era/, text)
})

t.test('a return to the job in hand takes back no first message', async (t) => {
  const boiler =
    'cambiare la caldaia a Varese, 90 mq, 1 bagno, condensazione, scarico già a posto, niente valvole'
  t.notMatch(lastReply('caldaia', [boiler, 'torniamo alla caldaia normale']), /Annullato/)
})
