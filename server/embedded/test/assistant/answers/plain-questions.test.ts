import t from 'tap'

import { lastReply } from '../last-reply.ts'

const painting = 'devo imbiancare un trilocale di 80 mq a Monza, pareti e soffitti, vuoto'
const bathroom = 'rifare il bagno completo di 6 mq a Bologna, con doccia'

t.test('A question with a modal verb and no question mark is answered', async (t) => {
  t.match(
    lastReply('ristrutturazione_bagno', [bathroom, 'ma le piastrelle le devo comprare io']),
    /manodopera/,
  )
})

t.test('A message in which nothing was read is answered as a question', async (t) => {
  t.match(lastReply('tinteggiatura', [painting, 'd inverno asciuga o è meglio aspettare']), /tutto l’anno/)
})

t.test('A question that names a known thing is answered without a question mark', async (t) => {
  const floor = 'levigare parquet 50 mq Parma'
  t.match(lastReply('ristrutturazione', [floor, 'quando ci posso camminare']), /24 ore/)
})

t.test('Two clauses joined by «e» ask one question', async (t) => {
  const sockets = 'vorrei 4 prese in più in camera, Iglesias'
  const reply = lastReply('impianti', [sockets, 'il buco poi lo chiudete e lo pitturate?'])
  t.match(reply, /chiusura grezza/)
})

t.test('Options that a question about money compares get the prices of the job', async (t) => {
  const toilets = 'cambiare i sanitari, wc e bidet sospesi, Ancona'
  const reply = lastReply('ristrutturazione_bagno', [toilets, 'la differenza con quelli a terra in euro?'])
  t.match(reply, /sanitari sospesi [\d.]+–[\d.]+ € e sanitari a terra [\d.]+–[\d.]+ €/)
  t.match(reply, /in meno/)
})

t.test('Thanks after the figure are no yes to the photos', async (t) => {
  const valves = 'valvole termostatiche su 7 termosifoni Cuneo'
  t.match(lastReply('caldaia', [valves, 'perfetto grazie mille, molto gentile']), /^Prego/)
})

t.test('The last day of a tax relief, the reduced VAT and a drain are told apart', async (t) => {
  const windows = ['cambiare 6 finestre in pvc a Varese', 'no', 'non lo so']
  t.match(lastReply('serramenti', [...windows, 'fino a quando c’è il bonus?']), /31 dicembre 2026/)
  const shower = 'trasformare la vasca in doccia Bari'
  t.match(lastReply('ristrutturazione_bagno', [shower, 'per mia mamma invalida c’è l’iva al 4?']), /41-ter/)
  const second = 'secondo bagno al posto del ripostiglio, 3 mq, Cesena'
  t.notMatch(lastReply('ristrutturazione_bagno', [second, 'lo scarico dove lo attaccano?']), /detrazione/)
})

t.test('A wish to know, and «e mo che succede» without a mark, are questions', async (t) => {
  const windows = ['cambiare 6 finestre in pvc a Varese, 120x140', 'no', 'no']
  for (const asked of [
    'vorrei capire se rientra in qualche bonus, è la prima casa',
    'fatemi sapere se mi torna indietro qualcosa con le tasse, ci abito',
  ])
    t.match(lastReply('serramenti', [...windows, asked]), /50 %/, asked)
  t.match(lastReply('tinteggiatura', [painting, 'ok. e mo che succede']), /professionist/)
  // This answers the question of the assistant.
  const wall = ['abbattere un muro di 3 metri a Prato', 'non so dire se è portante']
  t.notMatch(lastReply('ristrutturazione', wall), /te lo dice l’impresa al sopralluogo/)
})

t.test('A question of a few words takes its thing from the one before it', async (t) => {
  const coat = 'cappotto 150 mq a Trento, eps, due piani'
  t.match(
    lastReply('ristrutturazione_facciata', [coat, 'la tenda del terrazzo si toglie e poi si rimette?']),
    /si smonta e si rimette/,
  )
  const tiles = 'smontare i coppi antichi e rimontarli con la guaina, 90 mq, due piani, Spoleto'
  t.match(
    lastReply('ristrutturazione_tetto', [
      tiles,
      'e i coppi che si rompono smontando? ne avete di vecchi voi?',
    ]),
    /recupero/,
  )
})

