import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    // 5 × 1,68 + 2 × 2,76 = 13,9 m² × 500–545 × 1,018 × 1,16 = 8.600
    id: 'l-s01-pvc-piacenza',
    service: 'serramenti',
    at: 'Piacenza',
    turns: [
      {
        say: 'finestre che fischiano appena si alza un po di vento, le cambio tutte. pvc bianco doppio vetro: 5 da 120x140 e 2 portefinestre 120x230. piacenza secondo piano con ascensore',
      },
    ],
    answers: {
      'quant|numero|misur|dimension|mq': 'cinque finestre 120x140 e due portefinestre 120x230',
      'material|pvc|allumin|legno': 'pvc bianco',
      'vetr|tripl|doppi': 'doppio vetro',
      'tapparell|cassonett|zanzar|persian': 'le tapparelle restano',
      'telaio|controtel|muratur|smont': 'si smontano le vecchie in legno',
      'apertur|anta|ribalta|scorrev': 'anta ribalta',
      'piano|ascensor': 'secondo con ascensore',
      'comune|dove|città|zona': 'piacenza',
      'quando|tempi': 'prima dell inverno',
    },
    facts: [fact('piacenza'), fact('pvc'), fact('5', 'cinque', '120x140', '120 x 140', '120 × 140')],
    jobs: [scopes.pvc],
    band: [4_700, 12_450],
    once: true,
    after: [
      {
        say: 'quanto aspetto da quando ordino?',
        about: ['settiman', 'mes', '4-8', '4–8', 'consegn', 'giorn'],
      },
      {
        say: 'e il triplo vetro conviene qua da noi?',
        about: [
          '10',
          '20',
          'nord',
          'rumor',
          'fredd',
          'isol',
          'clima',
          'cost',
          'professionista',
          'rispar',
          'energ',
        ],
      },
    ],
  },
  {
    // 110 × 1,10 = 121
    id: 'l-s02-broken-strap-formia',
    service: 'serramenti',
    at: 'Formia',
    turns: [
      {
        say: 'si è spezzata la cinghia della tapparella in cucina, è rimasta giù e sono tre giorni che cucino al buio come i vampiri. formia',
      },
    ],
    answers: {
      'quant|numero|tapparell': 'una sola',
      'material|pvc|allumin|legno|tipo|stecch': 'plastica, stecche sane',
      'cinghia|avvolgitor|motor|manual': 'manuale, è proprio la cinghia',
      'misur|grand|largh': 'un metro e venti',
      'cassonett|apri|acced': 'il cassonetto si apre da dentro',
      'piano|ascensor': 'terzo piano',
      'comune|dove|città|zona': 'formia',
      'quando|tempi|urgen': 'prima possibile',
    },
    facts: [fact('formia'), fact('cinghia')],
    jobs: [scopes.shutterRepair],
    band: [67, 176],
    after: [
      {
        say: 'e se ne faccio vedere pure una in camera già che ci siamo?',
        about: ['30', '60', 'stessa visita', 'in più', 'aggiun', 'stessa uscita', 'insieme', 'conviene'],
      },
      {
        say: 'ma è lavoro del fabbro o di chi?',
        about: ['serrament', 'tapparell', 'artigian', 'professionist', 'tecnic', 'infiss'],
      },
    ],
  },
  {
    // 1.950–2.150 × 1,044 × 1,16 = 2.480
    id: 'l-s03-armoured-door-milan',
    service: 'serramenti',
    at: 'Milano',
    turns: [
      {
        say: 'Porta blindata classe 3 per appartamento a Milano (20131), misura standard 90x210, via la vecchia in legno. Cosa devo mettere in conto?',
      },
    ],
    answers: {
      'class|sicurezz': 'classe 3',
      'misur|largh|dimension|standard': '90x210',
      'pannell|finitur|color|rivestiment':
        'pannello liscio bianco dentro, fuori come le altre del pianerottolo',
      'telaio|muratur|controtel|vecchi': 'la vecchia è in legno, il telaio va cambiato',
      'serratur|cilindr|chiav': 'cilindro europeo',
      'condomin|piano|ascensor|estern': 'quinto piano con ascensore, dà sulle scale',
      'fascia|marca|qualit': 'fascia media',
      'comune|dove|città|zona|cap': 'milano 20131',
      'quando|tempi': 'un mese',
    },
    facts: [fact('milano'), fact('90x210', '90 x 210', '90 × 210', 'classe 3', ['class', '3'])],
    jobs: [scopes.securityDoor],
    band: [1_365, 3_600],
    once: true,
    after: [
      {
        say: 'si può detrarre?',
        about: ['50', '36', 'bonus', 'bonifico', 'ristruttur', 'sicurezz'],
      },
      {
        say: 'resto con la casa aperta mentre la montano?',
        about: ['mezza', 'giornat', 'ore', 'stesso giorno', 'mattin', 'subito', 'giorno'],
      },
    ],
  },
  {
    // 6 × 165 = 990 × 1,01 × 1,10 = 1.090; 5 × 120 + 195 = 795 → 880
    id: 'l-s04-nets-one-more',
    service: 'serramenti',
    at: 'Comacchio',
    turns: [
      {
        say: 'a comacchio le zanzare son grosse come passeri, mi servono zanzariere a rullo x 4 finestre e una laterale x la portafinestra',
      },
      { say: 'mi ero scordata il bagno!! quindi 5 finestre piu la portafinestra, 6 in tutto' },
    ],
    answers: {
      'quant|numero': 'sei, cinque finestre e una portafinestra',
      'misur|grand|dimension|largh': 'finestre 100x130, portafinestra 120x220',
      'tipo|rullo|pliss|later|model': 'a rullo, laterale la portafinestra',
      'color|telaio': 'bianche',
      'guid|muro|mont|persian': 'si montano nel vano, spazio ce n è',
      'vecchi|esist|smont': 'ora non c è niente',
      'piano|acced': 'piano terra e primo',
      'comune|dove|città|zona': 'comacchio',
      'quando|tempi': 'prima di maggio',
    },
    facts: [fact('comacchio'), fact('6', 'sei', ['5', 'finestr'], ['cinque', 'finestr'])],
    wrong: [['4', 'finestre']],
    jobs: [scopes.nets],
    band: [540, 1_430],
    after: [
      {
        say: 'col gatto che si arrampica tengono?',
        about: [
          'antigraffio',
          'pet',
          'rinforz',
          'resist',
          'rete',
          'metall',
          'acciaio',
          'professionista',
          'robust',
          'fibra',
        ],
      },
      {
        say: 'per averle quanto ci vuole?',
        about: ['settiman', '2-4', '2–4', 'consegn', 'giorn'],
      },
    ],
  },
  {
    id: 'l-s05-veranda-balcony',
    service: 'serramenti',
    at: 'Milazzo',
    turns: [
      {
        say: 'vorrei chiudere il balcone della cucina con una veranda in vetro e alluminio così ci metto la lavatrice, 4 metri x 1,30. milazzo. quanto mi costa?',
      },
    ],
    answers: {
      'misur|metri|grand|mq': 'quattro metri per uno e trenta, alta 2,70',
      'material|vetr|allumin': 'alluminio bianco e doppio vetro',
      'permess|comune fatto|autorizz|condomin': 'permessi non chiesti, terzo piano di condominio',
      'tett|copertur|sopra': 'sopra c è l altro balcone',
      'comune|dove|città|zona': 'milazzo',
      'quando|tempi': 'in primavera',
    },
    facts: [fact('veranda', 'balcon'), fact('milazzo')],
    jobs: [],
  },
  {
    // 5 × 600 = 3.000 × 1,15 = 3.450
    id: 'l-s06-inner-doors-pistoia',
    service: 'serramenti',
    at: 'Pistoia',
    turns: [
      {
        say: 'voi fate anche le porte dentro casa? ne avrei 5 da cambiare, di quelle a battente col vetro smerigliato anni 70 un ti dico. i telai nel muro ci son già. pistoia',
      },
    ],
    answers: {
      'quant|numero': 'cinque',
      'model|tipo|battent|scorrev|apertur': 'a battente lisce bianche',
      'fascia|finitur|qualit|laccat|material': 'medie, di serie',
      'misur|dimension|largh|standard': '80x210 standard',
      'telaio|muratur|controtel': 'i controtelai restano',
      'manigl|serratur': 'maniglie cromate normali',
      'piano|ascensor': 'primo piano',
      'comune|dove|città|zona': 'pistoia',
      'quando|tempi': 'marzo',
    },
    facts: [fact('pistoia'), fact('5', 'cinque')],
    jobs: [scopes.innerDoors],
    band: [1_900, 5_000],
  },
  {
    // grate 3,6 m² × 225–305 = 810–1.100 + serratura 235 → 1.190 × 0,946 × 1,10 = 1.238
    id: 'l-s07-grilles-and-lock',
    service: 'serramenti',
    at: 'Quartu Sant’Elena',
    turns: [
      {
        say: "piano terra e paura dei ladri: 3 inferriate fisse alle finestre, ciascuna 100x120, più cambiare la serratura della porta d'ingresso con una di sicurezza. Quartu Sant'Elena. totale?",
      },
    ],
    answers: {
      'quant|numero|misur|dimension': 'tre da 100x120',
      'fiss|apribil|model|tipo': 'fisse, sbarre dritte',
      'color|vernic|zinc': 'bianche zincate',
      'muro|muratur|attacc': 'muro di mattoni intonacato',
      'serratur|cilindr|porta|chiav|mappa': 'porta in legno normale, cilindro europeo',
      'condomin|propriet|casa': 'casa indipendente',
      'comune|dove|città|zona': 'quartu',
      'quando|tempi|urgen': 'entro un mese',
    },
    facts: [
      fact('quartu'),
      fact('3', 'tre'),
      fact('100x120', '100 x 120', '100 × 120', 'inferriat'),
      fact('serratur'),
    ],
    jobs: [scopes.grilles, scopes.lock],
    band: [680, 1_800],
    once: true,
  },
]
