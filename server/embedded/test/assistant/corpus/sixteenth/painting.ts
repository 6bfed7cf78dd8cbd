import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    // 65 m² × 3,5 = 227 m² × 5–8,5 → 6,75 = 1.535 (arredata + 10 % = 1.690) × 1,1 = 1.690–1.860
    id: 'pc1-flat-paint-cecina',
    service: 'tinteggiatura',
    at: 'Cecina',
    once: true,
    turns: [
      {
        say: 'ciao dovrei ridà il bianco a tutta casa a cecina (li) 65 mq calpestabili, pareti e soffitti, bianco normale traspirante niente di strano. soffitti alti 2 e 70, i muri son messi bene giusto i buchini dei quadri, muffa zero crepe zero. c è i mobili dentro ma li sposto io nel mezzo. quando capita va bene basta prima di pasqua',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'cecina',
      'mq|m²|metri|grand|superfic': '65 mq di casa',
      'soffitt|paret': 'pareti e soffitti',
      'lavabil|tipo|pittura|colore|tinta|fascia': 'bianco traspirante',
      'stato|crep|muffa|rovin': 'messi bene',
      'mobil|arred|vuot': 'arredata, ma sposto io',
      'quando|tempi|inizi': 'prima di pasqua',
    },
    facts: [fact('cecina'), fact('65'), fact('traspir'), fact('soffitt')],
    jobs: [scopes.painting],
    band: [1_010, 2_980],
    after: [
      {
        say: 'e se invece la faccio lavabile in cucina e corridoio cambia tanto?',
        about: ['€', 'euro', 'più', 'mq', 'metro', 'aument', 'costa', '7', '12', 'differenz', 'poco'],
      },
      {
        say: 'in quanti dì la finiscono?',
        about: ['giorn', 'settiman', '3', '4', '5', 'lavorativ', 'persone', 'squadra'],
      },
    ],
  },
  {
    // muffa 6 × 26,5 = 159 → minimo 200; stanza 425; (200 + 425) × 1,024 × 1,1 = 704
    id: 'pc2-mould-and-room-codogno',
    service: 'tinteggiatura',
    at: 'Codogno',
    turns: [
      {
        say: 'salve la cameretta del bimbo ha la muffa dietro l armadio e sull angolo, il pediatra si è raccomandato di farla togliere per bene. poi vorrei che tutta la cameretta venisse ridipinta perche ormai è tutta pasticciata coi pennarelli',
      },
    ],
    answers: {
      'muffa|macchi': 'la muffa in tutto sarà 6 metri quadri, la parete a nord',
      'comune|dove|città|zona': 'codogno lodi',
      'mq|m²|metri|grand|superfic|misur': 'la cameretta è 12 mq',
      'lavabil|tipo|pittura|colore|tinta': 'azzurrino lavabile così i pennarelli vanno via',
      'soffitt|paret': 'anche il soffitto della cameretta',
      'torna|caus|infiltr|umid|perdit': 'torna ogni inverno, secondo mio marito è condensa',
      'mobil|arred|vuot': 'il lettino e l armadio li portiamo fuori',
      'fascia|livell|qualit': 'una cosa sicura per il bimbo',
      'quando|tempi|inizi': 'appena possibile, lui intanto dorme con noi',
    },
    facts: [fact('codogno'), fact('6'), fact('12'), fact('muffa')],
    jobs: [scopes.mould, scopes.room],
    band: [400, 1_150],
    after: [
      {
        say: 'dopo quanto ci può dormire il bambino?',
        about: [
          'ore',
          'giorn',
          'asciug',
          'aria',
          'aprir',
          'arieggi',
          'finestr',
          '24',
          '48',
          'odor',
          'ventil',
        ],
      },
      {
        say: 'garantite che non torna più?',
        about: [
          'caus',
          'condens',
          'ponte',
          'isol',
          'ventil',
          'arieggi',
          'aria',
          'promett',
          'umid',
          'garanzia',
        ],
      },
    ],
  },
  {
    id: 'pc3-smoking-socket-merano',
    service: 'tinteggiatura',
    at: 'Merano',
    turns: [
      {
        say: 'stavo lavando la parete per poi imbiancare e dalla presa sono uscite delle scintille, adesso da dietro esce del fumo e sento puzza di plastica bruciata cosa devo fare???',
        safety: {
          steps: [
            ['corrente', 'interruttore', 'quadro', 'contatore', 'salvavita', 'generale'],
            ['non tocc', 'acqua', 'allontan', 'esci', 'uscite', 'uscire', 'lontan'],
          ],
          call: true,
        },
      },
    ],
  },
  {
    // spatolato 25–45 → 35 (18–60 → 39) × 11,3 m² = 397–441 × 1,0225 × 1,1 = 447–496
    id: 'pc4-concrete-effect-pordenone',
    service: 'tinteggiatura',
    at: 'Pordenone',
    turns: [
      {
        say: 'ehi! voglio quella roba effetto cemento spatolato sul muro dietro al divano, l ho vista su instagram ed è pazzesca',
      },
      {
        say: 'ma è roba che poi si riga o si sporca subito? no perche ho due gatti',
        about: [
          'protet',
          'protez',
          'cera',
          'finitura',
          'resist',
          'lavab',
          'pul',
          'robust',
          'graffi',
          'dura',
          'ritocc',
          'trattam',
        ],
      },
    ],
    answers: {
      'comune|dove|città|zona': 'pordenone',
      'mq|m²|metri|grand|superfic|misur|lung|alt': '4,20 x 2,70',
      'quant|paret|stanz': 'solo quella parete, le altre restano bianche',
      'stato|lisc|rovin|crep|fondo': 'muro liscio, cartongesso fatto 3 anni fa',
      'fascia|livell|qualit|tipo|finitur|effett': 'effetto cemento, livello medio',
      'colore|tinta': 'grigio chiaro',
      'mobil|arred|vuot': 'il divano lo sposto',
      'quando|tempi|inizi': 'boh gennaio',
    },
    facts: [fact('pordenone'), fact('cemento', 'spatolat'), fact('4,20', '11')],
    jobs: [scopes.decorative],
    band: [270, 800],
    after: [
      {
        say: 'se la faccio da solo col kit a 80 euro?',
        about: [
          'possib',
          'puoi',
          'fai da te',
          'prova',
          'risult',
          'esperien',
          'mano',
          'spatol',
          'certo',
          'rischi',
          'tecnica',
          'difficil',
          'material',
        ],
      },
    ],
  },
  {
    // 6 porte × 165 = 990 × 1,024 × 1,1 = 1.115
    id: 'pc5-wooden-doors-feltre',
    service: 'tinteggiatura',
    at: 'Feltre',
    turns: [
      {
        say: 'Buondì, avrei 4 porte interne di legno da riverniciare, sono color noce scuro e mia moglie le vuole bianche. Non si cambiano, sono di larice massiccio fatte da mio padre.',
      },
      { say: 'Aspetti che ho contato male: con quella del bagno e della stube sono 6 porte.' },
    ],
    answers: {
      'comune|dove|città|zona': 'feltre (bl)',
      'quant|porte|numero': 'sei in tutto',
      'lat|facc': 'da tutti e due i lati',
      'stato|svernic|portar|rovin|vecchi':
        'la vernice vecchia tiene, basta carteggiare, niente sverniciatura',
      'telai|cornic|vetr|misur': 'porte normali 80x210 senza vetri, i telai anche',
      'smalt|impregn|colore|tipo|finitur': 'smalto bianco opaco',
      'fascia|livell|qualit': 'un buon lavoro',
      'quando|tempi|inizi': 'quando fa più caldo, verso maggio',
      'laborator|smont|posto': 'come preferite',
    },
    facts: [fact('feltre'), fact(['6', 'port'], ['sei', 'port'], '6'), fact('bianc')],
    wrong: ['4 porte'],
    jobs: [scopes.woodwork],
    band: [670, 1_800],
    after: [
      {
        say: 'Il bianco sul legno scuro quante mani vuole?',
        about: [
          'due',
          '2',
          'tre',
          '3',
          'fondo',
          'isol',
          'coprent',
          'primer',
          'tannin',
          'cartegg',
          'professionista',
        ],
      },
    ],
  },
]
