import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

/** What is asked of everybody and matters little. */
const usual = {
  'foto|immagin': 'non ne ho sottomano',
  'budget|spesa': 'vorrei capire prima quanto ci vuole',
  'altro|aggiung|precis|dettagl': 'no, è tutto',
} as const

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'ta7-aunt-flat-ivrea',
    service: 'ristrutturazione',
    at: 'Ivrea (TO)',
    turns: [
      {
        say: 'Buongiorno, ho ereditato da una zia un alloggio a Ivrea, 90 mq, costruito nel 1964 e mai toccato. Vorrei rifarlo tutto da capo: impianti, pavimenti, bagno, porte. Le finestre le ha cambiate lei nel 2015 e restano. Che cifra devo mettere in conto?',
      },
    ],
    answers: {
      'bagni|bagno': 'uno solo',
      'finestr|infiss|serrament': 'le finestre no, sono del 2015',
      'impiant|elettric|riscald|idraul':
        'da rifare tutti, elettrico acqua e termosifoni, la caldaia è autonoma',
      'muri|tramezz|pareti|spost|distribuz': 'forse togliere il tramezzo del cucinino, ma vediamo',
      'finitur|livell|materiali|qualit|fascia': 'finiture medie, niente lussi',
      'metri|mq|grand|misur|superf|quant': '90 mq',
      'citt|comun|zona|paese|si trova|dove': 'Ivrea, quartiere Bellavista',
      'arred|vuot|abit': 'vuoto, ho già svuotato tutto',
      'quando|entro|tempi|urgen|inizi': 'dopo Pasqua',
      'piano|ascensor|access|parchegg': 'quarto piano con ascensore',
      ...usual,
    },
    facts: [fact('ivrea'), fact('90'), fact('bagno', 'bagni')],
    jobs: [scopes.homeFull],
    // 90 × 975 = 87.750 × 1,018 × 1,10 = 98.260
    band: [65000, 130000],
    after: [
      {
        say: 'Il geometra è già nel prezzo o lo pago per conto suo?',
        about: [
          'tecnic',
          'pratic',
          'cila',
          '8',
          '13',
          'esclus',
          'compres',
          'a parte',
          'direzione',
          'onorari',
          'parcell',
        ],
      },
      {
        say: 'Qualcosa si recupera dalle tasse? Io ci andrei ad abitare',
        about: ['50', 'detraz', 'bonus', 'irpef', '96', 'bonifico', 'dieci', '10 '],
      },
      {
        say: 'E se mio figlio volesse un secondo bagnetto?',
        about: [
          '6.',
          '11.',
          '7.',
          'in più',
          'aggiun',
          'colonna',
          'scaric',
          'euro',
          '€',
          'aerazion',
          'aspiraz',
        ],
      },
    ],
  },
  {
    id: 'ta8-oak-floor-sansepolcro',
    service: 'ristrutturazione',
    at: 'Sansepolcro (AR)',
    turns: [
      {
        say: 'ciao! vorrei il parquet nelle tre camere, prefinito di rovere, in totale 45 mq. sotto ci sono le mattonelle e resterebbero lì. abito a sansepolcro',
      },
    ],
    answers: {
      'posa|flottant|incoll|disegn|spina': 'flottante dritto va bene',
      'tipo|legno|material|parquet|finitur': 'rovere prefinito',
      'stato|condizion|sotto|fondo|piastrell|pavimento attual|vecchio': 'mattonelle piane, nessuna che balla',
      'metri|mq|grand|misur|superf|quant': '45 mq in tutto, tre camere',
      riscald: 'termosifoni, non a pavimento',
      'battiscop|zoccol': 'sì battiscopa nuovo bianco',
      'citt|comun|zona|paese|si trova|dove': 'sansepolcro ar',
      'arred|vuot|mobil|abit': 'ci sono letti e armadi, li spostiamo una stanza alla volta',
      'quando|entro|tempi|urgen|inizi': 'senza fretta, in primavera',
      'piano|ascensor|access|parchegg': 'secondo piano senza ascensore',
      ...usual,
    },
    facts: [fact('sansepolcro'), fact('45'), fact('rover'), fact('prefinit')],
    jobs: [scopes.parquet],
    // 45 × 85 = 3.825 × 1,10 = 4.208
    band: [2700, 5700],
    after: [
      {
        say: 'le porte poi sfregano per terra?',
        about: ['piall', 'tagli', 'accorc', 'altezz', 'spessor', 'millimetr', 'mm', 'rifil', 'alza', 'limar'],
      },
      {
        say: 'e col laminato invece quanto spenderei?',
        facts: [fact('laminat')],
        jobs: [scopes.parquet],
        // 45 × 47,5 = 2.138 × 1,10 = 2.350
        band: [1500, 3250],
      },
    ],
  },
  {
    id: 'ta9-open-kitchen-macomer',
    service: 'ristrutturazione',
    at: 'Macomer (NU)',
    turns: [
      {
        say: 'mia moglie guarda troppa televisione e adesso vuole la cucina aperta sul soggiorno.. c’è da levare il muro in mezzo, 3 metri e 30 per 2,75. è di forati da 10, il costruttore (mio zio) dice che non regge niente',
      },
    ],
    answers: {
      'portant|regge|struttur|spess|tipo di muro|material': 'non portante, forati da 10 con intonaco',
      'impiant|tubi|prese|fili|passano': 'solo un interruttore e una presa',
      'lung|alt|metri|mq|grand|misur|superf|quant': '3,30 x 2,75, quindi 9 mq',
      paviment: 'uguale di qua e di là, ho due scatole di mattonelle avanzate in cantina',
      porta: 'sì c’è una porta dentro il muro, via anche quella',
      'citt|comun|zona|paese|si trova|dove': 'macomer, in sardegna',
      'quando|entro|tempi|urgen|inizi': 'prima di natale sarebbe il regalo',
      'piano|ascensor|access|parchegg|macerie': 'piano terra col cortile',
      ...usual,
    },
    facts: [fact('macomer'), fact('3,30', '3.30', '9 m', '9,', '3,3', '2,75'), fact('non port', 'forat')],
    jobs: [scopes.wallDown],
    // 1.650 × 0,904 (Sardegna) × 1,10 = 1.640
    band: [1050, 2250],
    after: [
      {
        say: 'devo dire qualcosa in comune o faccio e basta?',
        about: ['cila', 'comunicaz', 'pratic', 'geometr', 'tecnic', 'assever', 'architett'],
      },
      {
        say: 'e la striscia per terra dove stava il muro chi la mette a posto?',
        about: [
          'raccord',
          'piastrell',
          'mattonell',
          'avanz',
          'compres',
          'ripristin',
          'ripres',
          'paviment',
          'rappezz',
          'soglia',
        ],
      },
    ],
  },
  {
    id: 'ta10-split-room-codogno',
    service: 'ristrutturazione',
    at: 'Codogno (LO)',
    turns: [
      {
        say: 'Salve, i miei due figli non si sopportano più e voglio dividere la loro stanza in due con il cartongesso, la parete sarebbe 4 metri x 2,70. Poi serve una porta nuova per la stanzetta che viene fuori, quella a battente bianca normale, il vano esiste già (era murato con un pannello). E 4 prese nella parte nuova perché lì non c’è niente',
      },
    ],
    answers: {
      'isol|acustic|rumor': 'se costa poco sì, che uno suona la tromba',
      'porta|porte': 'una, battente bianca liscia 80x210',
      'prese|punti|elettric': '4 prese',
      'lung|alt|metri|mq|grand|misur|superf|quant': 'parete 4 x 2,70, una porta, quattro prese',
      'tint|imbianc|pittur': 'no il colore lo danno i ragazzi',
      'citt|comun|zona|paese|si trova|dove': 'Codogno, Lodi',
      'quando|entro|tempi|urgen|inizi': 'nelle vacanze di carnevale',
      'piano|ascensor|access|parchegg': 'secondo piano, ascensore piccolo',
      ...usual,
    },
    facts: [
      fact('codogno'),
      fact('2,70', '2.70', '10,8', '11 m', '2,7'),
      fact(['4', 'pres'], ['4', 'punt'], ['quattro', 'pres']),
      fact('cartongess'),
    ],
    jobs: [scopes.wallUp, scopes.innerDoors, scopes.sockets],
    // wall 10,8 × 70 = 756 × 1,02 × 1,10 = 848; door 600 × 1,15 = 690; 4 × 95 = 380 × 1,02 × 1,10 = 427; sum 1.965
    band: [1250, 2700],
    after: [
      {
        say: 'Ma la tromba si sente lo stesso?',
        about: ['isol', 'lana', 'acustic', 'doppi', 'lastr', 'rumor', 'decibel', 'db', 'fonoassorb'],
      },
      {
        say: 'Ci posso appendere la libreria?',
        about: [
          'tassell',
          'rinforz',
          'kg',
          'chil',
          'peso',
          'pesant',
          'lastr',
          'ancor',
          'struttur',
          'montant',
          'fisch',
          'legno',
        ],
      },
    ],
  },
  {
    id: 'ta11-floor-second-thoughts-orvieto',
    service: 'ristrutturazione',
    at: 'Orvieto (TR)',
    turns: [
      {
        say: 'Buongiorno dovrei cambiare i pavimenti di casa a Orvieto, sono 72 metri, pensavo di spaccare tutto e ripartire da zero con un gres effetto pietra',
      },
      {
        say: 'scusate ho riparlato con mio marito: niente spaccare, non vogliamo macerie, mettiamo il gres nuovo direttamente sulle mattonelle che ci sono. e ho rimisurato meglio, sono 64 metri',
      },
    ],
    answers: {
      'togl|demol|vecchio|sopra|romp': 'no non si rompe niente, sopra quello vecchio',
      'tipo|material|gres|format|finitur': 'gres effetto pietra 60x60',
      'stato|condizion|fondo|livell|piano o|piastrell': 'le mattonelle sono ben attaccate e in piano',
      'metri|mq|grand|misur|superf|quant': '64 mq',
      'battiscop|zoccol': 'anche il battiscopa se si può',
      port: '6 porte, di sotto c’è un dito di spazio',
      'citt|comun|zona|paese|si trova|dove': 'Orvieto scalo',
      'arred|vuot|mobil|abit': 'ci abitiamo, ma andiamo dai miei una settimana',
      'quando|entro|tempi|urgen|inizi': 'a febbraio',
      'ascensor|access|parchegg|quale piano|che piano|piano è': 'piano terra',
      ...usual,
    },
    facts: [fact('orvieto'), fact('64'), fact('gres')],
    wrong: ['72 m'],
    jobs: [scopes.floorOver],
    // 64 × 70 = 4.480 × 1,10 = 4.930 (+ 25 €/m² for 60×60: 6.690)
    band: [3200, 7600],
    after: [
      {
        say: 'Di quanto si alza?',
        about: ['mm', 'millimetr', 'cm', 'centimetr', 'spessor', 'colla'],
      },
      {
        say: 'e se un domani si stacca quella di sotto?',
        about: [
          'ader',
          'verific',
          'controll',
          'suon',
          'vuot',
          'primer',
          'garanz',
          'fondo',
          'ancorat',
          'prima',
        ],
      },
    ],
  },
  {
    id: 'ta12-stairlift-bobbio',
    service: 'ristrutturazione',
    at: 'Bobbio (PC)',
    turns: [
      {
        say: 'mia mamma ha 86 anni, dopo il femore le scale non le fa più e il bagno sta di sopra. volevamo quella poltroncina che va su attaccata alla ringhiera. la scala fa una curva, 15 gradini. a bobbio. quanto costa',
      },
    ],
    answers: {
      'scala|gradin|ramp|larg': '15 gradini con una curva, larga 85 cm',
      'citt|comun|zona|paese|si trova|dove': 'bobbio (piacenza), in centro',
      'quando|entro|tempi|urgen|inizi': 'subito, adesso dorme sul divano',
      'metri|mq|grand|misur|superf|quant': 'una rampa sola di 15 gradini',
      'piano|ascensor|access|parchegg': 'casa di due piani, niente ascensore',
      ...usual,
    },
    facts: [fact('bobbio')],
    jobs: [],
    after: [
      {
        say: 'mmh allora un’altra idea: fare un bagnetto nuovo a piano terra, dove adesso c’è il ripostiglio, 4 mq. lo scarico della cucina passa lì dietro, a un metro. la parete c’è già. quello quanto viene?',
        facts: [fact('4 m', ['4', 'metr'], '4,')],
        jobs: [scopes.secondBathroom],
        // 10.750 × 1,0165 × 1,10 = 12.020
        band: [7800, 16200],
      },
      {
        say: 'il ripostiglio non ha finestre, si può lo stesso?',
        about: ['aspir', 'ventil', 'estratt', 'aeraz', 'areaz', 'ciec', 'aria'],
      },
    ],
  },
]
