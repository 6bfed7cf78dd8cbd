import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'ua9-green-seventies-carmagnola',
    service: 'ristrutturazione_bagno',
    at: 'Carmagnola',
    turns: [
      {
        say: 'bagno verde pisello del 74 da buttare via completamente e rifare tubi compresi, misura 1,80 x 2,50 quindi 4 metri e mezzo, abito a carmagnola (to) secondo piano con l’ascensore. doccia al posto della vasca. roba di media qualità',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'carmagnola',
      'tub|scaric|impiant': 'si tutto nuovo anche i tubi',
      'sospes|sanitar': 'normali a terra',
      'piastrell|rivestim|altezz': 'fino a 1,20 e a tutta altezza in doccia',
      'vasca|doccia': 'doccia',
      'livell|finitur|fascia|qualit|materiali': 'media',
      'metri|mq|quant|grand|superfic|misur': '1,80 x 2,50, 4,5 mq',
      'piano|ascensor|access': 'secondo con ascensore',
      'altro bagno|secondo bagno|abit': 'si ne ho un altro piccolo, ci arrangiamo',
      'quand|tempi|entro|urgen|inizi': 'marzo aprile',
    },
    facts: [fact('carmagnola'), fact('4,5', '4.5', '1,80', '1,8'), fact('doccia')],
    jobs: [scopes.bathroom],
    // 3.500–6.000 + 4,5 × 450–800 = 5.525–9.600 (media up to 8.000–13.000); + 10 % = 6.080–10.560, middle 8.300
    band: [5600, 11600],
    after: [
      {
        say: 'quanti giorni sto col cantiere in casa?',
        about: ['lavorativ', 'settiman', '10', '15', 'dieci', 'quindici', 'due', 'tre'],
      },
      {
        say: 'il mobile col lavandino e lo specchio ci sono dentro?',
        about: ['non compres', 'esclus', 'a parte', 'lavab', 'sanitar', 'non sono', 'compres', 'arred'],
      },
    ],
  },
  {
    id: 'ua10-mother-bathtub-porto-recanati',
    service: 'ristrutturazione_bagno',
    at: 'Porto Recanati',
    turns: [
      {
        say: 'Buongiorno, mia madre ha 81 anni e non riesce più a scavalcare la vasca, vorremmo mettere una doccia al suo posto. Il resto del bagno resta com’è. Porto Recanati, condominio, 4° piano con ascensore. La vasca è 170x70, incassata tra due muri',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Porto Recanati (MC)',
      'pannell|piastrell|rivestim|parete':
        'se si può coi pannelli senza spaccare troppo, non abbiamo piastrelle di scorta',
      'filo|piatto|gradin|altezz': 'un piatto basso, 4-5 cm va bene',
      'box|vetro|porta': 'si con il vetro scorrevole',
      'maniglion|sedil|anzian|disab': 'un maniglione magari dopo, per ora no',
      'metri|mq|quant|grand|superfic|misur|lung': 'vasca 170x70',
      'miscelator|rubinett|tub|scaric': 'miscelatore nuovo si',
      'piano|ascensor|access': 'quarto con ascensore',
      'quand|tempi|entro|urgen|inizi': 'appena possibile, si lava a pezzi poverina',
    },
    facts: [fact('porto recanati'), fact('170'), fact('vasca')],
    jobs: [scopes.bathToShower],
    // 1.800–4.500 (panels 1.800–2.800) × 1,13 = 2.030–5.090, middle 3.560 (panels 2.600, media 4.120)
    band: [2300, 4700],
    after: [
      {
        say: 'in quanto tempo la fanno? non sappiamo dove farla lavare intanto',
        about: ['giorn', '1', '2', '4', 'ore', 'settiman', 'mattin'],
      },
      {
        say: 'ci sono agevolazioni visto che mia madre ha la 104?',
        about: [
          'barrier',
          '75',
          '50',
          '36',
          'detrazion',
          'iva',
          'bonus',
          'caf',
          'commercialist',
          'inps',
          '4',
          'comune',
        ],
      },
    ],
  },
  {
    id: 'ua11-running-wc-mazara',
    service: 'ristrutturazione_bagno',
    at: 'Mazara del Vallo',
    turns: [
      {
        say: 'ciao la cassetta del water non smette mai di riempirsi si sente l’acqua giorno e notte. è di quelle esterne di plastica sopra al vaso. mazara del vallo',
      },
      {
        say: 'poi anche il miscelatore del bidet è tutto incrostato e goccia, quello lo vorrei proprio cambiare',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'mazara del vallo',
      'cassett|incass|estern': 'esterna di plastica, avrà 20 anni',
      'rubinett|miscelator|bidet': 'il miscelatore del bidet, uno normale cromato, lo porta l’idraulico',
      'chius|saracin|acqua': 'il rubinetto generale funziona si',
      'quant|pezz|metri|mq|grand': 'una cassetta e un miscelatore',
      'piano|ascensor|access': 'casa terrana',
      'quand|tempi|entro|urgen|inizi': 'questa settimana magari',
    },
    facts: [fact('mazara'), fact('cassett'), fact('bidet')],
    jobs: [scopes.cistern, scopes.tap],
    // cassetta 90–260 + miscelatore 110–290 = 200–550; Sicilia about −10 %; + 10–15 % = 200–550, middle 375–420
    band: [245, 570],
    after: [
      {
        say: 'conviene ripararla o cambiarla la cassetta?',
        about: [
          'galleggiant',
          'batteri',
          'guarnizion',
          'ricamb',
          'anni',
          'nuov',
          '90',
          '150',
          '260',
          'vecch',
        ],
      },
      {
        say: 'intanto che aspetto come faccio a non sprecare acqua?',
        about: ['chiud', 'rubinett', 'saracinesc', 'valvol', 'arrest', 'filtro', 'squadr', 'sottovas'],
      },
    ],
  },
  {
    id: 'ua12-only-fixtures-chiavenna',
    service: 'ristrutturazione_bagno',
    at: 'Chiavenna',
    turns: [
      {
        say: 'Salve volevo un’idea per rifare il bagno di casa mia a Chiavenna, 6 mq, piastrelle ancora belle',
      },
      {
        say: 'no aspetti, ne ho parlato ora con mio marito. Il bagno non lo rifacciamo più, cambiamo soltanto wc, bidet e lavabo, sono 3 pezzi, a terra come adesso. Piastrelle e tubi non si toccano',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Chiavenna (SO)',
      'sospes|terra|pavimento': 'a terra, non sospesi',
      'rubinett|miscelator': 'sì con i rubinetti nuovi per bidet e lavabo',
      'piastrell|rivestim|tub|scaric': 'non si toccano',
      'pezz|sanitar|quant|quali': 'wc, bidet e lavabo, tre',
      'fornit|compr|acquist|già': 'li procura l’idraulico, roba normale',
      'metri|mq|grand|superfic|misur': '6 mq',
      'piano|ascensor|access': 'primo piano, scale larghe',
      'quand|tempi|entro|urgen|inizi': 'senza fretta',
    },
    facts: [
      fact('chiavenna'),
      fact('bidet'),
      fact('lavab', 'lavandin'),
      fact(['3', 'sanitar'], ['3', 'pezz'], ['tre', 'pezz'], ['tre', 'sanitar'], 'wc'),
    ],
    jobs: [scopes.fixtures],
    // 3 × 250–600 = 750–1.800 × 1,15 = 860–2.070, middle 1.470
    band: [950, 1980],
    after: [
      {
        say: 'e se il wc nuovo ha lo scarico in un punto diverso dal vecchio?',
        about: [
          'spostar',
          'spostam',
          'curva',
          'raccord',
          'tecnica',
          'eccentric',
          'distanz',
          'misur',
          'muratur',
          'opere',
          'traslat',
          'centim',
          'cm',
        ],
      },
      {
        say: 'e facendo solo wc e bidet?',
        jobs: [scopes.fixtures],
        facts: [fact(['2', 'sanitar'], ['2', 'pezz'], ['due', 'pezz'], ['wc', 'bidet'])],
        // 2 × 250–600 × 1,15 = 575–1.380, middle 980
        band: [630, 1320],
      },
    ],
  },
]
