import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'vc14',
    service: 'impianti',
    at: 'Roma, Centocelle',
    turns: [
      { say: 'ao ciao, ho preso casa de nonna e l’impianto elettrico è da buttà, fili de stoffa proprio' },
    ],
    answers: {
      'citt|comune|quartier|dove si trova|dove abit|dove sei': 'roma, centocelle',
      'metr|mq|grand|superf': 'so 95 metri quadri',
      'stanz|local|camer|vani': 'tre camere salone cucina bagno e corridoio',
      'domotic|livell|smart|base': 'na cosa normale, niente domotica',
      'abitat|vuot|arredat|mobil|viv': 'vuota, tutta libera',
      'tracc|muri|pareti|canalin|mura': 'sotto traccia, i muri so’ ancora chiusi',
      'quadro|salvavit|contator': 'tutto novo pure il quadro, il contatore è 3 kw',
      'pres|punti|interrutt': 'quante ne servono, fate voi',
      'piano|ascensor|access': 'secondo piano niente ascensore',
      'quando|tempi|urgen|inizi': 'da gennaio',
      'dove|citt|comun|zona|quartier': 'roma, centocelle',
    },
    facts: [fact('roma', 'centocelle'), fact('95'), fact('vuot', 'liber', 'non abitat')],
    jobs: [scopes.electric],
    // 95 × 65–105, middle 8.075 × (1 + 0,60 × 0,22) = 9.141 × 1,10 = 10.055
    band: [6500, 13600],
    after: [
      {
        say: 'ma co sti sordi quante prese e luci me ce escono più o meno?',
        about: ['punti', '80', '85', '90', 'interrutt', 'circa', 'stanza', 'camera', 'cucina'],
      },
      {
        say: 'er numero mio lo passate a mezza roma che poi me chiamano pure de domenica?',
        about: [
          'privacy',
          'dati',
          'contatt',
          'consens',
          'condivid',
          'decid',
          'scegl',
          'riserv',
          'terz',
          'telefon',
        ],
      },
    ],
  },
  {
    id: 'vc15',
    service: 'impianti',
    at: 'Ceglie Messapica (BR)',
    once: true,
    turns: [
      {
        say: 'Salve, dobbiamo rifare completamente l’impianto elettrico di una casetta nel centro di Ceglie Messapica: settanta mq tutti a piano terra, soggiorno con cucina, due camere e un bagno, muri in pietra con le volte a stella. È disabitata e senza mobili. Livello base, sotto traccia, quadro compreso, niente domotica. Si può iniziare a febbraio. Grazie, Annalisa (scrivo dal Belgio)',
      },
    ],
    answers: {
      'metr|mq|grand|superf': 'settanta mq',
      'stanz|local|camer': 'soggiorno-cucina, due camere, bagno',
      'domotic|livell|smart': 'base',
      'abitat|vuot|arredat|mobil': 'vuota',
      'tracc|muri|pareti|canalin': 'sotto traccia, muri ancora chiusi',
      'quadro|contator|salvavit': 'quadro nuovo',
      'piano|access': 'piano terra, la via è stretta ma un’ape ci passa',
      'quando|tempi|urgen|inizi': 'da febbraio',
      'dove|citt|comun|zona': 'Ceglie Messapica, Brindisi',
    },
    facts: [
      fact('ceglie'),
      fact('70', 'settanta'),
      fact('vuot', 'disabitat', 'senza mobili', 'non abitat'),
      fact('febbraio'),
    ],
    jobs: [scopes.electric],
    // 70 × 65–105, middle 5.950 × (1 − 0,60 × 0,12) = 5.522 × 1,10 = 6.074 (base tier 65–80: 5.180)
    band: [3950, 8000],
    after: [
      {
        say: 'Con la pietra e le volte fare le tracce è un’impresa: è già contato o poi aumenta?',
        about: [
          'chiusur',
          'grezz',
          'compres',
          'inclus',
          'canalin',
          'scanalat',
          'intonac',
          'sopralluog',
          'muratur',
          'paviment',
        ],
      },
      {
        say: 'Alla fine ci lasciano il foglio che serve per il notaio?',
        about: ['dichiaraz', 'conform', 'certificat', '37', 'di.co', 'dico'],
      },
    ],
  },
  {
    id: 'vc16',
    service: 'impianti',
    at: 'Schio (VI)',
    turns: [{ say: 'ciao avrei bisogno de qualche presa in più in casa' }],
    answers: {
      'citt|comune|paese|localit|dove si trova|dove abit|dove sei': 'schio, magrè',
      'quant|numer': '4 prese e 2 punti luce',
      'tracc|muri|pareti|canalin|mura': 'dentro nel muro, laterizio normale',
      'stanz|camer|vanno|posizion':
        'tre prese in studio una in camera, le due luci in corridoio e lavanderia',
      'pres|punti|luce|luci|lampad': '4 prese e anca due punti luce',
      'quadro|salvavit|impianto|anno': 'impianto del 2005, quadro a posto',
      'abitat|arredat|mobil': 'ci abitiamo, ma sposto mi i mobili',
      'piano|ascensor|access': 'piano rialzato',
      'quando|tempi|urgen|inizi': 'entro natale magari',
      'dove|citt|comun|zona': 'schio, magrè',
    },
    facts: [
      fact('schio'),
      fact(['4', 'pres'], ['6', 'punti']),
      fact(['2', 'luce'], ['due', 'luce'], ['6', 'punti']),
    ],
    jobs: [scopes.sockets],
    // 6 × 60–130, middle 570 × (1 + 0,75 × 0,03) = 583 × 1,10 = 641
    band: [415, 870],
    after: [
      {
        say: 'e se lasso stare le luci e fasso solo le quattro prese?',
        jobs: [scopes.sockets],
        facts: [fact(['4', 'pres'], ['quattro', 'pres'], ['4', 'punti'])],
        // 4 × 95 = 380 × 1,0225 × 1,10 = 427
        band: [275, 580],
      },
      {
        say: 'dopo el muro resta da rifare o lo sistemate voialtri?',
        about: [
          'tint',
          'pittur',
          'ritocc',
          'intonac',
          'grezz',
          'tracc',
          'imbianc',
          'chiusur',
          'stucc',
          'rasat',
        ],
      },
    ],
  },
  {
    id: 'vc17',
    service: 'impianti',
    at: 'Bologna, Bolognina',
    once: true,
    turns: [
      {
        say: 'ciao! affitto un bilocale in Bolognina (bologna) e prima che entri la nuova inquilina vorrei aggiungere otto punti: sei prese (3 cucina 3 camera), una presa tv in camera e un interruttore in più vicino al letto. tutto sotto traccia, pareti in forato, casa vuota adesso, 3° piano con ascensore. il quadro è nuovo del 2021. mi servirebbe entro 2 settimane 😅',
      },
    ],
    answers: {
      'quant|numer|pres|punti|interrutt': 'otto in tutto: 6 prese, 1 tv, 1 interruttore',
      'tracc|muri|pareti|canalin': 'sotto traccia, forati',
      'quadro|salvavit|impianto': 'quadro ok del 2021',
      'abitat|vuot|arredat|mobil': 'vuota',
      'metr|mq|distan': 'bilocale 48 mq',
      'piano|ascensor|access': '3° con ascensore',
      'quando|tempi|urgen|inizi': 'entro due settimane',
      'dove|citt|comun|zona': 'bologna, bolognina',
    },
    facts: [
      fact('bologn'),
      fact(['8', 'punti'], ['otto', 'punti'], ['6', 'pres'], ['sei', 'pres']),
      fact('tracc'),
    ],
    jobs: [scopes.sockets],
    // 8 × 60–130, middle 760 × (1 + 0,75 × 0,08) = 806 × 1,10 = 886
    band: [575, 1200],
    after: [
      {
        say: 'placche e frutti ce li ho già (bticino avanzati), mi fanno lo sconto?',
        about: [
          'material',
          'manodop',
          '22',
          'iva',
          'meno',
          'compatib',
          'risparm',
          'garanz',
          'scal',
          'accord',
          'preventiv',
        ],
      },
      {
        say: 'puoi girarmi sto riepilogo che lo mando alla mia socia?',
        about: [
          'pdf',
          'scheda',
          'invi',
          'stamp',
          'salv',
          'condivid',
          'link',
          'copi',
          'scaric',
          'mail',
          'chat',
        ],
      },
    ],
  },
  {
    id: 'vc18',
    service: 'impianti',
    at: 'Ferrara',
    turns: [
      {
        say: 'Vi scrivo adesso che è inverno perché d’estate non si trova nessuno. Qui a Ferrara si muore. Vorrei l’aria condizionata in camera mia e nel soggiorno, un motore fuori sul balcone e due apparecchi dentro. Le camere sono confinanti. Condominio, quarto piano. Non ho niente di predisposto. Ines, 67 anni',
      },
    ],
    answers: {
      'predispos|esist|già': 'niente di predisposto',
      'macchin|compr|fornit|marca|fascia': 'li dovete portare voi, marca buona ma non la più cara',
      'metr|mq|grand|superf|btu': 'camera 16 metri, soggiorno 24',
      'estern|unità|motore|balcon|posizion|colloc':
        'motore sul balcone del soggiorno, due o tre metri di tubo',
      'quant|split|stanz': 'due, camera e soggiorno',
      'corrent|elettric|contator|pres': 'contatore 3 kW, prese vicine ci sono',
      'piano|ascensor|access': 'quarto con ascensore',
      'quando|tempi|urgen|inizi': 'per aprile',
      'dove|citt|comun|zona': 'Ferrara, zona via Bologna',
    },
    facts: [
      fact('ferrara'),
      fact('soggiorno'),
      fact('camera'),
      fact('balcon'),
      fact('dual', ['2', 'split'], ['due', 'split']),
    ],
    jobs: [scopes.airTwo],
    // 1.600–3.300, middle 2.450 × (1 + 0,25 × 0,08) = 2.499 × 1,15 = 2.874
    band: [1870, 3880],
    after: [
      {
        say: 'E se ne aggiungo uno anche nello studio, tre in tutto con lo stesso motore?',
        jobs: [scopes.airThree],
        facts: [fact('studio', 'tre', '3', 'trial')],
        // 2.400–4.900, middle 3.650 × 1,02 × 1,15 = 4.281
        band: [2780, 5780],
      },
      {
        say: 'I vicini possono protestare per quello che metto fuori?',
        about: [
          'decor',
          'amministr',
          'regolament',
          'assemble',
          'rumor',
          'vincol',
          'facciat',
          'condomin',
          'estern',
        ],
      },
      {
        say: 'L’IVA la pago al 10 o al 22?',
        about: ['signific', 'macchin', 'condizion', 'climatizz', 'manodop', 'valore', 'part', 'mist'],
      },
    ],
  },
  {
    id: 'vc19',
    service: 'impianti',
    at: 'Camaiore (LU)',
    turns: [
      {
        say: 'Bimbi qui a Capezzano (Camaiore) so’ entrati i ladri da du’ vicini… vo’ l’antifurto senza fili nella villetta, una centralina con 8 sensori e la sirena fori, e anche un videocitofono col monitor al posto del citofono vecchio, il filo c’è già. telecamere no',
      },
    ],
    answers: {
      'telecamer|videosorv': 'telecamere no',
      'sensor|porte|finestr|quant|zone': 'otto: sei finestre e due porte',
      'fil|wireless|tracc': 'senza fili l’antifurto, pel citofono il filo c’è',
      'videocitof|citof|monitor|cancell': 'un monitor solo, una famiglia, la pulsantiera sta al cancellino',
      'metr|mq|grand|superf': '110 metri su due piani',
      'piano|access|casa|villett': 'villetta, terra e primo piano',
      'quando|tempi|urgen|inizi': 'anche domani, mi’ moglie non dorme',
      'dove|citt|comun|zona': 'capezzano pianore, comune di camaiore',
    },
    facts: [
      fact('camaiore', 'capezzano'),
      fact(['8', 'sensor']),
      fact('senza fili', 'wireless'),
      fact('videocitof'),
    ],
    jobs: [scopes.alarm, scopes.intercom],
    // alarm 900–2.800 (villa 1.700–3.500): middle 1.850–2.600; video kit 180–600 (300–600): 390–450; 2.240–3.050 × 1,00 × 1,12 = 2.510–3.420
    band: [2000, 3950],
    after: [
      {
        say: 'ci ho un labrador di 35 chili che gira per casa, mi fa sonà tutto ogni notte?',
        about: [
          'pet',
          'immun',
          'animal',
          'peso',
          'perimetr',
          'contatt',
          'tarat',
          'tarar',
          'regol',
          'volumetr',
          'kg',
          'cane',
        ],
      },
      {
        say: 'qualche sgravio sulle tasse c’è per ’ste cose?',
        about: ['detra', 'bonus', '50', '36', 'sicurezz', 'rate', 'bonific', 'irpef'],
      },
    ],
  },
  {
    id: 'vc20',
    service: 'impianti',
    at: 'Termoli (CB)',
    turns: [
      {
        say: 'AIUTO la presa dietro la lavatrice ha fatto una fiammata, adesso è tutta nera e puzza di plastica bruciata!! sono a termoli cosa faccio',
        safety: {
          steps: [
            [
              'stacc',
              'generale',
              'abbass',
              'togli la corrent',
              'togliere la corrent',
              'interruttore',
              'contator',
            ],
            [
              'non tocc',
              'senza tocc',
              'non usare acqua',
              'niente acqua',
              'allontan',
              'lontan',
              'esci',
              'uscire',
            ],
          ],
          call: true,
        },
      },
      {
        say: 'ok ho abbassato la leva del quadro, fumo non ne esce più. mi serve un elettricista per quella presa',
      },
    ],
    answers: {
      'fum|fiamm|fuoco|odor|bruciat|scintill': 'no adesso più niente, solo la puzza',
      'acqua|bagnat|umid': 'per terra è asciutto',
      'quadro|salvavit|corrent|generale': 'ho staccato tutto, siamo al buio',
      'quant|pres|altr': 'solo quella dietro la lavatrice',
      'anni|impianto|età': 'casa anni 80, impianto mai rifatto',
      'piano|access|ascensor': 'primo piano',
      'quando|tempi|urgen|oggi': 'oggi! ho il freezer pieno',
      'dove|citt|comun|zona|indirizz': 'termoli, vicino alla stazione',
    },
    facts: [fact('termoli'), fact('presa'), fact('lavatrice', 'bruciat'), fact('oggi', 'urgen', 'subito')],
    jobs: [scopes.electricFault],
    // 70–220, middle 145 × (1 − 0,90 × 0,12) = 129 × 1,10 = 142 (urgent hours 70–90 €/h: up to about 220)
    band: [92, 235],
    after: [
      {
        say: 'intanto posso ridare luce almeno al frigo?',
        about: [
          'prima',
          'tecnic',
          'elettricist',
          'verific',
          'control',
          'sicur',
          'linea',
          'circuit',
          'isol',
          'non riatt',
          'magnetoterm',
        ],
      },
    ],
  },
]
