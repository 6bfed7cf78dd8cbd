import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-s01-everything-inside',
    service: 'ristrutturazione',
    at: 'Torino',
    turns: [
      {
        say: 'preso un trilocale 72 mq anni 60, dentro è da rifare tutto quanto, impianti bagno pavimenti. un bagno solo. le finestre le aveva già cambiate il proprietario di prima. Torino',
      },
      {
        say: 'finiture normali, terzo piano con ascensore. ma si può fare senza geometra?',
        about: ['cila', 'tecnic', 'pratic', 'asseverat', 'comun', 'architett'],
      },
    ],
    answers: { 'finiture|livello|fascia|qualit': 'medie' },
    facts: [fact('72 m²'), fact('torino')],
    wrong: ['60 m²'],
    jobs: [scopes.homeFull],
    band: [55_000, 114_000],
    after: [
      {
        say: 'con 60mila ce la faccio?',
        about: ['budget', 'rientr', 'minim', 'bass', 'base', 'alta', 'stima'],
      },
      { say: 'e dopo quanto entro in casa?', about: ['mes', 'settiman'] },
    ],
  },
  {
    id: 'r-s02-gres-on-old-tiles',
    service: 'ristrutturazione',
    at: 'La Spezia',
    turns: [
      {
        say: 'gres sopra le mattonelle vecchie, senza spaccare niente: salotto 24 più corridoio 6. La Spezia',
      },
    ],
    facts: [fact('30 m²', ['24', '6']), fact('spezia')],
    jobs: [scopes.floorOver],
    band: [1_500, 3_700],
    after: [
      { say: 'ma poi le porte aprono ancora?', about: ['piall', 'tagli', 'spessor', 'millimetr', 'alz'] },
    ],
  },
  {
    id: 'r-s03-scratched-wood',
    service: 'ristrutturazione',
    at: 'Reggio Emilia',
    turns: [
      {
        say: 'tre camere col legno a terra anni 70 tutto rigato, 45 mq in totale, vorrei farlo tornare bello senza cambiarlo. Reggio Emilia',
      },
    ],
    facts: [fact('45 m²'), fact('reggio')],
    wrong: ['70 m²'],
    jobs: [scopes.sanding],
    band: [1_100, 2_550],
  },
  {
    id: 'r-s04-kitchen-meets-lounge',
    service: 'ristrutturazione',
    at: 'Modena',
    turns: [
      {
        say: "vorrei unire cucina e sala: in mezzo c'è un tramezzo da 8 cm, il geometra dice che non regge nulla, tre metri e mezzo per 2,70. va solo tirato giù. Modena",
      },
    ],
    facts: [fact('modena'), fact('tramezz', 'non portante', 'divisor')],
    jobs: [scopes.wallDown],
    band: [850, 3_300],
    after: [
      {
        say: 'ci vuole qualche permesso?',
        about: ['cila', 'comune', 'tecnic', 'pratic', 'asseverat'],
      },
      { say: 'i calcinacci li portate via?', about: ['maceri', 'smalt', 'discaric', 'compres'] },
    ],
  },
  {
    id: 'r-s05-lower-the-corridor',
    service: 'ristrutturazione',
    at: 'Chieti',
    turns: [
      {
        say: 'abbassare il soffitto di corridoio e bagno col cartongesso, 14 metri quadri. liscio, niente faretti. Chieti',
      },
    ],
    facts: [fact('14 m²'), fact('chieti')],
    jobs: [scopes.falseCeiling],
    band: [500, 1_300],
  },
  {
    id: 'r-s06-doors-in-the-garage',
    service: 'ristrutturazione',
    at: 'Foggia',
    turns: [
      {
        say: '5 porte interne già comprate, stanno in garage ancora imballate. mi serve solo uno che smonta le vecchie e mette queste. Foggia',
      },
    ],
    facts: [
      fact('5'),
      fact('foggia'),
      fact('solo posa', 'client', 'manodoper', 'montagg', 'tuo', 'tue', 'già'),
    ],
    jobs: [scopes.innerDoors],
    band: [380, 1_800],
  },
  {
    id: 'r-s07-kitchen-without-cupboards',
    service: 'ristrutturazione',
    at: 'Lucca',
    turns: [
      {
        say: 'cucina da rifare, 12 mq: tubi acqua e gas, prese, mattonelle al muro e tinta. i mobili no, li prendo da ikea e li montano loro. Lucca',
      },
    ],
    facts: [fact('lucca')],
    jobs: [scopes.kitchen],
    band: [2_800, 7_700],
    after: [{ say: 'quanto devo stare a mangiare la pizza fuori? 😅', about: ['settiman', 'giorn'] }],
  },
  {
    id: 'r-s08-measured-again',
    service: 'ristrutturazione',
    at: 'Grosseto',
    turns: [
      {
        say: 'posa laminato effetto rovere, materiale vostro, circa 50 mq, sotto il pavimento è piano. Grosseto',
      },
      {
        say: 'ho rimisurato, son 62 non 50. il materassino sotto lo mettete voi?',
        about: ['sottofond', 'compres', 'inclus'],
      },
    ],
    facts: [fact('62 m²'), fact('grosseto'), fact('laminat')],
    wrong: ['50 m²'],
    jobs: [scopes.parquet],
    band: [2_100, 4_600],
  },
  {
    id: 'r-s09-split-the-bedroom',
    service: 'ristrutturazione',
    at: 'Terni',
    turns: [
      {
        say: 'i figli litigano 😂 devo dividere la loro camera in due con una parete di cartongesso lunga 4 e alta 2,70, la porta ce già di qua e di là. Terni',
      },
    ],
    facts: [fact('10,8 m²', '11 m²', ['4', '2,7']), fact('terni')],
    jobs: [scopes.wallUp],
    band: [450, 1_250],
  },
]
