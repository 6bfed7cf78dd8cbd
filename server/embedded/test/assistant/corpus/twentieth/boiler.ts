import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'vc7',
    service: 'caldaia',
    at: 'Napoli, Vomero',
    turns: [{ say: 'bongiorno giovanotto, aggia cagnà a caldaia. chella vecchia tene vint’anne' }],
    answers: {
      'citt|comune|paese|quartier|dove si trova la casa|dove si trova l’appart|dove abit|dove sei':
        'napule, o vomero',
      'fum|canna|scaric': 'o tubo esce fore o balcone, sta buono',
      'estern|intern|balcon|posizion|install|si trova|colloc': 'sta fore o balcone, dint’ a nu stipetto',
      'bagn|docce': 'nu bagno sulo',
      'kw|potenz|modello|tipo|condens|marca': 'normale, 24 sta scritto ncoppa',
      'metr|mq|grand|stanz|superf': 'so’ 85 metri, tre stanze',
      'termosif|radiator|calorif': 'sei termosifoni',
      'gas|metan|gpl|aliment': 'metano d’a città',
      'person|quanti siete': 'io e mio marito',
      'piano|ascensor|access': 'quarto piano cu l’ascensore',
      'quando|tempi|urgen|inizi|entro': 'primma d’o friddo, ncopp’ a quinnice juorne',
      'dove|citt|comun|zona|quartier': 'napule, o vomero vicino a via scarlatti',
    },
    facts: [fact('vomero', 'napoli'), fact('24'), fact('balcon', 'estern'), fact('85')],
    jobs: [scopes.boiler],
    // 1.800–3.000, middle 2.400 (+ 225 outdoor = 2.625) × (1 − 0,30 × 0,14) × 1,12 = 2.575–2.816
    band: [1750, 3700],
    after: [
      {
        say: 'maronna mia e pecché accussì assaje? int’ o negozio na caldaia sta a 900 euro',
        about: [
          'smont',
          'smalt',
          'lavagg',
          'manodop',
          'montagg',
          'install',
          'compres',
          'inclus',
          'dichiaraz',
          'filtro',
          'posa',
        ],
      },
      {
        say: 'e che succere mo? veneno lloro o aggia chiammà io?',
        about: [
          'profession',
          'artigian',
          'contatt',
          'richiest',
          'sopralluog',
          'idraulic',
          'tecnic',
          'preventiv',
          'invi',
        ],
      },
    ],
  },
  {
    id: 'vc8',
    service: 'caldaia',
    at: 'Tione di Trento (TN)',
    once: true,
    turns: [
      {
        say: 'ciao. sostituzione caldaia, 24kw condensazione, app.to 75mq a Tione di Trento 2° piano con asc. un bagno, 7 caloriferi, metano. caldaia attuale camera stagna interna in ripostiglio, scarico a tetto già intubato e ok. fine mese se possibile. prezzo indicativo?',
      },
    ],
    answers: {
      'fum|canna|scaric': 'a tetto, già intubata',
      'kw|potenz|tipo|marca|fascia': '24kw, marca media va bene',
      'estern|intern|posizion|colloc': 'interna, ripostiglio',
      'gas|metan': 'metano',
      'bagn|metr|mq': '1 bagno 75mq',
      'piano|ascensor|access': '2° con asc',
      'valvol|termostat|altro': 'no solo caldaia',
      'quando|tempi|urgen': 'fine mese',
      'dove|citt|comun|zona': 'tione di trento',
    },
    facts: [
      fact('tione'),
      fact(['24', 'kw'], '24kw'),
      fact('metano'),
      fact('75'),
      fact('fine mese', 'fine del mese', 'mese'),
    ],
    jobs: [scopes.boiler],
    // 2.400 × (1 + 0,30 × 0,03) = 2.422 × 1,12 = 2.712
    band: [1800, 3650],
    after: [
      {
        say: 'detrazione 50% ce l’ho o l’hanno tolta?',
        about: ['fossil', 'ibrid', 'pomp', 'nient', 'nessun', '2025', 'termico', 'condens', 'sola'],
      },
      {
        say: 'garanzia?',
        about: ['ann', 'mesi', 'legg', 'conform', 'produtt', 'install', 'costrutt', 'marca', 'casa'],
      },
    ],
  },
  {
    id: 'vc9',
    service: 'caldaia',
    at: 'Vetralla (VT)',
    turns: [
      {
        say: 'salve mi serve una caldaia nuova a metano per la villetta, la vecchia ormai mi ha abbandonato',
      },
      {
        say: 'ah no aspetta mi so sbajato, qui il metano nun arriva, noi c’avemo il gpl col bombolone in giardino',
      },
    ],
    answers: {
      'citt|comune|paese|dove si trova la casa|dove si trova la villett|dove abit|dove sei':
        'vetralla, frazione cura',
      'fum|canna|scaric': 'esce dal muro di fianco, tutto regolare',
      'bagn|docce': 'due bagni e alla mattina ce se scanna per la doccia',
      'kw|potenz|tipo|condens|modello': 'l’idraulico diceva 30 kw pe via delle due docce',
      'estern|intern|posizion|colloc|si trova': 'dentro in lavanderia al piano terra',
      'metr|mq|grand|superf': 'sarà un 130 metri su due livelli',
      'gas|gpl|aliment|combust': 'gpl',
      'termosif|radiator|calorif': 'undici termosifoni',
      'person|quanti siete': 'cinque con la suocera',
      'piano|ascensor|access': 'piano terra, ce se arriva col furgone',
      'quando|tempi|urgen|inizi': 'il prima possibile semo al freddo',
      'dove|citt|comun|zona': 'vetralla, frazione cura',
    },
    facts: [fact('vetralla'), fact('gpl'), fact(['2', 'bagn'], ['due', 'bagn'], 'doppi'), fact('30')],
    wrong: ['metano'],
    jobs: [scopes.boiler],
    // 2.300–3.800, middle 3.050 (+ 100 GPL = 3.150) × 1,00 × 1,12 = 3.416–3.528
    band: [2250, 4700],
    after: [
      {
        say: 'quanto tempo ci stanno a montalla? la suocera se lamenta',
        about: ['giorn', 'ore', 'mattin', 'sera'],
      },
      {
        say: 'il termostato a rotella in corridoio ce lo posso lascià o butto pure quello?',
        about: [
          'compatib',
          'contatt',
          'fil',
          'collega',
          'tener',
          'manten',
          'cambi',
          'sostitu',
          'cronoterm',
          'modul',
          'funzion',
          'esclus',
        ],
      },
    ],
  },
  {
    id: 'vc10',
    service: 'caldaia',
    at: 'Sestri Levante (GE)',
    once: true,
    turns: [
      {
        say: 'Buonasera, appartamento a Sestri Levante zona Riva, 80 mq, primo piano. Devo sostituire la caldaia a metano (24 kW, sta in cucina, scarico già a tetto e a norma) e già che ci siamo mettere le termostatiche su tutti i 7 caloriferi che ne sono sprovvisti. Un bagno solo. Vorrei fare tutto in ottobre prima di accendere.',
      },
    ],
    answers: {
      'valvol|termostatic|calorif|radiator|termosif|quant': '7 caloriferi, tutti senza valvole, in ghisa',
      'fum|canna|scaric': 'a tetto, intubato nel 2018',
      'kw|potenz|tipo|condens': '24 kW a condensazione',
      'estern|intern|posizion|colloc': 'in cucina, dentro un pensile',
      'gas|metan': 'metano',
      'bagn|metr|mq': 'un bagno, 80 mq',
      'piano|ascensor|access': 'primo piano senza ascensore',
      'quando|tempi|urgen': 'in ottobre',
      'dove|citt|comun|zona': 'Sestri Levante, Riva Trigoso',
    },
    facts: [
      fact('sestri levante'),
      fact('24'),
      fact(['7', 'valvol'], ['7', 'termo'], ['7', 'calorif'], ['7', 'radiator'], '7 pezzi'),
      fact('ottobre'),
    ],
    jobs: [scopes.boiler, scopes.valves],
    // boiler 2.400 × (1 + 0,30 × 0,03) × 1,12 = 2.712; 7 × 82,50 = 577 × (1 + 0,45 × 0,03) × 1,10 = 644; together 3.356
    band: [2200, 4500],
    after: [
      {
        say: 'I miei sono in ghisa degli anni 60: non è che poi gli attacchi non combaciano?',
        about: [
          'compatib',
          'adatt',
          'filett',
          'detentor',
          'misur',
          'verific',
          'radiator',
          'valvol',
          'raccord',
          'sopralluog',
        ],
      },
      {
        say: 'Avevo messo da parte 3.000 euro, ci arrivo?',
        about: [
          'rientr',
          'budget',
          'bast',
          'fascia',
          'forbice',
          'stim',
          'limite',
          'super',
          'dentro',
          'sotto',
        ],
      },
    ],
  },
  {
    id: 'vc11',
    service: 'caldaia',
    at: 'Gubbio (PG)',
    turns: [
      {
        say: 'ciao dovrei mettere una caldaia nuova, la mia va in blocco ogni due x tre e mi compare un errore',
      },
      {
        say: 'anzi guarda ci ho ripensato, ha solo 6 anni! prima la faccio aggiustare, quella nuova lasciamo stare',
      },
    ],
    answers: {
      'citt|comune|paese|dove si trova la casa|dove si trova l’appart|dove abit|dove sei':
        'gubbio, fuori le mura',
      'error|codic|display|guast|problem|sintom|succed':
        'esce E02, la resetto e riparte per un’oretta poi da capo',
      'marca|modello': 'una riello credo, devo guardare',
      'anni|età|vecchi': '6 anni',
      'perd|acqua|pression': 'acqua per terra niente, la pressione è 1,3',
      'gas|odor|metan': 'metano, puzza di gas nessuna',
      'revision|manutenz|bollin': 'revisione fatta l’anno scorso',
      'estern|intern|posizion|colloc|piano|access': 'in bagno, secondo piano',
      'quando|tempi|urgen': 'questa settimana se si riesce, ho un bimbo piccolo',
      'dove|citt|comun|zona': 'gubbio, appena fuori le mura',
    },
    facts: [fact('gubbio'), fact('blocco', 'error', 'e02'), fact(['6', 'anni'])],
    wrong: ['caldaia nuova', 'sostituzione'],
    jobs: [scopes.boilerRepair],
    // 100–450, middle 275 × 1,00 × 1,10 = 302 (a small part alone 100–250: about 190)
    band: [165, 420],
    after: [
      {
        say: 'e se poi è la scheda elettronica?',
        about: ['250', '450', '200', '400', 'ricamb', 'cost', 'euro', '€', 'aggiun'],
      },
      {
        say: 'se viene e mi dice che è da buttare pago lo stesso?',
        about: ['chiamat', 'diagnos', 'uscita', 'intervent', 'sopralluog', 'scal', 'accord', 'preventiv'],
      },
    ],
  },
  {
    id: 'vc12',
    service: 'caldaia',
    at: 'Milano, Lambrate',
    turns: [
      { say: 'Buon giorno sono Rosario di Peru, mio padrone di casa dice io busco prezzo di caldaia nueva' },
    ],
    answers: {
      'citt|comune|paese|quartier|dove si trova la casa|dove si trova l’appart|dove abit|dove sei':
        'Milano Lambrate',
      'fum|canna|scaric': 'tubo va al techo, signore di control dice tutto bene',
      'kw|potenz|tipo|condens|modello|marca': 'non lo so, quella normal per una familia',
      'estern|intern|posizion|colloc|si trova': 'dentro cucina sopra lavandino',
      'bagn|docce': 'un bagno',
      'metr|mq|grand|superf|stanz': '65 metri, due camera e cucina',
      'gas|metan|gpl|aliment': 'gas di tubo, metano',
      'termosif|radiator|calorif': '5 termosifone',
      'person|quanti siete': 'siamo 4',
      'anni|età|vecchi': 'molto vecchia, mas di 18 anni',
      'piano|ascensor|access': 'tercero piano senza asensore',
      'quando|tempi|urgen|inizi': 'dicembre va bene',
      'dove|citt|comun|zona|quartier': 'Milano via Conte Rosso, Lambrate',
    },
    facts: [fact('milano', 'lambrate'), fact('cucina'), fact('65')],
    assumed: [fact('24')],
    jobs: [scopes.boiler],
    // 2.400 × (1 + 0,30 × 0,22) = 2.558 × 1,12 = 2.865
    band: [1900, 3850],
    after: [
      {
        say: 'e se padrone compra lui la caldaia in internet, solo montare quanto?',
        about: [
          'manodop',
          '22',
          'iva',
          'garanz',
          'responsab',
          'dichiaraz',
          'fornit',
          'posa',
          'install',
          'labor',
        ],
      },
      {
        say: 'chi paga io o padrone? sono in affitto',
        about: ['propriet', 'locator', 'inquilin', 'straordinar', 'contratt', 'codice', 'spett', 'ordinari'],
      },
    ],
  },
  {
    id: 'vc13',
    service: 'caldaia',
    at: 'Soverato (CZ)',
    turns: [
      {
        say: 'il boiler elettrico del bagno ha cominciato a colare da sotto ed è tutto ruggine, a sto punto ne metto uno nuovo sempre 80 litri. casa al mare a Soverato, primo piano. l’attacco e la presa ci sono già',
      },
    ],
    answers: {
      'litri|capac|grand': '80 come adesso',
      'elettric|gas|tipo|pomp': 'elettrico normale',
      'pres|corrent|attacc|tub': 'presa e attacchi ci sono e vanno bene',
      'vertic|orizz|posizion|colloc': 'verticale appeso sopra la lavatrice',
      'perd|acqua|goccia': 'goccia in un secchio, ho chiuso il rubinetto',
      'piano|access|ascensor': 'primo piano, scala comoda',
      'quando|tempi|urgen': 'scendo il ponte dell’8 dicembre',
      'dove|citt|comun|zona': 'soverato',
    },
    facts: [fact('soverato'), fact(['80', 'litri'], ['80', 'l']), fact('elettric')],
    jobs: [scopes.electricHeater],
    // 300–600, middle 450 × (1 − 0,45 × 0,20) = 410 × 1,10 = 450
    band: [290, 610],
    after: [
      {
        say: 'e uno da 50? tanto d’inverno non ci va nessuno',
        jobs: [scopes.electricHeater],
        facts: [fact('50')],
        // (450 − 55) × 0,91 × 1,10 = 395
        band: [255, 535],
      },
      {
        say: 'quello arrugginito lo devo portare io all’isola ecologica?',
        about: ['smalt', 'smont', 'compres', 'inclus', 'ritir', 'rifiut', 'rimoz', 'rimuov'],
      },
    ],
  },
]
