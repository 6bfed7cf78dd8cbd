import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

/** What is asked of everybody and matters little. */
const usual = {
  'foto|immagin': 'ora sono al lavoro, niente foto',
  'budget|spesa': 'dipende da voi',
  'altro|aggiung|precis|dettagl': 'no a posto così',
} as const

export const windows: readonly CorpusConversation[] = [
  {
    id: 'ta19-pvc-pinerolo',
    service: 'serramenti',
    at: 'Pinerolo (TO)',
    turns: [
      {
        say: 'salve vorrei cambiare 5 finestre e una portafinestra, in pvc bianco. appartamento a pinerolo, entra un freddo cane',
      },
    ],
    answers: {
      'misur|metri|mq|grand|dimension|larg|alt':
        'le finestre 120x140 più o meno tutte, la portafinestra 120x230',
      'quant|numer': '5 finestre e 1 portafinestra',
      vetr: 'doppio vetro va bene',
      'material|tipo|colore|telaio': 'pvc bianco',
      'vecchi|attual|ora|adesso|smont': 'legno anni 80 con vetro singolo, da portare via',
      'tapparell|persian|cassonett|zanzar|oscur': 'le tapparelle restano quelle',
      'apertur|anta|ante|ribalta': 'due ante, la ribalta solo in bagno',
      'citt|comun|zona|paese|si trova|dove': 'pinerolo',
      'quando|entro|tempi|urgen|inizi': 'prima che finisca l’inverno',
      'piano|ascensor|access|parchegg': 'secondo piano con ascensore',
      ...usual,
    },
    facts: [
      fact('pinerolo'),
      fact(['5', 'finestr']),
      fact('portafinestr', 'portefinestr', 'porta-finestr', 'porta finestr'),
      fact('pvc'),
    ],
    jobs: [scopes.pvc],
    // 5 × 1,68 + 2,76 = 11,16 m² × 500 = 5.580 × 1,007 × 1,16 = 6.520
    band: [4200, 8800],
    after: [
      {
        say: 'c’è ancora lo sconto in fattura?',
        about: [
          'detra',
          '50',
          '36',
          'ecobonus',
          'dieci',
          '10 ann',
          'irpef',
          'cession',
          'bonus',
          'enea',
          'non è più',
          'finit',
        ],
      },
      {
        say: 'devono rompere i muri attorno?',
        about: [
          'controtelai',
          'telai',
          'coprifil',
          'smont',
          'vecchi',
          'sovrapp',
          'opere',
          'muratur',
          'murari',
          'esist',
          'falso',
        ],
      },
    ],
  },
  {
    id: 'ta20-mosquitoes-comacchio',
    service: 'serramenti',
    at: 'Comacchio (FE)',
    turns: [
      {
        say: 'Buongiorno, qui alle valli di Comacchio d’estate ci mangiano vivi. Mi servono le zanzariere su 8 finestre e 2 porte che danno sul giardino. Quelle che si arrotolano per le finestre, sulle porte quelle che si tirano di lato',
      },
    ],
    answers: {
      'misur|metri|mq|grand|dimension|larg|alt': 'finestre 100x140 circa, porte 130x230',
      'quant|numer': '8 finestre e 2 porte',
      'tipo|model|rullo|apertur|later': 'a rullo verticale sulle finestre, laterali sulle porte',
      'colore|material': 'marrone come gli infissi',
      'infiss|finestr|telaio|guid|persian|tapparell':
        'infissi in legno con le persiane, lo spazio dentro c’è',
      'citt|comun|zona|paese|si trova|dove': 'Comacchio',
      'quando|entro|tempi|urgen|inizi': 'entro aprile, prima che si sveglino',
      'piano|ascensor|access|parchegg': 'Casa su due piani, col giardino',
      ...usual,
    },
    facts: [
      fact('comacchio'),
      fact(['8', 'finestr'], ['8', 'rull'], ['8', 'zanzar']),
      fact(['2', 'port'], ['2', 'later'], ['due', 'port']),
    ],
    jobs: [scopes.nets],
    // 8 × 120 + 2 × 195 = 1.350 × 1,0075 × 1,10 = 1.496 (10 × 165: 1.829)
    band: [980, 2150],
    after: [
      {
        say: 'Il gatto me le buca, esiste qualcosa di più robusto?',
        about: [
          'rinforz',
          'resist',
          'antigraff',
          'pet',
          'metall',
          'allumin',
          'acciaio',
          'fibra',
          'poliest',
          'maglia',
          'anti',
          'animal',
        ],
      },
      { say: 'Quanto tempo passa dall’ordine?', about: ['settiman', 'giorn'] },
    ],
  },
  {
    id: 'ta21-strap-corleone',
    service: 'serramenti',
    at: 'Corleone (PA)',
    turns: [
      {
        say: 'Buongiorno signorina mi chiamo Rosalia, stamattina ho tirato la serranda della camera e mi è rimasta la corda in mano e lei è caduta giù e ora sto al buio. Che si fa? Sono di Corleone',
      },
    ],
    answers: {
      'cinghia|corda|nastro|romp|rott|succes': 'la corda si è strappata, la serranda è tutta abbassata',
      'stecch|telo|danneg|rovin': 'le stecche mi sembrano sane',
      'quant|numer': 'una sola, quella della camera',
      'material|tipo|plastic|allumin|legno': 'di plastica, grigia',
      'motor|elettr|manual': 'no no a mano',
      'misur|metri|mq|grand|dimension|larg|alt': 'un balcone normale, un metro e venti',
      'citt|comun|zona|paese|si trova|dove': 'Corleone provincia di Palermo',
      'quando|entro|tempi|urgen|inizi': 'presto figlio mio che sto al buio',
      'piano|ascensor|access|parchegg': 'primo piano',
      ...usual,
    },
    facts: [fact('corleone'), fact('cinghia', 'corda'), fact('tapparell', 'serrand', 'avvolgibil')],
    jobs: [scopes.shutterRepair],
    // 110 × 0,83 (Sicilia) × 1,10 = 100
    band: [65, 160],
    after: [
      {
        say: 'E se già che viene mi guarda anche quella della cucina che ha la corda sfilacciata?',
        about: ['30', '60', 'visita', 'in più', 'stess', 'aggiunt', 'uscita', 'conv', 'insieme', 'second'],
      },
      {
        say: 'Può venire domattina?',
        about: [
          'contatt',
          'artigian',
          'disponib',
          'appuntam',
          'professionist',
          'richiest',
          'ricontatt',
          'garant',
          'dipende',
          'chiam',
          'tecnic',
          'impres',
          'accord',
        ],
      },
    ],
  },
  {
    id: 'ta22-after-burglars-anagni',
    service: 'serramenti',
    at: 'Anagni (FR)',
    turns: [
      {
        say: 'Ci sono entrati in casa sabato sera mentre eravamo a cena fuori, due volte in un anno, basta. Voglio la porta blindata al posto di quella di legno che abbiamo e le grate alle 3 finestre del piano terra dietro, che sono 100x120. Anagni',
      },
    ],
    answers: {
      'grat|inferri|apribil|fiss': 'fisse vanno bene, 3 finestre 100x120',
      'classe|serratur|blind|pannell|tipo|model': 'una buona, classe 3, pannello liscio noce',
      'misur|metri|mq|grand|dimension|larg|alt': 'porta 90x210, finestre 100x120',
      'quant|numer': 'una porta e tre grate',
      'estern|fuori|condomin|scale': 'la porta dà direttamente fuori, sotto un portichetto',
      'material|colore': 'grate in ferro grigie',
      'citt|comun|zona|paese|si trova|dove': 'Anagni, frosinone, in campagna',
      'quando|entro|tempi|urgen|inizi': 'ieri! mia moglie non dorme',
      'piano|ascensor|access|parchegg': 'piano terra',
      ...usual,
    },
    facts: [
      fact('anagni'),
      fact('blindat'),
      fact(['3', 'finestr'], ['3', 'grat'], ['3', 'inferri'], ['tre', 'finestr']),
      fact('100x120', '100×120', '100 x 120', '100 × 120', '1,2', '3,6', '1 x 1', '1,00'),
    ],
    jobs: [scopes.securityDoor, scopes.grilles],
    // door 1.950–2.150 × 1,16 = 2.262–2.494; grates 3,6 m² × 225–305 = 810–1.098 × 1,10 = 890–1.208; sum about 3.400
    band: [2200, 4800],
    after: [
      {
        say: 'Che differenza c’è con la classe 4?',
        about: [
          'resist',
          'effraz',
          'scass',
          'trapan',
          'attrezz',
          'sicur',
          '400',
          '900',
          'minut',
          'serratur',
          'ladr',
          'cost',
          'euro',
          '€',
        ],
      },
      {
        say: 'Mi tocca chiedere permessi?',
        about: ['libera', 'comune', 'centro', 'vincol', 'condomin', 'nessun', 'non serv', 'autorizz'],
      },
    ],
  },
  {
    id: 'ta23-size-list-agordo',
    service: 'serramenti',
    at: 'Agordo (BL)',
    once: true,
    turns: [
      {
        say: 'Richiesta prezzo infissi alluminio taglio termico, grigio antracite, casa singola Agordo BL piano rialzato, posa e smaltimento vecchi compresi:\n- cucina 90x130\n- camera 1 120x140\n- camera 2 120x140\n- bagno 60x100\n- soggiorno portafinestra 160x220\ndoppio vetro, niente tapparelle (ci sono gli scuri). lavori in maggio',
      },
    ],
    answers: {
      vetr: 'doppio',
      'material|tipo|colore|telaio': 'alluminio taglio termico antracite',
      'misur|metri|mq|grand|dimension|larg|alt|quant|numer':
        'quelle della lista, 4 finestre e 1 portafinestra',
      'apertur|anta|ante|ribalta|scorr': 'tutte a battente, bagno a ribalta',
      'vecchi|attual|smont': 'larice del 1970 da togliere',
      'citt|comun|zona|paese|si trova|dove': 'Agordo',
      'quando|entro|tempi|urgen|inizi': 'maggio',
      'piano|ascensor|access|parchegg': 'piano rialzato, si arriva col camion',
      ...usual,
    },
    facts: [
      fact('agordo'),
      fact('allumin'),
      fact('160x220', '160×220', '160 x 220', '160 × 220', '1,6', '3,5'),
      fact('90x130', '90×130', '90 x 130', '90 × 130', '0,9', '1,17', '1,2'),
    ],
    jobs: [scopes.aluminium],
    // 1,5 (min.) + 1,68 + 1,68 + 1,5 (min.) + 3,52 = 9,88 m² × 775 = 7.657 × 1,005 × 1,16 = 8.930 (8,65 m²: 7.815)
    band: [5600, 11500],
    after: [
      {
        say: 'in pvc stesse misure quanto risparmio?',
        facts: [fact('pvc')],
        // 9,88 × 500 = 4.940 × 1,007 × 1,16 = 5.770 (8,65 m²: 5.050)
        jobs: [scopes.pvc],
        band: [3500, 7600],
      },
      {
        say: 'qui d’inverno fa -15, serve il triplo?',
        about: [
          'vetr',
          'isol',
          '10',
          '20',
          'trasmitt',
          'uw',
          'nord',
          'termic',
          'condens',
          'consigl',
          'clima',
          'zona',
        ],
      },
    ],
  },
  {
    id: 'ta24-green-shutters-varese-ligure',
    service: 'serramenti',
    at: 'Varese Ligure (SP)',
    turns: [
      {
        say: 'Bongiorno, ho 7 paia di persiane in castagno nella casa dei nonni a Varese Ligure, il verde è tutto sbiadito e qua e là si sfoglia. Il legno sotto è sanissimo, vorrei farle grattare e ridare il colore, misurano 100 per 150',
      },
    ],
    answers: {
      'nuov|sostit|cambia|verni|ripara|restaur|lavoro': 'no no nuove no, solo ridipingerle',
      'svern|stato|condizion|legno|rovin|marc': 'sane, basta una carteggiata, non serve portarle al vivo',
      'quant|numer': '7 finestre',
      'misur|metri|mq|grand|dimension|larg|alt': '100x150 a finestra, due ante',
      'colore|material|tipo|smalto|finitur': 'verde persiana, il solito ligure',
      'citt|comun|zona|paese|si trova|dove': 'Varese Ligure, la val di Vara',
      'quando|entro|tempi|urgen|inizi': 'quando scalda, maggio giugno',
      'piano|ascensor|access|parchegg|scala': 'due piani, si sganciano da dentro',
      ...usual,
    },
    facts: [
      fact('varese'),
      fact(['7', 'persian'], ['7', 'finestr'], ['7', 'pai']),
      fact('castagn', 'legno'),
      fact('verd'),
    ],
    jobs: [scopes.woodwork],
    // 7 × 3–4 m² = 21–28 m² × 36,5 = 766–1.022 × 1,024 × 1,10 = 863–1.151
    band: [620, 1550],
    after: [
      {
        say: 'Ogni quanti anni va rifatto?',
        about: [
          '5',
          '6',
          '7',
          '8',
          '4',
          '3',
          'cinque',
          'quattro',
          'sole',
          'esposiz',
          'manutenz',
          'dipende',
          'tre',
        ],
      },
      {
        say: 'Per curiosità: tutte e sette nuove in alluminio verde, stesse misure?',
        facts: [fact('allumin')],
        jobs: [scopes.persiane],
        // 7 × 1,5 = 10,5 m² × 540 = 5.670 × 1,006 × 1,10 = 6.275
        band: [4050, 8600],
      },
    ],
  },
]
