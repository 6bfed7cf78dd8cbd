import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'p-t01-six-and-ten',
    service: 'impianto_fotovoltaico',
    at: 'Grosseto',
    turns: [{ say: '6kw con accumulo da 10, villetta con tetto a falde rivolto a sud. Grosseto. quanto?' }],
    facts: [fact('6 kw', '6kw', '6'), fact('10 kwh', '10'), fact('grosseto')],
    jobs: [scopes.solar],
    band: [12_300, 23_000],
  },
  {
    id: 'p-t02-only-two-of-us',
    service: 'impianto_fotovoltaico',
    at: 'Matera',
    turns: [
      {
        say: 'Siamo in due e consumiamo poco, ci basterebbe un impianto da 3 kW senza batteria. Quanto chiavi in mano? Siamo a Matera, tetto a falda di tegole',
      },
    ],
    facts: [fact('3 kw', '3kw', '3'), fact('matera')],
    jobs: [scopes.solar],
    band: [4_200, 8_200],
    after: [{ say: 'e quanto tempo ci vuole per averlo funzionante?', about: ['giorn', 'settiman', 'mes'] }],
  },
  {
    id: 'p-t03-battery-later',
    service: 'impianto_fotovoltaico',
    at: 'Faenza',
    turns: [
      { say: 'ho gia i pannelli dal 2019 (5 kw), adesso voglio metterci una batteria da 10 kwh. faenza' },
    ],
    answers: { inverter: 'inverter normale, non ibrido', 'conto energia|gse|scambio': 'scambio sul posto' },
    facts: [fact('10 kwh', '10'), fact('faenza')],
    jobs: [scopes.battery],
    band: [6_200, 13_000],
  },
  {
    id: 'p-t04-pigeons',
    service: 'impianto_fotovoltaico',
    at: 'Mestre',
    turns: [
      { say: 'lavaggio di 18 pannelli sul tetto di una villetta, sono pieni di cacca di piccione 🐦 Mestre' },
    ],
    answers: { 'rete|dissuas': 'no, solo lavarli', 'piani|raggiung|tetto': 'due piani, tetto poco pendente' },
    facts: [fact('18'), fact('mestre', 'venezia')],
    jobs: [scopes.panelWash],
    band: [120, 430],
  },
  {
    id: 'p-t05-off-and-on-again',
    service: 'impianto_fotovoltaico',
    at: 'Avezzano',
    turns: [
      {
        say: 'Devo rifare il tetto (se ne occupa un altra ditta, già scelta) e sopra ci sono 14 moduli: quanto costa solo smontarli e poi rimontarli? Avezzano',
      },
    ],
    facts: [fact('14'), fact('avezzano')],
    jobs: [scopes.panelsOff],
    band: [800, 2_250],
  },
  {
    id: 'p-t06-how-many-kilowatts',
    service: 'impianto_fotovoltaico',
    at: 'Viterbo',
    turns: [
      {
        say: 'vorrei il fotovoltaico ma non so quanti kw mi servono. consumo 4000 kwh all anno, pago sui 110 euro al mese. viterbo',
      },
    ],
    answers: {
      'batter|accumul': 'per ora senza batteria',
      'kw|potenz|grande': 'non lo so, dimmi tu',
      'tetto|falda|orient': 'tetto a falda verso sud',
    },
    facts: [fact('viterbo'), fact('4000', '4.000')],
    jobs: [scopes.solar],
    band: [4_800, 11_800],
  },
]
