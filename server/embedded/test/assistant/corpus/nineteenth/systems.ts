import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'ua33-bedroom-split-barletta',
    service: 'impianti',
    at: 'Barletta',
    turns: [
      {
        say: 'ciao mi serve un condizionatore solo x la camera da letto, 16 mq, barletta. motore fuori sul balcone che sta proprio dietro il muro. quanto viene con tutto il montaggio?',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'barletta',
      'split|stanz|quant|ambient': 'uno, camera da letto',
      'btu|potenz|marca|macchin|fornit|compr': 'quello che ci vuole, lo porta il tecnico, marca media',
      'estern|balcon|distanz|tub|unità|motore': 'sul balcone dietro il muro, 2 metri di tubi',
      'predispos|elettric|pres|corrent': 'niente predisposizione ma la presa c’è vicino',
      'metri|mq|grand|superfic': '16 mq',
      'piano|ascensor|access': 'quinto piano con ascensore',
      'quand|tempi|entro|urgen|inizi': 'prima che fa caldo',
    },
    facts: [fact('barletta'), fact('camera'), fact('balcon', '16')],
    jobs: [scopes.airOne],
    // 750–1.700 × 1,15 = 860–1.960, middle 1.400
    band: [900, 1900],
    after: [
      {
        say: 'l’acqua che fa dove va a finire, non voglio il secchio sul balcone',
        about: ['condens', 'scaric', 'pluvial', 'tub', 'pendenz', 'grond', 'lavand', 'pompa', 'pompett'],
      },
      {
        say: 'ci scaldo pure d’inverno?',
        about: ['pompa', 'calore', 'risc', 'calda', 'inverter', 'stagion', 'temperat'],
      },
    ],
  },
  {
    id: 'ua34-more-sockets-pitigliano',
    service: 'impianti',
    at: 'Pitigliano',
    turns: [
      {
        say: 'Salve, casa mia a Pitigliano ha una presa per stanza e viviamo di ciabatte. Vorrei aggiungere 5 prese e 2 punti luce a parete. Il quadro è recente con salvavita, l’impianto è a norma',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Pitigliano',
      'quadro|salvavit|norma|impiant': 'recente, a norma',
      'tracc|canalin|murat|incass': 'sotto traccia, non canaline',
      'quant|pres|punti|luce|stanz': '5 prese e 2 punti luce, tra soggiorno e camere',
      'muri|paret|tufo|material': 'muri in tufo',
      'metri|mq|grand|superfic|distanz': '70 mq',
      'piano|ascensor|access|abit': 'secondo piano, ci abitiamo',
      'quand|tempi|entro|urgen|inizi': 'quando c’è un elettricista libero',
    },
    facts: [
      fact('pitigliano'),
      fact(['5', 'pres'], ['cinque', 'pres'], ['7', 'punti']),
      fact(['2', 'luce'], ['due', 'luce'], ['2', 'luci'], ['7', 'punti']),
    ],
    jobs: [scopes.sockets],
    // 7 × 60–130 = 420–910 + 10 % = 460–1.000, middle 730
    band: [470, 1000],
    after: [
      {
        say: 'dopo le tracce chi mi rifà la pittura?',
        about: [
          'imbianchin',
          'tintegg',
          'a parte',
          'grezz',
          'non compres',
          'esclus',
          'ritocc',
          'stucc',
          'chiusur',
          'non è compr',
        ],
      },
      {
        say: 'e se passassimo tutto in canalina?',
        about: ['15', '25', 'meno', 'estern', 'vista', 'rispar', 'polver', 'tracc'],
      },
    ],
  },
  {
    id: 'ua35-gate-and-videophone-bovolone',
    service: 'impianti',
    at: 'Bovolone',
    turns: [
      {
        say: 'Sono stufo di scendere dalla macchina sotto la pioggia: vorrei motorizzare il cancello scorrevole che ho già, 4 metri, in ferro, la guida è buona. Corrente c’è, arriva al pilastro. Zona Bovolone',
      },
      {
        say: 'e insieme cambierei il citofono della villetta con uno video, una sola famiglia, i fili ci sono',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Bovolone (VR)',
      'citofon|video|fili|wifi|famigl': 'kit video per una famiglia, i fili ci sono',
      'scorrev|batten|ante|cancell|tipo': 'scorrevole, un’anta da 4 metri',
      'corrent|elettric|linea|scav': 'la corrente arriva al pilastro',
      'metri|larg|lung|misur|peso|grand': '4 metri, peserà 300 chili',
      'telecomand|quant': 'tre telecomandi',
      'piano|access': 'villetta singola',
      'quand|tempi|entro|urgen|inizi': 'senza urgenza',
    },
    facts: [
      fact('bovolone'),
      fact('scorrev'),
      fact(['4', 'metri'], '4 m', 'quattro metri', '4 mt'),
      fact('video'),
    ],
    jobs: [scopes.gate, scopes.intercom],
    // cancello 1.000–1.900 (row to 2.600) + videocitofono 300–600 (row 180–600) = 1.300–2.500 + 10–15 %, middle 2.100–2.450
    band: [1400, 3150],
    after: [
      {
        say: 'se passa il cane mentre si chiude?',
        about: ['fotocell', 'sensor', 'cost', 'ferm', 'inver', 'sicurezz', 'ostacol'],
      },
      {
        say: 'e se manca la corrente come esco?',
        about: ['sblocc', 'chiave', 'manual', 'batteri', 'mano', 'emergenz'],
      },
    ],
  },
  {
    id: 'ua36-leaking-water-heater-castelvetrano',
    service: 'impianti',
    at: 'Castelvetrano',
    turns: [
      {
        say: 'Buona sera il boiler elettrico del bagno si è bucato sotto, 80 litri. Già ho chiuso l’acqua e staccato la spina. Ne vorrei uno nuovo uguale montato e che si portano il vecchio. Castelvetrano',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Castelvetrano',
      'litri|capac|grand|dimens': '80 litri',
      'elettric|gas|tipo|pompa': 'elettrico come quello di prima',
      'vertical|orizzont|parete|attacc|posizion': 'verticale appeso al muro',
      'fornit|compr|macchin|marca': 'lo porta l’idraulico, ariston o simili',
      'pres|corrent|spina': 'la presa c’è',
      'person|quant|bagn': 'siamo in due, un bagno',
      'piano|ascensor|access': 'primo piano',
      'quand|tempi|entro|urgen|inizi': 'domani se si può, siamo senza acqua calda',
    },
    facts: [fact('castelvetrano'), fact('80'), fact('elettric')],
    jobs: [scopes.electricHeater],
    // 300–600; Sicilia −9 %; + 10 % = 300–600, middle 450 (k 1: 495)
    band: [300, 680],
    after: [
      {
        say: 'siamo in due, se lo prendo da 50 litri che cambia di prezzo?',
        jobs: [scopes.electricHeater],
        facts: [fact('50')],
        // 50 l −40–70: 245–545 + 10 %, middle 410 (k 1: 435)
        band: [260, 600],
      },
      {
        say: 'perchè si bucano? questo aveva solo sei anni',
        about: ['calcar', 'anod', 'magnes', 'corros', 'acqua', 'pression', 'rugg', 'dur', 'manutenz'],
      },
    ],
  },
]
