import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    // 95 × 975 + 8.500 = 101.125 × 1,018 × 1,10 = 113.240
    id: 'l-r01-whole-flat-legnago',
    service: 'ristrutturazione',
    at: 'Legnago',
    turns: [
      {
        say: 'allora ti spiego io e la mia ragazza abbiamo preso casa a legnago, è un appartamento di 95 metri quadri del 71 che non ha mai toccato nessuno, quindi ristrutturazione completa, impianti tutti da fare luce acqua e riscaldamento, i bagni sono due e vanno rifatti tutti e due, pavimenti, porte, pittura. le finestre no che le hanno messe nuove nel 2020. finiture medie. quanto devo chiedere in banca',
      },
    ],
    answers: {
      'mq|grand|superfic': '95 mq',
      bagn: 'due bagni da rifare',
      'impiant|elettric|idraul|riscald': 'tutti e tre gli impianti nuovi',
      'finestr|infiss|serrament': 'le finestre restano',
      'finitur|fascia|livello|material': 'medie',
      'muri|parti|tramezz|demol|spostar': 'i muri restano dove sono',
      'piano|ascensor': 'primo piano senza ascensore',
      'comune|dove|città|zona': 'legnago',
      'quando|tempi|inizi': 'rogito a marzo, poi si parte',
    },
    facts: [fact('legnago'), fact('95'), fact('due bagni', '2 bagni', 'due', ['bagni', '2'])],
    jobs: [scopes.homeFull],
    band: [62_000, 164_000],
    once: true,
    after: [
      {
        say: 'e quanto dobbiamo stare ancora dai miei?',
        about: ['mes', 'settiman'],
      },
      {
        say: 'il geometra è dentro?',
        about: ['tecnic', 'cila', 'pratic', '8', '13', 'non compres', 'a parte', 'esclus', 'professionist'],
      },
    ],
  },
  {
    // 70 × 70 = 4.900 × 1,10 = 5.390
    id: 'l-r02-floor-over-gualdo',
    service: 'ristrutturazione',
    at: 'Gualdo Tadino',
    turns: [
      {
        say: 'le marmette di nonna non si possono più vedere. vorrei mettere il gres sopra senza spaccare niente, in tutto 70 mq a Gualdo Tadino',
      },
    ],
    answers: {
      'mq|grand|superfic|stanz': '70 mq, sala cucina due camere e corridoio',
      'piastrell|gres|format|material|tipo|fascia': 'gres effetto legno di fascia media',
      'paviment|stato|stacc|livell|vecchi|sotto': 'le marmette sono ferme e in piano',
      'porte|altezz|pial': 'porte da piallare sì, sono cinque',
      'battiscop|zoccol': 'battiscopa nuovo',
      'mobil|vuot|arred|abit': 'la casa è vuota',
      'piano|ascensor': 'piano terra',
      'comune|dove|città|zona': 'gualdo tadino',
      'quando|tempi': 'ottobre',
    },
    facts: [fact('gualdo'), fact('70'), fact('gres', 'sopra')],
    jobs: [scopes.floorOver],
    band: [2_960, 7_820],
    after: [
      {
        say: 'le porte poi sfregano?',
        about: [
          'pial',
          'tagli',
          '40',
          '80',
          'a parte',
          'altezz',
          'millimetr',
          'mm',
          'cm',
          'spessor',
          'accorci',
        ],
      },
      {
        say: 'e se dopo un anno si scolla?',
        about: [
          'garanz',
          'primer',
          'sopralluogo',
          'professionista',
          'fondo',
          'verific',
          'ader',
          'colla',
          'impresa',
        ],
      },
    ],
  },
  {
    // 1.650 × 1,064 × 1,10 = 1.930
    id: 'l-r03-kitchen-wall-modena',
    service: 'ristrutturazione',
    at: 'Modena',
    turns: [
      {
        say: "mia moglie vuole l'open space come in tv. c'è una parete tra cucina e soggiorno, 3,5 x 2,7, bussi e suona vuoto, è un tramezzo di forati da 10. da tirar giù. modena, terzo piano ascensore piccolo",
      },
    ],
    answers: {
      'mq|misur|grand|lungh|alt': 'tre e mezzo per due e settanta',
      'portant|spessor|forat|material|tipo': 'dieci cm di forati, non è portante',
      'impiant|pres|tubi|elettric|radiator': 'due prese e un interruttore, niente tubi',
      'paviment|raccord|finitur|intonac': 'il pavimento è diverso nei due lati',
      'tint|pittur': 'a pitturare ci penso io',
      'piano|ascensor|maceri': 'terzo con ascensore piccolo',
      'comune|dove|città|zona': 'modena',
      'quando|tempi': 'in primavera',
    },
    facts: [fact('modena'), fact('3,5', 'tre e mezzo', '9,45'), fact('tramezz', 'forat')],
    jobs: [scopes.wallDown],
    band: [1_060, 2_800],
    after: [
      {
        say: 'ci vuole qualche permesso?',
        about: ['cila', 'comune', 'tecnic', 'geometr'],
      },
      {
        say: 'come faccio a esser sicuro al cento per cento che non regge niente?',
        about: [
          'tecnic',
          'ingegner',
          'spessor',
          'struttur',
          'verific',
          'planimetri',
          'sopralluogo',
          'professionist',
        ],
      },
    ],
  },
  {
    // laminato 2.850 × 0,958 × 1,10 = 3.000; porte 3.600 × 0,97 × 1,15 = 4.020
    id: 'l-r04-laminate-and-doors',
    service: 'ristrutturazione',
    at: 'Ariano Irpino',
    turns: [
      {
        say: 'Buongiorno, per un appartamento ad Ariano Irpino: posa laminato su 60 mq compreso materiale (sopra il pavimento esistente) e 6 porte interne a battente nuove, bianche semplici. Mi date il totale?',
      },
    ],
    answers: {
      'mq|superfic|grand': '60 mq',
      'laminat|parquet|tipo|material|fascia': 'laminato medio, non parquet',
      'paviment|sotto|stato|livell|demol': 'sopra le piastrelle, sono in piano',
      'porte|model|battent|scorrevol|muratur': 'sei a battente, controtelai esistenti',
      'battiscop|zoccol': 'sì anche il battiscopa',
      'mobil|vuot|arred|abit': 'vuoto',
      'piano|ascensor': 'secondo, ascensore sì',
      'comune|dove|città|zona': 'ariano irpino',
      'quando|tempi': 'tra due mesi',
    },
    facts: [fact('ariano'), fact('60'), fact('6', 'sei'), fact('laminat')],
    jobs: [scopes.parquet, scopes.innerDoors],
    band: [3_860, 10_180],
    once: true,
  },
  {
    id: 'l-r05-stairlift-grandpa',
    service: 'ristrutturazione',
    at: 'Lavello',
    turns: [
      {
        say: 'u nonno nun ce la fa cchiù a salì, servirebbe un montascale con la poltroncina, una rampa di 14 gradini con una curva. lavello. quanto viene?',
      },
    ],
    answers: {
      'gradin|rampa|curv|scala|lungh': '14 gradini e una curva in mezzo',
      'largh|misur|spazio': 'larga un metro',
      'carrozz|poltron|sedia|peso': 'seduto, la carrozzina non ce l ha',
      'condomin|intern|estern': 'scala interna casa nostra',
      'comune|dove|città|zona': 'lavello',
      'quando|tempi|urgen': 'prima possibile',
    },
    facts: [fact('montascal'), fact('lavello')],
    jobs: [],
  },
  {
    // 1.125 × 0,976 × 1,10 = 1.208
    id: 'l-r06-awning-ostuni',
    service: 'ristrutturazione',
    at: 'Ostuni',
    turns: [
      {
        say: 'sul terrazzino a ostuni alle due del pomeriggio si frigge. pensavo a una tenda da sole coi bracci, larga 3 metri e mezzo, a manovella che di motori non ne voglio',
      },
    ],
    answers: {
      'largh|misur|grand|metri|sporg': 'tre metri e mezzo larga, esce due e mezzo',
      'motor|manovell|elettric|telecomand': 'manovella',
      'tess|color|telo|fantas': 'bianca e beige',
      'muro|attacc|soffitt|parete|fissa': 'si attacca al muro di tufo',
      'condomin|piano|altezz': 'secondo piano, casa indipendente',
      'vecchi|smont|esist': 'adesso non c è niente',
      'comune|dove|città|zona|centro': 'ostuni ma non in centro',
      'quando|tempi': 'per fine maggio',
    },
    facts: [fact('ostuni'), fact('3,5', '3 metri e mezzo', 'tre metri e mezzo', '3,50'), fact('tend')],
    jobs: [scopes.awning],
    band: [665, 1_750],
  },
  {
    // 4.650 × 1,10 = 5.115
    id: 'l-r07-kitchen-without-furniture',
    service: 'ristrutturazione',
    at: 'Livorno',
    turns: [
      { say: 'deh vorrei rifare la cucina, mobili compresi, 11 mq livorno' },
      {
        say: 'ripensandoci i mobili li piglio per conto mio da ikea. voi mi fate solo i lavori, attacchi acqua e gas, prese, piastrelle e tinta. muri non se ne toccano',
      },
    ],
    answers: {
      'mq|grand|superfic|misur': 'undici metri',
      'attacch|acqua|lavell|gas|idraul|punti': 'gli attacchi si spostano di due metri, acqua scarico e gas',
      'pres|elettric|forno|induz': 'una decina di prese, forno e lavastoviglie',
      'piastrell|paraschizz|rivestiment': 'piastrelle solo fra base e pensili',
      paviment: 'il pavimento resta',
      'mobil|arred|elettrodom': 'mobili ikea, me li monto io',
      'muri|parete|demol': 'muri no',
      'comune|dove|città|zona': 'livorno',
      'quando|tempi': 'a gennaio',
    },
    facts: [fact('livorno'), fact('11', 'undici')],
    jobs: [scopes.kitchen],
    band: [2_810, 7_420],
    after: [
      {
        say: 'per quanti giorni non si cucina?',
        about: ['settiman', '1-2', '1–2', 'lavorativ', '10', 'due'],
      },
      {
        say: 'il foglio per il gas me lo lasciano?',
        about: ['conformit', 'dichiarazion', '37/2008', 'certific', 'tenuta'],
      },
    ],
  },
]
