import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    // A man of 30 in Molise, step by step: the whole flat of an aunt
    id: 'vb7',
    service: 'ristrutturazione',
    at: 'Campobasso',
    turns: [
      {
        say: 'ciao ho ereditato l’appartamento di zia e sta come l’ha lasciato lei, bisogna sventrarlo e farlo nuovo',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'campobasso, sopra villa de capoa',
      bagn: 'uno solo, da buttare',
      'infiss|finestr|serrament': 'le finestre no, zia le aveva messe nuove nel 2019',
      'metri|superfic|grand|mq|m²|misur|quant': '85 metri quadri',
      'impiant|elettric|idraul|riscald': 'tutti, luce acqua e termosifoni, sono del 64',
      'pian|ascensor|access': 'secondo piano senza ascensore',
      'paviment|porte|cucina|stanz|lavor|interven': 'pavimenti, porte, muri, bagno, impianti. tutto insomma',
      'stato|condizion|anno|vuot|abitat|arred': 'vuoto, è del 64 e mai toccato',
      'livello|finitur|material|qualit|fascia': 'roba media, niente di lusso',
      'quando|tempi|entro|inizi|urgen': 'vorrei iniziare a settembre',
      'budget|spesa|spend': 'dimmi tu prima',
      'foto|planimetr': 'non ce l’ho sotto mano',
    },
    facts: [fact('campobasso'), fact('85'), fact(['bagn', '1'], ['bagn', 'un'], ['bagn', 'solo'])],
    jobs: [scopes.homeFull],
    // 85 × 975 = 82.875 × (1 − 0,6 × 0,12) = 76.908 × 1,10 = 84.599
    band: [55000, 114000],
    after: [
      {
        say: 'mannaggia.. ho da parte 65mila, ci arrivo?',
        about: [
          'budget',
          'minim',
          'base',
          'fascia',
          'rinunci',
          'ridu',
          'parzial',
          'sotto',
          'stretto',
          'bast',
          'rientr',
          'finitur',
          'rimand',
          'fas',
          'vicin',
        ],
      },
      {
        say: 'pensili, frigo, lavastoviglie ecc stanno dentro sto prezzo?',
        about: ['cucin', 'arred', 'mobil', 'esclus', 'compres', 'inclus', 'elettrodom', 'a parte'],
      },
    ],
  },
  {
    // A woman of 34 in Turin, everything at once: whole flat with two bathrooms
    id: 'vb8',
    service: 'ristrutturazione',
    at: 'Torino, Borgo San Paolo',
    once: true,
    turns: [
      {
        say: 'Buongiorno! Abbiamo appena rogitato a Torino in borgo San Paolo :) 110mq, terzo piano con ascensore, condominio anni 60. Da ristrutturare completamente: impianti (elettrico, acqua, riscaldamento), 2 bagni, pavimenti, porte, pittura. Gli infissi NO, sono in pvc recenti. Livello medio. È vuoto, si può partire a febbraio',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'Torino, borgo San Paolo',
      bagn: 'Due, da rifare tutti e due',
      'infiss|finestr|serrament': 'No quelli restano',
      'metri|superfic|grand|mq|m²|misur|quant': '110mq calpestabili',
      'impiant|elettric|idraul|riscald': 'Tutti nuovi, i termosifoni restano come tipo',
      'pian|ascensor|access': 'Terzo con ascensore',
      'muri|pareti|spazi|distribu': 'I muri restano dove sono',
      'stato|condizion|vuot|abitat|livello|finitur|qualit': 'Vuoto, finiture medie',
      'quando|tempi|entro|inizi|urgen': 'Febbraio',
      'budget|foto|planimetr': 'Ancora da decidere',
    },
    facts: [fact('torino'), fact('110'), fact(['2', 'bagn'], ['due', 'bagn']), fact('febbraio')],
    jobs: [scopes.homeFull],
    // 110 × 975 = 107.250 + second bathroom 8.500 = 115.750 × (1 + 0,6 × 0,12) = 124.084 × 1,10 = 136.492
    band: [89000, 184000],
    after: [
      {
        say: 'Ok aiuto. Quanto dobbiamo restare in affitto ancora?',
        about: ['mes', 'settiman', 'durat', 'dur', 'tempi', 'cantier', '3', '4', '5', '6'],
      },
      {
        say: 'e il geometra lo trovate voi o lo pago da un’altra parte',
        about: [
          'cila',
          'pratic',
          'tecnic',
          '8',
          '13',
          'onorar',
          'parcell',
          'architett',
          'profession',
          'esclus',
          'compres',
        ],
      },
    ],
  },
  {
    // A man of 58 in Rome, step by step with a correction: partial renovation
    id: 'vb9',
    service: 'ristrutturazione',
    at: 'Roma, Garbatella',
    turns: [
      {
        say: 'Salve, casa de mi madre alla garbatella, 90 metri, vorrei ristrutturarla ma solo in parte, nun me serve tutto',
      },
      { say: 'ah scusate ho guardato l’atto e so’ 70 metri, no 90' },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'roma, garbatella, un lotto popolare',
      'impiant|elettric|idraul|riscald': 'solo l’elettrico da rifà intero, acqua e termosifoni so’ boni',
      bagn: 'c’è un bagno e va rifatto',
      'infiss|finestr|serrament|cucina': 'no, cucina e finestre le lasciamo',
      'metri|superfic|grand|mq|m²|misur|quant': '70 metri quadri',
      'pian|ascensor|access': 'primo piano, scale larghe',
      'stato|condizion|anno|vuot|abitat': 'è vuota, anni 30, muri sani',
      'cosa|quali|lavor|interven|stanz|ambient|paviment|parte':
        'un bagno, l’impianto elettrico, i pavimenti e la tinta in sala e nelle camere. il resto rimane',
      'livello|finitur|material|qualit|fascia': 'medie',
      'quando|tempi|entro|inizi|urgen': 'dopo le feste, gennaio',
      'budget|foto|planimetr': 'boh',
    },
    facts: [fact('roma', 'garbatella'), fact('70'), fact('elettric'), fact('bagn')],
    wrong: ['90 m'],
    jobs: [scopes.homePartial],
    // 70 × 650 = 45.500 × (1 + 0,6 × 0,22) = 51.506 × 1,10 = 56.657
    band: [37000, 76500],
    after: [
      {
        say: 'E che è oro? perché viene così tanto?',
        about: [
          'impiant',
          'bagn',
          'manodoper',
          'demol',
          'paviment',
          'roma',
          'zona',
          'iva',
          'compres',
          'elettric',
          'material',
        ],
      },
      {
        say: 'i mobili de mamma ponno restà dentro mentre lavorate?',
        about: [
          'protez',
          'protegg',
          'spost',
          'copr',
          'sgomber',
          'svuot',
          'vuot',
          'polvere',
          'deposit',
          'trasloc',
          'stanz',
          'arred',
          'telo',
          'teli',
        ],
      },
    ],
  },
  {
    // A landlady of 50 in Sardinia, at once: a light refresh
    id: 'vb10',
    service: 'ristrutturazione',
    at: 'Sassari',
    once: true,
    turns: [
      {
        say: 'Salve a gennaio mi entrano due studentesse nell appartamento di Sassari zona Luna e Sole, 60 mq, primo piano. Impianti e bagno vanno bene e non si toccano ajò, vorrei solo una rinfrescata generale: pareti, riparare quello che è rovinato, qualche porta e il pavimento dove è brutto. La casa è vuota, niente di costoso',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'sassari luna e sole',
      'bagn|impiant|elettric|idraul|riscald|infiss|finestr|cucina': 'quelli no, vanno bene come sono',
      'metri|superfic|grand|mq|m²|misur|quant': '60 mq in tutto',
      'pian|ascensor|access': 'primo piano',
      'paviment|porte': 'in sala e corridoio il pavimento, due porte forse tre',
      'stato|condizion|vuot|abitat|arred|muri': 'vuota, muri sporchi e qualche buco',
      'livello|finitur|material|qualit|cosa|lavor': 'una rinfrescata economica',
      'quando|tempi|entro|inizi|urgen': 'finito per gennaio',
      'budget|foto|planimetr': 'il meno possibile',
    },
    facts: [fact('sassari'), fact('60'), fact('gennaio')],
    jobs: [scopes.homeLight],
    // 60 × 325 = 19.500 × (1 − 0,65 × 0,12) = 17.979 × 1,10 = 19.777
    band: [12500, 27000],
    after: [
      {
        say: 'ma se viene uno a vedere mi tocca pagarlo?',
        about: ['gratuit', 'gratis', 'impegn', 'nessun cost', 'sopralluog', 'costo', 'preventiv'],
      },
      {
        say: 'per le mattonelle brutte spaccate tutto o ce ne mettete altre addosso?',
        about: ['sovrappos', 'sopra', 'incoll', 'demol', 'esistent', 'laminat', 'posa', 'paviment'],
      },
    ],
  },
  {
    // A lawyer of 55 in Veneto, at once: high-end renovation
    id: 'vb11',
    service: 'ristrutturazione',
    at: 'Treviso',
    once: true,
    turns: [
      {
        say: 'Buonasera, attico di 140 mq a Treviso entro le mura, con ascensore. Cerco un’impresa per una ristrutturazione completa di alto livello, finiture di pregio: rovere massello a terra, i due bagni in marmo, tutto su disegno del nostro architetto. L’immobile è libero. Inizio previsto a marzo.',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'Treviso, centro storico',
      bagn: 'Due, entrambi in marmo',
      'infiss|finestr|serrament': 'Gli infissi sono già stati sostituiti',
      'metri|superfic|grand|mq|m²|misur|quant': '140 mq',
      'impiant|elettric|idraul|riscald': 'Tutti da rifare',
      'pian|ascensor|access': 'Quarto e ultimo piano, con ascensore',
      'stato|condizion|vuot|abitat|livello|finitur|material|qualit|fascia':
        'Libero; finiture di pregio, alta gamma',
      'cucina|arred|domotic|lavor': 'Arredi a parte, ci pensiamo noi',
      'quando|tempi|entro|inizi|urgen': 'Marzo',
      'budget|foto|planimetr': 'Preferisco avere prima una Sua stima',
    },
    facts: [
      fact('treviso'),
      fact('140'),
      fact('marmo', 'pregio', 'alto livello', 'alta gamma'),
      fact('marzo'),
    ],
    jobs: [[...scopes.homeLuxury, ...scopes.homeFull]],
    // 140 × 1.900 = 266.000 × (1 + 0,5 × 0,03) = 269.990 × 1,10 = 296.989
    band: [193000, 401000],
    after: [
      {
        say: 'Se volessi comandare luci e clima dal telefono, è già contemplato?',
        about: [
          'domotic',
          '60',
          '120',
          'esclus',
          'compres',
          'inclus',
          'aggiunt',
          'extra',
          'a parte',
          'smart',
        ],
      },
      {
        say: 'Il mio nominativo a chi verrebbe trasmesso?',
        about: ['dati', 'profession', 'impres', 'condivi', 'consens', 'privacy', 'inform', 'terz', 'invi'],
      },
    ],
  },
  {
    // A couple of 29 in Puglia, two jobs in one message
    id: 'vb12',
    service: 'ristrutturazione',
    at: 'Ruvo di Puglia',
    once: true,
    turns: [
      {
        say: 'hey :) siamo a ruvo di puglia, vorremmo togliere la parete tra cucinino e soggiorno (di forati, il geometra ha detto ke nn regge niente, 3,20 x 2,80 quindi 9 mq) e poi mettere nel soggiorno il parquet prefinito di rovere flottante sopra le mattonelle, 30 mq. secondo piano cn ascensore, dopo pasqua',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'ruvo di puglia',
      'portant|tramezz|parete|muro|spessor': 'forati da 8, non portante, 9 mq',
      'impiant|prese|tubi|cavi': 'dentro la parete non passa nulla',
      'parquet|legno|tipo|material|paviment|posa|essenz':
        'prefinito rovere flottante, posato sopra le mattonelle',
      'metri|superfic|grand|mq|m²|misur|quant': 'parete 9 mq, parquet 30 mq',
      'pian|ascensor|access': 'secondo con ascensore',
      'stato|condizion|abitat|arred': 'ci abitiamo ma lo svuotiamo',
      'quando|tempi|entro|inizi|urgen': 'dopo pasqua',
      'foto|budget': 'no',
    },
    facts: [fact('ruvo'), fact(['30', 'm']), fact('parquet', 'rovere'), fact('portant', 'forati', 'tramezz')],
    jobs: [scopes.wallDown, scopes.parquet],
    // wall 1.650 × (1 − 0,8 × 0,12) = 1.492; parquet 30 × 85 = 2.550 × (1 − 0,35 × 0,12) = 2.443; 3.935 × 1,10 = 4.328
    band: [2800, 5850],
    after: [
      {
        say: 'x buttare giu la parete serve dirlo a qualcuno o si fa e via?',
        about: [
          'cila',
          'comun',
          'tecnic',
          'geometr',
          'pratic',
          'permess',
          'condomin',
          'amministr',
          'assever',
        ],
      },
      {
        say: 'e dove stava il muro ke si fa a terra, ci resta il buco?',
        about: [
          'raccord',
          'ripristin',
          'parquet',
          'copr',
          'paviment',
          'massett',
          'livell',
          'compres',
          'striscia',
          'traccia',
          'chius',
        ],
      },
    ],
  },
  {
    // A grandfather of 66 in the Tuscia: an extension, which no price list has
    id: 'vb13',
    service: 'ristrutturazione',
    at: 'Montefiascone',
    turns: [
      {
        say: 'Buongiorno. Casa a Montefiascone, un piano solo col giardino. Mia figlia torna a stare da noi col bambino e vorrei ingrandire la casa: una stanza in più di venti metri attaccata dietro, costruita da nuovo dalle fondamenta al tetto, sul terreno nostro. Quanto viene?',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'Montefiascone, Viterbo',
      'metri|superfic|grand|mq|m²|misur|quant': 'venti metri quadri',
      'permess|pratic|tecnic|progett|geometr': 'non abbiamo ancora sentito nessuno',
      'quando|tempi|entro|inizi|urgen': 'entro l’anno prossimo',
      'bagn|impiant|cosa|lavor|stanz': 'solo una camera da letto nuova, fuori dalla casa attuale',
      'pian|access|stato|foto|budget': 'piano terra, dietro c’è solo prato',
    },
    facts: [fact('montefiascone'), fact('20', 'venti')],
    jobs: [],
    after: [
      {
        say: 'Ma così, a spanne, una cifra non me la può dire?',
        about: [
          'sopralluog',
          'progett',
          'affidabil',
          'architett',
          'ingegn',
          'tecnic',
          'geometr',
          'profession',
          'impres',
          'listino',
          'inventa',
        ],
        not: ['€'],
      },
    ],
  },
]
