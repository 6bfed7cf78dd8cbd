import t from 'tap'

import { lastReply } from '../last-reply.ts'

const home = ['appartamento 90 mq a Brindisi da rifare tutto, due bagni', 'medie']
const roof = ['tetto da rifare 140 mq a Cuneo', 'sì isolato', 'travi buone', 'due piani']

t.test('a thing before «no» is dropped', async (t) => {
  t.match(lastReply('ristrutturazione', [...home, '5', 'infissi no']), /nessun infisso invece di 5/)
  const boiler = ['caldaia nuova a Lodi', 'un bagno', '90 mq', 'tubo ok', '5 valvole']
  t.match(lastReply('caldaia', [...boiler, 'valvole no']), /nessuna valvola invece di 5/)
  t.notMatch(lastReply('caldaia', [...boiler, 'valvole no']), /senza foto/)
  t.match(lastReply('caldaia', [...boiler, 'niente per ora']), /senza foto/)
})

t.test('the price of another job replaces no job', async (t) => {
  const reply = lastReply('ristrutturazione', [...home, '5', 'quanto costa il geometra?'])
  t.notMatch(reply, /guardiamo quanto costa/)
  t.match(reply, /tecnici|compenso del tecnico/)
})

t.test('a question without a question mark changes nothing', async (t) => {
  const paint =
    'imbiancare un appartamento di 80 mq a Torino, pareti e soffitti, bianco, ammobiliato, lavabile'
  for (const asked of [
    'i buchi dei quadri li tappano loro',
    'e se la muffa dopo un po mi ritorna chi chiamo',
  ])
    t.notMatch(lastReply('tinteggiatura', [paint, asked]), /Ho capito|Prima era|La stima resta/, asked)
  const boiler = 'cambiare caldaia a condensazione 24 kW a Roma, un bagno, ora ho una vecchia tradizionale'
  t.notMatch(lastReply('caldaia', [boiler, 'la canna fumaria va cambiata per forza']), /Bene: canna/)
  t.notMatch(lastReply('caldaia', [boiler, 'il bollino ogni quanto si fa in lombardia']), /Correggo/)
  t.notMatch(lastReply('caldaia', [boiler, 'ci metto quella o aspetto la pompa di calore']), /Aggiungo/)
  const wiring = 'impianto elettrico nuovo, 85 mq a Verona, livello base, abitato, fili nei muri'
  t.notMatch(lastReply('impianti', [wiring, 'che marca di climatizzatore montate di solito']), /Aggiungo/)
})

t.test('the level of a job is chosen with one word', async (t) => {
  t.match(lastReply('ristrutturazione_tetto', [...roof, 'medio']), /fascia media/)
  t.match(lastReply('ristrutturazione_tetto', [...roof, 'alta']), /fascia alta/)
})

t.test('a material that sounds like a verb asks nothing', async (t) => {
  const coat = 'cappotto casa singola 12x10 due piani a Udine'
  t.notMatch(lastReply('ristrutturazione_facciata', [coat, 'eps con grafite']), /danni/)
})

t.test('questions about solar panels are not about us', async (t) => {
  const panels = '6 kw con batteria da 10, casa a Ragusa'
  t.match(lastReply('impianto_fotovoltaico', [panels, 'e quanto ci guadagno?']), /kWh/)
  t.match(lastReply('impianto_fotovoltaico', [panels, 'quanto ci guadagnate voi?']), /commissioni/)
  t.match(lastReply('impianto_fotovoltaico', [panels, 'e la garanzia dei pannelli']), /resa nel tempo/)
})

t.test('a thing that is only described adds no job', async (t) => {
  const air = 'condizionatore in camera e sala, Lecce'
  for (const remark of ['le porta l’installatore', 'il muro esterno è sul cortile', 'daikin'])
    t.notMatch(lastReply('impianti', [air, remark]), /Aggiungo|Non sono sicuro/, remark)
  t.match(lastReply('impianti', [air, 'anche la porta blindata']), /Aggiungo/)
  const mould = ['muffa in bagno sul soffitto, 2 mq, Genova', 'no solo lì']
  t.notMatch(
    lastReply('tinteggiatura', [...mould, 'e se faccio anche le pareti del bagno, 12 mq']),
    /Aggiungo/,
  )
  t.match(lastReply('tinteggiatura', [...mould, 'devo anche rifare il bagno']), /Aggiungo/)
})

t.test('a balcony beside windows is a French window', async (t) => {
  t.match(
    lastReply('serramenti', ['cambiare 5 finestre e 2 balconi a Foggia']),
    /5 finestre e 2 portefinestre/,
  )
  t.notMatch(lastReply('serramenti', ['cambiare 5 finestre, il balcone no']), /portafinestra/)
})

