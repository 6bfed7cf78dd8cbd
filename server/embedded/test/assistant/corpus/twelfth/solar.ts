import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    // 9.100 × 0,976 × 1,10 = 9.770
    id: 'l-p01-six-kw-san-severo',
    service: 'impianto_fotovoltaico',
    at: 'San Severo',
    turns: [
      {
        say: "duecentottanta euro di bolletta st'ultima volta, mo basta. vorrei il fotovoltaico da 6 kw sul tetto di casa a san severo, per ora senza batteria",
      },
    ],
    answers: {
      'kw|potenz|grand|pannell': 'sei kw',
      'batteri|accumul': 'senza per ora',
      'tetto|falda|pian|copertur|tegol': 'tetto piano, solaio in cemento',
      'espos|orient|ombr|sud': 'sole tutto il giorno, ombre zero',
      'consum|bollett|kwh': 'sui 5000 kwh l anno',
      'monofas|trifas|contator': 'monofase da 4,5',
      'piani|altezz|acced|ponteggi': 'due piani con la scala fino sul tetto',
      'comune|dove|città|zona': 'san severo',
      'quando|tempi': 'prima dell estate',
    },
    facts: [fact('san severo'), fact('6', 'sei')],
    jobs: [scopes.solar],
    band: [5_370, 14_170],
    after: [
      {
        say: "e se ci metto anche l'accumulo da dieci dove arriviamo?",
        about: ['kwh', 'batteri', '12.600', '19.100', '13.900', '21.000', '530', '820'],
      },
      {
        say: 'in quanti anni mi rientro?',
        about: [
          'rispar',
          'autoconsum',
          'dipend',
          'detraz',
          'consum',
          '6',
          '7',
          '8',
          '9',
          '10',
          'professionista',
        ],
      },
    ],
  },
  {
    // 200 × 0,83 × 1,16 = 193
    id: 'l-p02-dusty-panels-vittoria',
    service: 'impianto_fotovoltaico',
    at: 'Vittoria',
    turns: [
      {
        say: 'i pannelli sono una crosta di sabbia e cacca di colombi, 14 pezzi, produce la metà. mi serve chi li lava. vittoria RG',
      },
    ],
    answers: {
      'quant|numero|pannell|modul|kw': '14 pannelli, 5 kw',
      'tetto|pian|inclin|falda|acced': 'tetto a falda poco inclinato',
      'piani|altezz|scala|piattaform': 'un piano, si sale con la scala',
      'acqua|presa|rubinett': 'l acqua c è sul terrazzo',
      'colomb|piccion|ret': 'la rete per ora no',
      'ultim|lavat|anni': 'mai lavati in sei anni',
      'inverter|errore|guast': 'l inverter non da errori',
      'comune|dove|città|zona': 'vittoria',
      'quando|tempi': 'quando capita',
    },
    facts: [fact('vittoria'), fact('14')],
    jobs: [scopes.panelWash],
    band: [105, 280],
    after: [
      {
        say: 'non basta la pompa del giardino da sotto?',
        about: [
          'demineral',
          'calcar',
          'graffi',
          'alon',
          'shock',
          'sicurezz',
          'cadut',
          'fredd',
          'pression',
          'detergent',
        ],
      },
      {
        say: 'ogni quanto si fa?',
        about: ['anno', 'annual', 'volta', 'mesi', 'anni', 'dipend'],
      },
    ],
  },
  {
    id: 'l-p03-smoking-inverter',
    service: 'impianto_fotovoltaico',
    at: 'Suzzara',
    turns: [
      {
        say: "l'inverter del fotovoltaico in garage sta facendo fumo e c'è puzza di plastica bruciata, ci butto sopra dell'acqua?",
        safety: {
          steps: [
            ['non', 'mai', 'niente acqua', 'nessun'],
            [
              'stacc',
              'spegn',
              'sezionator',
              'interruttor',
              'generale',
              'quadro',
              'allontan',
              'usci',
              'esci',
              'fuori',
            ],
          ],
          call: true,
        },
      },
    ],
    answers: {
      'comune|dove|città|zona|paese': 'suzzara',
      'usci|fuori|lontan|sicur': 'siamo fuori tutti',
      'fiamm|fumo|ancora': 'il fumo è diminuito',
      'stacc|spent|quadro|interruttor': 'staccato il generale',
      'kw|marca|anni|modello': 'impianto da 4,5 del 2012',
      'quando|tempi|urgen': 'appena si può',
    },
  },
  {
    // 10 × 800 = 8.000 × 1,10 = 8.800
    id: 'l-p04-battery-old-plant',
    service: 'impianto_fotovoltaico',
    at: 'Tolentino',
    turns: [
      {
        say: 'ho i pannelli da 5 kw dal 2013 e adesso vorrei aggiungere una batteria, pensavo 10 kwh. sono a tolentino',
      },
      {
        say: 'ho ancora il conto energia però, non è che perdo gli incentivi?',
        about: ['gse', 'scambio', 'tariff', 'comunic', 'verific', 'contratt', 'chied'],
      },
    ],
    answers: {
      'kwh|capac|grand': 'dieci kwh',
      'kw|potenz|impiant|pannell': 'impianto da 5 kw del 2013',
      'inverter|marca|modello': 'inverter sma originale, funziona',
      'consum|notte|bollett': 'consumiamo più la sera',
      'spazio|garage|posizion|dove la|locale': 'in garage c è posto',
      'monofas|trifas|contator': 'monofase',
      'backup|blackout|emergen': 'il backup non mi interessa',
      'comune|dove|città|zona': 'tolentino',
      'quando|tempi': 'entro l anno',
    },
    facts: [fact('tolentino'), fact('10', 'dieci')],
    jobs: [scopes.battery],
    band: [4_840, 12_760],
  },
  {
    id: 'l-p05-hot-water-panels',
    service: 'impianto_fotovoltaico',
    at: 'Carloforte',
    turns: [
      {
        say: "non voglio la corrente, voglio i pannelli solari termici per l'acqua calda, quelli col serbatoio sopra il tetto come in grecia, 200 litri. Carloforte. Costo?",
      },
    ],
    answers: {
      'litri|capac|person|grand': '200 litri siamo in quattro',
      'tetto|pian|falda|espos': 'tetto piano, sole pieno',
      'caldai|scaldabagn|attual|impiant': 'ora ho lo scaldabagno elettrico',
      'kw|potenz|fotovolt': 'fotovoltaico no, solo acqua',
      'comune|dove|città|zona': 'carloforte',
      'quando|tempi': 'primavera',
    },
    facts: [fact('acqua calda', 'termic'), fact('carloforte')],
    jobs: [],
  },
  {
    // 12 × 95 = 1.140 × 1,0255 × 1,10 = 1.286
    id: 'l-p06-panels-off-for-roof',
    service: 'impianto_fotovoltaico',
    at: 'Cossato',
    turns: [
      {
        say: "devo far rifare le tegole (ho gia l'impresa) e mi dicono che prima vanno smontati i 12 pannelli e poi rimontati. quanto chiedono per questo? Cossato, prov. di Biella",
      },
    ],
    answers: {
      'quant|numero|pannell|modul|kw': 'dodici moduli, 3,6 kw',
      'tetto|falda|tegol|copertur': 'falda unica, tegole',
      'piani|altezz|acced|ponteggi': 'due piani, il ponteggio lo mette l impresa',
      'anni|inverter|marca': 'impianto del 2015, tutto funzionante',
      'custod|deposit|magazz': 'si possono tenere in cortile',
      'durata|quanto tempo|settiman': 'il tetto dura tre settimane',
      'comune|dove|città|zona': 'cossato',
      'quando|tempi': 'a giugno',
    },
    facts: [fact('cossato'), fact('12', 'dodici')],
    jobs: [scopes.panelsOff],
    band: [705, 1_870],
    after: [
      {
        say: 'se ne rompono uno chi lo paga?',
        about: [
          'assicur',
          'respons',
          'ditta',
          'install',
          'scritt',
          'contratt',
          'preventiv',
          'professionista',
          'rotti',
        ],
      },
      {
        say: 'devo avvisare qualcuno che sta spento?',
        about: ['gse', 'distribut', 'comunic', 'gestor', 'non serve', 'professionista', 'install'],
      },
    ],
  },
]
