import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreSystems: readonly CorpusConversation[] = [
  {
    id: 'oc22-smoking-board-mestre',
    service: 'impianti',
    at: 'Mestre',
    turns: [
      {
        say: 'oh ragazzi il quadro elettrico in corridoio sta friggendo fa le scintille e viene fuori del fumo, cossa fasso?? tra quanto potete mandare qualcuno',
        safety: {
          steps: [
            ['stacc', 'corrente', 'interruttore generale', 'contatore', 'generale'],
            ['uscit', 'esci', 'fuori', 'allontan', 'non toccar', 'lontan', 'acqua'],
          ],
          call: true,
        },
      },
    ],
  },
  {
    // 6 punti × 95 = 570 × 0,91 × 1,1 = 570
    id: 'oc8-sockets-iglesias',
    service: 'impianti',
    at: 'Iglesias',
    turns: [
      {
        say: 'Ciao, appartamento abitato a Iglesias 3 piano. Mi servono 4 prese in più in camera da letto e 2 punti luce nuovi nel corridoio, sotto traccia e non in canalina. Muri di laterizio. Il quadro è nuovo e non si tocca, le lampade le ho io.',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'Iglesias',
      'quant|numero|punti|pres': '4 prese e 2 punti luce',
      'tracc|canalin|muro|pareti': 'sotto traccia',
      'quadro|linea': 'il quadro è a posto',
      'quando|tempi|urgen': 'quando volete, anche tra un mese',
      dove: 'Iglesias, camera e corridoio',
    },
    facts: [fact('iglesias'), fact(['4', 'pres']), fact(['2', 'luce']), fact('tracc')],
    jobs: [scopes.sockets],
    band: [340, 930],
    once: true,
    after: [
      {
        say: 'il buco poi lo chiudete e lo pitturate?',
        about: ['grezz', 'tint', 'imbianc', 'stucc', 'esclus', 'compres', 'a parte', 'chiusura', 'rifin'],
      },
      {
        say: 'se le placche e i frutti li compro io risparmio?',
        about: [
          '22',
          'iva',
          'material',
          'manodopera',
          'garanz',
          'togli',
          'scal',
          'marca',
          'elettricist',
          'conform',
          'professionist',
        ],
      },
    ],
  },
  {
    // dual 1.600–3.300, media 2.100–3.300 → 2.450…2.700 × 0,97 × 1,15 = 2.730…3.010
    id: 'oc9-dual-split-lucera',
    service: 'impianti',
    at: 'Lucera',
    turns: [
      { say: 'we ciao vorrei l aria condizionata' },
      { say: 'allora 2 stanze la camera nostra e il salone, un motore solo fuori sul balcone' },
    ],
    answers: {
      'comune|città|paese|cap': 'lucera',
      'quant|stanz|split|interne': 'due, camera e salone',
      'mq|m²|metri quadr|grand|btu': 'camera 16 metri salone 26',
      'tub|distan|lontan|metri': 'il balcone sta in mezzo, saranno 3 metri da uno e 4 dall altro',
      'predispos|tracc': 'no non è predisposto niente, va bene la canalina',
      'estern|motore|balcon': 'un motore solo sul balcone',
      'fornit|compr|macchin|già': 'le macchine le date voi',
      'fascia|livell|marca|qualit': 'media',
      'linea|corrente|presa|elettric': 'la presa sul balcone ci sta',
      'piano|ascensor': 'terzo piano',
      'quando|tempi|urgen': 'prima di giugno che poi si muore',
      dove: 'lucera',
    },
    facts: [fact('lucera'), fact('2', 'due', 'dual'), fact('balcon'), fact('salone', 'salotto', 'soggiorno')],
    jobs: [scopes.airTwo],
    band: [1_640, 4_700],
    after: [
      {
        say: 'così per curiosità, mettendolo solo in camera quanto spenderei?',
        about: ['mono', 'uno split', 'uno solo', 'euro', '€', 'circa', 'meno', 'singol', 'cifra'],
      },
    ],
  },
  {
    // wallbox 1.400 × 1,01 × 1,1 = 1.555; scorrevole 1.450 × 1,01 × 1,1 = 1.610; insieme 3.170
    id: 'oc10-wallbox-gate-cesena',
    service: 'impianti',
    at: 'Cesena',
    turns: [
      {
        say: 'Salve, ho preso la macchina elettrica e mi serve la colonnina in garage. già che viene l’elettricista vorrei mettere il motore al cancello del vialetto, è scorrevole in ferro e ora lo spingo a mano',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'Cesena, frazione Calisese',
      'cancell|ante|battent|scorrev|larg': 'scorrevole, un’anta di 4 metri, il cancello è buono e resta',
      'distan|metri|lontan|quadro|linea':
        'il quadro è nel garage stesso, dalla colonnina saranno 6 metri. vicino al cancello la corrente c’è',
      'kw|potenz|monofas|trifas|contator': 'contatore 6 kw monofase, mi basta da 7,4',
      'smart|fascia|livell|modell|marca|qualit': 'normale',
      'fornit|compr|già': 'non ho comprato niente, portate tutto voi',
      'condomin|villett|casa': 'casa singola',
      telecomand: 'due telecomandi bastano',
      'quando|tempi|urgen': 'la macchina arriva tra due mesi',
      dove: 'Cesena',
    },
    facts: [fact('cesena'), fact('scorrev'), fact('garage', 'box')],
    jobs: [scopes.wallbox, scopes.gate],
    band: [1_900, 5_200],
    after: [
      {
        say: 'servono permessi per queste due cose?',
        about: ['amministrator', 'condomin', 'comun', 'liber', 'nessun', 'cila', 'scia', 'autorizz', 'no,'],
      },
    ],
  },
]
