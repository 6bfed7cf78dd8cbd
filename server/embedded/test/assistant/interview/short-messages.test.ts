import { parseReply } from '@mestieri/shared/chat/reply-format.ts'
import t from 'tap'

import { lastReply } from '../last-reply.ts'

const coat = 'cappotto su villetta singola, perimetro 44 metri alta 6'
const belt = 'si è rotta la cinghia di qualche tapparella'
const air = 'vorrei mettere due condizionatori uno in sala e uno in camera'
const solar = '6 kw con accumulo 10'
const home = 'ristrutturare 70 mq'
const boiler =
  'caldaia a condensazione nuova in un appartamento di 75 mq, 1 bagno, Legnano, scarico già a condensazione'

t.test('a measure that nobody asked for is kept', async (t) => {
  for (const [slug, first, remark] of [
    ['ristrutturazione_facciata', coat, '12 cm'],
    ['serramenti', belt, 'larga 1,20'],
    ['serramenti', belt, 'bianche'],
    ['impianti', air, 'terzo piano'],
    ['ristrutturazione_bagno', 'perde qualcosa sotto il piatto doccia', 'da un mese'],
  ] as const)
    t.match(lastReply(slug, [first, remark]), /segno nella scheda/, remark)
})

t.test("'già segnato' is said only of what was said before", async (t) => {
  t.match(lastReply('impianti', [air, 'la sala 30 mq la camera 16']), /^Lo segno nella scheda/)
  t.match(lastReply('impianto_fotovoltaico', [solar, 'a falda', 'tegole']), /^Lo segno nella scheda/)
  t.match(lastReply('impianto_fotovoltaico', [solar, 'a falda', 'a falda']), /l’ho già segnato/)
})

t.test('a thing in the singular is one; a plural is asked about', async (t) => {
  for (const [slug, message] of [
    ['serramenti', 'la tapparella è bloccata'],
    ['serramenti', 'la finestra della cucina non chiude più'],
    ['serramenti', 'si è rotto il vetro della finestra del bagno'],
    ['tinteggiatura', 'verniciare il cancello'],
    ['caldaia', 'il termosifone della camera resta freddo'],
    ['impianti', 'lo split non raffredda'],
    ['ristrutturazione_tetto', 'va cambiato il velux della mansarda'],
  ] as const)
    t.notMatch(lastReply(slug, [message]), /Quant[ei] [\p{L} ]+\?/u, message)
  for (const [slug, message] of [
    ['serramenti', 'le finestre non chiudono'],
    ['serramenti', 'vetri rotti'],
    ['caldaia', 'i termosifoni restano freddi in alto'],
  ] as const)
    t.match(lastReply(slug, [message]), /Quant[ei]|termosifoni/u, message)
})

t.test('two bare figures in a row are a range, unless they are two sides', async (t) => {
  t.match(lastReply('ristrutturazione_tetto', ['ho 30 40 tegole rotte']), /30–40 tegole/)
  t.match(lastReply('impianti', ['mi servono 3 4 prese in cucina']), /3–4 punti/)
  t.notMatch(lastReply('ristrutturazione', ['una parete in cartongesso 3 4 metri']), /3–4/)
})

t.test('a short question about the whole price gets a figure', async (t) => {
  for (const question of ['quindi totale?', 'quanto?', 'e in tutto?', 'il costo?'])
    t.match(
      lastReply('impianti', [air, 'Foggia', question]),
      /Un caso tipico sta sui [\d.]+–[\d.]+ €/,
      question,
    )
  t.match(lastReply('caldaia', [boiler, 'nessuna valvola', 'quanto?']), /La stima per cambiare la caldaia è/)
})

t.test('a thing that a price does not contain is said to be missing', async (t) => {
  t.match(lastReply('ristrutturazione_facciata', [coat, 'e gli infissi?']), /non vedo «infissi»/)
  t.match(
    lastReply('ristrutturazione', [home, 'quanto per la pratica?']),
    /CILA 400–950 €|CILA: la presenta un tecnico, di solito 400–1\.000 €/,
  )
})

