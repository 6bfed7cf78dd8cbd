import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    // 425 × 1,10 = 467
    id: 'm-t01-pot-in-the-corridor',
    service: 'ristrutturazione_tetto',
    at: 'Cascia',
    turns: [
      {
        say: "ogni volta che piove da ponente devo mettere la pentola in corridoio, fa plin plin tutta la notte. l'altro inverno col vento si devono essere mosse delle tegole perché da sotto ne vedo un paio storte",
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'cascia, perugia',
      'piani|altezz|access|alto': 'due piani, ci si arriva con la scala dal terrazzino',
      'mq|m²|superfic|grand': 'il tetto sarà 90 ma il problema è in un punto solo',
      'tegol|coppi|quant|tipo': 'coppi, ne vedo due tre fuori posto',
      'dove|punto|stanza|quant': 'un punto, sopra il corridoio',
      'danni|soffitt|travi|macchi': 'una macchia grande come un piatto',
      'quando|urgen|tempi': 'appena smette',
      'guaina|isol|sotto': 'sotto ci sono le tavelle',
    },
    facts: [fact('cascia'), fact('tegol', 'coppi')],
    jobs: [scopes.roofTile],
    band: [255, 700],
    after: [
      {
        say: 'posso salirci io e rimetterle a posto?',
        about: [
          'pericol',
          'cadut',
          'cader',
          'sicurezz',
          'sconsigl',
          'rischi',
          'imbrac',
          'meglio',
          'professionist',
          'non salir',
          'lascia',
        ],
      },
      {
        say: "l'assicurazione della casa me lo paga se è stato il vento?",
        about: ['polizz', 'event', 'atmosfer', 'denunc', 'foto', 'perit', 'compagni', 'contratt', 'verific'],
      },
    ],
  },
  {
    // 18 × 67,5 × 1,017 × 1,10 = 1.358
    id: 'm-t02-gutters-pinerolo',
    service: 'ristrutturazione_tetto',
    at: 'Pinerolo',
    turns: [
      {
        say: 'grondaie bucate, sono 18 metri in tutto, lamiera preverniciata testa di moro. solo i canali, i pluviali li ho cambiati due anni fa. casa a un piano a Pinerolo, si arriva con scala',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'quando c è posto',
      'material|allumin|rame|color': 'lamiera preverniciata',
      'plu|discend': 'quelli no',
      'piani|altezz|access|pontegg': 'un piano solo, 3 metri e mezzo',
      'metri|lung': 'diciotto',
      'tetto|tegol': 'il tetto va bene',
    },
    facts: [fact('pinerolo'), fact('18'), fact('lamiera', 'grondai')],
    jobs: [scopes.gutters],
    band: [745, 1_970],
    once: true,
    after: [
      {
        say: 'e in rame quanto cambierebbe?',
        about: ['95', '135', 'doppi', 'più', 'dur', 'cost'],
      },
      {
        say: 'ci mettono la griglia per le foglie?',
        about: ['paraf', 'ret', 'pulizi', 'professionist', 'a parte', 'extra', 'aggiun', 'chied', 'prevent'],
      },
    ],
  },
  {
    // 110 × 280 × 1,015 × 1,10 = 34.390
    id: 'm-t03-insulated-asiago',
    service: 'ristrutturazione_tetto',
    at: 'Asiago',
    turns: [
      {
        say: 'Tetto da rifare ad Asiago, due falde 110 mq totali, le travi sono sane ma non c è un filo di isolante e in mansarda si gela. Vorremmo farlo ventilato con fibra di legno e tegole nuove',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'appena si scioglie la neve',
      'travi|struttur|orditura': 'sane, controllate dal falegname',
      'pontegg|access|piani': 'due piani, il ponteggio ci vorrà',
      'spessor|isolant|material': 'fibra di legno 16 cm',
      'lucernar|velux|finestr': 'nessuno',
      'fotovolt|linea vita|antenn': 'linea vita da mettere',
      'vincol|paesagg': 'non credo ci siano vincoli',
    },
    facts: [fact('asiago'), fact('110'), fact('ventilat', 'fibra di legno', 'isol')],
    jobs: [scopes.roofInsulated],
    band: [18_900, 49_900],
    after: [
      {
        say: 'e con la neve e il gelo resiste?',
        about: [
          'ferman',
          'paraneve',
          'caric',
          'ventilaz',
          'guaina',
          'peso',
          'struttur',
          'professionist',
          'calcol',
          'grond',
        ],
      },
      {
        say: 'quanto tempo staremo senza copertura?',
        about: ['telon', 'teli', 'settiman', 'giorn', 'protett', 'falda', 'alla volta', 'provvisor', 'tratt'],
      },
    ],
  },
  {
    // 32 × 185 × 0,88 × 1,10 = 5.730
    id: 'm-t04-terrace-sciacca',
    service: 'ristrutturazione_tetto',
    at: 'Sciacca',
    turns: [
      {
        say: 'a terrazza chiovi rintra a cucina.. è sopra di noi, 8 metri per 4, tutta mattonelle rotte, va livata e rifatta sana sana con la guaina e le mattonelle nuove',
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'sciacca',
      'mq|m²|metri|superfic|misur': '8x4',
      'piano|access|ascensor|quota|gru': 'primo piano, c è la scala larga e il montacarichi si può mettere',
      'sogli|port|parapett': 'una porta sola, il parapetto è buono',
      'piastrell|paviment|material': 'piastrelle da esterno normali antigelo',
      'demol|sopra|massett': 'demolire tutto e massetto nuovo',
      'quando|tempi|inizi': 'dopo settembre',
      'condomin|casa|propriet': 'casa nostra',
    },
    facts: [fact('sciacca'), fact('8', '32'), fact('terrazz', 'guaina')],
    jobs: [scopes.terrace],
    band: [3_150, 8_310],
  },
  {
    id: 'm-t05-chimney-fell',
    service: 'ristrutturazione_tetto',
    at: 'Pontremoli',
    turns: [
      {
        say: "il vento di ieri m'ha fatto crollare il comignolo del camino, è da rifare lui e un pezzo di canna fumaria in mattoni sul tetto. nessuno s'è fatto male, è caduto nell'orto. A Pontremoli, che spesa è?",
      },
    ],
    answers: {
      'quando|tempi|urgen': 'prima di riaccendere il camino',
      'comune|dove|città|zona': 'pontremoli',
      'piani|altezz|access': 'due piani, tetto in piagne',
      'metri|lung|alt': 'un metro e mezzo fuori dal tetto',
      'tegol|tetto|danni|infiltr': 'le tegole intorno sono intere',
      'camino|legna|uso': 'camino a legna che uso tutti i giorni',
    },
    facts: [fact('pontremoli'), fact('comignol', 'canna fumaria', 'camino')],
    jobs: [],
    once: true,
  },
  {
    // 14 × 95 × 1,026 × 1,10 = 1.500
    id: 'm-t06-panels-in-the-way-imola',
    service: 'ristrutturazione_tetto',
    at: 'Imola',
    turns: [
      {
        say: "il tetto me lo rifà l'impresa di mio cugino, ma ho sopra 14 pannelli fotovoltaici che vanno tirati giù e poi rimessi. mi serve solo quello. imola, tetto a due falde basso, un piano",
      },
    ],
    answers: {
      'quando|tempi|inizi': 'aprile, il tetto dura tre settimane',
      'quant|moduli|pannell': 'quattordici',
      'access|piani|pontegg|altezz': 'il ponteggio ce lo mette mio cugino',
      'inverter|potenz|kw': 'sono 4,5 kw, inverter in garage',
      'età|anni': 'del 2014',
      'gse|conto|incentiv': 'nessun conto energia',
      'ganci|struttur': 'i ganci si riusano se vanno',
    },
    facts: [fact('imola'), fact('14'), fact('pannell', 'moduli', 'fotovolt')],
    jobs: [scopes.panelsOff],
    band: [825, 2_175],
    after: [
      {
        say: 'se ne rompono uno chi lo paga?',
        about: [
          'assicuraz',
          'polizz',
          'responsab',
          'ditta',
          'impres',
          'contratt',
          'scritt',
          'custod',
          'professionist',
          'escl',
        ],
      },
      {
        say: 'a fine vita convengono ancora o ne metto di nuovi?',
        about: [
          'anni',
          '25',
          'rend',
          'potent',
          'efficien',
          'produ',
          'garanzi',
          'inverter',
          'riutilizz',
          'funzion',
        ],
      },
    ],
  },
  {
    // 54 × 52,5 × 0,93 × 1,10 = 2.894
    id: 'm-t07-garage-felt-corrected',
    service: 'ristrutturazione_tetto',
    at: 'Olbia',
    turns: [
      {
        say: 'garage con tetto piano, 45 mq, la guaina ardesiata è cotta dal sole e gocciola in più punti. va rifatta a vista, olbia',
      },
      {
        say: 'mio figlio ha misurato, sono 9 per 6 quindi 54, avevo detto male. ma bisogna togliere quella vecchia o ci va sopra?',
        about: [
          'stat',
          'strat',
          'rimoz',
          'rimuov',
          'aderen',
          'ader',
          'bolle',
          'sopralluog',
          'professionist',
          '8',
          '15',
        ],
      },
    ],
    answers: {
      'mq|m²|metri|superfic|misur': '54, nove per sei',
      'strat|vecchi|rimuov|togl': 'uno strato solo',
      'pendenz|scaric|bocchett|acqua': 'scarica bene in un bocchettone',
      'access|piani|altezz': 'un piano, tre metri',
      'paviment|calpest': 'non ci cammina nessuno',
      'quando|tempi|inizi': 'a settembre',
      'tipo|liquid|guaina': 'ardesiata come adesso',
      isol: 'no è un garage',
    },
    facts: [fact('olbia'), fact('54'), fact('garage', 'guaina')],
    wrong: ['45 m²'],
    jobs: [scopes.roofFelt],
    band: [1_590, 4_200],
  },
]
