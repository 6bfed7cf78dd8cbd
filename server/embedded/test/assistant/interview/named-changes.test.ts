import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { lastReply, lastRequest } from '../last-reply.ts'

/** What was said before, a further message, and what its reply says, or does not say. */
type Row = readonly [slug: ServiceSlug, before: string, message: string, says: RegExp, not?: RegExp]

const windows =
  'cambiare 6 finestre in pvc a due ante senza tapparelle e 6 persiane in alluminio fisse a Vercelli'
const radiators = 'cambiare 8 termosifoni e mettere 8 valvole termostatiche a Vercelli'
const wallAndFloor =
  'rifare il pavimento del soggiorno 30 mq in gres togliendo il vecchio e buttare giù un muro di 3 metri a Siena'
const pieces = 'verniciare 5 porte interne e 8 persiane di legno a Lucca'
const rooms =
  'imbiancare soggiorno di 25 mq e camera 14 mq, pareti e soffitti, a Rovigo, vuoti, buono stato, traspirante bianca'
const home = 'ristrutturare un appartamento di 85 mq a Spoleto'
const bath = 'rifare il bagno di 6 mq a Viterbo'
const showerAndWc = 'via la vasca e metto la doccia, e cambiare il wc, Savona'
const roof = 'rifare il tetto, 140 mq, a Rieti'
const solar = 'fotovoltaico da 6 kw a Rimini, tetto a falda, 2 piani, senza batteria'
const facade = 'pitturare la facciata, 160 mq, a Pistoia'

const rules: Readonly<Record<string, readonly Row[]>> = {
  'a count belongs to the job of its noun': [
    ['serramenti', windows, 'le finestre sono 4, le persiane restano 6', /4 finestre invece di 6/, /tolgo/],
    ['serramenti', windows, '4 finestre e 5 persiane', /4 finestre .*5 finestre invece/],
    ['caldaia', radiators, 'i termosifoni sono 6', /6 termosifoni invece di 8/, /valvole invece/],
    ['caldaia', 'cambiare la caldaia a Ferrara', 'due bagni. però i gatti sono 3', /scarico/, /5 bagni/],
    ['tinteggiatura', pieces, 'le persiane sono 10', /15 pezzi invece di 13/],
    ['tinteggiatura', pieces, 'le porte no, fate solo le persiane', /8 pezzi invece di 13/],
  ],
  'a job is dropped beside an open question, and its refusal answers nothing': [
    ['ristrutturazione', wallAndFloor, 'il muro alla fine lo lasciamo', /tolgo: abbattere.*\n.*massetto/s],
    ['ristrutturazione', wallAndFloor, 'niente muro', /tolgo: abbattere.*massetto/s],
    [
      'ristrutturazione',
      wallAndFloor,
      'ci ho pensato, il muro non lo tocchiamo',
      /tolgo: abbattere.*massetto/s,
    ],
    ['ristrutturazione_bagno', showerAndWc, 'il wc per ora no', /tolgo: sostituire i sanitari/],
    ['ristrutturazione_bagno', bath, 'i sanitari li tengo quelli che ho', /tubi e scarichi/],
    ['ristrutturazione_bagno', bath, 'vasca no doccia sì', /tubi e scarichi/],
    ['tinteggiatura', `${rooms}, muffa in bagno`, 'la muffa la tratto io', /niente muffa/],
  ],
  'what comes on top is added': [
    ['tinteggiatura', rooms, 'facciamo pure il corridoio, 8 mq, pareti e soffitto', /47 m² invece di 39/],
    [
      'ristrutturazione',
      'pavimento nuovo in gres 60 mq a Mantova',
      'anche il balcone 6 mq',
      /66 m² invece di 60/,
    ],
    ['ristrutturazione', home, 'sono 85 più la mansarda di 20', /105 m² invece di 85/],
    [
      'tinteggiatura',
      'imbiancare casa, 95 mq a Taranto',
      'muri e soffitti, più la mansarda di 30 mq',
      /125 m² invece/,
    ],
    ['ristrutturazione_tetto', roof, 'le grondaie pure, 30 metri', /Aggiungo: cambiare le grondaie/],
    ['ristrutturazione_tetto', roof, 'ci sta l’eternit sopra', /amianto|eternit/i],
    [
      'ristrutturazione_bagno',
      'cambiare il wc a terra a Viterbo',
      'cambio anche il bidet',
      /2 sanitari invece di 1/,
    ],
    ['impianti', 'climatizzatori in 3 stanze a Barletta', 'anche in cucina', /4 split invece di 3/],
    [
      'tinteggiatura',
      'verniciare 6 persiane di legno a Chieti',
      'anche la ringhiera del balcone',
      /Aggiungo: verniciare ringh/,
    ],
  ],
  'pieces are left out one by one': [
    [
      'ristrutturazione_bagno',
      'cambiare bidet e wc a terra a Prato',
      'il bidet funziona, lasciamolo. solo il wc',
      /1 sanitario invece di 2/,
    ],
    [
      'impianti',
      'climatizzatori in 3 stanze a Barletta',
      'solo 2, la cameretta la lasciamo',
      /2 split invece di 3/,
    ],
  ],
  'another town, another total, another thing': [
    ['ristrutturazione_tetto', roof, 'stiamo a Civitanova, no a Rieti', /Civitanova Marche/],
    ['ristrutturazione', home, 'abbiamo preso quella ad Avezzano', /Avezzano/],
    ['ristrutturazione_tetto', roof, 'il geometra dice 155', /155 m² invece di 140/],
    [
      'serramenti',
      'cambiare 7 finestre in pvc a Treviso',
      'fammi il conto per 5 che due le ho già cambiate',
      /5 finestre invece/,
    ],
    [
      'ristrutturazione_tetto',
      'pulire le grondaie a Novara, due piani',
      'non pulirle, cambiatele',
      /cambiare le grondaie/,
    ],
    [
      'tinteggiatura',
      'verniciare 4 persiane di legno a Novara',
      'non le verniciamo più, le cambiamo',
      /mettere le persiane nuove/,
    ],
    [
      'ristrutturazione',
      'parquet prefinito in sala 30 mq sopra il vecchio, Varese',
      'invece del parquet facciamo gres',
      /rifare i pavimenti/,
    ],
  ],
  'what is told about other things changes nothing': [
    ['impianto_fotovoltaico', solar, 'c’è pure un camino che fa ombra', /./, /Camino|costruire/],
    [
      'impianto_fotovoltaico',
      solar,
      'stiamo per mettere la pompa di calore, quindi fatelo da 10 kW',
      /10 kW invece di 6/,
      /pompa di calore al posto/,
    ],
    [
      'ristrutturazione_facciata',
      facade,
      'c’è anche l’intonaco da rifare su 20 mq',
      /rovinato in qualche punto/,
      /20 m²/,
    ],
    ['ristrutturazione_tetto', roof, 'd’estate sotto si crepa di caldo', /./, /crepe/],
    [
      'ristrutturazione',
      'pavimento gres 60 mq sopra il vecchio a Perugia',
      'meglio togliere il vecchio e rifare tutto, massetto compreso',
      /togliendo il vecchio/,
      /ristrutturare casa/,
    ],
    [
      'caldaia',
      'cambiare un termosifone a Ferrara',
      'un termoarredo bianco al posto del termosifone',
      /./,
      /verniciare/,
    ],
  ],
}

