import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    // apertura 450–950 → 700 + chiusura 350–500 → 425 = 1.125 × 1,1 = 1.237 (k 1); un vano solo 770, due vani 1.540
    id: 'sa5-move-door-fano',
    service: 'ristrutturazione',
    at: 'Fano',
    once: true,
    turns: [
      {
        say: 'Salve devo spostare la porta della cameretta: chiudere quella che dà sul soggiorno (dove va il televisore nuovo che mio marito ha preso gigante) e aprirla dal corridoio, sulla parete di mattoni forati da 10, non portante, me l’ha confermato il geometra. La porta che c’è la riutilizziamo, quindi porte da comprare nessuna. Misura 80x210, in quel muro non passano né fili né tubi. Appartamento a Fano, 2° piano con ascensore. La tinta dopo la do io. Quando volete, anche il mese prossimo.',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Fano',
      'portant|muro|parete|spessor|mattoni': 'forati da 10, non portante',
      'misur|larg|grand|alt': '80 x 210',
      'porta|telaio': 'riusiamo quella che c’è',
      'fil|tub|impiant|pres': 'no, lì dentro non passa niente',
      'piano|ascensore': 'secondo con ascensore',
      'quando|tempi|inizi': 'il mese prossimo',
    },
    facts: [
      fact('fano'),
      fact('80', '210'),
      fact('forat', 'mattoni', 'tramezz', 'non portant'),
      fact('chiu', 'spost'),
    ],
    jobs: [['porta', 'vano', 'passaggio', '!blindat']],
    band: [680, 2_050],
    after: [
      {
        say: 'Mi serve la cila? e chi la presenta?',
        about: [
          'tecnico',
          'geometra',
          'architett',
          'ingegner',
          'comune',
          'assever',
          'uffici',
          'deposit',
          'abilitat',
          'straordinari',
        ],
      },
      {
        say: 'con la bimba in casa tanta polvere?',
        about: [
          'telo',
          'teli',
          'protez',
          'protegg',
          'sporc',
          'giorn',
          'nylon',
          'aspira',
          'sigill',
          'maceri',
          'pulizia',
          'pulit',
        ],
      },
    ],
  },
  {
    // graniglia 58 m² × (30–35, 24–42 → 33) = 1.914 × 1,0255 × 1,1 = 2.159
    id: 'sa6-terrazzo-floor-polishing-chieri',
    service: 'ristrutturazione',
    at: 'Chieri',
    turns: [
      {
        say: 'buonasera, abbiamo preso la casa dei miei suoceri e sotto la moquette c erano delle graniglie anni 50 meravigliose, solo che sono opache e con qualche resto di colla. le teniamo!! vorremmo farle tornare lucide come una volta, sono 85 mq',
      },
      {
        say: 'scusate ho letto male la piantina 🙈 non 85, sono 58 mq di graniglia, ho invertito i numeri',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'chieri, vicino torino',
      'mq|m²|superfic|grand|misur': '58 mq',
      'rott|crep|mancan|danni|stato|condizion|scheggi': 'qualche spigolo scheggiato ma nessuna rotta',
      'mobil|vuot|arred|abit': 'la casa è vuota, entriamo a lavori finiti',
      'lucid|opac|finitur|satin|vernic|effett': 'lucide',
      'material|tipo|marmo|graniglia|parquet': 'graniglia, quella coi sassolini',
      'piano|ascensore': 'terzo piano con un ascensore piccolino',
      'quando|tempi|inizi': 'appena si può',
    },
    facts: [fact('chieri'), fact('58'), fact('granigli')],
    wrong: ['85 m'],
    jobs: [scopes.sanding],
    band: [1_300, 3_100],
    after: [
      {
        say: 'noi avevamo messo da parte 2000 euro, ci stiamo dentro?',
        about: [
          'budget',
          'cifra',
          'fascia',
          'stima',
          'forchetta',
          'rientr',
          'vicin',
          'minimo',
          'massimo',
          'sufficient',
          'bast',
          'iva',
          'margine',
        ],
      },
      {
        say: 'e poi per lavarle che si usa?',
        about: [
          'neutr',
          'panno',
          'acid',
          'candegg',
          'cera',
          'deterg',
          'straccio',
          'aggress',
          'ph',
          'mop',
          'acqua',
        ],
      },
    ],
  },
  {
    // parete 13,5 m² × (45–95 → 70 + lana 14) = 1.134; porta (500–850) 675; 3 prese × 95 = 285; 2.094 × 1,02 × 1,12 = 2.392
    id: 'sa23-split-bedroom-desio',
    service: 'ristrutturazione',
    at: 'Desio',
    turns: [
      {
        say: 'Ciao! aspettiamo il secondo (maschietto stavolta 💙) e la camera della grande è enorme, quindi la dividiamo in due: una parete in cartongesso, una porta nuova su quella parete per passare di là e 3 prese della corrente nella cameretta nuova. A pitturare ci pensiamo noi col nonno',
      },
    ],
    answers: {
      'lung|alt|mq|m²|misur|metri|grand': 'la parete è 5 metri e alta 2,70',
      'isol|acustic|rumor|lana': 'sì con la lana dentro per i rumori',
      'porta|batten|scorrev': 'una porta normale a battente, bianca, fascia media',
      'pres|punti|elettric|luce': 'solo 3 prese, la luce c’è già',
      'fascia|livell|qualit|finitur': 'media',
      'comune|dove|città|zona': 'desio (mb)',
      finestr: 'ci sono due finestre, ne resta una per parte',
      paviment: 'il pavimento resta quello',
      'piano|ascensore': 'primo piano con ascensore',
      'quando|tempi|inizi': 'nasce a maggio, quindi ad aprile al massimo',
    },
    facts: [fact('desio'), fact('cartongess'), fact('5', '2,70', '13,5'), fact('3', 'tre'), fact('porta')],
    jobs: [scopes.wallUp, scopes.innerDoors, scopes.sockets],
    band: [1_400, 3_850],
    after: [
      {
        say: 'serve qualche permesso per dividerla?',
        about: [
          'cila',
          'tecnico',
          'geometr',
          'architett',
          'comune',
          'pratica',
          'comunic',
          'planimetr',
          'catast',
          'uffici',
        ],
      },
      {
        say: 'quanto tempo ci mettono? che poi col pancione non voglio stare in cantiere',
        about: ['giorn', 'settiman', 'ore', 'durat', 'asciug', 'stuccatur'],
      },
    ],
  },
  {
    id: 'sa27-sagging-ceiling-foligno',
    service: 'ristrutturazione',
    at: 'Foligno',
    turns: [
      {
        say: 'scusi è urgente si è aperta una spaccatura grossa nel soffitto della sala da stamattina si è abbassato scricchiola ed è già venuto giù un pezzo sul divano siamo qui in tre con mia suocera che facciamo',
        safety: {
          steps: [
            ['esci', 'escano', 'uscit', 'uscire', 'fuori', 'allontan', 'lascia', 'non rest', 'non rimane'],
            ['vigili del fuoco', '115', '112'],
          ],
          call: true,
        },
      },
    ],
  },
]