t.test('a part, a cause and a finding replace no job', async (t) => {
  const door = ['porta blindata nuova per appartamento a Catania', 'classe 3']
  t.notMatch(lastReply('serramenti', [...door, 'serratura europea']), /cambiare la serratura/)
  t.match(lastReply('serramenti', [...door, 'no, cambio solo la serratura']), /cambiare la serratura/)
  const radiator = ['termosifone in bagno non scalda, Udine', 'solo uno']
  t.notMatch(lastReply('caldaia', [...radiator, 'può essere la valvola?']), /Aggiungo/)
  t.match(lastReply('caldaia', [...radiator, 'mettete anche le valvole termostatiche']), /Aggiungo/)
  const leak = ['perde il tetto vicino al camino, Viterbo', 'un punto', 'due piani', 'no']
  t.notMatch(lastReply('ristrutturazione_tetto', [...leak, 'e se sono da cambiare le travi?']), /guardiamo/)
})

t.test('words of a home are no other facts', async (t) => {
  const front = 'tinteggiare facciata villetta 2 piani 180 mq a Jesi'
  t.match(lastReply('ristrutturazione_facciata', [front, 'è a posto solo sporca']), /frontalini/)
  t.notMatch(lastReply('ristrutturazione_facciata', [front, 'sano', 'colore crema']), /Crema \(CR\)/)
  t.match(lastReply('ristrutturazione_facciata', [front, 'sano', 'scusa, è a Crema']), /Crema \(CR\)/)
  t.notMatch(
    lastReply('impianti', ['il salvavita scatta ogni notte, Teramo']),
    /giorno festivo e|di notte o in un giorno festivo\./,
  )
  t.match(
    lastReply('impianto_fotovoltaico', ['una batteria da aggiungere a 4,5 kw già montati, Asti']),
    /Di quanti kWh/,
  )
})

t.test('a material and a thing that is there add no job, and «poi» replaces none', async (t) => {
  const wall = 'tramezzo da buttare giù 3 metri, Monza'
  t.notMatch(lastReply('ristrutturazione', [wall, 'cartongesso']), /Aggiungo/)
  t.notMatch(lastReply('ristrutturazione', [wall, 'c’è un termosifone attaccato']), /Aggiungo/)
  t.match(lastReply('ristrutturazione', [wall, 'e poi aggiungete un termosifone']), /Aggiungo/)
  const paper = ['carta da parati da togliere in sala 25 mq, Asti', 'è vinilica']
  t.match(lastReply('tinteggiatura', [...paper, 'e poi imbiancare']), /Aggiungo: tinteggiare/)
  t.match(lastReply('caldaia', ['caldaia nuova a Asti', 'c’è anche una perdita dal termosifone']), /Aggiungo/)
})

t.test('things that are kept are no longer counted', async (t) => {
  for (const words of ['se tengo gli infissi?', 'tengo gli infissi vecchi', 'gli infissi li tengo'])
    t.match(lastReply('ristrutturazione', [...home, '5', words]), /nessun infisso invece di 5/, words)
  t.match(lastReply('ristrutturazione', [...home, '5', 'e un bagno solo?']), /1 bagno invece di 2/)
  t.match(lastReply('ristrutturazione', [...home, '5', 'e un altro bagno?']), /3 bagni invece di 2/)
})

t.test('a number after a further job counts its things', async (t) => {
  const railing = ['dipingere la ringhiera del terrazzo, 8 metri, Imperia', 'e anche le persiane?']
  for (const words of ['sono 6', '6', 'ne ho 6'])
    t.match(lastReply('tinteggiatura', [...railing, words]), '6 pezzi', words)
})

t.test('the job whose price was asked is kept alone', async (t) => {
  const both = [
    'citofono rotto, casa singola a Fondi',
    'video',
    'solo uno',
    'e il cancello elettrico?',
    'battente',
  ]
  const asked = [...both, 'quanto solo il citofono?']
  for (const words of ['ok solo quello', 'facciamo solo quello'])
    t.match(lastReply('impianti', [...asked, words]), /tolgo: motorizzare il cancello/, words)
  t.notMatch(lastReply('impianti', [...both, 'ok solo quello']), /tolgo/)
})

t.test('«non le ho» leaves the device to the installer', async (t) => {
  const air = 'condizionatore in camera e salotto a Terni'
  for (const words of ['non le ho', 'no', 'non ce le ho'])
    t.match(lastReply('impianti', [air, words]), /predisposizione/, words)
  t.match(lastReply('impianti', [air, 'sì le ho io']), /predisposizione/)
})

