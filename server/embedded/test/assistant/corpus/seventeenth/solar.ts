import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'sa26-meter-power-moncalieri',
    service: 'impianto_fotovoltaico',
    at: 'Moncalieri',
    once: true,
    turns: [
      {
        say: 'buongiorno ho il contatore da 3 kw e da quando ho la piastra a induzione se parte anche la lavatrice va giù tutto. pannelli per adesso non ne metto, vorrei solo passare a 6 kw, monofase, casa a moncalieri, bolletta intestata a me. quanto mi costa l’aumento?',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'moncalieri',
      'kw|potenz': 'da 3 a 6',
      'fornitor|contratt|bollett': 'enel energia',
      'quando|tempi|urgen': 'appena si può',
    },
    facts: [fact('moncalieri'), fact('6'), fact('contator', 'potenz')],
    jobs: [],
    after: [
      {
        say: 'quindi devo chiamare io l’enel?',
        about: [
          'fornitor',
          'vendit',
          'contratt',
          'bollett',
          'numero',
          'client',
          'distribu',
          'richiest',
          'online',
        ],
      },
      {
        say: 'e i fili di casa li reggono 6 kw?',
        about: [
          'quadro',
          'sezion',
          'cav',
          'elettricist',
          'montant',
          'linea',
          'mm',
          'verific',
          'magnetoterm',
          'differenz',
          'controll',
          'impiant',
        ],
      },
    ],
  },
  {
    // rete anti piccioni 24 m × (15–30) = 540 × 1,02 × 1,1 = 606; piattaforma eventuale a parte
    id: 'sa13-pigeon-net-codogno',
    service: 'impianto_fotovoltaico',
    at: 'Codogno',
    turns: [
      {
        say: 'Buongiorno. Sotto ai pannelli sul tetto hanno fatto casa i colombi, mi sporcano tutto il terrazzo e alle cinque di mattina è già un concerto. Un vicino ha fatto chiudere intorno con una rete apposta e da lui non ci vanno più. Vorrei fare uguale',
      },
    ],
    answers: {
      'pannelli|modul|quant|metri|perimetr|misur|grand':
        'sono 16 pannelli in due file da otto, tutto intorno verranno 24 metri',
      'comune|dove|città|zona': 'Codogno',
      'piano|piani|altezz|access|acced|lucernar|inclin|tetto|raggiung':
        'casa a due piani, si sale dal lucernario, tetto di tegole poco inclinato',
      'nid|pulizia|guano|sporc': 'qualche nido c’è, lavare i pannelli invece no',
      'quando|tempi|inizi': 'quando riuscite',
    },
    facts: [fact('codogno'), fact('24', '16'), fact('rete', 'colomb', 'piccion')],
    jobs: [['piccion', 'rete', 'colomb', 'volatil']],
    band: [340, 1_150],
    after: [
      {
        say: 'Per attaccarla bucano qualcosa? non vorrei perdere la garanzia',
        about: [
          'clip',
          'fori',
          'foro',
          'forar',
          'pinz',
          'cornic',
          'produttor',
          'morsett',
          'telai',
          'ganc',
          'viti',
          'incastr',
          'senza buc',
        ],
      },
      {
        say: 'E se dentro ci sono i piccoli?',
        about: [
          'cov',
          'schius',
          'nid',
          'aspett',
          'legge',
          'tutel',
          'periodo',
          'protett',
          'uova',
          'primavera',
          'specie',
          'stagion',
        ],
      },
    ],
  },
  {
    // 3 kWp × (1.300–2.100) = 5.100; l’inverter regge −325 × 3 = 4.125 × 0,974 × 1,1 = 4.420; senza riduzione 5.463
    id: 'sa14-more-panels-nuoro',
    service: 'impianto_fotovoltaico',
    at: 'Nuoro',
    once: true,
    turns: [
      {
        say: 'Salve, a Nuoro ho un impianto da 3 kw del 2019 sul tetto a falda della villetta, un piano solo, scambio sul posto. Da quando abbiamo la macchina elettrica non basta più, quindi vorrei aggiungere altri 3 kw di pannelli sulla stessa falda a sud che di posto ne avanza. L’inverter è già da 6 e regge, monofase, contatore già portato a 6. La batteria no, magari fra qualche anno. Tegole, si arriva con la scala, niente ombre. Per la primavera',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'nuoro',
      'kw|potenz|quant': 'altri 3 kw',
      inverter: 'da 6 kw, quello resta',
      'batteri|accumul': 'no niente batteria',
      'tetto|falda|spazio|ombr|espos': 'falda a sud, tegole, nessuna ombra',
      'piano|altezz|access': 'un piano solo',
      'quando|tempi|inizi': 'in primavera',
    },
    facts: [fact('nuoro'), fact('3'), fact('2019'), fact('sud', 'falda')],
    jobs: [scopes.morePanels],
    band: [2_800, 7_700],
    after: [
      {
        say: 'ma lo scambio sul posto lo perdo?',
        about: [
          'gse',
          'contratt',
          'ritiro',
          'modific',
          'comunic',
          'convenz',
          'termin',
          'scad',
          'passagg',
          'conferm',
          'verific',
        ],
      },
      {
        say: 'e le carte con e-distribuzione chi le fa?',
        about: [
          'install',
          'pratic',
          'connession',
          'gse',
          'compres',
          'ditta',
          'impresa',
          'document',
          'professionista',
          'tecnico',
        ],
      },
    ],
  },
]
