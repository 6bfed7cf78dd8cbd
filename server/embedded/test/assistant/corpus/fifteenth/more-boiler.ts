import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreBoiler: readonly CorpusConversation[] = [
  {
    // fascia media 9.000–12.000 → 10.500 × 1,01 × 1,13 = 11.980
    id: 'oc4-heat-pump-pinerolo',
    service: 'caldaia',
    at: 'Pinerolo',
    turns: [
      {
        say: 'Buongiorno, le spiego. Abbiamo una villetta di 120 mq a Pinerolo, due anni fa abbiamo messo i pannelli fotovoltaici e adesso mio figlio insiste per staccarci dal gas. La caldaia a metano ha 15 anni e vorremmo toglierla del tutto e mettere la pompa di calore. I termosifoni in alluminio restano, mia moglie non vuole sentir parlare di spaccare i pavimenti.',
      },
      {
        say: 'scusi prima di andare avanti, ma questo servizio per noi costa qualcosa?',
        about: ['gratis', 'gratuit', 'nessun', 'senza impegn', 'non pag', 'zero', 'impegn'],
      },
    ],
    answers: {
      'comune|città|paese|cap': 'Pinerolo, 10064',
      'acqua calda|sanitari|accumul|bollitor|person|bagn':
        'anche l’acqua calda, siamo in quattro con due bagni',
      'isol|cappott|infiss|classe': 'cappotto fatto nel 2021, finestre nuove',
      ibrid: 'no ibrido no, via il gas del tutto',
      'mq|m²|metri|grand|superfic': '120 metri quadri',
      'kw|potenz|contator': 'contatore da 6 kw, la potenza della macchina non la so',
      'fascia|livell|marca|qualit': 'di media fascia',
      'estern|spazio|giardin|unità': 'in giardino dietro casa, c’è posto',
      'quando|tempi|urgen': 'entro l’estate prossima',
      dove: 'a Pinerolo',
    },
    facts: [fact('pinerolo'), fact('120'), fact('alluminio', 'termosif')],
    jobs: [scopes.heatPump],
    band: [7_200, 19_200],
    after: [
      {
        say: 'mi hanno parlato di soldi che dà il GSE in una volta sola, è vero?',
        about: ['conto termico', 'termic', '65', '15.000', 'detraz', '50', 'ecobonus', 'contribut'],
      },
      {
        say: 'ma la notte fa rumore? la camera dei vicini sta proprio là',
        about: [
          'decibel',
          'db',
          'silenzi',
          'posizion',
          'distanz',
          'antivibr',
          'estern',
          'installator',
          'sopralluogo',
          'professionist',
          'limit',
        ],
      },
    ],
  },
  {
    // lavaggio 425 × 1,1 = 467
    id: 'oc5-flushing-orvieto',
    service: 'caldaia',
    at: 'Orvieto',
    turns: [
      { say: 'salve vorrei cambiare 6 termosifoni perche sotto sono gelati e sopra scottano' },
      {
        say: 'no aspetti, ho sentito adesso mio cognato che fa l idraulico: dice che i termosifoni sono buoni, c è solo la melma dentro e basta lavare tutto l impianto con la pompa. facciamo solo il lavaggio, i termosifoni rimangono quelli',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'orvieto scalo',
      'quant|termosif|radiator|numero': '6 termosifoni in tutto, restano quelli',
      'anni|età|caldai': 'la caldaia ha 5 anni, l impianto è dell 88',
      'mq|m²|metri|grand': 'una settantina di metri',
      'filtro|defang': 'il filtro non c è mai stato, se serve mettetelo',
      'centralizz|autonom': 'autonomo',
      'piano|ascensor': 'piano terra',
      'quando|tempi|urgen': 'prima dell inverno',
      dove: 'a orvieto',
    },
    facts: [fact('orvieto'), fact('lava'), fact('6', 'sei')],
    jobs: [scopes.flushing],
    band: [280, 760],
    after: [
      {
        say: 'e poi ogni quanto va rifatta sta cosa?',
        about: ['anni', 'anno', 'filtro', 'defang', 'inibit', 'acqua', 'control', 'manutenz', 'fang'],
      },
      {
        say: 'perfetto, adesso chi mi chiama?',
        about: [
          'professionist',
          'artigian',
          'contatt',
          'telefon',
          'idraulic',
          'richiest',
          'propost',
          'numero',
        ],
      },
    ],
  },
  {
    id: 'oc6-pellet-stove-agnone',
    service: 'caldaia',
    at: 'Agnone',
    turns: [
      {
        say: 'buonasera vorrei mettere una stufa a pellet nella sala di sotto, casa di mia nonna ad agnone 80 metri, la stufa non ce l ho ancora e la canna è quella vecchia del camino. la caldaia non si tocca va bene. quanto costa la stufa montata?',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'agnone in provincia di isernia',
      'quando|tempi|urgen': 'prima del freddo',
      'potenz|kw|grand|mq|metri': '80 metri, i kw non li so',
      'canna|fum|camino': 'c è la canna vecchia in muratura',
    },
    facts: [fact('agnone'), fact('pellet')],
    jobs: [],
    once: true,
    after: [
      {
        say: 'e quindi adesso che succede, viene qualcuno?',
        about: [
          'professionist',
          'sopralluogo',
          'artigian',
          'contatt',
          'richiest',
          'tecnic',
          'prezzo',
          'propost',
        ],
      },
    ],
  },
  {
    // elettrico 80 litri 450 × 0,91 × 1,1 = 450
    id: 'oc7-water-heater-modica',
    service: 'caldaia',
    at: 'Modica',
    turns: [
      {
        say: 'Buonasera sono la signora Concetta da Modica, lo scaldabagno elettrico del bagno ha diciotto anni e ora gocciola di sotto, mio genero dice che non vale la pena aggiustarlo. Ne voglio uno nuovo uguale, elettrico da ottanta litri, appeso allo stesso posto. Gli attacchi dell’acqua e la presa ci sono già. Sto al primo piano, se si può questa settimana. La caldaia a gas non ce l’ho e non la voglio. Grazie figlio mio',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'Modica',
      'litri|grand|capacit': 'ottanta litri',
      'elettric|gas|tipo': 'elettrico',
      'fornit|compr|apparecch|voi': 'lo portate voi',
      'quando|tempi|urgen': 'questa settimana se possibile',
      dove: 'a Modica, nel bagno',
    },
    facts: [fact('modica'), fact('80', 'ottanta'), fact('elettric')],
    jobs: [scopes.electricHeater],
    band: [270, 730],
    once: true,
    after: [
      {
        say: 'e quello vecchio chi lo porta giù? io non ce la faccio',
        about: [
          'smalt',
          'compres',
          'ritir',
          'discaric',
          'inclus',
          'smont',
          'professionist',
          'idraulic',
          'raee',
        ],
      },
      { say: 'va bene grazie assai' },
    ],
  },
]