for (const [rule, rows] of Object.entries(rules)) {
  t.test(rule, async (t) => {
    for (const [slug, before, message, says, not] of rows) {
      const reply = lastReply(slug, [before, message])
      t.match(reply, says, `${before} / ${message}`)
      if (not) t.notMatch(reply, not, `${before} / ${message}`)
    }
  })
}

/** The rest of the interview, without answers. */
const unsure = Array.from({ length: 4 }, () => 'non lo so')
const late: readonly Row[] = [
  [
    'serramenti',
    'cambiare 6 finestre in pvc a Pisa, tutte a battente, senza tapparelle, e 6 persiane in alluminio fisse',
    'le finestre sono 4, le persiane restano 6',
    /4 finestre invece di 6/,
    /tolgo|4 persiane/,
  ],
  [
    'serramenti',
    '6 persiane in alluminio a Lecce lamelle fisse e la porta blindata classe 3 sulle scale',
    'la porta lasciamola stare, piuttosto me riverniciate la ringhiera',
    /verniciare ringhiere/,
    /tolgo: .*persiane/,
  ],
  [
    'ristrutturazione_tetto',
    'rifare il tetto 120 mq ad Avellino, isolato, travi buone, due piani, e un velux nuovo con apertura nuova',
    'no troppi soldi. Leviamo l’isolamento. Il velux lo lasciamo',
    /senza isolamento/,
    /tolgo: mettere una finestra/,
  ],
  [
    'impianto_fotovoltaico',
    'batteria da 5 kwh per un impianto che c’è a Pordenone e lavaggio di 16 pannelli, tetto facile',
    'facciamo la batteria da 10, il lavaggio resta',
    /10 kWh invece di 5/,
    /tolgo/,
  ],
  [
    'caldaia',
    'caldaia a condensazione a Cuneo, 90 mq, 1 bagno, scarico a posto, e 7 valvole termostatiche complete',
    'ne ho dimenticati due, in corridoio e nello sgabuzzino: 9 termosifoni',
    /9 valvole invece di 7/,
    /bagni/,
  ],
  [
    'tinteggiatura',
    'imbiancare 75 mq a Vicenza, pareti e soffitti, traspirante, vuoto, muri buoni, e togliere la carta in sala, 30 mq, carta normale',
    'i soffitti lasciamoli, solo i muri',
    /solo le pareti/,
    /tolgo/,
  ],
  [
    'ristrutturazione_tetto',
    'grondaie nuove 30 metri in alluminio a Varallo, due piani, senza pluviali',
    'anche i pluviali in rame, sono 3 da 3 metri l’uno',
    /3 pluviali/,
    /9 metri/,
  ],
]

t.test('after the figure, what is not named stays', async (t) => {
  for (const [slug, before, message, says, not = /\n\n\n/] of late) {
    const reply = lastReply(slug, [before, ...unsure, message])
    t.match(reply, says, message)
    t.notMatch(reply, not, message)
  }
})

t.test(
  'a reason for something new is no further work, and a figure of one job none of another',
  async (t) => {
    const door =
      'a Foligno servono 6 zanzariere a rullo e la porta blindata nuova che quella vecchia non chiude bene'
    t.match(lastReply('serramenti', [door]), /zanzariere e mettere una porta blindata/)
    t.match(lastReply('caldaia', ['sostituire la caldaia a Ferrara e 2 termosifoni']), /2 termosifoni/)
    t.match(
      lastReply('ristrutturazione_bagno', ['il bagno cade a pezzi, va rifatto, 5 mq a Prato']),
      /rifare il bagno/,
    )
  },
)

t.test('the request shows the words as typed', async (t) => {
  const typed = 'il bagno mi cade a pezzi, va rifatto tutto, 5 mq a Prato'
  t.equal(lastRequest('ristrutturazione_bagno', [typed]), typed)
})
