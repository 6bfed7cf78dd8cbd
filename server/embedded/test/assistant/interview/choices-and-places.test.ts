import t from 'tap'

import type { AnyJobKey } from '../../../src/assistant/jobs/job-engine.ts'
import { jobKeys, lastReply, lastSheet, type Slug } from '../last-reply.ts'
import { changesMadeBy } from '../late-changes-made.ts'

/** Jobs in hand, a message after their estimate, and what it changes. */
type Late = readonly [AnyJobKey[], string, readonly string[]]

/** Messages after an estimate, by the rule that tells what they change. */
const late: Readonly<Record<string, readonly Late[]>> = {
  'an option that was named is chosen by pointing at it': [
    [
      ['serramenti/finestre'],
      'mia cugina le ha in legno e sono stupende. le vogliamo uguali',
      ['materiale=legno'],
    ],
    [
      ['serramenti/finestre'],
      'il falegname ci spinge sul legno: andiamo su quello anche noi',
      ['materiale=legno'],
    ],
    [['serramenti/finestre'], 'l’alluminio regge di più? allora quello', ['materiale=alluminio']],
    [['serramenti/finestre'], 'mia cugina le ha in legno, che fatica però ogni due anni', []],
  ],
  'the reason of a supposed choice names no option': [
    [
      ['caldaia/scaldabagno'],
      'e se mettessi quello a gas, con l’elettrico ho la bolletta alle stelle',
      ['scaldabagno=gas'],
    ],
  ],
  'what is praised with “che non” is not denied': [
    [['ristrutturazione_tetto/grondaie'], 'facciamole in rame che non si rovina', ['fascia=alta']],
  ],
  'an order with a pronoun is no remark, whatever its reason': [
    [
      ['serramenti/tapparelle'],
      'guarda, mettetele elettriche tutte, che mio padre non ha più forza e la sera si stanca',
      ['motore=si'],
    ],
  ],
  'works in another bathroom stand beside the one that is renewed': [
    [
      ['ristrutturazione_bagno/completo'],
      'nel bagno di servizio si è spaccato il bidet, sostituite anche quello',
      ['+ristrutturazione_bagno/sanitari'],
    ],
    [
      ['ristrutturazione_bagno/completo'],
      'e già che siete qui cambiate anche il lavabo dell’altro bagno',
      ['+ristrutturazione_bagno/sanitari'],
    ],
  ],
  'a decision before it leaves a refusal a refusal': [
    [
      ['ristrutturazione/parquet', 'ristrutturazione/porte'],
      'ci abbiamo dormito sopra e abbiamo deciso che le porte no',
      ['-ristrutturazione/porte'],
    ],
    [
      ['impianti/punti', 'impianti/citofono'],
      'il citofono lo ordina mio genero su internet, quindi quello toglietelo',
      ['-impianti/citofono'],
    ],
  ],
  'a figure of another answer is no new one': [
    [
      ['ristrutturazione/leggera'],
      'il parquet al posto del laminato, sempre su quei 80. quanto si sale?',
      [],
    ],
  ],
  'a count stands at its noun or its verb': [
    [['tinteggiatura/interni'], 'i colori sono quattro', ['colori=4']],
    [
      ['ristrutturazione_facciata/facciata'],
      'rifate anche i frontalini, tre balconi da 5 metri',
      ['frontalini=15'],
    ],
  ],
  'an area that goes away is taken off': [
    [
      ['ristrutturazione_tetto/rifare'],
      'il pezzo sopra la legnaia resta com’è, sono 15 mq che non si fanno',
      ['tetto=85'],
    ],
  ],
  'a further work leaves the first one in the price': [
    [
      ['ristrutturazione_tetto/rifare'],
      'visto che montate il ponteggio cambio anche le grondaie, sono di mio nonno. lamiera preverniciata',
      ['+ristrutturazione_tetto/grondaie'],
    ],
    [
      ['ristrutturazione/levigatura'],
      'e prima del pavimento vorrei imbiancare le due camere, solo le pareti',
      ['+tinteggiatura/interni'],
    ],
    [
      ['ristrutturazione_bagno/completo'],
      'ripensandoci, le piastrelle fatele fino al soffitto, che la pittura là dentro si sfoglia',
      [],
    ],
  ],
  'a verb that takes something out names no part of the work': [
    [
      ['ristrutturazione_facciata/cappotto'],
      'la parete di sasso del nonno non si copre. togliete quel lato, restano 90 mq',
      ['facciata=90'],
    ],
  ],
  'what is counted already is not added again': [
    [['serramenti/finestre'], 'mio marito si è convinto, cambiamo proprio tutte e 5 le finestre', []],
  ],
}

for (const [rule, cases] of Object.entries(late))
  t.test(rule, async (t) => {
    for (const [keys, message, changes] of cases) t.same(changesMadeBy(keys, message), changes, message)
  })

