import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const furtherBathroom: readonly CorpusConversation[] = [
  {
    // with panels 1.800–2.800, middle 2.300; k 1,03 on 45 % → 2.330; VAT 13 % → 2.630 (the whole row 1.800–4.500: 3.600).
    id: 'p8-2-comacchio',
    service: 'ristrutturazione_bagno',
    at: 'Comacchio',
    turns: [
      {
        say: 'volevo togliere la vasca e metterci una doccia. ho 73 anni e a scavalcare mi viene male',
      },
    ],
    answers: {
      'dove|comune|citta|paese|cap': 'comacchio, ferrara',
      'piano|ascensor|access': 'piano terra, una casetta',
      'pannell|piastrell|parete|pareti|rivestim|muro|mattonell':
        'mi hanno parlato di quei pannelli che si incollano sopra, senza rompere piastrelle. se si puo cosi',
      'filo|walk|gradin|alt': 'bassa ma normale, un gradinetto di 3 o 4 dita va bene',
      'metri|mq|misur|grand|lung|dimension|quadr|cm': 'la vasca e 1,70 per 70',
      'box|vetro|chius': 'quello normale di vetro con la porta che scorre',
      'piatto|materia|tipo': 'quello normale bianco',
      'rubinett|miscelat': 'quello della vasca e vecchio, cambiatelo',
      'tubi|scaric|perd|impiant': 'mai perso niente',
      'manigl|sedil|anzian|invalid|disabil|mobilit': 'no ancora cammino bene per fortuna',
      'stato|condiz|anni|vecchi': 'bagno del 90 tenuto bene',
      'quando|tempi|entro|urgen|inizi': 'anche subito',
      'budget|spesa|spend': 'meno che si puo con la pensione',
      'foto|immagin': 'non sono capace',
      'nome|chiam|telefon|contatt': 'Loredana',
    },
    facts: [fact('comacchio'), fact('vasca')],
    jobs: [scopes.bathToShower],
    band: [1550, 5200],
    after: [
      {
        say: 'e quanto ci mettono? perche ho solo quel bagno li',
        about: [
          'giorn',
          'or',
          'mattin',
          'settiman',
          'sera',
          'temp',
          'piastrell',
          'pannell',
          'dopo',
          'asciug',
          'wc',
          'silicon',
          'durat',
          'lavor',
        ],
      },
      {
        // with tiles 2.800–4.500, middle 3.650 → 3.700; VAT 13 % → 4.180.
        say: "mio figlio dice che i pannelli son brutti.. se mettessimo le piastrelle nuove nell'angolo della doccia quanto verrebbe",
        jobs: [scopes.bathToShower],
        band: [2450, 6300],
        facts: [fact('piastrell')],
      },
    ],
  },
  {
    // resin 80–120 × 18 = 1.440–2.160, middle 1.800; VAT 10 % → 1.980 (whole row 45–120 × 18: middle 1.485 → 1.635).
    id: 'p8-3-sora',
    service: 'ristrutturazione_bagno',
    at: 'Sora',
    turns: [
      {
        say: "Ciao, ho visto su instagram quei bagni dove sopra alle mattonelle ci passano la resina e diventa tutto liscio grigio. Io il bagno ce l'ho sano ma verde pisello anni 80 e non ho voglia di macerie in casa con due bimbi piccoli. I sanitari restano i miei. Solo i muri, che saranno 18 metri quadri piastrellati",
      },
    ],
    answers: {
      'dove|comune|citta|paese|cap': 'Sora (FR)',
      'piano|ascensor|access': 'primo piano, scale larghe',
      paviment: 'il pavimento no, quello l ha cambiato mio suocero',
      'metri|mq|misur|grand|superfic|quadr|altezz': '18 circa, misurati con mio marito',
      'stacc|stato|condiz|suona|rott|fess|muffa|anni': 'nessuna staccata, un paio crepate vicino la finestra',
      'doccia|vasca|piatto': 'c e la vasca e rimane',
      'resina|gres|microcement|material|tipo|finit|color':
        'resina grigio chiaro, o microcemento boh e uguale?',
      'sanitar|rubinett|tubi|impiant': 'non si tocca niente, solo muri',
      'abit|vuot|bambin': 'ci viviamo, abbiamo un altro bagnetto di servizio',
      'quando|tempi|entro|urgen|inizi': 'in primavera',
      'budget|spesa|spend': 'un paio di mila euro?',
      'foto|immagin': 'eccole piu tardi',
      'nome|chiam|telefon|contatt': 'Ilenia',
    },
    facts: [fact('sora'), fact('18'), fact('resin')],
    jobs: [scopes.overTiles],
    band: [1000, 3000],
    after: [
      {
        say: 'ma poi non è che dopo due anni mi si sfoglia tutta?',
        about: [
          'fondo',
          'primer',
          'ader',
          'durat',
          'dura',
          'prepar',
          'stacc',
          'garanz',
          'umid',
          'posat',
          'ciclo',
          'resist',
          'manutenz',
          'protett',
          'crep',
        ],
      },
      {
        say: 'e la puzza? coi bambini in casa si può stare mentre la mettono',
        about: [
          'odor',
          'arieggi',
          'ventil',
          'finestr',
          'acqua',
          'solvent',
          'aria',
          'asciug',
          'giorn',
          'abit',
          'dorm',
          'prodott',
          'voc',
          'piccol',
          'polver',
          'chius',
          'bagn',
        ],
      },
    ],
  },
]
