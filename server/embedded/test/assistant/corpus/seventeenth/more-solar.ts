import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreSolar: readonly CorpusConversation[] = [
  {
    id: 'sb25-meter-power-macomer',
    service: 'impianto_fotovoltaico',
    at: 'Macomer',
    turns: [
      {
        say: 'Salve, ho già i pannelli, ma appena accendo forno e lavatrice salta il contatore. Vorrei passare da 3 a 6 kW di potenza. Casa a Macomer, monofase. Quanto costa l’aumento?',
      },
      {
        say: 'e quanto ci mettono?',
        about: ['giorn', 'settiman', 'distribut', 'fornitor', 'richiest', 'lavorativ', 'tempi', 'pratic'],
      },
    ],
    answers: {
      'comune|città|zona|dove': 'Macomer',
      'kw|potenz': 'da 3 a 6 kW',
      'monofas|trifas': 'monofase',
      'pannell|fotovolt|impianto': 'ho 3 kW di pannelli dal 2019',
      'quadro|salvavita|contator': 'salta il contatore fuori, non il quadro',
      'quando|tempi|urgen': 'presto',
    },
    once: true,
    facts: [fact('macomer'), fact('6')],
    jobs: [],
  },
  {
    // 6 kW 7.300–10.900 → 9.100; batteria 5–10 kWh × (530–820) → 3.500–6.650
    // 12.600–15.750 × (1 − 0,2 × 0,12) × 1,1 = 13.500–16.900
    id: 'sb10-solar-battery-bitonto',
    service: 'impianto_fotovoltaico',
    at: 'Bitonto',
    turns: [
      {
        say: 'salve mo ci siamo decisi, vogliamo mettere i pannelli sulla villetta, 6 kw con la batteria. siamo in quattro, bolletta sui 280 euro ogni due mesi che coi condizionatori d estate sale ancora. tetto a due falde con le tegole rivolto a sud senza ombre',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'bitonto (ba)',
      'consum|bollett|spend': '280 euro a bimestre, circa 5000 kwh l anno',
      'batteri|accumul': 'la batteria si, ma quanto grande non lo so, consigliate voi',
      'kw|potenz|quanti pannell|grand': '6 kw',
      'tetto|fald|tegol|esposiz|orient|ombr': 'tegole, a sud, niente ombre',
      'mq|m²|metri|superfic': 'la falda a sud è circa 50 metri quadri',
      'contator|monofas|trifas|inverter': 'monofase',
      'piano|piani|altezz|pontegg': 'pianterreno e primo piano',
      'propriet|condomin': 'casa nostra, indipendente',
      'quando|tempi|inizi|urgen': 'prima dell estate',
    },
    facts: [fact('bitonto'), fact('6 kw', '6', 'sei'), fact('batteri', 'accumul')],
    jobs: [scopes.solar],
    band: [8_400, 26_500],
    after: [
      {
        say: 'se va via la luce con la batteria la casa resta accesa?',
        about: [
          'backup',
          'blackout',
          'black-out',
          'black out',
          'emergenz',
          'eps',
          'ups',
          'quadro',
          'inverter',
          'di serie',
          'aggiunt',
          'a parte',
          'rete',
          'corrente',
        ],
      },
      {
        say: 'in quanto tempo rientro della spesa?',
        about: [
          'anni',
          'consum',
          'bollett',
          'autoconsum',
          'risparm',
          'detrazion',
          'dipende',
          'calcol',
          'produ',
          'professionist',
        ],
      },
    ],
  },
  {
    // lavaggio 120–280 → 200 × (1 − 0,85 × 0,12) × 1,1 = 198 (con IVA 22 % 219)
    // rete: due file da 6, circa 20 m × (15–30) → 450 × 0,9 × 1,1 = 445: insieme circa 650
    id: 'sb13-pigeons-termoli',
    service: 'impianto_fotovoltaico',
    at: 'Termoli',
    turns: [
      {
        say: 'Buongiorno, i piccioni hanno fatto il nido sotto i pannelli ed è uno schifo, ce n’è per terra, nelle grondaie, dappertutto. Vorrei far lavare bene i pannelli, sono 12, e poi far mettere la rete tutto attorno così non tornano più.',
      },
    ],
    answers: {
      'comune|città|zona|dove': 'Termoli',
      'pannell|modul': '12 pannelli, due file da sei',
      'perimetr|metri|lung': 'il giro intero sono più o meno 20 metri',
      'kw|potenz': '4,5 kw',
      'tetto|fald|tegol|inclin|ripid|piano|piani|altezz': 'tetto a falda poco pendente, casa a due piani',
      'access|scal|lucernar|piattaform': 'si esce dal lucernario',
      'produ|funzion': 'funzionano, rendono un po’ meno',
      'quando|tempi|inizi|urgen': 'appena possibile, prima che rifacciano le uova',
    },
    facts: [fact('termoli'), fact('12', 'dodici'), fact('piccion')],
    jobs: [scopes.panelWash, ['piccion', 'rete']],
    band: [380, 1_500],
    after: [
      {
        say: 'La rete rovina la garanzia dei pannelli?',
        about: [
          'gancio',
          'ganci',
          'clip',
          'fora',
          'foro',
          'fori',
          'bucar',
          'fissa',
          'aggancia',
          'produttor',
          'costruttor',
          'cornic',
          'installator',
          'modul',
          'professionist',
          'tecnic',
        ],
      },
    ],
  },
]