/** First messages with the jobs that they ask for. */
const first: readonly (readonly [Slug, string, readonly AnyJobKey[]])[] = [
  // A shower for the bath that somebody cannot use.
  [
    'ristrutturazione_bagno',
    'ho 80 anni e la vasca non la uso più, ho paura di cadere. vorrei metterci una doccia',
    ['ristrutturazione_bagno/vasca-doccia'],
  ],
  [
    'ristrutturazione_bagno',
    'ho la vasca e voglio tenerla, ma il box della doccia perde',
    ['ristrutturazione_bagno/box-piatto'],
  ],
  // The name of the whole work begins the message.
  ['ristrutturazione_bagno', 'bagno completo 6 mq a Lodi, tubi nuovi', ['ristrutturazione_bagno/completo']],
  // Another thing of the same kind takes the place of the old one.
  [
    'impianti',
    'sono entrati i ladri dai vicini. due cose: il videocitofono al posto del citofono e cambiare la serratura del portone',
    ['impianti/citofono', 'serramenti/serratura'],
  ],
  // An adjective and a tradesperson name no systems.
  [
    'impianti',
    'scaldabagno elettrico da 80 litri da cambiare a Terracina, lo porta l’idraulico',
    ['caldaia/scaldabagno'],
  ],
  // The camera is that of the entry phone.
  [
    'impianti',
    'due prese in più in camera e il citofono di quelli con la telecamera',
    ['impianti/punti', 'impianti/citofono'],
  ],
  // The wish for the home is the purpose of the works that follow.
  [
    'ristrutturazione',
    'vogliamo sistemare la casa al mare senza spendere una follia. ci servirebbe il laminato sulle piastrelle, 30 mq, e 4 porte interne',
    ['ristrutturazione/porte', 'ristrutturazione/parquet'],
  ],
  [
    'impianto_fotovoltaico',
    'mi serve qualcosa di serio per fare il pieno all’auto elettrica',
    ['impianti/wallbox'],
  ],
  [
    'ristrutturazione_bagno',
    'il gabinetto canta tutta la notte e l’acqua non si ferma mai',
    ['ristrutturazione_bagno/cassetta'],
  ],
]

t.test('a first message asks for these jobs', async (t) => {
  for (const [slug, message, jobs] of first)
    t.same(jobKeys(slug, [message]).toSorted(), jobs.toSorted(), message)
})

t.test('a year between commas is no size, and “un bagno” after the area counts one', async (t) => {
  t.match(
    lastSheet('ristrutturazione_bagno', ['bagno da rifare, 1978, piastrelle verdi. È 2 metri per 2,50']),
    /Misure: 5 m²/,
  )
  t.match(lastSheet('caldaia', ['caldaia nuova a Lecco 85 mq un bagno']), /Bagni: 1 bagno/)
})

t.test('an answer that only tells how a thing is asks nothing', async (t) => {
  const reply = lastReply('tinteggiatura', ['verniciare 6 persiane di legno', 'di legno, verniciate'])
  t.notMatch(reply, /gradini|compres/)
  t.match(reply, /vernice vecchia/)
})

t.test('who takes the old things away is a question about the price', async (t) => {
  const reply = lastReply('ristrutturazione', [
    '5 porte interne laminate a Pinerolo',
    'le portano via loro quelle vecchie?',
  ])
  t.match(reply, /compreso nel prezzo: smaltimento delle vecchie/)
})

t.test('a remark that nobody sees a thing asks nothing', async (t) => {
  const reply = lastReply('ristrutturazione_facciata', [
    'facciata 140 mq a Vasto, due piani, intonaco sano, solo tinta, niente frontalini',
    'la parete sul retro la lasciamo, e poi chi la vede. togliete 40 mq',
  ])
  t.match(reply, /100 m²/)
  t.notMatch(reply, /privacy/)
})

t.test('a size of one job, told again, is no size of another one', async (t) => {
  const sheet = lastSheet('ristrutturazione', [
    'abbattere una tramezza di 3 metri per 2,70 e mettere il laminato, 40 mq, sulle piastrelle. Lodi',
    'nel muro non passa niente',
    '3 x 2,70',
  ])
  t.match(sheet, /Misure: 40 m²/)
})

t.test('the flats of a building are no devices', async (t) => {
  const sheet = lastSheet('impianti', ['videocitofono nuovo a Rovereto', 'palazzina da 6, i fili ci sono'])
  t.notMatch(sheet, /Apparecchi/)
})

t.test('a number that is too little is no sum of money', async (t) => {
  const reply = lastReply('caldaia', [
    'scaldabagno elettrico da 80 litri a Carbonia, lo porta l’idraulico',
    '80 non bastano, facciamo 100 litri',
  ])
  t.match(reply, /100 litri/)
  t.notMatch(reply, /80 €/)
})

t.test('what a spark could do is no emergency', async (t) => {
  const reply = lastReply('ristrutturazione_facciata', [
    'cappotto 160 mq a Roseto degli Abruzzi, due piani, polistirolo',
    'un amico pompiere dice che basta una scintilla. fatemi il conto con la lana di roccia',
  ])
  t.notMatch(reply, /112/)
})

t.test('a socket that smokes is no poisoned air, and a bent antenna no house that gives way', async (t) => {
  const socket = lastReply('impianti', [
    'la presa in cucina fa scintille, il muro diventa nero e esce un filo di fumo!! siamo in casa coi bambini',
  ])
  t.match(socket, /interruttor|corrente/)
  t.notMatch(socket, /monossido/)
  const antenna = lastReply('ristrutturazione_tetto', [
    'col temporale di stanotte si è piegata la parabola della tv sul tetto, chi la cambia?',
  ])
  t.notMatch(antenna, /112/)
})

t.test('a new size counts beside the question what it changes', async (t) => {
  const sheet = lastSheet('ristrutturazione', [
    'ristrutturare casa completa 85 mq a Rho, impianti nuovi, finiture medie, un bagno, niente infissi',
    'ho rimisurato, i metri veri sono 96. cambia tanto?',
  ])
  t.match(sheet, /96 m²/)
})