t.test('What may happen some day adds no job and is no emergency', async (t) => {
  const shutters = '5 tapparelle 120x150 in alluminio con motore a Firenze, quarto piano con ascensore'
  const dark = lastReply('serramenti', [shutters, 'e se un giorno manca la luce resto al buio?'])
  t.match(dark, /soccorso/)
  t.notMatch(dark, /Aggiungo/)
  const paper = 'togliere la carta da parati, carta semplice, 55 m² di pareti a Melfi'
  const fallen = lastReply('tinteggiatura', [paper, 'e se strappando mi viene giù anche un pezzo di muro?'])
  t.match(fallen, /rasatura/)
  t.notMatch(fallen, /Aggiungo/)
  t.notMatch(lastReply('ristrutturazione_bagno', [bathroom, 'non è che mi allagate quello di sotto?']), /112/)
  t.match(lastReply('ristrutturazione_bagno', [bathroom, 'aiuto, si allaga tutto quello di sotto!']), /112/)
  t.notMatch(lastReply('tinteggiatura', [painting, 'ok aiuto. quanti giorni ci mettono?']), /qualcuno subito/)
})

t.test('A single thing to which something happens changes no number of things', async (t) => {
  const panels = 'smontare e poi rimontare 16 pannelli, il tetto lo rifà già un’altra ditta. Gorgonzola'
  for (const asked of [
    'e se un pannello si rompe mentre lo spostate?',
    'e se mentre li portano giù se ne rompe uno?',
    'e se me ne cade uno dal tetto?',
    'e se un cavo perde corrente?',
  ])
    t.notMatch(lastReply('impianto_fotovoltaico', [panels, asked]), /Rifaccio i conti/, asked)
  t.match(lastReply('impianto_fotovoltaico', [panels, 'e se ne smonto uno solo?']), /1 pannello invece di 16/)
})

t.test('The fear of a damage is not answered by what is included', async (t) => {
  const roof = 'rifare il tetto 120 mq a Belluno, isolato, tegole, due piani, travi sane'
  t.notMatch(lastReply('ristrutturazione_tetto', [roof, 'non è che mi buttate giù il camino?']), /è compreso/)
})

t.test('A nest of wasps is a work of pest control', async (t) => {
  const nest = 'ho un nido di calabroni sotto le tegole da far togliere, tetto sano, Soverato'
  t.match(lastReply('ristrutturazione_tetto', [nest, 'e allora a chi mi devo rivolgere?']), /disinfestazione/)
})

t.test('A sum in the clause before «ci sto?» is the budget', async (t) => {
  const windows = ['6 finestre in pvc 100x150 a Cividale del Friuli, primo piano', 'no', 'no']
  const reply = lastReply('serramenti', [...windows, 'Io mi ero messo da parte settemila euro, ci sto?'])
  t.match(reply, /7\.000 €/)
})

t.test('A job without a price has no price in round figures either', async (t) => {
  const lift = 'a mio papà serve un montascale, una rampa, Feltre'
  for (const asked of [
    'ma almeno a spanne, mille euro o diecimila?',
    'un’idea a spanne, 3mila? 10mila?',
    'siamo sui 5mila o sui 15mila?',
  ]) {
    const reply = lastReply('impianti', [lift, asked])
    t.match(reply, /Nemmeno a spanne/, asked)
    t.notMatch(reply, /Tengo a mente/, asked)
  }
  t.match(
    lastReply('impianti', [lift, 'ho 8000 euro da spendere, bastano?']),
    /non so dirti se 8\.000 € bastano/,
  )
})

t.test('«Chi ci pensa?» is no hesitation', async (t) => {
  const boiler = 'cambiare la caldaia a metano 24 kw, Perugia, 70 mq, un bagno'
  const reply = lastReply('caldaia', [boiler, 'e per far riaprire il contatore chi ci pensa?'])
  t.match(reply, /distributore/)
  t.notMatch(reply, /Prenditi il tempo/)
})

t.test('Questions in odd words are told from their neighbours', async (t) => {
  const panels = '6 kw di pannelli senza batteria, casa a Sassuolo, tetto libero, 5000 kwh'
  t.match(lastReply('impianto_fotovoltaico', [panels, 'IN QUANTI ANNI MI TORNANO I SOLDI?']), /kWh/)
  // 'casino' is noise elsewhere.
  t.match(lastReply('tinteggiatura', [painting, 'quanti giorni stiamo nel casino?']), /giorn/)
  t.notMatch(
    lastReply('tinteggiatura', [painting, 'il padrone di casa può pretendere la fattura?']),
    /istruzioni/,
  )
})

t.test('The disposal of a usual roof does not include asbestos that the customer has named', async (t) => {
  const roof = 'rifare il tetto di 90 mq a Crema con tegole, un piano, ci sono vecchie lastre di eternit'
  t.match(
    lastReply('ristrutturazione_tetto', [roof, 'lo smaltimento è compreso?']),
    /non comprende l’amianto/,
  )
  const plain = 'rifare il tetto di 90 mq a Crema con tegole, un piano'
  t.match(lastReply('ristrutturazione_tetto', [plain, 'lo smaltimento è compreso?']), /^Sì/)
})

