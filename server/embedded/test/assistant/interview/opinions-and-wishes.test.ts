import t from 'tap'

import { factsAfterAll, jobsAfter, jobsAfterAll } from '../engines/whole-catalogue.ts'
import { lastReply } from '../last-reply.ts'

const walls = 'imbiancare 75 mq a Ferrara, pareti e soffitti, muri buoni, casa vuota, lavabile'
const boiler =
  'cambiare la caldaia a Varese, 90 mq, 1 bagno, condensazione, scarico già a posto, niente valvole'
const windows =
  '5 finestre e una portafinestra in pvc a Modena, doppio vetro, senza tapparelle, nessuna scorrevole, due ante, misura normale'
const bathroom = 'bagno da rifare tutto con i tubi a Nuoro 2x2,5, fascia media, secondo piano senza ascensore'

t.test('who asks for an opinion changes nothing', async (t) => {
  t.same(jobsAfterAll('caldaia', [boiler, 'mia sorella consiglia la pompa di calore, che ne pensi?']), [
    'sostituzione',
  ])
  t.match(lastReply('caldaia', [boiler, 'il vicino ha la pompa di calore, voi che dite']), /Rispetto a/)
  t.notMatch(lastReply('serramenti', [windows, 'mio padre dice alluminio, cosa ne pensi']), /Correggo/)
  t.match(lastReply('serramenti', [windows, 'mio padre le vuole in alluminio']), /alluminio invece di PVC/)
})

t.test('a colour of all walls adds no job', async (t) => {
  for (const text of ['le pareti le vogliamo color corda', 'i muri li farei verde salvia'])
    t.same(jobsAfterAll('tinteggiatura', [walls, text]), ['interni'], text)
  t.match(lastReply('tinteggiatura', [walls, 'pareti tortora']), /tinta chiara/)
  t.match(lastReply('tinteggiatura', [walls, 'le pareti le facciamo ottanio']), /tinta forte/)
})

t.test('a counted part is left out by its name', async (t) => {
  for (const text of [
    'la portafinestra la lascio com’è',
    'niente portafinestra',
    'senza la portafinestra quanto viene?',
  ])
    t.match(lastReply('serramenti', [windows, text]), /nessuna portafinestra invece di 1/, text)
})

t.test('a new bathroom holds the shower in place of the bath', async (t) => {
  t.match(lastReply('ristrutturazione_bagno', [bathroom, 'doccia al posto della vasca']), /È già nella stima/)
})

t.test('a refusal goes back to the job before', async (t) => {
  const roof = 'rifare il tetto ad Avellino 100 mq, tegole, 2 piani, senza isolamento, travi sane'
  const after = jobsAfterAll('ristrutturazione_tetto', [
    roof,
    'facciamola in lamiera',
    'no teniamo le tegole',
  ])
  t.same(after, ['rifare'])
})

t.test('a thing that is put off takes its job out', async (t) => {
  const both = 'levigare i pavimenti in cementine 45 mq a Ostuni e pitturare i muri'
  t.same(jobsAfterAll('ristrutturazione', [both, 'no i muri per ora no, solo i pavimenti']), ['levigatura'])
})

t.test('the price of another job is not that of the job in hand', async (t) => {
  t.match(lastReply('serramenti', ['cambiare 5 finestre a Bari', 'quanto costano le persiane?']), /^Persiane/)
  t.match(
    lastReply('caldaia', ['cambiare la caldaia a Bari', 'quanto costa la pompa di calore?']),
    /^Pompa di calore/,
  )
  t.match(lastReply('caldaia', ['cambiare la caldaia a Bari', 'quanto costa?']), /^Un caso tipico/)
})

t.test('each half of a short list is a job', async (t) => {
  t.same(jobsAfter('impianti', 'due prese nuove in garage e il cancello scorrevole da motorizzare'), [
    'cancello',
    'punti',
  ])
  t.same(jobsAfter('impianto_fotovoltaico', '6 kw di pannelli e dove caricare la macchina elettrica'), [
    'impianti/wallbox',
    'impianto',
  ])
  t.same(jobsAfter('caldaia', '6 testine sui termosifoni e un aggeggio per comandare dal telefono'), [
    'termostato',
    'valvole',
  ])
})

t.test('ok before something else answers nothing', async (t) => {
  const facade = 'rifare la facciata a Bari, 150 mq di facciata, due piani, tinta, intonaco buono'
  t.match(
    lastReply('ristrutturazione_facciata', [facade, 'ok senti facciamo tutto tinta']),
    /frontalini dei balconi da rifare\?/,
  )
})

t.test('a work without a price has none after the figure either', async (t) => {
  t.match(
    lastReply('tinteggiatura', [walls, 'e un montascale quanto costerebbe?']),
    /non ho un prezzo affidabile/,
  )
  t.notMatch(
    lastReply('tinteggiatura', [walls, 'i mobili sono compresi nel prezzo?']),
    /non ho un prezzo affidabile/,
  )
})

t.test('the old floor that stays leaves the new one in the price', async (t) => {
  const both = 'gres sopra le vecchie piastrelle su 55 mq a Pavia, cinque porte interne da cambiare'
  t.same(jobsAfterAll('ristrutturazione', [both, 'sopra, il vecchio non si tocca']), ['pavimenti', 'porte'])
})

t.test('one door is one, whatever else is counted', async (t) => {
  const both = 'le tapparelle sono cinque, da mettere a motore. poi la porta d’ingresso la vorrei blindata'
  t.notMatch(lastReply('serramenti', [both]), /5 porte/)
})

t.test('a count of something else leaves the estimate as it is', async (t) => {
  const solar = 'impianto fotovoltaico da 10 kW a Codogno, tetto a falda in tegole, due piani, senza batteria'
  const valves = 'sei valvole termostatiche complete a Monfalcone, radiatori in ghisa'
  t.notMatch(lastReply('impianto_fotovoltaico', [solar, 'di fasi ne arrivano tre']), /Correggo/)
  t.notMatch(lastReply('serramenti', [windows, 'due lastre sono poche, mettetene tre per anta']), /Correggo/)
  t.notMatch(lastReply('caldaia', [valves, 'in salotto sono due, non uno']), /Correggo/)
  t.match(lastReply('serramenti', [windows, 'di finestre ne cambio tre']), /3 finestre invece di 5/)
  const flat =
    'rinfrescare un appartamento di 65 mq a Termoli, pittura e pavimenti, senza impianti, casa vuota'
  const { bagni } = factsAfterAll('ristrutturazione', [flat, 'mia zia ne ha cento, due bagni e il terrazzo'])
  t.equal(bagni, undefined)
})
