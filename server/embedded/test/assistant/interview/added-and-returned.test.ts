import t from 'tap'

import { lastJobs, lastReply, type Slug } from '../last-reply.ts'

/** A conversation of a chat, and what its last reply or its jobs have to be. */
type Talk = readonly [slug: Slug, messages: readonly string[]]

const windows = 'cambio 6 finestre in pvc 120x140 a Prato, niente scorrevoli, tapparelle no, appena possibile'
const floor = 'pavimento nuovo in gres togliendo il vecchio, massetto da rifare, 85 mq a Empoli'
const hybrid = 'impianto ibrido al posto della caldaia, 130 mq a Bra'
const balcony = 'rifare il pavimento del balcone, 9 mq, da demolire, a Formia'
const bathroom = 'rifare il bagno completo 6 mq a Crotone, anche tubi e scarichi, fascia media, con ascensore'
const electric = 'impianto elettrico da rifare, 100 mq ad Aversa, livello base, muri chiusi, casa vuota'

function jobs(t: Pick<typeof import('tap').default, 'equal'>, rows: readonly (readonly [...Talk, string])[]) {
  for (const [slug, messages, wanted] of rows) t.equal(lastJobs(slug, messages), wanted, messages.join(' / '))
}

function replies(
  t: Pick<typeof import('tap').default, 'match'>,
  rows: readonly (readonly [...Talk, RegExp])[],
) {
  for (const [slug, messages, wanted] of rows)
    t.match(lastReply(slug, messages), wanted, messages.join(' / '))
}

t.test('a verb that adds leaves the jobs in hand', async (t) => {
  jobs(t, [
    ['serramenti', [windows, 'invece aggiungi 4 zanzariere'], 'finestre, zanzariere'],
    ['serramenti', [windows, 'aggiunga una porta blindata classe 3'], 'finestre, blindata'],
    [
      'ristrutturazione',
      [floor, 'Ecco così va meglio. Aggiunga 6 porte interne, laminate'],
      'pavimenti, porte',
    ],
    [
      'ristrutturazione_facciata',
      [
        'frontalini 24 metri, ferri scoperti, senza il sotto, a Legnago',
        'L’assemblea chiede anche il pavimento dei sei balconi',
      ],
      'frontalini, balcone',
    ],
  ])
})

t.test('more of a thing in hand is no other job', async (t) => {
  replies(t, [
    [
      'ristrutturazione_facciata',
      [balcony, 'C’è anche l’altro balcone, 7 mq, stesse condizioni. Aggiungiamolo'],
      /16 m² invece di 9 m²/,
    ],
    ['ristrutturazione_facciata', [balcony, 'e anche un altro balconcino di 3 mq'], /12 m² invece di 9 m²/],
    [
      'ristrutturazione_bagno',
      [bathroom, 'facciamo pure il bagnetto di servizio, 3 metri quadri'],
      /2 bagni/,
    ],
    [
      'ristrutturazione_bagno',
      [bathroom, 'dimenticavo, ci sarebbe anche il bagno degli ospiti, 3 mq'],
      /2 bagni/,
    ],
  ])
  jobs(t, [
    [
      'tinteggiatura',
      [
        'ridare il bianco solo ai soffitti, 30 mq a Poggibonsi',
        'Aggiungi il soffitto del corridoio, con quello si arriva a 55 mq',
      ],
      'soffitti',
    ],
  ])
})

t.test('the verb of a thing in hand asks for no other job', async (t) => {
  jobs(t, [['impianti', [electric, 'l’elettrico lo rifaccio solo nella zona notte, 45 mq'], 'elettrico']])
  replies(t, [
    [
      'impianti',
      [electric, 'l’elettrico lo rifaccio solo nella zona notte, 45 mq'],
      /45 m² invece di 100 m²/,
    ],
  ])
})

