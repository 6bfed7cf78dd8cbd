import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreRenovation: readonly CorpusConversation[] = [
  {
    id: 'p4-6-casale-monferrato',
    service: 'ristrutturazione',
    at: 'Casale Monferrato',
    turns: [
      {
        say: 'Salve vorrei togliere il muro tra cucina e tinello, quello sottile da 8/10 cm, lungo 3 metri e mezzo per 2,80 di altezza, e poi nel locale unico che viene fuori (38 mq) mettere il parquet prefinito in rovere appoggiato sulle piastrelle che ci sono. Abito a Casale Monferrato, quarto piano con ascensore piccolo',
      },
    ],
    answers: {
      'portant|struttur|spessor': 'no è un tramezzo, il geometra del condominio l’ha visto',
      'prese|impiant|tubi|cavi|elettric': 'una presa e un interruttore',
      'muro|paret|tramezz': '3 e mezzo per 2,80',
      'metri|mq|superfic|grand|misur|quant': '38 mq di pavimento',
      'parquet|legno|mater|tipo|prefinit|laminat': 'prefinito rovere, a click',
      'piastrell|sotto|fondo|massett|vecchio': 'ci va sopra, le piastrelle son belle piane',
      port: 'una da piallare forse',
      'pian|ascens': 'quarto, ascensore da tre persone',
      'abit|arred|mobil': 'ci vivo, i mobili li sposto in camera',
      'pratic|cila|comun': 'non so se serve, fate voi',
      'quando|entro|tempi|urgen': 'dopo natale con calma',
      'foto|immagin': 'ne ho due, magari dopo',
      'citta|paese|dove': 'casale monferrato',
    },
    facts: [fact('casale'), fact('38'), fact('rovere', 'prefinit'), fact('parquet')],
    jobs: [scopes.wallDown, scopes.parquet],
    // r.muro 800-2.500 (1.650) + r.parquet 38 × 65-105 = 2.470-3.990 (3.230) = 4.880 × 1,02 × 1,10 = 5.480
    band: [3300, 8300],
    once: true,
    after: [
      {
        say: 'le macerie chi le porta giù, e devo andare io in municipio a dirlo prima?',
        about: [
          'cila',
          'tecnic',
          'geometr',
          'smalt',
          'discaric',
          'compres',
          'impresa',
          'pratic',
          'asseverat',
          'ditta',
          'calcinacc',
          'deposit',
          'comun',
        ],
      },
      {
        say: "guarda mia moglie s'è impuntata, il muro resta dov'è che non vuole gli odori in sala. fammi solo il parquet, sempre 38",
        jobs: [scopes.parquet],
        // 38 × 65-105, middle 3.230 × 1,01 × 1,10 = 3.590
        band: [2100, 5400],
        facts: [fact('38'), fact('parquet')],
      },
    ],
  },
  {
    // r.parziale 75 m² × 450–850 = 33.750–63.750, middle 48.750; Abruzzo k 0,95, m 0,6 → × 0,97 = 47.300; VAT 10 % → 52.000.
    id: 'p6-1-avezzano',
    service: 'ristrutturazione',
    at: 'Avezzano',
    turns: [
      {
        say: "Salve, io e il mio compagno abbiamo preso la casa della zia ad avezzano, 75 metri. Non è messa malissimo, l'anno scorso la zia ha cambiato la caldaia e gli infissi quindi quelli no. Però i fili della luce sono quelli di quando l'hanno costruita, il bagno è da buttare e nelle camere vogliamo cambiare per terra e ridare il bianco. I termosifoni li teniamo, vanno bene. Non so neanche da dove si comincia, secondo te quanto dobbiamo mettere da parte?",
      },
    ],
    answers: {
      'dove|comune|citta|paese|localit': 'avezzano, in zona nord',
      'quanti bagni|bagni': 'uno solo',
      'bagno|sanitari': 'si quello tutto nuovo, sara 5 metri scarsi, uno solo ce ne sta',
      'elettric|corrente|impiant|idraul|tubi|riscald|termosif':
        'la luce tutta da rifare, i tubi del bagno pure, i termosifoni invece restano quelli',
      'infiss|finestr|serrament|caldaia': 'quelli no sono nuovi',
      'paviment|terra|gres|parquet': 'nelle due camere e nel corridoio, roba normale tipo gres',
      cucina: 'la cucina per ora la lasciamo',
      'metri|mq|grand|superfic|misur': '75 mq',
      'muri|pareti|abbatt|spost|tramezz|distrib': 'no i muri restano dove stanno',
      'finitur|fascia|livello|qualit|material': 'una cosa media, non siamo ricchi',
      'piano|ascensor': 'primo piano senza ascensore',
      'abit|vuot|mobil|arredat': 'è vuota, la zia sta dal figlio',
      'anno|epoca|costruit|condizion|stato': 'anni 70 credo, tenuta bene ma vecchia',
      'quando|tempi|entro|urgen|inizi': 'vorremmo entrare per settembre',
      foto: 'te le mando nel weekend',
      'budget|spesa|cifra': 'boh dimmelo tu',
      'nome|chiam': 'Federica',
    },
    facts: [fact('avezzano'), fact('75'), fact('bagno'), fact('elettric', 'luce', 'fili')],
    jobs: [scopes.homePartial],
    band: [31000, 78000],
    after: [
      {
        say: 'ok.. ma in tutto sto lavoro quanti mesi restiamo senza poterci entrare?',
        about: [
          'settiman',
          'giorn',
          'durat',
          'dura',
          'duran',
          'lavorativ',
          'cantier',
          'circa',
          'temp',
          'dipend',
          'consegn',
        ],
      },
      {
        // r.completa 75 × 700–1.250, middle 73.100 × 0,97 × 1,1 = 78.000.
        say: 'Senti il mio compagno dice che a sto punto tanto vale fare tutto, anche termosifoni nuovi coi loro tubi e la cucina, pavimenti dappertutto. Insomma casa completa da cima a fondo, sempre senza infissi',
        jobs: [scopes.homeFull],
        band: [47000, 117000],
        facts: [fact('complet', 'tutto', 'tutta'), fact('75')],
      },
    ],
  },
  {
    // r.pavimento-sopra 48 m² × 50–90 (wood effect +15–35): 2.400–6.000; middle 3.360–4.560; Sardegna k 0,88, m 0,55 → × 0,93; VAT 10 % → 3.450–4.690.
    id: 'p6-2-sassari',
    service: 'ristrutturazione',
    at: 'Sassari',
    turns: [
      {
        say: 'Buonasera. Appartamento a Sassari, terzo piano con ascensore. Vorrei posare gres effetto legno, formato a doghe, sopra le mattonelle che ci sono, senza spaccare niente. Soggiorno 26 mq, camera 14, cameretta 8: totale 48 mq. Le mattonelle vecchie sono ben attaccate e in piano, ho controllato col livello. Materiale di fascia media da fornire insieme alla posa. La casa la svuoto io. Prezzo indicativo? Grazie, Gavino',
      },
    ],
    answers: {
      'dove|comune|citta|paese|localit': 'Sassari, zona Luna e Sole',
      'demol|sopra|togli|sovrapp': 'sopra, senza demolire',
      'metri|mq|grand|superfic|misur': '48 mq',
      'material|gres|tipo|format|legno': 'gres effetto legno',
      'battiscop|zoccol': 'si anche il battiscopa nuovo',
      'livell|piano|ascensor|stato|condizion': 'pavimento in piano, terzo piano con ascensore',
      port: '3 porte, forse da tagliare sotto',
      'mobil|vuot|abit|arredat': 'le stanze le svuoto io',
      'quando|tempi|entro|urgen|inizi': 'dopo le feste, con calma',
      foto: 'posso mandarle',
      'nome|chiam': 'Gavino',
    },
    once: true,
    facts: [fact('sassari'), fact('48'), fact('gres'), fact('legno')],
    jobs: [scopes.floorOver],
    band: [2300, 6800],
    after: [
      {
        say: 'Una cosa, ma poi le porte mi strisciano?',
        about: [
          'tagli',
          'piall',
          'spessor',
          'millimetr',
          'mm',
          'cm',
          'centimetr',
          'alz',
          'accorc',
          'rifil',
          'livell',
          'sott',
          'altezz',
          'batt',
        ],
      },
      {
        // 60 m²: 3.360–4.560 × 60/48 → with VAT 4.300–5.860.
        say: "Mia moglie vuole fare anche il corridoio e l'ingresso, altri 12 metri, quindi saremmo a 60",
        jobs: [scopes.floorOver],
        band: [2900, 8500],
        facts: [fact('60')],
      },
    ],
  },
  {
    // r.levigatura 55 m² × 24–42 = 1.320–2.310, middle 1.815; Udine k 1,03–1,08, m 0,85 → × 1,05; VAT 10 % → 2.100.
    id: 'p6-3-udine',
    service: 'ristrutturazione',
    at: 'Udine',
    turns: [
      {
        say: 'ciao ho i pavimenti alla veneziana quelli a sassolini anni 60 tutti opachi e macchiati, si possono far tornare belli lucidi? quanto costa',
      },
    ],
    answers: {
      'dove|comune|citta|paese|localit': 'udine, verso chiavris',
      'metri|mq|grand|superfic|misur': 'boh circa 55, entrata sala e 2 camere',
      'stanz|local|camer': 'entrata sala e 2 camere',
      'tipo|material|marmo|granigl|parquet|legno|veneziana': 'graniglia, i sassolini nel cemento',
      'crep|rott|rovinat|stato|condizion|danneg|macchi|buch':
        'macchie e un paio di crepette piccole, niente di rotto',
      'mobil|vuot|abit|arredat': 'i mobili li sposto con mio fratello',
      'piano|ascensor': "al secondo ma ascensore c'è",
      'finitur|lucid|opac|satin': 'lucido che si specchi',
      'quando|tempi|entro|urgen|inizi': 'quando capita, prima dell estate',
      foto: 'dopo',
      'nome|chiam': 'Denis',
    },
    facts: [fact('udine'), fact('55'), fact('granigl', 'venezian', 'sassolin')],
    jobs: [scopes.sanding],
    band: [1250, 3200],
    after: [
      {
        say: 'e fanno un polverone? ho mia mamma con l asma in casa',
        about: [
          'acqua',
          'umid',
          'aspir',
          'bagnat',
          'fango',
          'fang',
          'rumor',
          'protez',
          'protegg',
          'telo',
          'teli',
          'stanz',
          'sigill',
          'chiud',
          'abit',
          'giorn',
          'fuori',
          'prodott',
        ],
      },
      {
        // 28 m² × 24–42 = 670–1.180, middle 924 × 1,05 × 1,1 = 1.070.
        say: "guarda facciamo per ora solo le due camere che son 28 metri, la sala l'anno prossimo",
        jobs: [scopes.sanding],
        band: [620, 1650],
        facts: [fact('28')],
      },
    ],
  },
]
