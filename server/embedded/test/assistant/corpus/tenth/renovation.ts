import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-w01-full-piacenza',
    service: 'ristrutturazione',
    at: 'Piacenza',
    turns: [
      {
        say: "preso all'asta un 90 mq a Piacenza da rifare completamente: impianti luce acqua riscaldamento, pavimenti, porte, un bagno solo, tinte. Gli infissi li hanno cambiati nel 2019 e restano. Livello medio. 1° piano",
      },
    ],
    answers: {
      cucina: 'la cucina la compro a parte',
      'muri|pareti|divis': 'la disposizione resta così',
      'quando|tempi': 'rogito a marzo',
      ascensore: 'non c’è',
    },
    facts: [fact('piacenza'), fact('90'), fact('bagno')],
    jobs: [scopes.homeFull],
    band: [60_000, 145_000],
    once: true,
    after: [
      {
        say: 'quanti mesi prima di entrarci?',
        about: ['3', 'tre', '4', 'quattro', '5', 'cinque', 'cantiere', 'lavorativ', 'settiman'],
      },
      {
        say: 'nella cifra c’è anche il geometra?',
        about: [
          'tecnic',
          'esclus',
          'non compres',
          'non è compres',
          'a parte',
          '8',
          '13',
          'pratic',
          'cila',
          'non rientra',
        ],
      },
    ],
  },
  {
    id: 'r-w02-floor-over-grosseto',
    service: 'ristrutturazione',
    at: 'Follonica',
    turns: [
      {
        say: 'sera, pavimento nuovo sopra quello vecchio che è di cotto brutto, senza spaccà niente. un gres normale',
      },
      { say: 'soggiorno 22 camera 13 e ingresso+cucina altri 10' },
    ],
    answers: {
      'dove|comune|citt': 'follonica',
      'mq|metri|superf|grand': '45 in tutto',
      'porte|piall|altezz': 'le porte vanno un po’ tagliate, ci penso io',
      'livell|stato|stacc': 'il vecchio è bello fermo',
      'battiscop|zoccol': 'sì quello nuovo',
      'piano|ascensore': 'piano terra',
      'quando|tempi': 'a novembre',
    },
    facts: [fact('follonica'), fact('45', ['22', '13']), fact('gres'), fact('sopra')],
    wrong: ['con demolizione'],
    jobs: [scopes.floorOver],
    band: [2_050, 5_100],
    after: [
      { say: 'quanto cresce di spessore?', about: ['mm', 'millimetr', 'cm', 'centimetr', 'porte', 'soglie'] },
    ],
  },
  {
    id: 'r-w03-parquet-como',
    service: 'ristrutturazione',
    at: 'Cantù',
    turns: [
      {
        say: 'Buongiorno, nelle tre stanze (14 mq, 12 mq e una 4x4) vorrei posare un parquet prefinito in rovere flottante sopra le piastrelle che sono dritte. Cantù, secondo piano con ascensore. Materiale e posa, battiscopa bianco.',
      },
    ],
    answers: {
      'riscaldament|radiant': 'termosifoni',
      porte: 'la luce sotto c’è',
      'quando|tempi': 'dopo Pasqua',
      'mobil|vuot': 'stanze vuote',
    },
    facts: [fact('cant'), fact('prefinit'), fact('42', ['14', '12'])],
    jobs: [scopes.parquet],
    band: [2_350, 5_800],
    once: true,
    after: [
      {
        say: 'La stanza da 4x4 alla fine la lasciamo, facciamo solo le due piccole',
        about: ['26', 'aggiorn', 'tolgo', 'tolt', 'senza', 'esclus', 'parquet'],
        jobs: [scopes.parquet],
        band: [1_450, 3_600],
      },
    ],
  },
  {
    id: 'r-w04-wall-benevento',
    service: 'ristrutturazione',
    at: 'Benevento',
    turns: [
      {
        say: 'vorremmo buttare giù il muro fra cucina e sala per fare l’open space, tramezzo da 10 cm, l’ingegnere ha detto che non porta',
      },
      { say: 'lungo tre metri e mezzo e alto due e ottanta. Ah c’è un interruttore dentro' },
    ],
    answers: {
      'dove|comune|citt': 'benevento, rione libertà',
      'portant|struttur': 'non portante, controllato',
      'mis|lung|metri|grand': '3,5 x 2,8',
      'impiant|tubi|fili': 'solo un interruttore',
      'piano|ascensore': 'secondo con ascensore',
      paviment: 'ho le piastrelle di scorta',
      'quando|tempi': 'maggio',
    },
    facts: [fact('benevento'), fact('3,5', '3.5', 'tre metri e mezzo', '9,8'), fact('cucina')],
    jobs: [scopes.wallDown],
    band: [950, 2_500],
    after: [
      {
        say: 'serve il permesso del comune?',
        about: ['cila', 'tecnic', 'geometra', 'asseverat', 'sì', 'pratica'],
      },
    ],
  },
  {
    id: 'r-w05-kitchen-perugia',
    service: 'ristrutturazione',
    at: 'Marsciano',
    turns: [
      {
        say: 'La cucina è da rifà nei muri e negli attacchi: acqua gas e prese da spostà, levà le mattonelle vecchie e rimettecele e dare il bianco. I mobili li piglio al mobilificio. 12 mq a Marsciano (pg), pavimento resta',
      },
    ],
    answers: {
      'muro|abbatt': 'nessun muro da togliere',
      'quando|tempi': 'arrivano i mobili a giugno',
      piano: 'piano terra',
    },
    facts: [fact('marsciano'), fact('cucina'), fact('12')],
    jobs: [scopes.kitchen],
    band: [3_000, 7_450],
    once: true,
  },
  {
    id: 'r-w06-partition-nuoro',
    service: 'ristrutturazione',
    at: 'Siniscola',
    turns: [
      {
        say: 'ajò mi serve dividere la camera grande dei ragazzi in due con una parete di cartongesso, 4 metri per 2,70',
      },
    ],
    answers: {
      'dove|comune|citt': 'siniscola nuoro',
      porta: 'la porta c’è già in tutte e due, no',
      'isol|acustic|rumor': 'un po’ di isolante se non costa troppo, sennò niente',
      'prese|elettric|impiant': 'le prese ci sono già ai lati',
      'tint|pittur': 'la tinta la do io',
      'mis|grand|metri': '4x2,70',
      'quando|tempi': 'prima della scuola',
    },
    facts: [fact('siniscola'), fact('cartongess'), fact('4', '10,8')],
    jobs: [scopes.wallUp],
    band: [450, 1_180],
  },
  {
    id: 'r-w07-doors-cosenza',
    service: 'ristrutturazione',
    at: 'Rende',
    turns: [
      {
        say: 'salve 6 porte interne da sostituire a rende, battenti normali bianche laminate misura 80x210, la settima del ripostiglio la lasciamo com’è. con smontaggio delle vecchie grazie mille',
      },
    ],
    answers: {
      'telai|mur': 'i controtelai ci sono',
      'quando|tempi': 'un paio di mesi',
      'piano|ascensore': 'quinto con ascensore',
    },
    facts: [fact('rende'), fact('6', 'sei'), fact('bianc', 'laminat')],
    wrong: ['7 porte'],
    jobs: [scopes.innerDoors],
    band: [2_150, 5_500],
    once: true,
    after: [
      {
        say: 'mi sa che aggiungiamo anche quella del ripostiglio, quindi sette',
        about: ['7', 'port', 'aggiorn', 'aggiunt'],
        wrong: ['6 porte'],
        jobs: [scopes.innerDoors],
        band: [2_500, 6_400],
      },
    ],
  },
  {
    id: 'r-w08-new-floor-gorizia',
    service: 'ristrutturazione',
    at: 'Monfalcone',
    turns: [
      {
        say: 'il pavimento si sta sollevando e suona vuoto, va tolto tutto, rifatto il massetto e messo un gres nuovo di fascia media',
      },
      { say: 'sui 60 metri quadri, tutto l’appartamento tranne il bagno' },
    ],
    answers: {
      'dove|comune|citt': 'monfalcone',
      'mq|metri|superf|grand': '60',
      'massett|sottofond': 'anche il massetto',
      'impiant|tubi': 'gli impianti sotto vanno bene',
      'piano|ascensore': 'primo piano, furgone sotto',
      'mobil|vuot|abitat': 'lo svuotiamo noi',
      'quando|tempi': 'in agosto',
    },
    facts: [fact('monfalcone'), fact('60'), fact('massett'), fact('gres')],
    jobs: [scopes.floorNew],
    band: [5_100, 12_700],
    after: [{ say: 'e dopo quanto ci si cammina?', about: ['giorn', 'or', 'asciu', 'settiman', 'matur'] }],
  },
  {
    id: 'r-w09-cila-pistoia',
    service: 'ristrutturazione',
    at: 'Pistoia',
    turns: [
      {
        say: "I lavori li fa mio fratello ch'è muratore, a me mi manca solo il tecnico che presenti la CILA per spostare un tramezzo, appartamento di 80 mq a Pistoia. Quanto costa la pratica?",
      },
    ],
    answers: {
      'struttur|portant': 'niente strutture',
      'catast|planimetr': 'il catasto è in regola',
      'quando|tempi': 'entro il mese',
    },
    facts: [fact('pistoia'), fact('cila')],
    jobs: [scopes.paperwork],
    band: [550, 1_600],
    once: true,
    after: [
      {
        say: 'e poi il catasto va aggiornato?',
        about: ['variazion', '300', '600', 'sì', 'docfa', 'planimetr', 'catastal'],
      },
    ],
  },
]