t.test('A sum that may be enough is a budget, not a saving, for work that saves no energy', async (t) => {
  t.match(lastReply('tinteggiatura', [painting, 'ho 900 euro da parte, ci rientro?']), /900 €/)
})

t.test('The cover of a roof is no cover of an insurance', async (t) => {
  const roof = 'copertura in lamiera, 40 mq, Crema, un piano'
  const reply = lastReply('ristrutturazione_tetto', [roof, 'e se la copertura la faccio in policarbonato?'])
  t.notMatch(reply, /polizza/)
})

t.test('The pronoun «si» before a verb is no yes, and «senza» before an infinitive no no', async (t) => {
  const roof = 'rifare il tetto in tegole con isolante, 140 mq, due piani, ponteggio, Bagnone'
  // 'Le travi sotto sono sane?' is still open after each of them.
  for (const asked of [
    'e con le tasse si riprende qualcosa',
    'le tegole buone si riusano',
    'chi è che lo dice se reggono',
    'si può lavorare senza rompere il solaio',
  ])
    t.match(lastReply('ristrutturazione_tetto', [roof, asked]), /Le travi sotto sono sane/, asked)
  for (const said of ['sì', 'si sono buone', 'allora si', 'direi si, le travi reggono'])
    t.notMatch(lastReply('ristrutturazione_tetto', [roof, said]), /Le travi sotto sono sane/, said)
})

t.test('A question what happens, or to whom a thing belongs, needs no mark', async (t) => {
  const wires = 'rifare l’impianto elettrico di 95 mq, abitato, fili incassati, fascia media, a Fermo'
  const asked = [
    ['le placche vecchie si riusano', /recenti, integri/],
    ['la sera la luce ce l’ho o resto al buio', /la sera torna/],
    ['dopo puliscono tutto', /toglie gli scarti/],
    ['ma devo andar via di casa mentre lavorano?', /^(?!.*riarmare).*una stanza alla volta/s],
  ] as const
  for (const [said, answer] of asked) t.match(lastReply('impianti', [wires, said]), answer, said)
  const edges = ['rifare i frontalini di 4 balconi in condominio, ferri a vista, Pescara', 'non lo so']
  const whose = lastReply('ristrutturazione_facciata', [
    ...edges,
    'il sotto del balcone è mio o di quello di sotto',
  ])
  t.match(whose, /proprietario dell’appartamento/)
  t.notMatch(whose, /Prima era/)
})

t.test('«Chi paga?» is about the thing of the sentence beside it', async (t) => {
  const edges = ['rifare i frontalini di 4 balconi in condominio, ferri a vista, Pescara', 'non lo so']
  for (const asked of [
    'ma chi paga? i balconi sono miei però il bordo mi dicono che è di tutti',
    'i balconi sono miei. chi paga?',
  ])
    t.match(lastReply('ristrutturazione_facciata', [...edges, asked]), /a spese di tutti/, asked)
  t.match(lastReply('ristrutturazione_facciata', [...edges, 'come si paga?']), /mai noi|a noi non paghi/)
})

t.test('Buckets for the rain that may come are no flood', async (t) => {
  const terrace = ['impermeabilizzare il terrazzo di 40 mq a Bari con guaina', 'non lo so', 'non lo so']
  const asked = 'nel frattempo se piove dove metto i secchi?'
  t.notMatch(lastReply('ristrutturazione_tetto', [...terrace, asked]), /rubinetto generale/)
})

t.test('How it is in a season beside a question is no start date', async (t) => {
  const windows = [
    'cambiare due velux in mansarda, stessa misura stesso buco, Pinerolo',
    'no senza niente',
    'no',
  ]
  const asked = 'quelli nuovi tengono anche più fuori il caldo? d’estate sotto si crepa'
  t.match(lastReply('ristrutturazione_tetto', [...windows, asked]), /tend|tapparell|vetro/)
  t.match(lastReply('ristrutturazione_tetto', [...windows, 'd’estate']), /Ho tutto quello che serve/)
})

t.test('A question what happens in a season names neither a start nor a job', async (t) => {
  const balcony = [
    'rifare un balcone, 6 metri quadri, piastrelle e guaina, Latina, secondo piano',
    'non lo so',
    'no',
  ]
  const reply = lastReply('ristrutturazione_facciata', [...balcony, 'in inverno le piastrelle attaccano?'])
  t.notMatch(reply, /Aggiungo|Bene: in inverno/)
  t.match(
    lastReply('impianto_fotovoltaico', [
      'pulire 20 pannelli, tetto di villetta, Lecce',
      'si può fare quando piove?',
    ]),
    /tetto bagnato/,
  )
})