t.test('one way comes in place of the other, also beside an addition', async (t) => {
  jobs(t, [
    [
      'caldaia',
      [
        'caldaia nuova 2 bagni 120 mq a Acireale, scarico a posto, valvole no',
        'se al posto della caldaia mettessimo la pompa di calore?',
      ],
      'pompa',
    ],
    [
      'caldaia',
      [
        hybrid,
        'e se facessi solo la pompa di calore?',
        'no, restiamo sull’ibrido. E aggiungete un termosifone in mansarda',
      ],
      'ibrido, termosifone',
    ],
    [
      'impianti',
      [
        'riscaldamento a pavimento 110 mq a Savigliano, solo l’impianto, sistema tradizionale',
        'Alla fine optiamo per i termosifoni, impianto classico',
      ],
      'riscaldamento',
    ],
    [
      'ristrutturazione_bagno',
      [
        'piastrelle e sanitari nuovi, bagno 6 mq, i tubi restano, fascia media, ascensore, a Domodossola',
        'quindi facciamo il bagno completo',
      ],
      'completo',
    ],
  ])
})

t.test('what comes with a work, or only tells of its place, is no job', async (t) => {
  jobs(t, [
    [
      'ristrutturazione_bagno',
      ['togliere la vasca e mettere una doccia, piatto 80x140 e box in cristallo, a Terracina'],
      'vasca-doccia',
    ],
    [
      'ristrutturazione_bagno',
      ['rifare il bagno completo 6 mq a Crotone anche tubi fascia media ascensore'],
      'completo',
    ],
    [
      'ristrutturazione_bagno',
      ['mi serve un ascensore in casa e rifare il bagno a Prato'],
      'ascensore, completo',
    ],
    [
      'ristrutturazione_tetto',
      [
        'Tetto ad Asiago, 140 mq di falda, travi sane. Vogliamo cambiare tutte le tegole, senza isolamento. Il ponteggio si può montare attorno, due piani.',
      ],
      'rifare',
    ],
  ])
})

t.test('a return and a thing with its new kind are no questions', async (t) => {
  const door = 'porta blindata classe 3 sulle scale e inferriate fisse a 2 finestre a Feltre'
  replies(t, [
    [
      'serramenti',
      [door, 'metta la classe 4', 'rimetta la classe 3 come prima. Le inferriate però apribili'],
      /classe 3 invece di classe 4 e apribili invece di fisse/,
    ],
    [
      'impianto_fotovoltaico',
      [
        'fotovoltaico 3 kW con batteria da 5 kWh, 3.000 kWh l’anno, villetta a Manduria',
        'il fotovoltaico facciamolo da 6',
      ],
      /6 kW invece di 3 kW/,
    ],
  ])
})

t.test('sizes are those that were meant', async (t) => {
  replies(t, [
    [
      'caldaia',
      ['caldaia nuova 2 bagni 120 mq a Acireale, scarico a posto, valvole no', 'la caldaia basta da 24'],
      /24 kW/,
    ],
    [
      'ristrutturazione_facciata',
      ['pavimento dei balconi da rifare a Prato, sei balconi, 5 mq ciascuno, da demolire'],
      /30 m²/,
    ],
    [
      'serramenti',
      [windows, 'le misure esatte sono 130x170, ho preso il metro adesso'],
      /2,2 m² a finestra invece di 1,7/,
    ],
  ])
})

t.test('a question what the workers break or what strikes adds no job', async (t) => {
  jobs(t, [
    ['serramenti', [windows, 'per montarle spaccano i muri attorno?'], 'finestre'],
    ['ristrutturazione', [floor, 'e le porte poi toccano?'], 'pavimenti'],
  ])
})

t.test('a refusal gets no answer about the refused thing', async (t) => {
  const shower =
    'togliere la vasca e mettere una doccia, piatto 80x140, con le piastrelle nuove in quella zona, a Terracina, primo piano senza ascensore'
  const messages = [
    shower,
    'Ci metta anche due maniglioni e il seggiolino',
    'Il seggiolino no, dice che non lo vuole. I maniglioni sì',
  ]
  t.notMatch(lastReply('ristrutturazione_bagno', messages), /ribaltabile|sgabello/)
  t.equal(lastJobs('ristrutturazione_bagno', messages), 'vasca-doccia, accessibile')
})
