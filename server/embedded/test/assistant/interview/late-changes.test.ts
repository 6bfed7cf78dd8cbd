import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { lastReply } from '../last-reply.ts'

/** The messages of a conversation in the chat of a service, and what the last reply says. */
type Row = readonly [slug: ServiceSlug, messages: readonly string[], says: RegExp]

const split = [
  'condizionatore, due split in due camere a Terni, esterno sul balcone',
  'non lo so',
  'non lo so',
]
const shutters = 'tapparelle in alluminio per 6 finestre a mano a Trento'
const windows = 'cambiare 8 finestre in pvc a Novara, nessuna scorrevole, senza tapparelle, misure normali'
const heater = ['scaldabagno elettrico da 80 litri nuovo a Ancona, si cambia il vecchio', 'non lo so']
const screens = 'zanzariere a rullo per 5 finestre, a Trento'
const roof = ['rifare il tetto di 120 mq a Cuneo, tegole, due piani, isolato', 'non lo so']
const gutters = 'cambiare le grondaie, 10 metri in alluminio, due piani, a Rieti'
const room =
  'imbiancare un salotto di 25 mq ad Arezzo, pareti e soffitti, pittura traspirante, muri buoni, vuoto'
const both = 'tapparelle in alluminio per 5 finestre a mano, e le zanzariere a rullo per 5 finestre, a Trento'
const bath =
  'togliere la vasca e mettere la doccia con i pannelli, e cambiare il miscelatore del lavandino, a Pavia, quarto piano con ascensore'

function check(t: Pick<typeof import('tap').default, 'match'>, rows: readonly Row[]): void {
  for (const [slug, messages, says] of rows) t.match(lastReply(slug, messages), says, messages.at(-1) ?? '')
}

t.test('the last change is taken back', async (t) => {
  check(t, [
    [
      'impianti',
      [...split, 'ne metterei uno pure nello studio, quindi tre', 'lo studio niente, come prima'],
      /Annullato: 3 split/,
    ],
    ['caldaia', [...heater, 'facciamolo da 100 litri', 'no no torniamo a 80 normale'], /80 litri/],
    [
      'ristrutturazione_tetto',
      [...roof, 'saranno 150 metri', 'ho riguardato il catasto, avevo ragione la prima volta'],
      /Annullato: 150/,
    ],
  ])
  // The rest stays as before.
  t.match(
    lastReply('impianti', [...split, 'facciamone tre', 'facciamone 4, tutto il resto come prima']),
    /4 split/,
  )
})

t.test('a forgotten piece is added with its own measure', async (t) => {
  check(t, [
    [
      'serramenti',
      [
        windows,
        'mi ero dimenticata la portafinestra del balconcino, un metro per due e quaranta, aggiungetela',
      ],
      /1 portafinestra/,
    ],
    ['serramenti', [windows, 'manca la finestrella del bagno, 60x80, contatela'], /9 finestre invece di 8/],
    ['tinteggiatura', [room, 'scordavo il corridoio, 6 metri quadri, mettetecelo'], /31 m² invece di 25/],
    [
      'ristrutturazione_tetto',
      [...roof, 'non vi ho detto della tettoia, sono altri 15 metri quadri uguali'],
      /135 m²/,
    ],
  ])
})

t.test('a count is stated by its parts', async (t) => {
  check(t, [
    [
      'serramenti',
      [windows, '7 normali e 2 che vanno sul balcone'],
      /7 finestre invece di 8[^]*2 portefinestre/,
    ],
    ['impianti', [...split, 'due nelle camere e uno in sala'], /3 split invece di 2/],
  ])
  t.match(
    lastReply('serramenti', [shutters, 'due in camera elettriche le altre no']),
    /differenza per quelli non è contata/,
  )
})

