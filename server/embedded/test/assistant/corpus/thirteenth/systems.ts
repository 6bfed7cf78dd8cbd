import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    // 68 × 85 × 1,10 = 6.360
    id: 'm-i01-wiring-tivoli',
    service: 'impianti',
    at: 'Tivoli',
    turns: [
      {
        say: 'appartamento 68mq a Tivoli impianto elettrico del dopoguerra senza messa a terra, da rifare tutto sotto traccia, livello normale, casa vuota prima di entrarci. quanto?',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'gennaio',
      'domotic|livell|smart': 'niente domotica',
      'stanz|vani|punti|ambient': 'due camere sala cucina bagno',
      'piano|ascensor': 'primo piano',
      'quadro|contator': 'il contatore è sulle scale',
      'muri|tracc|materiale': 'muri di tufo',
    },
    facts: [fact('tivoli'), fact('68'), fact('elettric')],
    jobs: [scopes.electric],
    band: [3_500, 9_220],
    once: true,
    after: [
      {
        say: 'la certificazione me la lasciano?',
        about: ['conformit', 'dichiaraz', 'compres', 'dm 37', '37/2008', 'inclus', 'dico'],
      },
      {
        say: 'per ogni stanza quante prese mi spettano?',
        about: [
          'livell',
          'cei',
          '64-8',
          'punti',
          'camer',
          'cucina',
          'minim',
          'norma',
          'elettricist',
          'progett',
        ],
      },
    ],
  },
  {
    id: 'm-i02-sparks-behind-fridge',
    service: 'impianti',
    at: 'Nocera Inferiore',
    turns: [
      {
        say: 'la presa dietro il frigo fa le scintille e si sente puzza di plastica bruciata, il muro è caldo',
        safety: {
          steps: [
            ['generale', 'corrente', 'contatore', 'salvavita', 'interruttor', 'quadro', 'stacc'],
            ['tocc', 'acqua', 'lontan', 'allontan', 'usci', 'esci', '115', '112', 'elettricist', 'vigili'],
          ],
          call: false,
        },
      },
      {
        say: 'staccato il contatore, adesso non puzza più. la posso riattaccare solo per le luci?',
        about: [
          'elettricist',
          'controll',
          'verific',
          'aspett',
          'lascia',
          'prima',
          'circuit',
          'linea',
          'differenz',
          'sezion',
          'non riattacc',
          'non riaccend',
        ],
      },
    ],
    answers: {
      'comune|dove|città|zona': 'nocera inferiore',
      'quando|urgen|tempi': 'oggi',
      'impianto|età|anni': 'impianto vecchio di 40 anni',
      'salvavita|quadro': 'il salvavita c è ma non è scattato',
      'staccat|corrente': 'sì tutto staccato',
      'piano|casa': 'terzo piano',
    },
  },
  {
    // 3.650 × 0,97 × 1,15 = 4.070
    id: 'm-i03-three-splits-quartu',
    service: 'impianti',
    at: "Quartu Sant'Elena",
    turns: [
      {
        say: "allora in casa si muore, aiò. voglio l'aria condizionata in sala e nelle due camere, un motore solo fuori. le macchine le portate voi, niente predisposizione",
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': "quartu sant'elena",
      'mq|m²|grand|superfic': 'sala 28 camere 14 e 12',
      'quant|split|stanz|ambient': 'tre, sala e due camere',
      'estern|balcon|motore|distanz|unità|tubi': 'il motore va sul balcone, massimo 4 metri per tutti',
      'predispos|line': 'niente, va fatta',
      'marca|fascia|macchin': 'fascia media',
      'piano|ascensor': 'secondo',
      'quando|tempi|inizi': 'prima del caldo',
    },
    facts: [fact('quartu'), fact('tre', '3', 'camere'), fact('sala', 'motore')],
    jobs: [scopes.airThree],
    band: [2_240, 5_900],
    after: [
      {
        say: 'con 3 kw di contatore mi salta tutto?',
        about: ['potenz', 'aument', '4,5', 'inverter', 'consum', 'contemporane', 'carich', 'assorb'],
      },
      {
        say: 'ogni quanto vanno puliti i filtri poi?',
        about: ['mes', 'ann', 'stagion', 'volta', 'settiman'],
      },
    ],
  },
  {
    id: 'm-i04-stairlift',
    service: 'impianti',
    at: 'Camogli',
    turns: [
      {
        say: 'mio papà non fa più le scale di casa, due rampe con la curva, interne. cerchiamo un montascale con la poltroncina. siamo a Camogli. più o meno su che cifre si sta?',
      },
    ],
    answers: {
      'quando|tempi|urgen': 'appena si riesce',
      'comune|dove|città|zona': 'camogli',
      'scala|ramp|gradin|larg': 'quindici gradini con la curva, larga 85',
      'corrente|pres|elettric': 'una presa in cima c è',
      'carrozzin|sedut': 'seduto, cammina ancora un po',
      'condomin|casa': 'casa nostra',
    },
    facts: [fact('camogli'), fact('montascale', 'scale')],
    jobs: [],
    once: true,
  },
  {
    // 465 × 1,02 × 1,10 = 522
    id: 'm-i05-gas-point-portogruaro',
    service: 'impianti',
    at: 'Portogruaro',
    turns: [
      {
        say: 'mi sposto il piano cottura sulla parete di fronte e il tubo del gas deve seguirlo, saranno 5 metri, passa nel muro. metano, casa a Portogruaro. serve anche il certificato',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'quando mi consegnano la cucina, fra un mese',
      'metri|lung|distanz': 'cinque metri',
      'contator|rubinett|caldaia': 'il contatore è fuori, la caldaia non si tocca',
      'foro|areaz|aeraz|ventil': 'il foro nel muro c è già',
      'muro|tracc|parete|paviment': 'sotto traccia',
      'piano|casa': 'piano terra',
      'odor|perdit': 'no nessun odore tranquillo',
    },
    facts: [fact('portogruaro'), fact('5', 'cinque'), fact('gas')],
    jobs: [scopes.gasPoint],
    band: [285, 757],
    once: true,
    after: [
      {
        say: 'il mio muratore dice che lo fa lui con il flessibile, si può?',
        about: [
          'abilitat',
          'dm 37',
          '37/2008',
          'uni',
          'idraulic',
          'conformit',
          'pericol',
          'vietat',
          'norma',
          'tecnic',
        ],
      },
      {
        say: 'non mi conviene mettere l induzione a sto punto?',
        about: ['linea', 'kw', 'contator', 'potenz', 'elettric', 'presa', '120', '300', 'dedicat', 'consum'],
      },
    ],
  },
  {
    // wallbox 1.400 + quadro 825 = 2.225 × 1,012 × 1,10 = 2.477
    id: 'm-i06-wallbox-and-board-mantova',
    service: 'impianti',
    at: 'Suzzara',
    turns: [
      {
        say: 'mi serve la wallbox da 7,4 in garage e insieme cambiare il quadro elettrico di casa che ha ancora i fusibili, appartamento su due piani. Suzzara (MN). tra quadro e garage 8 metri di canalina, contatore già portato a 6 kw',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'la macchina arriva a fine mese',
      'modul|quadro|linee': 'quadro da 24 moduli direi',
      'smart|caric|modell|app': 'una base va bene',
      'terra|messa': 'la messa a terra c è',
      'monofas|trifas|contator': 'monofase 6 kw',
      fotovolt: 'no pannelli',
      'condomin|box|casa': 'casa a schiera nostra',
    },
    facts: [fact('suzzara'), fact('quadro'), fact('7,4', '8')],
    jobs: [scopes.wallbox, scopes.board],
    band: [1_360, 3_590],
    once: true,
  },
  {
    // appartamento senza fili 1.300 × 1,11 = 1.440; riga intera 1.850 × 1,11 = 2.050
    id: 'm-i07-alarm-dont-know',
    service: 'impianti',
    at: 'Civita Castellana',
    turns: [
      { say: 'dopo quello che è successo ai vicini vorrei un antifurto in casa. non ne capisco niente però' },
      {
        say: 'ma quelli senza fili funzionano davvero o si disturbano con l aggeggio dei ladri?',
        about: [
          'jamm',
          'frequenz',
          'batteri',
          'affidabil',
          'certific',
          'segnal',
          'wireless',
          'radio',
          'doppia',
          'supervis',
        ],
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'civita castellana',
      'mq|m²|grand|superfic|appartament|villa|casa': 'appartamento di 95 mq',
      piano: 'piano rialzato',
      'finestr|port|sensor|apertur|quant|access': 'sei finestre e la porta',
      'fil|wireless|radio|tracc': 'decidete voi, non lo so, basta non rompere i muri',
      'telecam|video': 'niente telecamere',
      'animal|gatt|can': 'un gatto che gira di notte',
      'quando|tempi|inizi': 'prima di natale',
    },
    facts: [fact('civita castellana'), fact('antifurt', 'allarme'), fact('95', 'appartament', 'sei', '6')],
    jobs: [scopes.alarm],
    band: [850, 2_980],
  },
]
