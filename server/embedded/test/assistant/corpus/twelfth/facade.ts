import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    // 252 × (20 + 16) = 9.070 × 1,10 = 9.980
    id: 'l-f01-paint-house-fano',
    service: 'ristrutturazione_facciata',
    at: 'Fano',
    turns: [
      {
        say: 'casa singola a fano da pitturare fuori, colore tutto sbiadito dal sole. due lati da 12 metri e due da 9, alta 6. intonaco sano, va messo il ponteggio tutto intorno',
      },
    ],
    answers: {
      'mq|superfic|metri|misur|alt|lati': 'dodici per nove, alta sei',
      'intonac|crep|stacc|stato|rovin': 'intonaco buono, qualche crepetta fine',
      'pittur|tipo|quarzo|silossan|finitur|prodott': 'quarzo o quello che consigliate',
      'ponteggi|acced|spazio|giardin': 'ponteggio sì, intorno c è il giardino',
      'color|tinta|stess': 'stesso colore, giallino',
      'piani|altezza': 'due piani',
      'balcon|cornic|persian|ringhier': 'quelli no, solo i muri',
      'comune|dove|città|zona|vincol|centro': 'fano, fuori dal centro storico',
      'quando|tempi': 'maggio',
    },
    facts: [fact('fano'), fact('12', '252', 'dodici'), fact('ponteggi')],
    jobs: [scopes.facadePaint],
    band: [5_490, 14_470],
    after: [
      {
        say: 'si può stare in casa mentre lavorano?',
        about: ['finestre', 'chius', 'estern', 'tranquill', 'abit', 'fuori', 'disag'],
      },
      {
        say: 'quanti anni dura poi?',
        about: ['8', '10', '12', '15', 'esposi', 'sole', 'silossan', 'garanz', 'dipend', 'professionista'],
      },
    ],
  },
  {
    // 180 × 155 = 27.900 × 1,015 × 1,10 = 31.150
    id: 'l-f02-coat-pergine',
    service: 'ristrutturazione_facciata',
    at: 'Pergine Valsugana',
    turns: [
      {
        say: 'Cappotto in EPS grafite 14 cm su casa unifamiliare a Pergine Valsugana, facciate 180 mq già misurate dal geometra. Due piani più sottotetto. Ordine di grandezza con ponteggio?',
      },
    ],
    answers: {
      'mq|superfic|misur': '180 mq misurati',
      'material|spessor|eps|lana|pannell': 'eps grafite 14',
      'intonac|stato|crep': 'intonaco sano',
      'davanzal|sogli|finestr|infiss': 'otto finestre, davanzali in pietra',
      'ponteggi|acced|spazio': 'spazio libero attorno',
      'color|finitur|tinta': 'finitura chiara standard',
      'comune|dove|zona|vincol': 'pergine valsugana, nessun vincolo',
      'quando|tempi': 'aprile prossimo',
    },
    facts: [fact('pergine'), fact('180'), fact('14', 'eps')],
    jobs: [scopes.facadeInsulation],
    band: [17_100, 45_200],
    once: true,
    after: [
      {
        say: 'Quanto torna indietro con le tasse? È prima casa',
        about: ['50', '36', 'ecobonus', 'detraz', 'enea', 'dieci', '10'],
      },
      {
        say: 'I davanzali diventano troppo corti, come si fa?',
        about: [
          'prolung',
          'sostitu',
          'nuov',
          '60',
          '120',
          'sopralluogo',
          'professionista',
          'sempli',
          'allung',
        ],
      },
    ],
  },
  {
    // 14 × 67,5 = 945 × 0,84 × 1,10 = 873
    id: 'l-f03-balcony-pieces',
    service: 'ristrutturazione_facciata',
    at: 'Catanzaro',
    turns: [
      {
        say: 'stamattina si è staccato un pezzo di cemento dal bordo del mio balcone ed è finito sul marciapiede, per poco non prendeva una signora. se ne vedono altri che dondolano. sotto ci passano i bambini della scuola',
        safety: {
          steps: [
            [
              'transenn',
              'delimit',
              'recint',
              'allontan',
              'nessuno',
              'non far',
              'non pass',
              'sgomber',
              'blocc',
              'nastro',
            ],
          ],
          call: true,
        },
      },
      {
        say: 'son venuti i pompieri, han tolto il pericolante e messo il nastro. ora devo rifare il frontalino, 14 metri, primo piano si arriva col trabattello. catanzaro',
      },
    ],
    answers: {
      'metri|lungh|misur|quant': 'quattordici metri',
      'ferri|armatur|spessor|profond|stato': 'ferri arrugginiti a vista in tre punti',
      'ponteggi|trabattell|piattaform|altezz|piano': 'primo piano, col trabattello ci si arriva',
      'sotto|cielin|paviment|ringhier': 'solo il bordo, il resto va bene',
      'condomin|propriet|casa|amministrat': 'casa mia, niente condominio',
      'color|tint|finitur': 'bianco',
      'comune|dove|città|zona': 'catanzaro',
      'quando|tempi|urgen': 'prima possibile',
    },
    facts: [fact('catanzaro'), fact('14', 'quattordici')],
    jobs: [scopes.balconyEdge],
    band: [480, 1_270],
  },
  {
    // 6 × 145 = 870 × 1,10 = 957
    id: 'l-f04-wooden-shutters-cortona',
    service: 'ristrutturazione_facciata',
    at: 'Cortona',
    turns: [
      {
        say: "la facciata l'abbiamo fatta due anni fa e ora stonano le persiane, legno tutto scolorito. sono 6 finestre, vanno carteggiate e riverniciate verde come ora, mica cambiate. cortona",
      },
    ],
    answers: {
      'quant|numero|finestr|persian|pezzi': 'sei finestre, due ante l una',
      'legno|material|stato|marc|rovin': 'castagno, sano solo scolorito',
      'misur|grand|dimension|alt': 'normali, un metro per uno e quaranta',
      'vernic|smalto|impregn|color|tinta': 'smalto verde scuro come adesso',
      'sverni|port|laborat|smont|posto': 'si possono smontare e portare via, basta carteggiarle',
      'piano|acced|scala': 'primo e secondo piano, si staccano da dentro',
      'comune|dove|città|zona|vincol|centro': 'cortona, centro storico',
      'quando|tempi': 'quest estate',
    },
    facts: [fact('cortona'), fact('6', 'sei'), fact('persian')],
    jobs: [scopes.woodwork],
    band: [525, 1_390],
    after: [
      {
        say: 'il verde lo devo chiedere a qualcuno essendo centro?',
        about: ['comune', 'stess', 'ugual', 'vincol', 'paesagg', 'piano', 'soprintend', 'permess'],
      },
      {
        say: 'quanto regge la vernice prima di rifarla?',
        about: ['anni', 'sole', 'esposi', 'manuten', 'impregn', 'dipend', 'professionista'],
      },
    ],
  },
  {
    id: 'l-f05-crack-finger',
    service: 'ristrutturazione_facciata',
    at: 'Amatrice',
    turns: [
      {
        say: "nella facciata dietro c'è una crepa che parte da terra e arriva su al tetto, in diagonale, ci entra un dito e da natale si è allargata. pure dentro le porte non chiudono più. quanto costa stuccarla e ripitturare? amatrice",
        about: ['ingegner', 'struttur', 'tecnico', 'cediment', 'geometr'],
      },
    ],
    answers: {
      'largh|quanto|grand|misur|centimetr': 'due centimetri nel punto peggiore',
      'anni|casa|costru|muratur|pietra': 'casa in pietra dei primi del novecento',
      'dentro|interno|porte|paviment': 'dentro le porte strisciano',
      'tecnic|ingegner|visto|perizia': 'ancora nessuno l ha vista',
      'comune|dove|città|zona': 'amatrice',
      'quando|tempi|urgen': 'presto, ho paura',
    },
    facts: [fact('crep'), fact('amatrice')],
    jobs: [],
  },
  {
    // 110 × 37,5 = 4.125 × 1,0135 × 1,10 = 4.600
    id: 'l-f06-cavity-codogno',
    service: 'ristrutturazione_facciata',
    at: 'Codogno',
    turns: [
      {
        say: 'ho i muri freddi marci, mi han detto che dentro sono vuoti e si possono riempire soffiando del materiale. codogno, saranno 110 mq di muro perimetrale',
      },
      {
        say: 'prima una cosa, bisogna tirar via gli intonaci o i buchi sono piccoli?',
        about: ['for', 'chius', 'centimetr', 'cm', 'tapp', 'senza demol', 'ripristin'],
      },
    ],
    answers: {
      'spessor|larg|vuoto|intercaped|camera|cassa': 'non lo so di preciso, forse 8 cm',
      'mq|superfic|misur': 'centodieci',
      'material|cellulos|lana|perlite': 'decidete voi il materiale',
      'anni|costru|epoca|casa': 'casa del 1968',
      'intern|estern|piani|altezz': 'da fuori meglio, due piani',
      'umid|muffa|infiltr': 'un po di muffa negli angoli',
      'comune|dove|città|zona': 'codogno',
      'quando|tempi': 'prima dell inverno',
    },
    facts: [fact('codogno'), fact('110', 'centodieci')],
    jobs: [scopes.cavityFill],
    band: [2_530, 6_670],
  },
]
