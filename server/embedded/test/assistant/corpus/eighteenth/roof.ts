import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'tb1-slipped-tiles-bagnone',
    service: 'ristrutturazione_tetto',
    at: 'Bagnone',
    turns: [
      {
        say: 'buongiorno dopo il vento di martedi si sono mossi dei coppi e nella camera di mia suocera viene giu una goccia, ho messo il secchio. un punto solo vicino al camino',
      },
    ],
    answers: {
      'foto|immagin': 'no adesso sono al lavoro',
      'quant|esteso|metri|superfic|grand': 'saranno 6 o 7 coppi, un punto solo',
      'copert|materiale|tipo|tegol|copp': 'coppi vecchi di terracotta',
      'travi|legno|struttur|stato': 'le travi mi sembrano buone',
      'piano|access|scala|raggiung|pontegg|alt|salir':
        'casa di due piani, dal cortile con una scala lunga ci si arriva',
      'dove|comun|citt|zona|paese|indirizz': 'bagnone, in lunigiana',
      'quando|temp|urgen|entro|iniz': 'questa settimana se potete che sabato danno pioggia',
      'budget|spes': 'non saprei',
    },
    facts: [
      fact('bagnone'),
      fact('copp'),
      fact(['un', 'punto'], ['1', 'punto'], 'infiltraz', 'gocc'),
      fact('settimana', 'urgen', 'sabato', 'subito'),
    ],
    jobs: [scopes.roofTile],
    // one leak 250–600, Toscana k 1, VAT 10 %: 275–660, middle 467
    band: [310, 640],
    after: [
      {
        say: 'e se salite e trovate un travetto marcio quello è dentro o no?',
        about: [
          'a parte',
          'esclus',
          'non compres',
          'separat',
          'aggiunt',
          'extra',
          'in piu',
          'legn',
          'struttur',
          'fuori',
          'sopralluog',
          'preventiv',
          'inclus',
          'conteggi',
        ],
      },
      {
        say: 'il soffitto macchiato chi lo sistema dopo',
        about: [
          'imbianch',
          'tintegg',
          'pittur',
          'intern',
          'asciug',
          'esclus',
          'a parte',
          'compres',
          'inclus',
          'separat',
        ],
      },
    ],
  },
  {
    id: 'tb2-new-tiles-castelnovo',
    service: 'ristrutturazione_tetto',
    at: 'Castelnovo ne’ Monti',
    turns: [
      {
        say: 'Salve, abbiamo la casa di mio nonno a Castelnovo ne Monti, il tetto ha le tegole del 1968 e si sfaldano col gelo. vorremmo metterle tutte nuove con la guaina sotto, niente isolamento perche sotto c’è la soffitta vuota. La casa in pianta è 10 metri x 12',
      },
    ],
    answers: {
      'foto|immagin': 'domani magari',
      'isol|coibent|ventil': 'no isolamento no, la soffitta non la usiamo',
      'travi|legno|struttur|orditur|stato': 'travi di castagno sane le ha viste il geometra',
      'quant|metri|superfic|grand|mq|dimension': 'la pianta è 10 per 12, due falde',
      'tegol|copp|materiale|copert|tipo': 'tegole marsigliesi rosse come ora',
      'grond|latton|camin|lucern': 'le grondaie le abbiamo cambiate 5 anni fa',
      'pontegg|piano|access|alt|raggiung|camion|salir':
        'due piani, il camion arriva fino davanti, il ponteggio ci vorra credo',
      'dove|comun|citt|zona|paese|indirizz': 'castelnovo ne monti, reggio emilia',
      'quando|temp|urgen|entro|iniz': 'da maggio in poi quando non gela',
      'vincol|centro storic|condomin': 'nessun vincolo, casa nostra',
    },
    facts: [
      fact('castelnovo'),
      fact(['10', '12'], '120', '140', '144', '138', '150'),
      fact('marsigl', 'tegol'),
      fact('maggio', 'primavera'),
    ],
    jobs: [scopes.roofTiles],
    // slope 120 × 1,2 = 144 m² × 95–160 = 13.680–23.040; k 1,03 (m 0,6) × 1,018; VAT 10 %: 15.300–25.800, middle 20.560; with scaffold about 23.000
    band: [14000, 28500],
    after: [
      {
        say: 'le tegole vecchie le portate via voi o resta il mucchio in cortile?',
        about: [
          'discaric',
          'smalt',
          'compres',
          'inclus',
          'rimozion',
          'rimoss',
          'macer',
          'trasport',
          'rifiut',
        ],
      },
      {
        say: 'noi però vorremmo usare i coppi, cambia tanto?',
        about: [
          '20',
          '25',
          'aument',
          'cost',
          'prezz',
          'in più',
          'in piu',
          'euro',
          '€',
          'metro',
          'mq',
          'm²',
          'tegol',
        ],
      },
    ],
  },
  {
    id: 'tb3-garage-felt-mesagne',
    service: 'ristrutturazione_tetto',
    at: 'Mesagne',
    turns: [
      {
        say: 'salve il terrazzo sopra al garage è 60mq coperto con la guaina grigia quella con le pietruzze. sono 15 anni e sta tutta crepata vorrei farne una nuova sopra, non ci si cammina non ci sono mattonelle',
      },
    ],
    answers: {
      'foto|immagin': 'no',
      'strat|vecchi|rimuov|rimoz|toglier|esistent': 'c’è una sola guaina, la nuova si puo mettere sopra',
      'penden|ristagn|acqua|scaric|bocchet': 'l’acqua se ne va bene ha due scarichi',
      'calpest|paviment|piastrell|uso|cammin': 'non ci va nessuno',
      'quant|metri|superfic|grand|mq|dimension': '60 metri quadri',
      'materiale|tipo|finit|liquid|guaina': 'guaina ardesiata come prima',
      'piano|access|scala|alt|raggiung|salir|pontegg': 'è alto tre metri, scala in muratura da dietro',
      'dove|comun|citt|zona|paese|indirizz': 'mesagne prov brindisi',
      'quando|temp|urgen|entro|iniz': 'prima delle piogge, settembre',
    },
    facts: [fact('mesagne'), fact('60'), fact('ardesiat', 'guaina'), fact('settembre', 'piogg')],
    jobs: [scopes.roofFelt],
    // 60 × 30–75 = 1.800–4.500; Puglia k 0,88 (m 0,6) × 0,928; VAT 10 %: 1.840–4.590, middle 3.215
    band: [2100, 4300],
    after: [
      {
        say: 'quanto mi dura poi? questa l’hanno venduta per 20 e ne ha fatti 15',
        about: ['anni', 'durat', 'decenn', 'garanzi', 'manutenz', '10', '25'],
      },
      {
        say: 'ma se invece mettete due mani incrociate di rotoli quanto sale',
        about: ['doppi', '80', 'strat', 'aument', 'in più', 'in piu', 'prezz', 'cost', 'euro', '€'],
      },
    ],
  },
  {
    id: 'tb4-gutters-windows-sauris',
    service: 'ristrutturazione_tetto',
    at: 'Sauris',
    turns: [
      {
        say: 'Buonasera sono Ivana da Sauris. Due cose sul tetto: le grondaie di lamiera sono da cambiare, 22 metri piu due discese di 6 metri, e poi ho due velux degli anni 90 che fanno condensa e spifferano, da sostituire con uguali nello stesso buco',
      },
    ],
    answers: {
      'foto|immagin': 'non riesco ora',
      'velux|finestr|lucern|modell': 'due, 78x118, stesso foro, manuali',
      'pluvial|discen|discese': 'due da 6 metri',
      'rame|lamiera|allumin|materiale|tipo|color': 'lamiera preverniciata testa di moro',
      'quant|metri|lung|grand|dimension': '22 metri di gronda e 2 finestre',
      'piano|access|scala|alt|raggiung|salir|pontegg|piattaf':
        'due piani, c’è prato intorno, con la piattaforma si gira bene',
      'tetto|tegol|copert|manto|falda': 'scandole no, tegole di cemento',
      'dove|comun|citt|zona|paese|indirizz': 'sauris di sotto',
      'quando|temp|urgen|entro|iniz': 'prima della neve, entro ottobre',
    },
    facts: [
      fact('sauris'),
      fact('22'),
      fact(['2', 'velux'], ['due', 'velux'], ['2', 'finestr'], ['due', 'finestr'], ['2', 'lucern']),
      fact('lamiera', 'preverniciat'),
    ],
    jobs: [scopes.gutters, scopes.roofWindow],
    // gutters 22 × 45–90 + 12 m downpipe × 25–60 = 1.290–2.700; windows 2 × 900–1.600 = 1.800–3.200; k 1,03; VAT 10–12 %: 1.440–3.020 + 2.040–3.630, middle 5.060
    band: [3400, 6800],
    after: [
      {
        say: 'ma la grondaia in rame quanto verrebbe di differenza?',
        about: [
          '95',
          '135',
          'metro',
          'euro',
          '€',
          'doppi',
          'costos',
          'cara',
          'caro',
          'prezz',
          'in più',
          'in piu',
          'aument',
        ],
      },
      {
        say: 'per i velux uguali devo chiedere permessi in comune?',
        about: [
          'nessun',
          'liber',
          'sostituz',
          'non serv',
          'non occorr',
          'non è necess',
          'cila',
          'scia',
          'vincol',
          'autorizz',
          'manutenz',
          'paesagg',
        ],
      },
      {
        say: 'le finestre le montate dal di dentro o mi sporcate tutta la camera',
        about: [
          'intern',
          'estern',
          'tetto',
          'protezion',
          'telo',
          'teli',
          'pul',
          'polver',
          'copr',
          'coper',
          'finitur',
          'raccord',
        ],
      },
    ],
  },
  {
    id: 'tb5-canopy-and-leaves-orgosolo',
    service: 'ristrutturazione_tetto',
    at: 'Orgosolo',
    turns: [
      {
        say: 'o salve io tengo una tettoia di 45 metri quadri dietro casa a Orgosolo, sopra ci sta un ondulato di plastica tutto rotto (plastica non amianto) voglio i pannelli quelli a panino da 5 centimetri',
      },
      {
        say: 'ah scusi già che venite mi pulite anche le grondaie della casa? sono piene di foglie di leccio, casa a due piani',
      },
    ],
    answers: {
      'foto|immagin': 'non sono buono con le foto',
      'amiant|eternit|plastic|vecchi|esistent|rimuov': 'è plastica, vetroresina, la levo io anche',
      'foglie|grond|pulir|pulizia': 'le grondaie di casa tutte intorno, saranno 30 metri',
      'ferro|struttur|trav|stato|regg': 'la struttura è in ferro ed è buona',
      'spessor|isol|pannell|materiale|tipo|color': 'sandwich da 50 mm, colore rosso se c’è',
      'quant|metri|superfic|grand|mq|dimension': '45 metri quadri, 9 per 5',
      'piano|access|scala|alt|raggiung|salir|pontegg|piattaf':
        'la tettoia è alta 3 metri, la casa due piani si arriva con scala',
      'dove|comun|citt|zona|paese|indirizz': 'orgosolo nuoro',
      'quando|temp|urgen|entro|iniz': 'con calma, questa primavera',
    },
    facts: [
      fact('orgosolo'),
      fact('45'),
      fact('sandwich', 'panin', 'pannell'),
      fact('5 c', '50', '5cm'),
      fact('fogli', ['pul', 'grond']),
    ],
    wrong: ['eternit'],
    jobs: [scopes.roofMetal, scopes.gutterCleaning],
    // sandwich 45 × 75–120 = 3.375–5.400, Sardegna k 0,88 (m 0,4) × 0,952; cleaning 150–450 × 0,892; VAT 10 %: 3.530–5.660 + 150–440, middle 4.890
    band: [3300, 6700],
    after: [
      {
        say: 'col sole d’agosto sotto questi pannelli ci si sta o è un forno?',
        about: [
          'isol',
          'coibent',
          'spessor',
          'poliuret',
          'schiuma',
          'cald',
          'temperat',
          'termic',
          'fresc',
          'riscald',
        ],
      },
      {
        say: 'e quanti giorni ci mettete in tutto',
        about: ['2', '3', '4', 'due', 'tre', 'mezza', 'settiman', 'qualche'],
      },
    ],
  },
  {
    id: 'tb6-loft-instead-pescasseroli',
    service: 'ristrutturazione_tetto',
    at: 'Pescasseroli',
    turns: [
      {
        say: 'salve dobbiamo rifare il tetto coibentato, sono 110 metri di falde, l’inverno al piano sotto si gela e paghiamo 3000 euro di metano',
      },
      {
        say: 'anzi no lasciate perdere il tetto. mio genero che è del mestiere dice che basta soffiare la cellulosa sul pavimento della soffitta che tanto non la usiamo. sono 95 metri',
      },
    ],
    answers: {
      'foto|immagin': 'no',
      'tetto|tegol|perd|infiltr|copert': 'il tetto non perde, non si tocca',
      'spessor|materiale|tipo|isolant|cellulos': 'cellulosa soffiata, mi hanno detto 20 cm',
      'calpest|assito|cammin|uso|abit|deposit': 'vuota, non ci andiamo mai, non serve camminarci',
      'quant|metri|superfic|grand|mq|dimension': '95 metri quadri di soffitta',
      'botol|access|piano|scala|alt|raggiung|salir':
        'c’è una botola con la scaletta, in mezzo si sta in piedi',
      'dove|comun|citt|zona|paese|indirizz': 'pescasseroli',
      'quando|temp|urgen|entro|iniz': 'entro ottobre prima di accendere',
    },
    facts: [fact('pescasseroli'), fact('95'), fact('cellulos', 'soffiat', 'insuffl'), fact('ottobre')],
    wrong: ['110'],
    jobs: [scopes.attic],
    // 95 × 25–60 = 2.375–5.700 (blown 25–40: 2.375–3.800); Abruzzo k 0,95 (m 0,4) × 0,98; VAT 10 %: 2.560–6.150, middle 4.350, blown middle 3.330
    band: [2600, 5500],
    after: [
      {
        say: 'ci sono detrazioni per sta cosa? è la nostra prima casa',
        about: [
          '50',
          '36',
          'bonus',
          'ecobonus',
          'percent',
          'irpef',
          'fiscal',
          'commercialist',
          'caf',
          'anni',
        ],
      },
      {
        say: 'i topi non ci fanno il nido dentro?',
        about: [
          'borat',
          'borac',
          'boric',
          'trattat',
          'rodit',
          'insett',
          'antipar',
          'sali',
          'cellulos',
          'isolant',
          'chiu',
          'sigill',
          'rete',
          'reti',
        ],
      },
    ],
  },
]