t.test('a word that names another option of an earlier answer corrects it', async (t) => {
  t.match(lastReply('ristrutturazione', [home, 'Pisa', 'di pregio', 'medie']), /Correggo: finiture medie/)
  t.notMatch(lastReply('ristrutturazione', [home, 'Pisa', 'di pregio', 'sì']), /Correggo/)
})

t.test('Bergamo Alta is a town and no quality', async (t) => {
  const reply = lastReply('ristrutturazione', [home, 'Bergamo Alta'])
  t.match(reply, /Bergamo \(BG\)/)
  t.notMatch(reply, /Bergamo \(BG\) e/)
})

t.test('what may happen chooses nothing and is no job', async (t) => {
  t.notMatch(
    lastReply('caldaia', [boiler, 'e se resto senza acqua calda mentre lavorano?']),
    /riparare la caldaia/,
  )
  const facade = 'ridipingere casa singola 200 mq di facciata, intonaco sano, 2 piani, a Macerata'
  t.notMatch(lastReply('ristrutturazione_facciata', [facade, 'e se trovo crepe?']), /Rifaccio i conti/)
  const roof = 'rifare il tetto 140 mq con isolamento, travi buone, due piani, provincia di Cuneo'
  t.notMatch(
    lastReply('ristrutturazione_tetto', [roof, 'si può mettere anche il fotovoltaico dopo?']),
    /Aggiungo/,
  )
})

t.test('counted bathrooms beside the area of a home are part of its renovation', async (t) => {
  for (const message of [
    'ristrutturare 70 mq, 1 bagno',
    '90 mq da ristrutturare con 2 bagni',
    'appartamento 85 mq da ristrutturare completo, 2 bagni, fascia media, infissi esclusi, Parma',
  ])
    t.match(lastReply('ristrutturazione', [message]), /ristrutturare casa|Che finiture/, message)
  for (const message of ['rifare un bagno in una casa di 70 mq', 'vivo in 80 mq e devo rifare un bagno'])
    t.match(lastReply('ristrutturazione', [message]), /rifare il bagno/, message)
})

t.test('windows that are left out are none', async (t) => {
  for (const words of ['infissi esclusi', 'tranne gli infissi', 'infissi già cambiati'])
    t.match(
      lastReply('ristrutturazione', [`ristrutturare casa 70 mq, 1 bagno, ${words}`]),
      /nessun infisso/,
      words,
    )
})

t.test('one more job is added without a list of all jobs', async (t) => {
  const windows = 'devo cambiare 3 finestre e una portafinestra in pvc'
  t.notMatch(lastReply('serramenti', [windows, 'fate pure le zanzariere?']), /Qui stimo questi lavori/)
  const roof = lastReply('ristrutturazione_tetto', ['rifare il tetto 120 mq', 'le grondaie?'])
  t.match(roof, /Aggiungo: cambiare le grondaie/)
  t.notMatch(roof, /foglie/)
})

t.test('a part named in a question about a variant does not change the count', async (t) => {
  const fixtures = ['devo cambiare il wc e il lavandino, tutto il resto lo tengo', 'Varese', 'normali']
  const reply = lastReply('ristrutturazione_bagno', [...fixtures, 'e se ci metto il wc sospeso?'])
  t.match(reply, /sanitari sospesi invece di sanitari a terra/)
  t.notMatch(reply, /1 sanitario/)
})

t.test('the size of a room is not that of the wall in it', async (t) => {
  const reply = lastReply('ristrutturazione', [
    'dobbiamo ricavare una cameretta in un soggiorno di 35 mq con il cartongesso',
  ])
  t.notMatch(reply, /m² di pareti/)
  t.equal(parseReply(reply).estimates.length, 0)
})

t.test('the price of one household is promised before the figure', async (t) => {
  const block = 'condominio 4 piani 12 appartamenti, vogliamo rifare la facciata'
  t.match(lastReply('ristrutturazione_facciata', [block, 'quanto a condomino?']), /la divido per 12/)
  t.match(
    lastReply('ristrutturazione_facciata', ['rifare la facciata', 'quanto a famiglia?']),
    /quanti siete/,
  )
})

