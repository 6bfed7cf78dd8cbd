import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    // 70 × 85 = 5.950 × 0,916 × 1,10 = 5.995
    id: 'l-i01-wiring-naples',
    service: 'impianti',
    at: 'Napoli',
    turns: [
      {
        say: "appena accendo il phon e la lavatrice salta tutto, l'impianto elettrico sta ancora coi fili di quando ci abitava nonna. voglio rifarlo da capo, 70 mq al vomero",
      },
    ],
    answers: {
      'mq|grand|superfic|stanz': 'settanta, due camere cucina salotto bagno',
      'livell|domotic|finitur|base|smart': 'normale senza domotica',
      'tracc|muri|canalin|incass': 'tutto incassato nei muri',
      'abit|vuot|arred': 'vuota, ci entriamo dopo',
      'quadro|contator|salvavit|kw': 'quadro vecchio da cambiare, 3 kw',
      'punti|pres|quant': 'non lo so quanti punti, il giusto',
      'piano|ascensor': 'quarto con ascensore',
      'comune|dove|città|zona': 'napoli vomero',
      'quando|tempi': 'a febbraio',
    },
    facts: [fact('napoli', 'vomero'), fact('70', 'settanta')],
    jobs: [scopes.electric],
    band: [3_300, 8_690],
    after: [
      {
        say: 'dopo mi lasciano un certificato?',
        about: ['conformit', 'dichiarazion', '37/2008', 'dico'],
      },
      {
        say: 'perché così caro, mio cugino mi faceva 2000',
        about: [
          'quadro',
          'linee',
          'tracce',
          'manodopera',
          'punti',
          'mura',
          'compres',
          'prese',
          'm²',
          'minim',
        ],
      },
    ],
  },
  {
    // 3.650 × 1,02 × 1,15 = 4.280
    id: 'l-i02-three-splits-abano',
    service: 'impianti',
    at: 'Padova',
    turns: [
      {
        say: 'ciao volevo metter aria condizionata in tre stanze: soggiorno 28 mq, matrimoniale 16 e cameretta 11. un motore solo fuori in terrazza. padova zona guizza',
      },
    ],
    answers: {
      'stanz|split|quant|ambient|mq|grand': 'tre split, soggiorno 28 matrimoniale 16 cameretta 11',
      'estern|motor|unità|terrazz|balcon|distan': 'terrazza, quattro o cinque metri da ogni split',
      'predispos|tubi|tracc|canalin': 'niente predisposto, anche canalina esterna',
      'marca|fascia|macchin|model': 'fascia media, fornite voi',
      'condens|scaric': 'lo scarico va in terrazza',
      'elettric|linea|contator|kw': 'contatore da 4,5',
      'piano|condomin': 'secondo piano, condominio',
      'comune|dove|città|zona': 'padova',
      'quando|tempi': 'aprile',
    },
    facts: [fact('padova'), fact('tre', '3', '28')],
    jobs: [scopes.airThree],
    band: [2_355, 6_200],
    after: [
      {
        say: 'devo chiedere al condominio per il motore?',
        about: [
          'amministrat',
          'decoro',
          'facciat',
          'assemble',
          'comunic',
          'regolament',
          'unità esterna',
          'rumor',
        ],
      },
      {
        say: 'la garanzia sulle macchine di quanto è?',
        about: [
          '2 anni',
          'due anni',
          'legale',
          'produttor',
          'casa madre',
          '5',
          'estes',
          'mesi',
          'marca',
          'professionista',
          'anni',
        ],
      },
    ],
  },
  {
    // 145 × 1,027 × 1,10 = 164
    id: 'l-i03-sparks-washing-machine',
    service: 'impianti',
    at: 'Chioggia',
    turns: [
      {
        say: 'la presa dove è attaccata la lavatrice fa le scintille e la parete intorno è nera e calda, si sente puzza. la lavatrice sta ancora andando',
        safety: {
          steps: [
            ['stacc', 'generale', 'quadro', 'interruttor', 'corrente', 'salvavita'],
            ['non', 'mai', 'evita', 'senza toccare'],
          ],
          call: false,
        },
      },
      {
        say: 'staccato tutto dal quadro, non fuma più niente. quanto prende un elettricista per vederla e sistemarla? siamo a chioggia',
      },
    ],
    answers: {
      'fumo|fiamm|odor|ancora|cald': 'no adesso è fredda',
      'presa|quant|punti|dove si': 'solo quella presa della lavatrice',
      'impiant|anni|vecchi|quadro': 'impianto dei primi anni 90',
      'stacc|corrent|luce': 'staccato tutto',
      'casa|appartament|piano': 'appartamento al primo piano',
      'comune|città|zona|paese': 'chioggia',
      'quando|tempi|urgen': 'oggi se si riesce, di giorno',
    },
    facts: [fact('chioggia'), fact('presa', 'lavatrice')],
    jobs: [scopes.electricFault],
    band: [90, 238],
  },
  {
    // 145 × 0,904 × 1,10 = 144
    id: 'l-i04-dripping-split-aversa',
    service: 'impianti',
    at: 'Aversa',
    turns: [
      {
        say: "o condizionatore in camera gocciola acqua sul comò e manda nu fieto di calzini, mai pulito da che ce l'ho. lo volevo far sistemare e pulire, è uno solo",
      },
    ],
    answers: {
      'comune|dove|città|zona|paese': 'aversa',
      'quant|numero|split': 'uno solo',
      'fredd|raffredd|gas|ricaric': 'freddo lo fa',
      'anni|età|marca|modello': 'samsung, quattro anni',
      'acqua|perd|gocci|condens|scaric': 'gocciola da sotto dopo un ora',
      'altezz|acced|scala|estern': 'alto due metri e venti, motore sul balcone',
      'garanz|assist': 'garanzia scaduta',
      'quando|tempi|urgen': 'in settimana',
    },
    facts: [fact('aversa'), fact('gocci', 'puli')],
    jobs: [scopes.airService],
    band: [79, 210],
    after: [
      {
        say: 'i filtri me li posso fare da solo la prossima volta?',
        about: ['sì', 'acqua', 'lav', 'asciug', 'mese', 'mesi', 'aspirapolver', 'certo', 'settiman'],
      },
      {
        say: 'quanto sta il tecnico qua?',
        about: ['1-2', '1–2', 'ora', 'ore', 'or', 'un paio', 'minut'],
      },
    ],
  },
  {
    id: 'l-i05-well-in-the-field',
    service: 'impianti',
    at: 'Guspini',
    turns: [
      {
        say: 'Buongiorno vorrei far trivellare un pozzo in campagna per innaffiare gli ulivi, penso 60 metri di profondità, con la pompa. Guspini. Sapete dirmi quanto?',
      },
    ],
    answers: {
      'profond|metri|falda': 'i vicini l acqua ce l hanno a 60',
      'pompa|corrent|elettric': 'corrente c è vicino',
      'uso|irrig|potabil|litri': 'solo irrigare',
      'permess|autorizz': 'permessi ancora niente',
      'comune|dove|città|zona': 'guspini',
      'quando|tempi': 'entro la primavera',
    },
    facts: [fact('pozzo'), fact('guspini')],
    jobs: [],
    once: true,
  },
  {
    // wifi 275 × 1,01 × 1,10 = 305
    id: 'l-i06-wifi-thermostat-aosta',
    service: 'impianti',
    at: 'Aosta',
    turns: [
      {
        say: "vorrei accendere il riscaldamento dal telefono prima di tornare dalle piste :) mi serve cambiare il termostato che c'è in corridoio con uno wifi. Aosta",
      },
    ],
    answers: {
      'fil|cablag|batter|esist|vecchi': 'ce n è già uno coi fili, di dieci anni',
      'caldai|marca|modello|impiant|autonom': 'caldaia autonoma a gas, immergas',
      'wifi|internet|rete|telefon': 'wifi in casa c è',
      'quant|numero|zone': 'uno solo',
      'valvol|termosif|radiator': 'le valvole no, solo il termostato',
      'marca prefer|prodott|fornit|acquist': 'lo portate voi, uno buono',
      'comune|dove|città|zona': 'aosta',
      'quando|tempi': 'prima di dicembre',
    },
    facts: [fact('aosta'), fact('wifi', 'telefon', 'wi-fi')],
    jobs: [scopes.thermostat],
    band: [160, 440],
  },
  {
    // allarme 1.300–1.850 + video 450 = 1.750–2.300 × 1,13 = 2.290
    id: 'l-i07-alarm-and-video-entry',
    service: 'impianti',
    at: 'Osimo',
    turns: [
      {
        say: "dopo i ladri dal vicino abbiamo deciso: antifurto senza fili nell'appartamento (6 sensori, la sirena, niente telecamere) e il videocitofono al posto del citofono, solo per noi, linea esistente. osimo",
      },
    ],
    answers: {
      'sensor|finestr|quant|porte': 'sei sensori in tutto',
      'fil|wireless|radio': 'senza fili',
      'telecamer|video': 'telecamere no, il video solo al citofono',
      'mq|grand|piano|casa|appartament': 'appartamento 85 mq al primo piano',
      'citofon|linea|famigl|pulsantier|condomin': 'citofono monofamiliare, i fili ci sono',
      'wifi|telefon|app': 'normale, non serve sul telefono',
      'vigilan|contratt|combinat': 'niente vigilanza, mi chiama sul cellulare',
      'comune|dove|città|zona': 'osimo',
      'quando|tempi|urgen': 'il prima possibile',
    },
    facts: [fact('osimo'), fact('6', 'sei'), fact('citofon', 'videocitofon'), fact('antifurt', 'allarm')],
    jobs: [scopes.alarm, scopes.intercom],
    band: [1_250, 3_300],
  },
]
