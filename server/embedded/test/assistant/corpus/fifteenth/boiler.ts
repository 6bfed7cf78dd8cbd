import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'oc20-gas-smell-aversa',
    service: 'caldaia',
    at: 'Aversa',
    turns: [
      {
        say: 'aiuto c è una puzza di gas forte vicino la caldaia in cucina mia suocera voleva accendere la luce per vedere',
        safety: {
          steps: [
            ['chiud', 'rubinetto', 'valvola'],
            ['apri', 'aprite', 'finestr', 'arieggi'],
            ['uscit', 'esci', 'fuori'],
            ['interruttor', 'luci', 'luce', 'accend', 'fiamm', 'scintill'],
          ],
          call: true,
        },
      },
    ],
  },
  {
    id: 'oc21-carbon-monoxide-cuneo',
    service: 'caldaia',
    at: 'Cuneo',
    turns: [
      {
        say: 'Buonasera, da quando si è accesa la caldaia in bagno abbiamo tutti mal di testa e nausea, la bambina è mezza addormentata e la fiamma è gialla. può essere da revisionare?',
        safety: {
          steps: [
            ['uscit', 'esci', 'fuori', 'aria aperta'],
            ['apri', 'aprite', 'finestr', 'arieggi'],
            ['spegn', 'spent', 'chiud'],
          ],
          call: true,
        },
      },
    ],
  },
  {
    // 24 kW, fascia media 2.200–3.000 → 2.600 × 1,01 × 1,12 = 2.940
    id: 'oc1-boiler-rovigo',
    service: 'caldaia',
    at: 'Rovigo',
    turns: [{ say: 'Buongiorno, la caldaia ha 22 anni e mi sa che è ora di cambiarla' }],
    answers: {
      'comune|città|paese|cap': 'rovigo 45100',
      'bagn|docc|person|mq|m²|metri|grand|potenz|kw':
        'siamo in due, un bagno solo, appartamento di 85 metri. è da 24',
      'ibrid|pompa|tipo|gas|metano|gpl|condensaz':
        'a metano come adesso, a condensazione. niente pompe di calore',
      'fum|scaric|canna|tubo': 'il tubo va su nel tetto, è stato intubato sei anni fa ed è a posto',
      'estern|intern|balcon|posizion|stanza|cucina': 'è in cucina e resta lì',
      'marca|fascia|livell|qualit': 'una media, non la piu cara',
      'valvol|termostat|termosif|radiator': 'no quelli restano i miei',
      'piano|ascensor': 'quarto piano con ascensore',
      'quando|tempi|urgen|inizi': 'prima di novembre, ora funziona ancora',
      dove: 'a rovigo',
    },
    facts: [fact('rovigo'), fact('metano', 'gas'), fact('cucina')],
    jobs: [scopes.boiler],
    band: [1_750, 4_700],
    after: [
      {
        say: 'ma la detrazione si prende ancora o no?',
        about: ['fossil', 'gas', 'nessun', 'niente', '2025', 'caf', 'commercialista', 'ibrid', 'pomp'],
      },
      {
        say: 'il libretto e tutte quelle carte lì chi le fa?',
        about: [
          'catasto',
          'registr',
          'compres',
          'dichiaraz',
          'conformit',
          'installator',
          'tecnico',
          'professionist',
          'idraulic',
          'ditta',
          'impresa',
        ],
      },
    ],
  },
  {
    // pressione o vaso 100–200, riga intera 100–450 → 150…275 × 0,93 × 1,1 = 153…280
    id: 'oc2-pressure-termoli',
    service: 'caldaia',
    at: 'Termoli',
    turns: [
      {
        say: 'allora la mia beretta a metano di 7 anni perde pressione, la riporto a 1,5 col rubinettino e il giorno dopo sta a 0,4 e va in blocco. per terra è asciutto e pure i termosifoni nn perdono. il vicino dice che è da buttare ma per me è il vaso, la voglio far aggiustare non cambiare. sto a termoli, secondo piano, va bene in settimana nn è urgentissimo',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'termoli',
      'marca|modell': 'beretta, il modello non lo so',
      'anni|età|vecchi': '7 anni',
      'error|codice|display': 'si accende la spia rossa e basta',
      'quando|tempi|urgen': 'in settimana',
      dove: 'termoli, è in cucina',
    },
    facts: [fact('termoli'), fact('pression'), fact('beretta'), fact('7')],
    jobs: [scopes.boilerRepair],
    band: [100, 450],
    once: true,
    after: [
      {
        say: 'se viene e mi dice che nn si può aggiustare pago lo stesso?',
        about: [
          'chiamat',
          'diagnos',
          'uscita',
          'intervent',
          'diritt',
          'compres',
          'professionist',
          'preventiv',
          'accord',
          'prima',
        ],
      },
    ],
  },
  {
    // revisione 107 × 1,11 × 1,1 = 131; 9 valvole × 82,50 = 742 × 1,05 × 1,1 = 861; insieme 990
    id: 'oc3-service-and-valves-bergamo',
    service: 'caldaia',
    at: 'Bergamo',
    turns: [
      {
        say: 'ciao, devo far fare la revisione annuale alla caldaia con la prova fumi, e intanto che ci siamo metterei sui caloriferi le valvole coi numerini, adesso ci sono le manopole normali',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'bergamo, zona redona',
      'quant|termosif|calorif|radiator|numero|valvol':
        'i caloriferi sono 9 e le valvole le voglio su tutti e 9',
      'marca|modell|anni|età|caldai': 'vaillant di 4 anni, va benissimo',
      'centralizz|condomin|autonom': 'autonomo, caldaia mia',
      'ultim|scad': 'fatta l anno scorso a ottobre',
      'piano|ascensor': 'primo piano',
      'quando|tempi|urgen': 'a settembre con calma',
      dove: 'bergamo',
    },
    facts: [fact('bergamo'), fact('9', 'nove'), fact('fum')],
    jobs: [scopes.boilerService, scopes.valves],
    band: [590, 1_600],
    after: [
      {
        say: 'quanto stanno qui in casa? devo chiedere mezza giornata al capo',
        about: ['ore', 'ora', 'mattin', 'pomeriggi', 'minuti', 'giorno', 'tempo'],
      },
    ],
  },
]
