import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-u01-garage-panels',
    service: 'ristrutturazione_tetto',
    at: 'Rovigo',
    turns: [
      {
        say: 'il tettuccio del garage in onduline di plastica si è rotto con la grandine, vorrei metterci i pannelli sandwich. 3 metri per 6. non è amianto sicuro. Rovigo',
      },
    ],
    answers: { 'amiant|etern': 'no è plastica', 'spessor|tipo': '40 mm va bene' },
    facts: [fact('18 m²', ['3', '6']), fact('rovigo')],
    jobs: [scopes.roofMetal],
    band: [1_200, 3_500],
  },
  {
    id: 'te-u02-one-copper-downpipe',
    service: 'ristrutturazione_tetto',
    at: 'Bassano del Grappa',
    turns: [
      {
        say: 'mi hanno rubato il tubo di rame che scende dalla grondaia!! sono 6 metri, le canale sono ancora su. quanto per rimetterlo uguale? Bassano',
      },
    ],
    answers: { 'pian|altez|alto': 'due piani', 'material|rame': 'rame', 'pluvial|discend': 'uno solo' },
    facts: [fact('6 m', '6'), fact('rame'), fact('bassano')],
    jobs: [[...scopes.gutters, 'pluvial']],
    band: [380, 1_150],
  },
  {
    id: 'te-u03-tiles-put-back',
    service: 'ristrutturazione_tetto',
    at: 'Spoleto',
    turns: [
      {
        say: 'Tetto in coppi vecchi da salvare: vorrei che li tolgono, mettono una guaina sotto e rimettono gli stessi. La falda è 10 x 7 ed è una sola. Spoleto, centro storico',
      },
    ],
    answers: {
      'ponteg|pian|altez': 'due piani',
      'isol|coibent': 'senza isolamento',
      'pendenz|ripid': 'normale',
    },
    facts: [fact('70 m²', ['10', '7']), fact('spoleto'), fact('guaina')],
    jobs: [scopes.roofRelay],
    band: [6_000, 15_500],
  },
  {
    id: 'te-u04-flat-garage',
    service: 'ristrutturazione_tetto',
    at: 'Siracusa',
    turns: [
      {
        say: 'bonciornu, u tettu chianu du garage fa acqua, ci vuole la guaina nuova quella ardesiata, 45mq, a Siracusa',
      },
    ],
    answers: { 'strat|vecchi|togli|rimoz': 'sopra la vecchia', 'paviment|piastr': 'no niente pavimento' },
    facts: [fact('45 m²'), fact('siracusa')],
    jobs: [scopes.roofFelt],
    band: [1_100, 3_900],
    after: [
      { say: 'quanto campa sta guaina?', about: ['anni', 'anno', 'dura'] },
      {
        say: 'e se piove mentre ci stanno lavorando?',
        about: [
          'asciutt',
          'telo',
          'copr',
          'tempo',
          'meteo',
          'protez',
          'ferma',
          'rimand',
          'giorn',
          'professionist',
        ],
      },
      {
        say: 'quella liquida che si spennella conviene?',
        about: ['€', 'm²', 'resina', 'cement', 'pedonab', 'calpest', 'piastrell', 'pavimento'],
      },
    ],
  },
  {
    id: 'te-u05-new-tiles-cuneo',
    service: 'ristrutturazione_tetto',
    at: 'Cuneo',
    turns: [
      {
        say: 'Buonasera. Tetto a due falde, 140 mq di falda in tutto, vorrei tegole nuove e la guaina sotto. Niente isolamento. Travi buone. Casa a 2 piani alle porte di Cuneo',
      },
    ],
    answers: { ponteg: 'non c’è', 'tegol|copp|tipo': 'tegole' },
    facts: [fact('140 m²'), fact('cuneo')],
    wrong: ['isolato e ventilato'],
    jobs: [scopes.roofTiles],
    band: [13_000, 31_000],
    after: [
      {
        say: 'L’impalcatura è nel prezzo o è a parte?',
        about: ['ponteg', '€'],
      },
      {
        say: 'In comune devo presentare qualcosa?',
        about: ['edilizia libera', 'cila', 'scia', 'nessun', 'permess'],
      },
      {
        say: 'Si può restare a vivere sotto durante i lavori?',
        about: ['casa', 'abit', 'rumor', 'mansarda', 'ultimo piano', 'professionist', 'telo', 'copert'],
      },
    ],
  },
  {
    id: 'te-u06-shed-eternit',
    service: 'ristrutturazione_tetto',
    at: 'Casale Monferrato',
    turns: [
      {
        say: 'ho una tettoia in giardino coperta di eternit, 22 metri quadri, la voglio far portare via e basta, sotto non ci rimetto niente. 15033',
      },
    ],
    facts: [fact('22 m²'), fact('casale')],
    jobs: [],
    after: [
      {
        say: 'non posso toglierlo io con la mascherina?',
        about: [
          'ditta',
          'albo',
          'asl',
          'vietat',
          'pericol',
          'fibr',
          'legge',
          'autorizz',
          'iscritt',
          'specializz',
        ],
      },
      {
        say: 'quanto si aspetta prima che possano venire?',
        about: ['30 giorni', 'asl', 'settiman', 'piano di lavoro', 'giorn'],
      },
    ],
  },
]
