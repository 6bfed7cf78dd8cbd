import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  // A couple in their thirties in the mountains: step by step.
  {
    id: 'wa1',
    service: 'ristrutturazione_tetto',
    at: 'Santo Stefano di Cadore',
    turns: [
      {
        say: 'buongiorno, vorremmo rifare il tetto di casa isolato come si deve che in mansarda adesso si gela',
      },
    ],
    answers: {
      'citt|comune|paese|provinc|zona|localit': 'santo stefano di cadore, in provincia di belluno',
      'metr|mq|m²|superfic|grand|misur|ampi|estes':
        'il geometra ci ha scritto 140 mq di falda, sono due falde',
      'trav|struttur|orditur': 'le travi le ha guardate uno del posto, sono sane, restano quelle',
      'isol|coibent|ventil|spessor|lana|fibra':
        'isolato e ventilato, ci piaceva la fibra di legno ma si può vedere',
      'tegol|coppi|copertur|manto|material|lamier': 'adesso tegole in cemento, le rimettiamo nuove simili',
      'amiant|eternit': 'no niente eternit',
      'grondai|lattoner|pluvial|canal': 'le grondaie le abbiamo cambiate 4 anni fa',
      'velux|lucernar|finestr': 'nessuna finestra sul tetto',
      'perd|infiltr|acqua|stato|problem|danni': 'non piove dentro, è solo freddo e vecchio, avrà 45 anni',
      'piani|altezz|pontegg|access|raggiung|camion':
        'due piani più la mansarda, attorno c’è il prato, il camion ci arriva',
      'condomin|singol|villett|tipo': 'casa singola nostra',
      'quando|temp|inizi|urgen|partir': 'a primavera finita la neve, maggio direi',
      'dove|indirizz': 'santo stefano di cadore (bl)',
    },
    facts: [fact('cadore'), fact('140'), fact('isol', 'coibent', 'ventil')],
    jobs: [scopes.roofInsulated],
    // 140 m² × 200–360 (280) = 39.200 × (1 + 0,5 × 0,03) = 39.790 + 10 % = 43.800
    // (with a scaffold of about 130 m² × 16 = 2.080 → 46.100)
    band: [28500, 59500],
    after: [
      {
        say: 'il ponteggio sta dentro questa cifra oppure viene a parte?',
        about: [
          'compres',
          'inclus',
          'esclus',
          'aggiun',
          'impalcat',
          'facciat',
          '1.200',
          '12',
          'fuori',
          'somma',
        ],
      },
      {
        say: 'è la casa dove abitiamo e abbiamo la residenza, con le detrazioni quanto ci torna indietro?',
        about: [
          '50',
          '36',
          'bonus',
          'ecobonus',
          'irpef',
          'dieci',
          '96',
          'caf',
          'commercialist',
          'bonific',
          'enea',
        ],
      },
    ],
  },
  // A pensioner after a storm: all at once.
  {
    id: 'wa2',
    service: 'ristrutturazione_tetto',
    at: 'Modica',
    turns: [
      {
        say: 'Buonasera,sono un pensionato di Modica.Con la ventata di sabato notte si sono spostate cinque o sei tegole e quando piove mi gocciola nel ripostiglio,in un angolo solo.La casa e terrana con la soffitta sopra,saranno 4 metri,con la scala lunga ci si arriva.Vorrei solo aggiustare quel pezzo,il resto del tetto e buono.Appena possibile grazie.',
      },
    ],
    answers: {
      'citt|comune|paese|provinc|zona|localit': 'Modica,zona Sorda',
      'elettric|luce|lampad|corrent|presa|interrutt': 'No no,la luce e lontana,non tocca niente di elettrico',
      'quant|tegol|coppi|pezzi|punt': 'Cinque o sei tegole,un punto solo',
      'metr|mq|m²|superfic|grand|misur': 'Il pezzo sara un metro per due',
      'material|tipo': 'Tegole di quelle rosse normali',
      'trav|struttur|legno': 'Sotto le travi mi paiono asciutte',
      'piani|altezz|pontegg|access|scala|raggiung': 'Piano terra,4 metri circa,niente ponteggio',
      'perd|infiltr|goccia|acqua|danni|macch|piove': 'Solo quando piove forte,poche gocce nel ripostiglio',
      'quando|temp|inizi|urgen': 'Appena si puo,prima della prossima pioggia',
      'condomin|singol': 'Casa singola mia',
      'dove|indirizz': 'A Modica',
    },
    facts: [
      fact('modica'),
      fact('tegol'),
      fact('cinque', 'sei', '5', '6'),
      fact('gocc', 'infiltr', 'perd', 'acqua', 'piov'),
    ],
    jobs: [scopes.roofTile],
    // 250–600 (425) × (1 − 0,85 × 0,20) = 353 + 10 % = 388 (with the minimum of 250 kept: 411)
    band: [255, 550],
    after: [
      {
        say: 'E se quello sale e trova che il guaio e piu grosso,poi quanto mi chiede?',
        about: [
          'punto',
          'punti',
          '60',
          '120',
          'aggiun',
          'sopralluog',
          'preventiv',
          'avvis',
          'prima di',
          'conferm',
          'accord',
          'ulterior',
          'ripass',
          'dipend',
        ],
      },
      {
        say: 'La guardata la devo pagare pure se poi non faccio niente?',
        about: [
          'gratis',
          'gratuit',
          'sopralluog',
          'impegn',
          'cost',
          'dipend',
          'concord',
          'professionist',
          'visita',
        ],
      },
    ],
  },
  // A man of the Marche, few words, in dialect: step by step.
  {
    id: 'wa3',
    service: 'ristrutturazione_tetto',
    at: 'Sassoferrato',
    turns: [{ say: 'oh avrei da cambià tutte le tegole de casa, so vecchie e se sfarinano' }],
    answers: {
      'citt|comune|paese|provinc|zona|localit': 'sassoferrato, ancona',
      'metr|mq|m²|superfic|grand|misur|estes': 'de falda so centodieci metri quadri, misurati',
      'riutil|recuper|rimett|stess': 'no no le vecchie se buttano, tutte nove',
      'isol|coibent|ventil': 'no l’isolamento nun me serve, la soffitta è vota',
      'guain|impermeab|sotto': 'sì sotto mettece la guaina nova',
      'tegol|coppi|copertur|manto|material': 'tegole marsigliesi de cotto, le rivojo uguali ma nove',
      'trav|struttur|orditur|legno': 'è tutto solaio de cemento, sta bene',
      'amiant|eternit': 'no',
      'grondai|lattoner|pluvial|canal': 'le gronde le lasciamo stà',
      'velux|lucernar|finestr|camin|comignol': 'c’è un camino solo',
      'perd|infiltr|acqua|stato|danni': 'ancora nun piove drento ma manca poco',
      'piani|altezz|pontegg|access|raggiung': 'pian terreno e primo piano, ce se gira intorno col furgone',
      'quando|temp|inizi|urgen': 'st’estate',
      'condomin|singol|villett|tipo': 'casa mia da solo',
      'dove|indirizz': 'a sassoferrato',
    },
    facts: [fact('sassoferrato'), fact('110', 'centodieci'), fact('tegol')],
    jobs: [scopes.roofTiles],
    // 110 m² × 95–160 (127,5) = 14.025, k 1,00, + 10 % = 15.430 (with a scaffold of 90 m² × 16 → 17.000)
    band: [10300, 21500],
    after: [
      {
        say: 'e le tegole vecchie chi le porta via?',
        about: [
          'smalt',
          'discaric',
          'compres',
          'inclus',
          'rimozion',
          'rimoss',
          'impresa',
          'ditta',
          'macerie',
        ],
      },
      {
        say: 'senti e se per adesso facessi solo la falda de dietro, che so 55 metri quadri?',
        facts: [fact('55')],
        jobs: [scopes.roofTiles],
        // 55 × 127,5 = 7.013 + 10 % = 7.715 (with the smallest scaffold → 9.300)
        band: [5000, 10900],
      },
    ],
  },
  // A lady who restores the house of her aunt: nearly all at once.
  {
    id: 'wa4',
    service: 'ristrutturazione_tetto',
    at: 'Pitigliano',
    turns: [
      {
        say: 'Salve Gino, ho ereditato la casa della zia a Pitigliano, dentro il borgo. Il tetto è di coppi antichi, bellissimi, e vorrei che fossero smontati, puliti e rimessi al loro posto con una guaina sotto, perché adesso sotto non c’è nulla. Sono novanta metri quadri in tutto, due falde poco inclinate. Travi e pianelle già guardate dal geometra, sono a posto. Due piani, vicolo stretto ma l’Ape ci passa. Niente isolamento, è una casa per l’estate.',
      },
    ],
    answers: {
      'citt|comune|paese|provinc|zona|localit': 'Pitigliano, provincia di Grosseto',
      'metr|mq|m²|superfic|grand|misur': 'Novanta metri quadri di tetto, misurati in falda',
      'rott|manca|sostitu|nuovi|rimpiazz|percentual': 'Ne saranno rotti pochi, uno su quindici forse',
      'guain|impermeab': 'Sì, guaina sotto',
      'isol|coibent|ventil': 'Niente isolamento, grazie',
      'coppi|tegol|manto|material|copertur|recuper': 'Coppi antichi da riusare',
      'trav|struttur|orditur': 'Sono sane, le ha viste il geometra',
      'grondai|lattoner|pluvial|canal': 'Le gronde restano quelle',
      'perd|infiltr|acqua|danni|stato': 'Entra un po’ di umido quando tira vento, niente di grave',
      'piani|altezz|pontegg|access|raggiung': 'Due piani, vicolo stretto',
      'quando|temp|inizi|urgen': 'Dopo Pasqua',
      'vincol|storic|permess': 'Centro storico, sì',
      'dove|indirizz': 'A Pitigliano',
    },
    facts: [fact('pitigliano'), fact('90', 'novanta'), fact('coppi'), fact('guaina')],
    jobs: [scopes.roofRelay],
    // 90 m² × (75–135 (105) + guaina 22–34 (28)) = 11.970, k 1,00, + 10 % = 13.170
    // (without the membrane 10.400, with a scaffold about 14.900)
    band: [8900, 17800],
    after: [
      {
        say: 'Stando nel borgo ci vogliono carte particolari? Qui la Soprintendenza è severa',
        about: [
          'comune',
          'vincol',
          'paesagg',
          'tecnic',
          'geometr',
          'autorizz',
          'cila',
          'scia',
          'pratic',
          'permess',
          'centro storico',
        ],
      },
      {
        say: 'Mettiamo che un terzo si spacchi togliendolo: i pezzi che mancano li pago in più?',
        about: [
          '25',
          '60',
          'rimpiazz',
          'ricambi',
          'metro quadr',
          'm²',
          'esclus',
          'compres',
          'nuov',
          'recuper',
          'inclus',
        ],
      },
    ],
  },
  // A neighbour of the standard job: the membrane of a flat roof, told like a voice message.
  {
    id: 'wa5',
    service: 'ristrutturazione_tetto',
    at: 'Torre del Greco',
    turns: [
      {
        say: 'ue ciao allora io tengo il lastrico solare sopra casa a torre del greco che la guaina è tutta squagliata dal sole, sono sessantacinque metri quadri tutti in piano, volevo rifare tutta la guaina quella ardesiata saldata col cannello, ci sta un solo strato vecchio e la mettiamo sopra senza togliere niente, mattonelle sopra non ce ne stanno',
      },
    ],
    answers: {
      'citt|comune|paese|provinc|zona|localit': 'torre del greco (napoli), dalle parti di leopardi',
      'metr|mq|m²|superfic|grand|misur': '65 metri quadri',
      'strat|vecchi|toglier|rimuov|rimozion': 'uno strato solo, si lascia sotto',
      'doppi|singol': 'uno strato solo va bene',
      'guain|liquid|resin|material|tipo': 'guaina ardesiata a fiamma',
      'paviment|piastrell|mattonell|vista|calpest|pedonab': 'resta a vista, niente mattonelle',
      'pendenz|ristagn|pozzang': 'le pendenze stanno buone, l’acqua se ne va',
      'perd|infiltr|acqua|danni|stato|macch': 'sotto si vede qualche macchia ma ancora non gocciola',
      'piani|altezz|access|raggiung|ascensor|scal|pontegg':
        'secondo piano, ci si sale dalla scala interna, parapetto già fatto',
      'quando|temp|inizi|urgen': 'prima dell’inverno',
      'condomin|propriet': 'è tutto mio, siamo in famiglia',
      'dove|indirizz': 'torre del greco',
    },
    facts: [
      fact('torre del greco'),
      fact('65', 'sessantacinque'),
      fact('guaina'),
      fact('ardesi', 'fiamma', 'strato'),
    ],
    jobs: [scopes.roofFelt],
    // 65 m² × 30–75 (52,5) = 3.413 × (1 − 0,6 × 0,12) = 3.167 + 10 % = 3.483
    band: [2300, 4750],
    after: [
      {
        say: 'e ci posso stendere i panni e camminarci in ciabatte poi?',
        about: [
          'pedonabil',
          'calpest',
          'ardesi',
          'paviment',
          'occasional',
          'protett',
          'protez',
          'passagg',
          'piastrell',
          'rovin',
          'manutenz',
        ],
      },
      {
        say: 'e se dopo due anni piglia a perdere un’altra volta chi me la paga?',
        about: [
          'garanz',
          'garant',
          'difett',
          'legge',
          'impresa',
          'ditta',
          'contratt',
          'artigian',
          'professionist',
          'scritt',
        ],
      },
    ],
  },
  // Two jobs in one message.
  {
    id: 'wa6',
    service: 'ristrutturazione_tetto',
    at: 'Dronero',
    turns: [
      {
        say: 'Ciao, due cose per la casa di Dronero (CN): 22 m di grondaia da cambiare in lamiera preverniciata testa di moro, i tubi verticali no quelli sono nuovi; e un velux di 25 anni fa che fa condensa, 78x98, da sostituire con uno uguale nello stesso buco. Casa a due piani',
      },
    ],
    answers: {
      'citt|comune|paese|provinc|zona|localit': 'Dronero, Cuneo',
      'pluvial|vertical|discend|discesa': 'Quelli no, sono nuovi',
      'velux|lucernar|finestr|foro|buco|apertur': 'Uno solo, 78x98, stesso foro',
      'grondai|gronda|canal|lamier|rame|material': '22 metri in lamiera preverniciata',
      'metr|misur|lungh|grand|quant': '22 m di grondaia e un velux solo',
      'piani|altezz|access|pontegg|piattaform|raggiung':
        'Due piani, giardino davanti, una piattaforma ci sta',
      'tend|tapparell|oscur': 'Niente tende per ora',
      'tegol|coppi|lose|manto|copertur': 'Tegole, messe bene',
      'perd|infiltr|acqua|stato|danni': 'Le gronde sono bucate in tre punti, il tetto è sano',
      'quando|temp|inizi|urgen': 'Entro ottobre',
      'dove|indirizz': 'Dronero',
    },
    facts: [fact('dronero'), fact('22'), fact('lamier', 'prevernic'), fact('velux', 'lucernar', '78')],
    jobs: [scopes.gutters, scopes.roofWindow],
    // grondaie 22 m × 45–90 (67,5) = 1.485 × (1 + 0,55 × 0,03) = 1.510 + 10 % = 1.660
    // velux nello stesso foro 900–1.600 (1.250) × (1 + 0,45 × 0,03) = 1.267 + 16 % = 1.470
    // sum 3.130 (with a platform for a day 3.500)
    band: [2100, 4300],
    after: [
      {
        say: 'Il Velux nuovo arriva già con la tendina oscurante o la compro io?',
        about: [
          'esclus',
          'compres',
          'inclus',
          '150',
          '600',
          'accessor',
          'aggiun',
          'a parte',
          'tapparell',
          'extra',
          'optional',
        ],
      },
    ],
  },
]
