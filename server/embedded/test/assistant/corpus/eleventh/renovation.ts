import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    // 90 × 975 × 1,10 × 0,88 = 85.000
    id: 'r-w01-whole-flat-lamezia',
    service: 'ristrutturazione',
    at: 'Lamezia Terme',
    turns: [
      {
        say: "Abbiamo ereditato l'appartamento della zia a Lamezia Terme, 90mq anni 60 mai toccato, un bagno. Va rifatto tutto tutto: impianti luce acqua e termosifoni, pavimenti, bagno, porte, pittura. Gli infissi no che li ha cambiati lei nel 2015. Finiture medie. secondo piano. A che cifra andiamo incontro?",
      },
    ],
    answers: {
      'quando|tempi': 'prossimo anno',
      'muri|pareti|distribu': 'i muri restano dove sono',
      ascensore: 'no ascensore',
    },
    facts: [fact('90'), fact('lamezia'), fact('infissi', 'finestr', 'un bagno', '1 bagno')],
    jobs: [scopes.homeFull],
    band: [52_000, 125_000],
    once: true,
    after: [
      {
        say: 'quanti mesi ci vogliono',
        about: ['3', '5', '4', 'tre', 'quattro', 'cinque', 'settiman'],
      },
      {
        say: 'ci serve un geometra per forza?',
        about: ['cila', 'pratica', 'tecnico', 'architett', 'sì', 'comune', 'asseverazion'],
      },
    ],
  },
  {
    // 48 × 70 × 1,10 = 3.700
    id: 'r-w02-floor-over-rho',
    service: 'ristrutturazione',
    at: 'Rho',
    turns: [
      { say: 'si puo mettere il gres sopra le piastrelle che ho gia senza spaccare niente? quanto viene' },
    ],
    answers: {
      'comune|dove|città|zona': 'Rho MI',
      'mq|m²|metri|grand|superfic': 'soggiorno 24, due camere da 12 quindi 48',
      'stato|stacc|piano|livell': 'il pavimento vecchio è in piano e ben attaccato',
      porte: 'le porte forse sono da limare',
      'formato|tipo|piastrell|material|gres': 'gres normale 30x60 effetto cemento',
      'arredat|mobil|vuot': 'stanze vuote',
      'quando|tempi': 'febbraio',
      battiscop: 'si nuovo',
    },
    facts: [fact('48', '24'), fact('rho'), fact('gres')],
    jobs: [scopes.floorOver],
    band: [2_350, 6_000],
    after: [
      {
        say: 'e le porte come faranno ad aprirsi dopo?',
        about: ['piall', 'tagli', '40', '80', 'limare', 'accorci', 'spessore', 'alz'],
      },
    ],
  },
  {
    // 10,8 m²: 1.650 × 1,10 = 1.815
    id: 'r-w03-open-space-alba',
    service: 'ristrutturazione',
    at: 'Alba',
    turns: [
      {
        say: 'buttare giu il tramezzo tra cucina e sala per fare open space: lungo 4 metri alto 2,70, forati da 8, non portante me l ha detto il geometra. dentro ci sono solo due prese. Alba (Cn), terzo piano con ascensore. Quanto mi costa con i calcinacci portati via?',
      },
    ],
    answers: {
      'quando|tempi': 'a settembre',
      paviment: 'il pavimento è uguale nelle due stanze ma sotto al muro manca',
    },
    facts: [fact('4'), fact('alba'), fact('2,70', '2,7', '10,8')],
    jobs: [scopes.wallDown],
    band: [1_000, 2_900],
    once: true,
    after: [
      {
        say: 'devo chiedere al comune?',
        about: ['cila', 'sì', 'pratica', 'tecnico', 'geometra', 'asseverat'],
      },
    ],
  },
  {
    // 35 × 85 × 1,10 = 3.270
    id: 'r-w04-laminate-then-wood',
    service: 'ristrutturazione',
    at: 'Bassano del Grappa',
    turns: [
      { say: 'ciao volevo un prezzo per mettere il laminato in salotto e corridoio, tot 35 mq' },
      {
        say: 'scusa ne ho parlato con la morosa, niente laminato, vogliamo il parquet vero prefinito in rovere',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Bassano del Grappa',
      'sotto|massett|esist|vecchi|piastrell': 'sotto ci sono le piastrelle e le lasciamo, flottante',
      'mq|m²|metri|grand|superfic': '35',
      'arredat|mobil|vuot': 'si svuota',
      'quando|tempi': 'quando si può',
      riscald: 'no termosifoni normali',
      piano: 'piano terra',
    },
    facts: [fact('35'), fact('rovere', 'prefinito', 'parquet'), fact('bassano')],
    wrong: ['posa del laminato'],
    jobs: [scopes.parquet],
    band: [2_000, 4_900],
    after: [
      {
        say: 'a spina di pesce viene di piu?',
        about: ['15', '25', 'sì', 'aument', 'percento', '%', 'scart'],
      },
    ],
  },
  {
    // 10.750 × 1,11 = 11.900
    id: 'r-w05-second-bathroom-campobasso',
    service: 'ristrutturazione',
    at: 'Campobasso',
    turns: [
      {
        say: 'in cinque con un cesso solo non ce la facciamo piu... vorrei ricavare un bagnetto dal ripostiglio',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'campobasso',
      'mq|m²|metri|grand|superfic|misur': 'il ripostiglio è 2 per 1,80',
      'colonna|scaric|vicin|lontan': "confina col bagno che c'è già, gli scarichi sono dietro il muro",
      'finestra|aria|cieco': 'niente finestra, è cieco',
      'doccia|vasca': 'doccia piccola',
      'sanitar|pezzi|cosa': 'wc lavandino e doccia',
      'fascia|material|finitur': 'normali',
      'piano|ascensore': 'primo piano',
      'quando|tempi': "entro l'estate",
    },
    facts: [fact('campobasso'), fact('ripostiglio', '1,80', '1,8'), fact('doccia')],
    jobs: [scopes.secondBathroom],
    band: [6_500, 16_500],
    after: [
      {
        say: 'senza finestra è a norma?',
        about: ['aspira', 'estratt', 'ventil', 'sì', 'comun', 'regolament', '150', '400', 'aeraz'],
      },
    ],
  },
  {
    id: 'r-w06-stairlift',
    service: 'ristrutturazione',
    at: 'Saluzzo',
    turns: [
      {
        say: 'nonna non fa più le scale, casa su due livelli con una rampa dritta di 14 gradini. Ci serve un montascale con la poltroncina. Quanto costa montato? Saluzzo',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'saluzzo',
      'scala|largh|gradin': 'la scala è larga 90',
      'quando|tempi': 'il prima possibile',
    },
    facts: [fact('montascale'), fact('saluzzo')],
    jobs: [],
    once: true,
  },
  {
    // 40 × 33 × 1,10 = 1.450
    id: 'r-w07-sanding-spoleto',
    service: 'ristrutturazione',
    at: 'Spoleto',
    turns: [
      {
        say: 'parquet massello dei nonni pieno di graffi e spento: salone 22 mq + camera 18, in tutto 40. va levigato e riverniciato opaco, non ci sono listelli da cambiare, stanze gia vuote. Spoleto',
      },
    ],
    answers: { 'quando|tempi': 'dopo la befana', piano: 'secondo' },
    facts: [fact('40', '22'), fact('spoleto'), fact('opac', 'levig')],
    jobs: [scopes.sanding],
    band: [900, 2_150],
    once: true,
    after: [
      {
        say: 'quanto si deve aspettare per rimetterci i mobili?',
        about: ['giorn', 'ore', 'settiman', 'asciug', '24', '48'],
      },
    ],
  },
]
