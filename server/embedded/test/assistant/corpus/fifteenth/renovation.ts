import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    // graniglia 65 × 33 = 2.145 × 1,026 × 1,1 = 2.420
    id: 'ob4-terrazzo-polish-lecco',
    service: 'ristrutturazione',
    at: 'Lecco',
    turns: [
      {
        say: 'Buondì, sono la Piera, casa della mia povera mamma a Lecco rione Castello. Per terra ci sono le graniglie originali del 1938, bellissime ma opache e con qualche macchia, nessuna rotta. Mia nuora le vorrebbe coprire col finto legno ma io piuttosto mi incateno. Vorrei farle levigare e riportare a specchio, sono 65 metri quadri, cinque locali già svuotati, secondo piano con le scale. La corrente c’è. Si può fare a gennaio',
      },
    ],
    once: true,
    answers: {
      'comune|dove|città|zona': 'Lecco',
      'mq|m²|metri|grand|superfic': '65',
      'rott|mancan|stato|sostitu': 'nessuna rotta, solo opache',
    },
    facts: [fact('lecco'), fact('65'), fact('graniglia', 'graniglie')],
    wrong: ['laminato'],
    jobs: [scopes.sanding],
    band: [1_450, 3_900],
    after: [
      {
        say: 'E poi come li tengo belli, con la cera?',
        about: [
          'neutr',
          'sapone',
          'detergent',
          'acid',
          'candeggin',
          'acqua',
          'panno',
          'trattament',
          'evita',
          'aggressiv',
          'pul',
        ],
      },
    ],
  },
  {
    // porte 6 × 675 × 1,15 = 4.660 + controsoffitto 7 m² (minimo 400) 445 × 1,1 = 490 + 4 faretti 310 = 5.460
    id: 'ob5-doors-ceiling-scandicci',
    service: 'ristrutturazione',
    at: 'Scandicci',
    turns: [
      {
        say: 'ciao! a Scandicci vorrei cambiare tutte le porte di casa (quelle interne, il portoncino no è nuovo) e già che ci siamo abbassare il corridoio col cartongesso per nascondere un tubo orrendo del condizionatore, con 4 faretti',
      },
    ],
    answers: {
      'quante|numero': 'le porte sono sei',
      'mq|m²|metri|grand|misur|superfic|lung': 'il corridoio è 7 metri x 1, quindi 7 mq',
      'scorrevol|battent|tipo|modell|scompars|material|aprono':
        'tutte a battente, bianche lisce, misura standard',
      'fascia|livell|qualit|budget|finitur': 'fascia media',
      'farett|luc|punt': '4 faretti, la luce nel corridoio c è già',
      'mur|apert|spost|telai|falso': 'i vani restano uguali, niente muratore',
      'isol|sagom|velett|alto|altezza': 'liscio e piatto senza isolamento, il soffitto è a 3 metri',
      'quando|tempi|inizi': 'verso maggio',
      'comune|dove|città|zona': 'Scandicci (FI)',
    },
    facts: [fact('scandicci'), fact('6', 'sei'), fact('7', 'sette'), fact('corridoio')],
    jobs: [scopes.innerDoors, scopes.falseCeiling],
    band: [3_000, 8_700],
    after: [
      {
        say: 'quanta iva si paga sulle porte?',
        about: ['10', '22', 'beni significativ', 'aliquot'],
      },
      {
        say: 'e se avessi un tetto di 3500 euro, da dove si taglia?',
        about: [
          'riman',
          'rinunc',
          'base',
          'econom',
          'meno',
          'solo',
          'farett',
          'controsoff',
          'prim',
          'corridoio',
          'fase',
          'laminat',
          'ridurre',
          'rinvi',
        ],
      },
    ],
  },
  {
    id: 'ob6-unpermitted-room-nuoro',
    service: 'ristrutturazione',
    at: 'Nuoro',
    turns: [
      {
        say: 'Buongiorno. Mio suocero nell’83 ha costruito una stanza in più dietro casa a Nuoro, una ventina di metri quadri in blocchetti, senza chiedere niente a nessuno. Adesso vogliamo vendere e il notaio ci ha bloccati perché non risulta da nessuna parte. Non ci sono lavori da fare, la stanza è bella e finita: dobbiamo solo metterla in regola. Quanto si spende tra sanzioni e tutto?',
      },
    ],
    facts: [fact('nuoro'), fact('20', 'ventina', 'stanza')],
    jobs: [],
    once: true,
    after: [
      {
        say: 'allora a chi mi devo rivolgere?',
        about: ['geometra', 'architett', 'ingegner', 'tecnico', 'comune', 'ufficio', 'professionist'],
      },
    ],
  },
  {
    // 52 × 70 = 3.640 × 0,934 × 1,1 = 3.740
    id: 'ob7-tiles-over-matera',
    service: 'ristrutturazione',
    at: 'Matera',
    turns: [
      {
        say: 'Devo mettere il gres nuovo sopra al pavimento che c’è, senza spaccare niente, 38 mq a Matera rione Serra Venerdì, sto con le stampelle quindi fate domande facili',
      },
      { say: 'no ho sbagliato a dire, 38 è senza il soggiorno. col soggiorno fanno 52 mq, conta quello' },
    ],
    answers: {
      'mq|m²|metri|grand|superfic': '52 mq',
      'stato|piano|stacc|livell|rott|dritt|vecchio|attual':
        'è piano e ben attaccato, nessuna piastrella che balla',
      'formato|tipo|material|effetto|misur': 'gres semplice 45x45, colore beige',
      'fascia|qualit|budget': 'media',
      'battiscopa|zoccol': 'il battiscopa resta quello',
      port: 'le porte le ho già fatte accorciare',
      'mobil|arred|vuot|abit': 'i mobili li sposta mio fratello',
      'quando|tempi|inizi': 'non lo so, quando mi levano le stampelle',
      'comune|dove|città|zona': 'Matera',
    },
    facts: [fact('matera'), fact('52'), fact('gres')],
    wrong: ['38 m'],
    jobs: [scopes.floorOver],
    band: [2_200, 6_000],
    after: [
      {
        say: 'ma quanto si alza da terra?',
        about: ['centimetr', 'mm', 'cm', 'millimetr', 'spessor', 'sottil', 'colla', 'piastrell'],
      },
      {
        say: 'e se poi dopo un anno si stacca, chi paga?',
        about: [
          'garanzi',
          'difett',
          'vizi',
          'impresa',
          'artigian',
          'professionist',
          'contratt',
          'respons',
          'denunc',
        ],
      },
    ],
  },
]