t.test('the price of the work alone is not taken twice', async (t) => {
  const door = ['portoncino da cambiare a Viareggio', 'all’aperto', 'classe 3', 'quanto costa la sola posa?']
  t.match(lastReply('serramenti', door), /sola posa: il materiale/)
  t.notMatch(lastReply('serramenti', door), /Solo di manodopera/)
})

t.test('a verb of choice changes an option or a size, whatever else the message says', async (t) => {
  const solar = 'fotovoltaico da 6 kW a Parma, senza accumulo'
  const stored = 'fotovoltaico da 6 kW a Parma, con batteria da 5 kWh'
  const heater = 'scaldabagno elettrico da 50 litri nuovo a Modena, lo porta l’idraulico'
  const gutters = 'grondaie in rame a Siena, 30 metri, due piani'
  const windows = '5 finestre in pvc doppio vetro a Pisa'
  const facade = 'rifare la facciata a Padova, 220 mq, due piani, intonaco buono'
  const air = 'due split a Foggia, macchine comprese, senza predisposizione'
  for (const [service, first, said, reply] of [
    [
      'impianto_fotovoltaico',
      solar,
      'tre sono pochi con l’auto elettrica. Facciamolo da 10',
      /10 kW invece di 6/,
    ],
    ['impianto_fotovoltaico', solar, 'allora prendo la batteria da 10', /10 kWh/],
    ['impianto_fotovoltaico', stored, 'la batteria la prendo da 10', /10 kWh invece di 5/],
    ['caldaia', heater, 'mettilo da 80, tanto lo spazio c’è', /80 litri invece di 50/],
    ['caldaia', heater, 'siamo in quattro, prendo quello da 80', /80 litri invece di 50/],
    [
      'ristrutturazione_tetto',
      gutters,
      'qua il rame lo rubano. Facciamo alluminio',
      /alluminio[^.]* invece di rame/,
    ],
    ['serramenti', windows, 'vada per il triplo vetro, la strada è rumorosa', /triplo invece di/],
    ['serramenti', windows, 'la legna no grazie, scelgo l’alluminio', /alluminio invece di PVC/],
    ['serramenti', windows, 'due le lasciamo come sono, vengono tre', /3 finestre invece di 5/],
    [
      'ristrutturazione_facciata',
      facade,
      'el muro a nord no lo femo più. Alora vien 180 metri',
      /180 m² invece di 220/,
    ],
    [
      'ristrutturazione_facciata',
      facade,
      'il lato del garage lo lasciamo stare, saremo a 160',
      /160 m² invece di 220/,
    ],
    ['impianti', air, 'e uno nello studio, quindi tre in tutto', /3 split invece di 2/],
  ] as const)
    t.match(lastReply(service, [first, said]), reply, said)
})

t.test('a choice of another thing, or of somebody else, changes nothing', async (t) => {
  const solar = 'fotovoltaico da 6 kW a Parma, senza accumulo'
  const windows = '4 finestre in alluminio doppio vetro a Como, a due ante, niente scorrevoli'
  const facade = 'rifare la facciata a Padova, 220 mq, due piani, intonaco buono'
  for (const [service, first, said] of [
    ['impianto_fotovoltaico', solar, 'mettiamo anche la colonnina da 11'],
    ['impianto_fotovoltaico', solar, 'prendo la wallbox da 7 da mio cugino'],
    ['serramenti', windows, 'quelle del bagno le facciamo in legno'],
    ['serramenti', windows, 'non facciamo il legno, costa'],
    ['ristrutturazione_facciata', facade, 'mi resta da pagare il geometra, 300 euro'],
  ] as const)
    t.notMatch(lastReply(service, [first, said]), /invece di/, said)
  // 'si trova' is no yes to the question about the shutters.
  const choice = 'mia cognata col legno si trova male, opto per il pvc'
  t.notMatch(lastReply('serramenti', [windows, choice]), /con le tapparelle/)
  t.match(lastReply('serramenti', [windows, choice]), /PVC invece di alluminio/)
})

t.test('a plain mixer is a new tap, and a choice asks for no appointment', async (t) => {
  t.notMatch(
    lastReply('ristrutturazione_bagno', [
      'il rubinetto del bagno perde, Lucca',
      'miscelatore normale sul lavello, lo mette lei',
    ]),
    /guarnizione/,
  )
  const bell = 'cambiare il citofono con uno nuovo, un apparecchio, a Savigliano'
  const wifi =
    'mettilo di quelli wifi allora, che rispondo dal telefono quando passa il corriere e io sono in ufficio'
  t.notMatch(lastReply('impianti', [bell, wifi]), /sopralluogo lo fissi/)
})
