import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const mixed: readonly CorpusConversation[] = [
  {
    id: 'm-w01-roof-leak-in-bathroom-chat',
    service: 'ristrutturazione_bagno',
    at: 'Rende',
    turns: [
      {
        say: "nel bagno di sopra mi è venuta una macchia gialla sul soffitto ogni volta che piove forte, il bagno è nuovo e non c'entra niente: sono le tegole sopra, il muratore ha visto che due so rotte. mi serve chi le cambia. rende (CS), casa bassa di un piano",
      },
    ],
    answers: {
      'acced|altezza|piano|ponteg': 'un piano, con la scala si arriva',
      'quando|tempi|urgen': 'quando smette di piovere',
      'quant|tegol|punti': 'due tegole',
      'comune|dove': 'rende',
      'metri|superf': 'due tegole solo',
    },
    facts: [fact('rende'), fact('tegol')],
    wrong: ['rifacimento del bagno'],
    jobs: [scopes.roofTile],
    band: [220, 640],
    once: true,
    after: [
      {
        say: 'la macchia sul soffitto la ridipingete pure?',
        about: [
          'tint',
          'pittur',
          'imbianc',
          'esclus',
          'a parte',
          'asciug',
          'danni',
          'intern',
          'compres',
          'antimacchia',
        ],
      },
    ],
  },
  {
    id: 'm-w02-sanding-in-painting-chat',
    service: 'tinteggiatura',
    at: 'Ferrara',
    turns: [
      {
        say: 'Ciao, i muri li faccio io. A me interessa il parquet: è di rovere tutto graffiato dai cani e vorrei levigarlo e riverniciarlo',
      },
    ],
    answers: {
      'metri|superfic|grand|mq|misur|stanz': 'sala 24 e due camere, una 9 e una 7',
      'comune|dove|citt|zona': 'ferrara',
      'vuot|mobil|arred': 'vuota',
      'vernic|olio|finitur|lucid|opac': 'vernice opaca',
      'quando|tempi': 'prima del trasloco di marzo',
      'piano|ascens': 'primo piano',
      'rott|list|rovinat|stato|mancan': 'solo graffi',
    },
    facts: [fact('ferrara'), fact('40'), fact('parquet')],
    wrong: ['tinteggiatura di pareti'],
    jobs: [scopes.sanding],
    band: [900, 2_200],
    after: [
      { say: 'quanto devo aspettare a rimetterci i mobili?', about: ['giorn', 'ore', 'settiman', 'asciug'] },
    ],
  },
  {
    id: 'm-w03-alarm-in-boiler-chat',
    service: 'caldaia',
    at: 'Aprilia',
    turns: [
      {
        say: 'salve voi fate pure gli antifurti? mi serve un allarme senza fili per un appartamento di 80 metri ad aprilia, sensori a 5 finestre e alla porta piu la sirena fuori, telecamere no',
      },
    ],
    answers: {
      piano: 'piano rialzato col balcone',
      telecamer: 'niente telecamere',
      'quando|tempi': 'prima delle vacanze',
      'animal|cane|gatt': 'un gatto',
      'wifi|internet|app': 'con l app sul telefono',
      'marca|tipo|fili': 'senza fili',
    },
    facts: [fact('aprilia'), fact('allarm', 'antifurt'), fact('senza fili', 'wireless', '80')],
    jobs: [scopes.alarm],
    band: [950, 2_950],
    once: true,
    after: [
      {
        say: 'si può detrarre?',
        about: [
          '50',
          '36',
          'irpef',
          'bonus',
          'sicurezz',
          'caf',
          'commercialista',
          'agevol',
          'detraz',
          'detraib',
        ],
      },
    ],
  },
  {
    id: 'm-w04-stairlift-in-bathroom-chat',
    service: 'ristrutturazione_bagno',
    at: 'Merano',
    turns: [
      {
        say: 'Il bagno va bene così, ma mia madre non riesce più a salirci: ci serve un montascale a poltroncina, scala dritta di 14 gradini, a Merano. Quanto può costare?',
      },
    ],
    answers: {
      'quando|tempi': 'prima possibile',
      'piano|scala': 'dal piano terra al primo',
      'largh|misur': '90 cm',
    },
    jobs: [],
    once: true,
  },
]