t.test(
  'windows that are there are no choice of material; French windows among them are counted',
  async (t) => {
    const reply = lastReply('serramenti', [
      'ho infissi in alluminio anni 80 da cui entra aria, vorrei cambiarli tutti, sono 7 di cui 2 balconi',
    ])
    t.match(reply, /5 finestre e 2 portefinestre/)
    t.match(reply, /Di che materiale/)
    t.match(
      lastReply('serramenti', ['6 finestre, abbiamo il legno di 30 anni e vorremmo cambiarle in pvc']),
      /6 finestre e PVC/,
    )
  },
)

t.test('an offer told at first is compared with the estimate', async (t) => {
  const offer = 'mi hanno fatto un preventivo di 9000 per 6 finestre in pvc, è giusto?'
  const messages = [offer, '120x130', 'Udine', 'no', 'no', 'allora è caro?']
  t.match(lastReply('serramenti', messages.slice(0, 1)), /6 finestre e PVC/)
  t.match(lastReply('serramenti', messages), /9\.000 € sta sopra la mia stima/)
})

t.test("a 'without' of another thing is no count", async (t) => {
  const alarm = ['antifurto per una villetta', 'Latisana']
  t.match(lastReply('impianti', [...alarm, 'senza fili']), /Quante telecamere/)
  t.notMatch(lastReply('impianti', [...alarm, 'senza telecamere']), /Quante telecamere/)
})

t.test('a statement about a thing is no question about it', async (t) => {
  const intercom = ['mi serve un videocitofono nuovo', 'Terni']
  t.notMatch(lastReply('impianti', [...intercom, 'quello del condominio è comelit']), /amministratore/)
})

t.test('an exact figure beside a doubt replaces a typical one', async (t) => {
  const stairs = ['scale del condominio 4 piani da imbiancare', 'Monza']
  const reply = lastReply('tinteggiatura', [...stairs, 'non lo so, saranno 300 metri di pareti'])
  t.match(reply, /300 m² di pareti invece di 240 m²/)
  t.match(reply, /caso tipico, pittura traspirante/)
})

t.test('an answer without a part drops no job, and a dropped job is no refusal', async (t) => {
  const three = ['devo rifare il bagno, cambiare la caldaia e imbiancare tutto, 75 mq a Rieti', 'bagno 5 mq']
  t.notMatch(lastReply('ristrutturazione', [...three, 'senza tubi']), /tolgo/)
  const two = 'imbiancare salotto 25 mq, ah e anche montare un condizionatore in camera'
  t.match(lastReply('tinteggiatura', [two]), /1 split/)
  const dropped = lastReply('tinteggiatura', [two, 'Chieti', 'lascia stare il condizionatore'])
  t.match(dropped, /tolgo: montare un climatizzatore/)
  t.notMatch(dropped, /non devi niente/)
})

t.test("'e se ne faccio solo uno?' asks for the price of one", async (t) => {
  const baths = ['rifare 2 bagni da 6 mq a Nola', 'e se ne faccio solo uno?']
  t.match(lastReply('ristrutturazione_bagno', baths), /1 bagno invece di 2 bagni/)
  const windows = ['5 finestre in pvc 120x140 a Pisa', 'e se ne cambio una sola?']
  t.match(lastReply('serramenti', windows), /1 finestra invece di 5 finestre/)
})

t.test('an option that the question did not ask about answers its own question', async (t) => {
  t.match(lastReply('ristrutturazione_bagno', ['rifare bagno 6 mq a Nola', 'media']), /fascia media/)
})

t.test('after a danger, a call for help is not asked for again', async (t) => {
  const danger = 'mi gira la testa e la caldaia fa uno strano odore'
  const reply = lastReply('caldaia', [danger, 'ho chiamato'])
  t.match(reply, /Hai fatto bene/)
  t.notMatch(reply, /chiama il 112/)
})

t.test('the price of a unit is told at once', async (t) => {
  t.match(lastReply('tinteggiatura', ['quanto costa al mq imbiancare?']), /5–8,50 € a m²/)
})
