import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'ua29-yearly-check-cormons',
    service: 'caldaia',
    at: 'Cormons',
    turns: [
      {
        say: 'buondì, devo far fare il controllo annuale alla caldaia con la prova fumi e il bollino. è una immergas a condensazione di 4 anni. abito a cormons',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'cormons (go)',
      'marca|model': 'immergas',
      'anni|età|quando è stat|install': '4 anni',
      'tipo|gas|condens|metano|gpl': 'a condensazione, metano',
      'fumi|bollin|libretto|ultim': 'ultimo bollino due anni fa, il libretto ce l’ho',
      'problem|guast|funzion|error|blocc': 'va bene, nessun problema',
      'posizion|balcon|access|piano': 'in cucina dentro un pensile',
      'quand|tempi|entro|urgen|inizi': 'prima di ottobre',
    },
    facts: [fact('cormons'), fact('immergas', 'condens'), fact('4 anni', 'quattro anni', 'fumi', 'bollin')],
    jobs: [scopes.boilerService],
    // 75–140 + 10 % = 83–154, middle 118
    band: [76, 162],
    after: [
      {
        say: 'ma è obbligatorio farla tutti gli anni?',
        about: [
          'libretto',
          'costruttor',
          'produttor',
          'fumi',
          'due',
          '2',
          'quattro',
          '4',
          'region',
          'manutentor',
          'legge',
          'dpr',
          'istruzion',
          'installator',
        ],
      },
    ],
  },
  {
    id: 'ua30-old-boiler-velletri',
    service: 'caldaia',
    at: 'Velletri',
    turns: [
      {
        say: 'la mia caldaia ha fatto 19 anni e il tecnico m’ha detto signò questa è da cambià non ci stanno più i pezzi. appartamento 80 mq un bagno solo a velletri, sta fuori sul balcone. metano. me serve una nuova a condensazione 24 kw ha detto lui',
      },
    ],
    answers: {
      'comune|citt|paes|abit': 'velletri',
      'balcon|estern|intern|posizion': 'fuori sul balcone',
      dove: 'velletri, e la caldaia sta fuori sul balcone',
      'bagn|person': 'un bagno, siamo in tre',
      'potenz|kw': '24 kw',
      'tipo|gas|metano|gpl|condens': 'metano, a condensazione',
      'fum|canna|scaric|tubo': 'va nella canna del palazzo sul tetto, già sistemata nel 2018',
      'termosif|radiator|valvol|termostat': 'termosifoni, quelli restano come stanno',
      'anni|età|marca': '19 anni, una beretta',
      'metri|mq|grand|superfic': '80 mq',
      'piano|ascensor|access': 'terzo con ascensore',
      'quand|tempi|entro|urgen|inizi': 'prima che riaccendono, quindi un mesetto',
    },
    facts: [fact('velletri'), fact('24'), fact('balcon', 'estern'), fact('80', 'un bagno', '1 bagno')],
    jobs: [scopes.boiler],
    // 1.800–3.000 (outside + 150–300) × 1,12 = 2.020–3.360 (to 3.700), middle 2.690–2.940
    band: [1800, 3850],
    after: [
      {
        say: 'c’è ancora il bonus per la caldaia nuova?',
        about: ['2025', 'nessun', 'niente', 'detrazion', 'ibrid', 'pompa', 'pompe', 'fossil', 'non c'],
      },
      {
        say: 'quanto tempo resto senza acqua calda',
        about: ['giorn', 'ore', 'mattin', 'mezza', 'sera', 'giornat'],
      },
    ],
  },
  {
    id: 'ua31-valves-and-thermostat-fossano',
    service: 'caldaia',
    at: 'Fossano',
    turns: [
      {
        say: 'Buonasera, alloggio a Fossano con riscaldamento autonomo. Vorrei mettere le valvole termostatiche su 7 termosifoni e un termostato wifi al posto di quello a rotella',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Fossano (CN)',
      'autonom|centralizz|condomin': 'autonomo, caldaia a metano del 2017',
      'valvol|termosif|radiator|calorif|quant':
        '7 termosifoni in ghisa, valvole manuali vecchie da cambiare tutte',
      'termostat|filo|wifi|cronoterm': 'wifi, al posto del vecchio, i fili ci sono già',
      'caldai|marca|tipo': 'Vaillant del 2017',
      'metri|mq|grand|superfic': '85 mq',
      'piano|ascensor|access': 'quarto con ascensore',
      'quand|tempi|entro|urgen|inizi': 'prima di metà ottobre che si accende',
    },
    facts: [
      fact('fossano'),
      fact(['7', 'valvol'], ['7', 'termosif'], ['7', 'radiator'], ['sette', 'valvol']),
      fact('wifi', 'wi-fi'),
    ],
    jobs: [scopes.valves, scopes.thermostat],
    // 7 × 55–110 = 385–770 + 130–350 (wifi 200–350) = 515–1.120 + 10 % = 570–1.230, middle 900–940
    band: [590, 1260],
    after: [
      {
        say: 'svuotano tutto l’impianto per metterle?',
        about: ['scaric', 'riemp', 'acqua', 'sfiat', 'caric', 'mezza', 'compres', 'pression'],
      },
      {
        say: 'e se i termosifoni li facessi 5, che due sono sempre chiusi?',
        jobs: [scopes.valves, scopes.thermostat],
        facts: [
          fact(
            ['5', 'valvol'],
            ['5', 'termosif'],
            ['5', 'radiator'],
            ['cinque', 'valvol'],
            ['cinque', 'termosif'],
          ),
        ],
        // 5 × 55–110 = 275–550 + 130–350 = 405–900 + 10 %, middle 720–760
        band: [460, 1020],
      },
    ],
  },
  {
    id: 'ua32-cold-bottom-radiators-castelfiorentino',
    service: 'caldaia',
    at: 'Castelfiorentino',
    turns: [
      {
        say: 'Salve, da quest’anno i termosifoni sono caldi sopra e freddi sotto, e quando ho sfiatato è uscita acqua nera come il caffè. La caldaia ha due anni e va. Castelfiorentino, casa anni 60 con 9 caloriferi in ghisa. Il mio idraulico dice che sono pieni di fango, ma lui non ha la pompa per pulirli',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Castelfiorentino (FI)',
      'caldai|marca|error|blocc|guast': 'la caldaia è nuova e funziona bene',
      'termosif|radiator|calorif|quant|element': '9 in ghisa',
      'filtr|defangat|magnet': 'il filtro non mi pare che ci sia',
      'lavagg|lavat|puli': 'mai lavato che io sappia',
      'pression|perd': 'la pressione è giusta e non perde',
      'metri|mq|grand|superfic': '100 mq',
      'piano|ascensor|access': 'primo piano',
      'quand|tempi|entro|urgen|inizi': 'entro novembre',
    },
    facts: [
      fact('castelfiorentino'),
      fact(['9', 'termosif'], ['9', 'radiator'], ['9', 'calorif'], ['nove', 'calorif'], 'ghisa'),
      fact('fang', 'nera', 'lavagg', 'fredd'),
    ],
    jobs: [scopes.flushing],
    // 250–600 + 10 % = 275–660, middle 470 (magnetic filter + 170)
    band: [300, 690],
    after: [
      {
        say: 'con gli anni poi torna il fango o è risolto per sempre?',
        about: [
          'filtr',
          'defangat',
          'magnet',
          'inibitor',
          'protettiv',
          'stagion',
          'periodic',
          'additiv',
          'prodott',
        ],
      },
      {
        say: 'già che ci siamo aggiungo il cambio di quello del bagno con uno scaldasalviette, sullo stesso attacco. in totale?',
        jobs: [scopes.flushing, scopes.radiator],
        // lavaggio 250–600 + termoarredo 250–550 (design 400–900) = 500–1.150 + 10 %, middle 910 (to 1.180)
        band: [590, 1350],
      },
    ],
  },
]
