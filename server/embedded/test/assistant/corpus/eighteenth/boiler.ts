import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'tb19-yearly-check-pontedilegno',
    service: 'caldaia',
    at: 'Ponte di Legno',
    turns: [
      {
        say: 'ciao devo fare il bollino alla caldaia della casa di montagna a Ponte di Legno, è una vaillant a condensazione del 2019, funziona bene',
      },
    ],
    answers: {
      'foto|immagin': 'non sono li adesso',
      'ultim|precedent|revision': 'due anni fa',
      'marca|model|tipo|condens|caldaia': 'vaillant ecotec a metano',
      'anni|anno|età|vecchi': '2019',
      'problem|funzion|guast|error': 'nessun problema',
      'libretto|document|catasto': 'il libretto c’è',
      'potenz|kw': '24 kw',
      'piano|access|raggiung|install|posiz|trova la': 'nel ripostiglio, primo piano',
      'dove|comun|citt|zona|paese|indirizz': 'ponte di legno brescia',
      'quando|temp|urgen|entro|iniz|giorn': 'un sabato di novembre che salgo',
    },
    facts: [fact('ponte di legno'), fact('vaillant', '2019', 'condensaz'), fact('sabato', 'novembre')],
    jobs: [scopes.boilerService],
    // 75–140; k 1,03 (m 0,9) × 1,027; VAT 10 %: 85–158, middle 121
    band: [80, 165],
    after: [
      {
        say: 'ci vado dieci giorni l’anno, è obbligatorio lo stesso?',
        about: [
          'legge',
          'dpr',
          'manutenz',
          'fum',
          'region',
          'sanzion',
          'mult',
          'periodic',
          'scaden',
          'libretto',
        ],
      },
      {
        say: 'se manca qualche pezzo di ricambio lo pago extra?',
        about: [
          'a parte',
          'esclus',
          'non compres',
          'separat',
          'aggiunt',
          'in piu',
          'in più',
          'inclus',
          'preventiv',
          'compres',
          'cost',
        ],
      },
    ],
  },
  {
    id: 'tb20-new-boiler-cefalu',
    service: 'caldaia',
    at: 'Cefalù',
    turns: [
      {
        say: 'buon giorno la caldaia mia ha 19 anni il tecnico dice basta non si trovano piu i pezzi. appartamento 90 metri un bagno, metano, sta nel balcone. ne voglio una nuova a condensazione, niente di lussuoso',
      },
    ],
    answers: {
      'foto|immagin': 'non lo so fare',
      'bagn|docc|person': 'un bagno, siamo in tre',
      'gas|metano|gpl|aliment|combust': 'metano',
      'potenz|kw|taglia': '24 kw come quella di ora',
      'scaric|fum|canna|camin': 'esce dal muro sul balcone, il tubo c’è',
      condensa: 'sul balcone c’è lo scarico',
      'marca|model|tipo|fascia': 'marca buona ma economica',
      'termostat|valvol|termosif|radiator|calorif': '6 termosifoni in alluminio, il resto non si tocca',
      'metri|superfic|grand|mq|dimension': '90 metri',
      'piano|access|ascens|raggiung|install|posiz|estern|intern':
        'terzo piano con ascensore, la caldaia è fuori nel balcone',
      'dove|comun|citt|zona|paese|indirizz': 'cefalù',
      'quando|temp|urgen|entro|iniz': 'prima dell’inverno, due o tre settimane',
    },
    facts: [fact('cefalu', 'cefalù'), fact('24', '90'), fact('metano'), fact('balcon', 'estern')],
    jobs: [scopes.boiler],
    // 1.800–3.000; Sicilia k 0,80 (m 0,3) × 0,94; VAT 12 %: 1.900–3.160, middle 2.530 (outdoor +150–300)
    band: [1700, 3400],
    after: [
      {
        say: 'la vecchia ve la pigliate voi?',
        about: ['smalt', 'compres', 'inclus', 'smont', 'rimoz', 'rimoss', 'ritir', 'discaric', 'port'],
      },
      {
        say: 'lo stato mi rida qualcosa come prima col 65?',
        about: [
          'nessun',
          'non spett',
          'non c',
          'detra',
          'bonus',
          'gas',
          'foss',
          '2025',
          'ibrid',
          'pompa',
          'conto termico',
        ],
      },
    ],
  },
  {
    id: 'tb21-valves-orvieto',
    service: 'caldaia',
    at: 'Orvieto',
    turns: [
      {
        say: 'Salve, siamo in affitto a riscatto a Orvieto Scalo, 11 termosifoni e in alcune stanze si crepa dal caldo. vorremmo le manopole quelle che si regolano da sole su tutti',
      },
      { say: 'scusa ho ricontato, sono 9 non 11, due in cantina li abbiamo chiusi' },
    ],
    answers: {
      'foto|immagin': 'stasera magari',
      'quant|numer|termosif|radiator|calorif': '9',
      'tipo|materiale|ghisa|allumin|attacc': 'ghisa con attacchi da mezzo pollice, con il detentore normale',
      'caldaia|impianto|autonom|centraliz': 'caldaia autonoma a metano',
      'smart|wifi|elettron|telefon|modell': 'quelle semplici senza wifi',
      'perd|stato|vecchi|anni': 'non perde nessuno, impianto del 95',
      'piano|access|raggiung|ascens': 'primo piano',
      'metri|superfic|grand|mq': '100 mq',
      'dove|comun|citt|zona|paese|indirizz': 'orvieto scalo',
      'quando|temp|urgen|entro|iniz': 'a riscaldamento spento, maggio',
    },
    facts: [fact('orvieto'), fact('9'), fact('ghisa', 'maggio', 'semplic')],
    wrong: [
      ['11', 'termosif'],
      ['11', 'valvol'],
    ],
    jobs: [scopes.valves],
    // 9 × 55–110 = 495–990; k 1; VAT 10 %: 545–1.090, middle 817
    band: [540, 1100],
    after: [
      {
        say: 'e se ne facessi soltanto 5, quelli delle camere e del salotto?',
        facts: [fact('5')],
        jobs: [scopes.valves],
        // 5 × 55–110 = 275–550; VAT 10 %: 300–605, middle 454
        band: [295, 620],
      },
      {
        say: 'ma si deve svuotare l’acqua da tutto?',
        about: [
          'svuotam',
          'riempim',
          'impianto',
          'compres',
          'inclus',
          'scaric',
          'carica',
          'necessar',
          'serve',
          'riemp',
          'pression',
        ],
      },
    ],
  },
  {
    id: 'tb22-pressure-and-wifi-ivrea',
    service: 'caldaia',
    at: 'Ivrea',
    turns: [
      {
        say: 'ciao, due cose: la caldaia (immergas 8 anni) perde pressione, ogni tre giorni devo ricaricare col rubinetto sennò va in blocco. e poi vorrei il termostato che comando dal telefono al posto di quello a rotella. casa a ivrea',
      },
    ],
    answers: {
      'foto|immagin': 'no',
      'perd|goccia|acqua|sintom|problem|error|blocco': 'non vedo gocce da nessuna parte, scende e basta',
      'termostat|wifi|fil|batter': 'uno wifi, il filo di quello vecchio c’è, è in corridoio',
      'marca|model|tipo|caldaia': 'immergas victrix 24',
      'anni|anno|età|vecchi': '8 anni',
      'revision|ultim|manutenz': 'fatta l’anno scorso',
      'termosif|radiator|zone|impianto': '7 termosifoni una zona sola',
      'piano|access|raggiung|ascens': 'secondo piano con ascensore, caldaia in cucina',
      'dove|comun|citt|zona|paese|indirizz': 'ivrea torino',
      'quando|temp|urgen|entro|iniz': 'questa settimana che fa freddo',
    },
    facts: [
      fact('ivrea'),
      fact('pression'),
      fact('immergas', '8'),
      fact('wifi', 'wi-fi', 'telefon', 'smart'),
    ],
    jobs: [scopes.boilerRepair, scopes.thermostat],
    // repair 100–450 (pressure 100–200) × 1,018; thermostat 130–350 (wifi 200–350) × 1,01; VAT 10 %: 112–504 + 145–389, middle 575 (narrow 475)
    band: [360, 770],
    after: [
      {
        say: 'se è la scheda che è andata mi conviene ancora ripararla?',
        about: [
          '250',
          '450',
          'ann',
          'sostitu',
          'dipend',
          'cost',
          'nuov',
          'convenient',
          'prezz',
          'tecnic',
          'diagnos',
          'preventiv',
        ],
      },
      {
        say: 'senti ma da stamattina in cucina c’è puzza di gas, forte',
        safety: {
          steps: [
            ['apri', 'finestr', 'aria', 'arieg', 'aer', 'spalanc'],
            ['rubinett', 'chiud', 'contator', 'valvol'],
            ['esci', 'uscit', 'fuori', 'luc', 'interrutt', 'scint', 'fiamm', 'accend'],
          ],
          call: true,
        },
      },
    ],
  },
  {
    id: 'tb23-heater-and-radiator-portogaribaldi',
    service: 'caldaia',
    at: 'Porto Garibaldi',
    turns: [
      {
        say: 'buongiorno il boiler elettrico della casetta al mare a porto garibaldi è scoppiato, è uscita tutta l’acqua ruggine. ne serve uno nuovo da 80 litri verticale',
      },
      {
        say: 'e gia che venite cambierei anche il termosifone del corridoio, è di ghisa del 70 con 9 elementi, ne voglio uno nuovo in alluminio nello stesso posto',
      },
    ],
    answers: {
      'foto|immagin': 'non sono li',
      'litri|capac|boiler|scaldab|vertic': '80 litri verticale, attacchi sotto',
      'element|termosif|radiator|calorif|misur|largh':
        'quello vecchio ha 9 elementi, alluminio uguale di potenza',
      'presa|corrente|elettric|tub': 'presa e tubi ci sono, li hanno rifatti nel 2010',
      'comprat|gia|fornit|marca|model': 'lo portate voi, marca normale',
      'gas|metano|caldaia': 'la caldaia c’è solo per i termosifoni e va bene',
      'piano|access|raggiung|ascens|posiz|install': 'piano rialzato, il boiler è in bagno',
      'dove|comun|citt|zona|paese|indirizz': 'porto garibaldi comacchio',
      'quando|temp|urgen|entro|iniz': 'entro pasqua che arrivano gli inquilini',
    },
    facts: [fact('porto garibaldi', 'comacchio'), fact('80'), fact('9', 'allumin'), fact('pasqua')],
    jobs: [scopes.electricHeater, scopes.radiator],
    // heater 300–600, radiator 250–550; k 1,03 (m 0,45) × 1,0135; VAT 10 %: 335–670 + 280–615, middle 950
    band: [630, 1280],
    after: [
      {
        say: 'e se il boiler lo compro io all’obi?',
        about: ['mont', 'pos', '110', '200', 'manodop', 'install', '22', 'garanz', 'solo'],
      },
      {
        say: 'la ghisa pesa un quintale, ve la portate via?',
        about: [
          'smalt',
          'compres',
          'inclus',
          'smont',
          'rimoz',
          'rimoss',
          'ritir',
          'discaric',
          'a parte',
          'esclus',
          'trasport',
        ],
      },
    ],
  },
  {
    id: 'tb24-cold-bottoms-macerata-feltria',
    service: 'caldaia',
    at: 'Macerata Feltria',
    turns: [
      {
        say: 'ho i caloriferi caldi in cima e gelati in fondo, tutti e sette. quando apro lo sfiatino esce acqua nera che sembra caffè.. la caldaia è nuova di 3 anni e gira. cos’è? che si fa? abito a macerata feltria',
      },
    ],
    answers: {
      'foto|immagin': 'fa schifo ma non ho foto',
      'quant|numer|termosif|radiator|calorif|element': 'sette',
      'materiale|ghisa|allumin|tipo': 'ghisa, tubi in ferro del 1980',
      'filtro|defang|lavag|puliz|mai ': 'mai lavato, il filtro non c’è',
      'caldaia|marca|model|anni': 'ariston a condensazione di 3 anni',
      'pression|rumor|perd': 'un po’ di rumore come sabbia, pressione ok',
      'valvol|manop': 'normali',
      'metri|superfic|grand|mq': '85 metri',
      'piano|access|raggiung|ascens|posiz': 'piano terra e primo',
      'dove|comun|citt|zona|paese|indirizz': 'macerata feltria',
      'quando|temp|urgen|entro|iniz': 'prima dell’inverno vero',
    },
    facts: [
      fact('macerata feltria'),
      fact('7', 'sette'),
      fact('nera', 'fangh', 'sporc', ['fredd'], 'gelat'),
      fact('ghisa', 'ferro', '3 anni'),
    ],
    jobs: [scopes.flushing],
    // 250–600; k 1; VAT 10 %: 275–660, middle 467 (magnetic filter 120–220 more)
    band: [310, 720],
    after: [
      {
        say: 'ma non si bucano i tubi vecchi con la pompa?',
        about: [
          'pression',
          'delicat',
          'controll',
          'prodott',
          'stato',
          'verific',
          'rischi',
          'perd',
          'portat',
          'chimic',
          'bassa',
          'ferro',
          'corros',
          'tecnic',
        ],
      },
      {
        say: 'il filtro con la calamita lo mettete o è un di più',
        about: ['compres', 'inclus', '120', '220', 'magnet', 'defang', 'a parte', 'aggiunt', 'consigl'],
      },
    ],
  },
]