t.test('a size is more or less than before', async (t) => {
  check(t, [
    [
      'ristrutturazione_tetto',
      [gutters, 'dietro ce n’è altrettanta, quindi il doppio, fate 20'],
      /20 metri invece di 10/,
    ],
    ['impianti', [...split, 'raddoppiamo'], /4 split invece di 2/],
    ['caldaia', [...heater, 'siamo in due, pigliamo il 50'], /50 litri invece di 80/],
    [
      'serramenti',
      [screens, 'anche mia sorella di sotto vuole le stesse, altre cinque'],
      /10 zanzariere invece di 5/,
    ],
    [
      'serramenti',
      [shutters, 'ne abbiamo riparata una noi, fate il conto con cinque'],
      /5 tapparelle invece di 6/,
    ],
    ['serramenti', [screens, 'la camera lasciamo perdere, tre vanno bene'], /3 zanzariere invece di 5/],
    ['serramenti', [screens, 'troppe, meno una'], /4 zanzariere invece di 5/],
  ])
  // A share of the price is no half of the roof.
  t.notMatch(
    lastReply('ristrutturazione_tetto', [...roof, 'il vicino divide la spesa, a me ne tocca metà']),
    /60 m²/,
  )
})

t.test('one of two jobs is put off or dropped', async (t) => {
  check(t, [
    [
      'serramenti',
      [both, 'con le zanzariere mi fermo, adesso i soldi bastano per le tapparelle'],
      /tolgo: mettere le zanzariere/,
    ],
    [
      'serramenti',
      [both, 'aspettiamo per le zanzariere, per ora teniamo solo l’altro lavoro'],
      /tolgo: mettere le zanzariere/,
    ],
    [
      'ristrutturazione_bagno',
      [bath, 'non lo so', 'non lo so', 'il miscelatore ho visto che non perde più, quindi tiratelo via'],
      /tolgo: riparare o cambiare un rubinetto/,
    ],
  ])
})

t.test('customers say that they get the material', async (t) => {
  check(t, [
    [
      'serramenti',
      [screens, 'le zanzariere le prendo al centro commerciale, voi pensate al montaggio'],
      /solo posa/,
    ],
    [
      'tinteggiatura',
      [room, 'la pittura la compra mio cognato che ha il colorificio, a voi resta la manodopera'],
      /solo posa/,
    ],
  ])
  // Only the named job has its own material.
  t.notMatch(
    lastReply('serramenti', [both, 'le zanzariere le ho già comprate']),
    /Tapparelle nuove: prima era/,
  )
  t.notMatch(lastReply('serramenti', [screens, 'le misure le prendo io, voi montate']), /solo posa/)
})

t.test('an option is chosen after its question', async (t) => {
  check(t, [
    [
      'serramenti',
      [shutters, 'ma il motore si può mettere anche dopo?', 'allora lo voglio'],
      /con il motore invece di a mano/,
    ],
    [
      'serramenti',
      [shutters, 'quanto costa col motore?', 'allora bottone a tutte e sei'],
      /la stima è già così/,
    ],
    [
      'impianti',
      ['cambiare il water e il bidet a Rimini', 'non lo so', 'li vorrei attaccati al muro'],
      /sanitari sospesi/,
    ],
  ])
})

t.test('a supplement that the last reply named is not counted, and the reply says so', async (t) => {
  const facade = [
    'tinteggiare facciata 180 mq, intonaco sano, 2 piani, niente frontalini, Ancona, senza foto',
    'fascia media, il resto non lo so',
    'non lo so',
    'come la tengo pulita dallo smog e dalle alghe?',
  ]
  check(t, [
    [
      'ristrutturazione_facciata',
      [...facade, 'ok metti pure il protettivo'],
      /Nella stima non è contato[^]*protettivo/,
    ],
  ])
})

t.test('a reason in the form of a question asks nothing', async (t) => {
  const bars = ['grate su 3 finestre, a Napoli', 'grate fisse', 'non lo so', 'non lo so']
  check(t, [
    [
      'serramenti',
      [...bars, 'anzi le grate fatele apribili tutte e tre se no i vetri chi me li lava'],
      /apribili/,
    ],
  ])
})
