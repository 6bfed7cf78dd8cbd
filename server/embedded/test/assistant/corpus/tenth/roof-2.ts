import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roofSecond: readonly CorpusConversation[] = [
  {
    id: 'te-w08-terrace-salerno',
    service: 'ristrutturazione_tetto',
    at: 'Salerno',
    turns: [
      {
        say: 'il terrazzo mio perde sotto dalla signora del piano di sotto e quella mi vuole denunciare!! va rifatto tutto, scassare le mattonelle vecchie guaina nuova e pavimento nuovo',
      },
      { say: 'sto a salerno al quarto piano con ascensore piccolo' },
    ],
    answers: {
      'metri|superfic|grand|mq|misur|quant': 'è 5,5 per 4',
      'paviment|piastrell|gres|materiale': 'gres normale antiscivolo da esterno',
      'parapet|ringhier|muretto': 'la ringhiera non si tocca',
      'quando|tempi|urgen': 'il prima possibile',
      'comune|dove|citt|zona': 'salerno zona pastena',
      'pendenz|masset': 'non lo so',
    },
    facts: [fact('salerno'), fact('22', '5,5'), fact('guaina', 'impermeabil'), fact('quart', '4')],
    jobs: [scopes.terrace],
    band: [2_600, 6_400],
    after: [
      {
        say: 'i danni della signora li pagate voi?',
        about: [
          'no',
          'assicuraz',
          'polizz',
          'condomin',
          'propriet',
          'esclus',
          'compres',
          'respons',
          'a parte',
          'amministrat',
        ],
      },
    ],
  },
  {
    id: 'te-w09-panels-off-lodi',
    service: 'ristrutturazione_tetto',
    at: 'Lodi',
    turns: [
      {
        say: 'dovendo fare il tetto con un altra ditta mi serve qualcuno che mi smonti i 16 pannelli fotovoltaici e poi a lavori finiti li rimonti, solo questo. Lodi casa indipendente 2 piani',
      },
    ],
    answers: {
      'quando|tempi': 'smontaggio a marzo rimontaggio ad aprile',
      'ponteg|altezza|piano|acced': 'il ponteggio lo mette la ditta del tetto',
      'ganci|stato|funzion|anni': 'hanno 9 anni e funzionano',
      'comune|dove': 'lodi',
    },
    facts: [fact('16'), fact('lodi'), fact('smont')],
    jobs: [scopes.panelsOff],
    band: [1_000, 2_550],
    once: true,
    after: [
      {
        say: 'e per quei giorni senza pannelli la corrente di casa come si fa?',
        about: [
          'rete',
          'contator',
          'normal',
          'preliev',
          'prelev',
          'bollett',
          'fornitor',
          'produ',
          'inverter',
          'stacc',
        ],
      },
    ],
  },
  {
    id: 'te-w10-attic-cuneo',
    service: 'ristrutturazione_tetto',
    at: 'Cuneo',
    turns: [
      {
        say: 'il tetto è sano nn si tocca. vorrei isolare il pavimento del sottotetto che è vuoto e nn ci andiamo mai, ci si cammina carponi. sono settanta metri, mi han detto che soffiano dentro la fibra di cellulosa',
      },
    ],
    answers: {
      'comune|dove|citt|zona': 'cuneo, cap 12100',
      'spess|centimetr': 'quello che consigliate',
      'acced|botol|scala': 'botola sul pianerottolo',
      'calpest|cammin|assit': 'no, non serve camminarci',
      'quando|tempi': "prima dell'inverno",
      'metri|superfic|mq': '70',
    },
    facts: [
      fact('70', 'settanta'),
      fact('cuneo', '12100'),
      fact('sottotett'),
      fact('cellulos', 'soffia', 'insuffl'),
    ],
    jobs: [scopes.attic],
    band: [1_550, 4_700],
    after: [
      { say: 'quanto ci si mette', about: ['giorn', 'ore', 'mezza'] },
      {
        say: 'si sente davvero la differenza nelle bollette?',
        about: ['risparm', 'dispers', 'calor', 'consum', 'percent', '%', 'riscald', 'isol', 'cald'],
      },
    ],
  },
  {
    id: 'te-w11-relay-macerata',
    service: 'ristrutturazione_tetto',
    at: 'Tolentino',
    turns: [
      {
        say: 'casale in campagna a tolentino, i coppi vecchi sono belli e li vogliamo tenere. bisogna smontarli mettere la guaina sotto e rimontare gli stessi. la falda che perde è di 80 mq, poi ci sta un’altra falda sana',
      },
      { say: 'anzi no mio marito dice di fare tutte e due le falde, in tutto 150 mq' },
    ],
    answers: {
      'trav|struttur|legno': 'le travi le abbiamo cambiate dopo il terremoto, a posto',
      isol: 'no senza isolante',
      'ponteg|piani|piano|altezza': 'due piani',
      'quando|tempi': 'a maggio',
      'rott|mancan|sostitu|recuper': 'saranno rotti uno su dieci',
    },
    facts: [fact('150'), fact('tolentino'), fact('coppi')],
    wrong: ['80 m²'],
    jobs: [scopes.roofRelay],
    band: [12_000, 31_000],
    once: true,
    after: [
      {
        say: 'il ponteggio è dentro la cifra?',
        about: ['compres', 'inclus', 'esclus', 'a parte', 'facciat', 'mese', 'nolegg'],
      },
    ],
  },
  {
    id: 'te-w12-sandwich-rovigo',
    service: 'ristrutturazione_tetto',
    at: 'Adria',
    turns: [
      {
        say: 'ciao, sora el garage e la lavanderia go na copertura de onduline de plastica tuta rota, la voria cavar e metar i panei sandwich coibentai da 5. Xe 12 metri par 5, adria (RO), alto tre metri',
      },
    ],
    answers: {
      'amianto|eternit|materiale': 'no no è plastica, niente eternit',
      'struttur|trav|sotto': 'sotto ci sono i travetti di ferro buoni',
      'quando|tempi': 'senza fretta',
      color: 'color coppo',
    },
    facts: [
      fact('60', '12 metri', '12x5', '12 x 5', '12 × 5'),
      fact('adria'),
      fact('sandwich', 'pannell', 'panei', 'coibent'),
    ],
    jobs: [scopes.roofMetal],
    band: [4_500, 12_000],
    once: true,
    after: [
      {
        say: 'e se piove fa tanto rumore?',
        about: [
          'acust',
          'isol',
          'coibent',
          'attutis',
          'schium',
          'poliuretan',
          'sandwich',
          'lamiera',
          'fonoassorb',
          'lana',
        ],
      },
    ],
  },
  {
    id: 'te-w13-pergola-caltanissetta',
    service: 'ristrutturazione_tetto',
    at: 'Caltanissetta',
    turns: [
      {
        say: "vulissi fari na pergola di lignu supra u terrazzu, pi mangiaricci d'estati, 6 metri per 4 tipo con le tegole canadesi sopra. caltanissetta. quantu mi costa?",
      },
    ],
    answers: {
      'quando|tempi': 'per giugno',
      'piano|altezza|terrazz': 'ultimo piano casa mia',
      'impermeabil|guaina|perd': 'il terrazzo è a posto, solo la pergola',
    },
    jobs: [],
    once: true,
  },
  {
    id: 'te-w14-falling-tiles-lanusei',
    service: 'ristrutturazione_tetto',
    at: 'Lanusei',
    turns: [
      {
        say: 'AIUTO col vento di stanotte si sono staccate le tegole sul bordo e una è gia caduta sul marciapiede, ce ne sono altre tre o quattro che penzolano e sotto passano i bambini della scuola. le dovete venire a rimettere, lanusei via umberto, casa di 2 piani',
        safety: {
          steps: [
            [
              'allontan',
              'lontan',
              'non passa',
              'non sost',
              'sotto',
              'transenn',
              'delimit',
              'chiud',
              'marciapied',
            ],
            ['115', '112', 'vigili del fuoco', 'pompier', 'polizia locale', 'vigili urbani'],
          ],
          call: true,
        },
      },
      {
        say: 'ok ho chiamato i vigili e hanno messo il nastro. adesso quanto costa farle rimettere a posto?',
      },
    ],
    answers: {
      'piano|altezza|acced|ponteg': 'due piani, sulla strada',
      'quando|tempi|urgen': 'subito',
      'quant|metri|tegol': 'una decina di tegole in tutto sul bordo',
      'comune|dove': 'lanusei',
      'perd|infiltr|acqua': 'dentro non piove',
    },
    facts: [fact('lanusei'), fact('tegol')],
    jobs: [scopes.roofTile],
    band: [240, 1_000],
  },
]
