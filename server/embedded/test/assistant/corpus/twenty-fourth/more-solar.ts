import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreSolar: readonly CorpusConversation[] = [
  {
    id: 'zc-solar-3-fratelli',
    service: 'impianto_fotovoltaico',
    at: 'Mondavio, Pesaro e Urbino',
    turns: [{ say: 'salve, ciò una bifamiliare con mi fratello e volemo i pannelli. da do se comincia' }],
    answers: {
      'batteri|accumul': 'per adesso no, niente batteria',
      'dove|città|citta|comune|zona|paese|provincia|località': 'Mondavio (PU), in campagna',
      'kw|potenz|consum|bollett|grand|dimension|quanti pannell':
        'da 10 kw, l’ha calcolato l’elettricista nostro guardando le bollette',
      'ombr|espos|orient|sud': 'metà a est e metà a ovest, ombra quasi niente',
      'fald|tegol|copertur|inclin': 'due falde coi coppi, messo bene',
      'access|pontegg|altezz|pian': 'due piani, tutto libero intorno',
      'contator|trifas|monofas': 'trifase ce l’avemo già',
      tett: 'due falde coi coppi, messo bene',
      'quando|tempi|inizi|urgen|entro': 'quando se pò, mejo dopo pasqua',
    },
    facts: [
      fact('mondavio'),
      fact(['10', 'kw'], '10kw', ['dieci', 'kw']),
      fact('bifamil', ['due', 'famigl'], ['2', 'famigl'], 'fratell'),
    ],
    jobs: [scopes.solar],
    // 10 kW 12.000–18.500, middle 15.250; Marche k 1; VAT 10 % → 16.775
    band: [10_900, 22_700],
    after: [
      {
        say: 'e se invece ce metto subito anche la batteria, una da 10 kwh, a quanto arivo?',
        jobs: [scopes.solar],
        facts: [fact(['10', 'kwh'], '10kwh')],
        // 15.250 + 10 × 530–820 (middle 6.750) = 22.000; VAT 10 % → 24.200
        band: [15_700, 32_700],
      },
      {
        say: 'ma a montalli quanto ce se mette? a giugno sto sotto con la mietitura',
        about: [
          'giorn',
          'settiman',
          'allacc',
          'connession',
          'distribut',
          'mesi',
          'mese',
          'durat',
          'disponib',
        ],
      },
      {
        say: 'va bè. e mo che succede, me chiama qualcuno?',
        about: [
          'artigian',
          'impres',
          'install',
          'professionist',
          'contatt',
          'sopralluog',
          'richiest',
          'preventiv',
          'mail',
          'email',
          'e-mail',
          'telefon',
          'recapit',
          'invi',
          'foto',
        ],
      },
    ],
  },
  {
    id: 'zc-solar-4-togliere',
    service: 'impianto_fotovoltaico',
    at: 'Castelluccio Valmaggiore, Foggia',
    once: true,
    turns: [
      {
        say: 'Ciao, a Castelluccio Valmaggiore (FG) il muratore a maggio mi rifà il tetto e quello è già tutto deciso con lui, il ponteggio lo porta lui. Però sopra ho 16 pannelli del 2011 e lui non li tocca. Mi serve solo qualcuno che li stacca, li tiene da parte e quando il tetto è finito li rimette al posto loro. Casa a due piani',
      },
    ],
    answers: {
      'pontegg|access|altezz|pian': 'due piani, il ponteggio lo mette il muratore',
      'quanti|numer|modul|kw|potenz': 'sono 16 pannelli, 3 kw e qualcosa',
      'dove|città|citta|comune|zona|paese|provincia|località': 'Castelluccio Valmaggiore, foggia',
      'stat|funzion|rott|inverter': 'vanno ancora bene tutti',
      'custod|rimont|rimett|deposit': 'sì si rimettono gli stessi, li può lasciare nella rimessa mia',
      'tetto|copertur|fald|tegol|inclin': 'tegole, a falda, ma al tetto ci pensa il muratore',
      'quando|tempi|inizi|urgen|entro': 'via a inizio maggio e rimessi a fine giugno',
    },
    facts: [
      fact('castelluccio'),
      fact(['16', 'pannell'], ['16', 'modul'], ['sedici', 'pannell']),
      fact('rimont', 'rimett'),
      fact(['due', 'pian'], ['2', 'pian']),
    ],
    jobs: [scopes.panelsOff],
    // 16 × 60–130 = 960–2.080, middle 1.520; Puglia 1 − 0,85 × 0,12 = 0,898 → 1.365; VAT 10 % → 1.501
    band: [975, 2_050],
    after: [
      {
        say: 'e se mentre li portano giù se ne rompe uno a chi tocca pagare?',
        about: [
          'assicur',
          'polizz',
          'rc',
          'respons',
          'impres',
          'install',
          'danneg',
          'danni',
          'garanz',
          'verbal',
          'esclus',
          'compres',
          'risarc',
          'sostitu',
          'ditta',
        ],
      },
      {
        say: 'io prendo ancora il conto energia dal gse. con sto smonta e rimonta lo perdo?',
        about: [
          'comunic',
          'serial',
          'matricol',
          'stess',
          'incentiv',
          'tariff',
          'fermo',
          'sospen',
          'portale',
          'produ',
          'dichiar',
          'notific',
          'convenz',
          'segnal',
        ],
      },
    ],
  },
]
