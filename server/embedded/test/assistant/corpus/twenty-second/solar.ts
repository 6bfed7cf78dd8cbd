import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'xb7',
    service: 'impianto_fotovoltaico',
    at: 'Bitonto (BA)',
    turns: [
      {
        say: 'uagliù buongiorno, mo basta con ste bollette, mi servono i pannelli sul tetto. senza batteria che costa troppo',
      },
    ],
    answers: {
      'batteri|accumul': 'no no senza',
      'kw|potenz|taglia|pannelli vuoi|quanti pannelli': 'mi hanno consigliato 6 kw',
      'consum|kwh|bollett|spend|person': 'siamo in 4, facciamo 4500 kwh l’anno circa',
      'contator|monofase|trifase': '4,5 kw monofase mi pare',
      'falda|inclin|espos|orient|sud|piano o|tegol|copert|tipo': 'a falda con le tegole, guarda a sud',
      'metr|m²|mq|spazio|superfic|grand': 'il lato buono saranno 50 metri quadri, ombra niente',
      'ombr|alber|camin': 'niente ombra',
      'piani|altezz|access|ponteg|scal': 'villetta a due piani, strada larga davanti',
      'vincol|centro|condomin': 'no è campagna, zona via palombaio',
      'quando|tempi|inizi|comincia|urgen': 'prima di giugno che accendo i condizionatori',
      foto: 'le devo fare dal drone di mio figlio',
      'dove|comune|citt|paese|zona|local': 'bitonto',
    },
    facts: [
      fact('bitonto'),
      fact('6 kw', '6kw', ['6', 'kw'], '4500', '4.500'),
      fact(
        ['senza', 'batteri'],
        ['no', 'batteri'],
        ['senza', 'accumul'],
        ['no', 'accumul'],
        ['non', 'batteri'],
      ),
    ],
    jobs: [scopes.solar],
    // 6 kW 7.300–10.900; Puglia 1 − 0,2 × 0,12 = 0,976 → 7.125–10.640; + 10 % → 7.840–11.700; middle 9.770
    band: [6_350, 13_200],
    after: [
      {
        say: 'ma chi me le fa le carte per l’enel?',
        about: ['pratic', 'conness', 'distribut', 'compres', 'inclus', 'gse', 'allacc', 'install', 'burocra'],
      },
      {
        say: 'e se tra un paio d’anni mi viene lo sfizio della batteria si può mettere o è tutto da cambiare',
        about: [
          'ibrid',
          'accumul',
          'predispo',
          'aggiung',
          'inverter',
          'second',
          'success',
          'dopo',
          '620',
          '980',
          'retrofit',
        ],
      },
    ],
  },
  {
    id: 'xb8',
    service: 'impianto_fotovoltaico',
    at: 'Feltre (BL)',
    turns: [
      {
        say:
          'bondì, casa singola a feltre fraz. villabruna, do piani, teto a do falde est-ovest co le tegole, sol bel tuto el dì. scaldemo co la pompa de calore e ' +
          'consumemo circa 7000 kwh al ano. volaria un impianto da 8 kw co la bateria da 10 kwh. contatore monofase 6 kw. quanto me costelo tut insieme?',
      },
      { say: 'speta me son sbaglià, la bateria la voi da 5 kwh, quela da 10 la ga me cugnà' },
    ],
    answers: {
      'batteri|accumul': 'si da 5 kwh',
      'kw|potenz|taglia': '8 kw',
      'consum|kwh|bollett|spend|person': '7000 kwh al ano, semo in 5',
      'contator|monofase|trifase': 'monofase 6 kw',
      'falda|inclin|espos|orient|sud|tegol|copert|tipo|tetto': 'do falde est e ovest, tegole de coto',
      'metr|m²|mq|spazio|superfic|grand': 'na sessantina de metri par falda',
      'ombr|alber|camin': 'solche el camin',
      'piani|altezz|access|ponteg|scal': 'do piani, se riva col camion',
      'vincol|centro|condomin': 'nessun vincolo',
      'quando|tempi|inizi|comincia|urgen': 'co va via la neve, aprile',
      foto: 'doman',
      'dove|comune|citt|paese|zona|local': 'feltre, villabruna',
    },
    facts: [fact('feltre'), fact('8 kw', '8kw', ['8', 'kw']), fact('5 kwh', '5kwh', ['5', 'kwh'])],
    wrong: ['10 kwh'],
    jobs: [scopes.solar],
    // 8 × 1.225–1.850 = 9.800–14.800 × (1 + 0,2 × 0,03 = 1,006) = 9.860–14.890; battery 5 × 530–820 = 2.650–4.100 × 1,004 = 2.660–4.115
    // sum 12.520–19.005; + 10 % → 13.770–20.900; middle 17.340
    band: [11_300, 23_400],
    after: [
      {
        say: 'e co la neve sora i rende istess?',
        about: [
          'produ',
          'invern',
          'inclin',
          'scivol',
          'cala',
          'meno',
          'puli',
          'ridu',
          'resa',
          'peso',
          'sciogl',
          'copert',
          'copr',
          'pannell',
        ],
      },
      {
        say: 'se fra tre ani se rompe calcossa chi paga?',
        about: ['garanz', 'assist', 'produtt', 'difett', 'copert', 'copr', 'legge', 'fabbric', 'casa madre'],
      },
    ],
  },
  {
    id: 'xb9',
    service: 'impianto_fotovoltaico',
    at: 'San Severino Marche (MC)',
    turns: [
      {
        say:
          'Gentili signori, sono un insegnante in pensione di San Severino Marche. Il mio impianto del 2011 (5 kW, monofase, con il conto energia) non produce più da dieci giorni: ' +
          'l’elettricista di fiducia ha verificato e dice che l’inverter è andato e bisogna metterne uno nuovo. I pannelli sono in ordine e non voglio batterie. Si trova in garage, a portata di mano.',
      },
    ],
    answers: {
      'batteri|accumul|ibrid': 'no, un inverter normale',
      'marca|modell': 'era un Power-One, mi pare',
      'kw|potenz|taglia': '5 kW',
      'anno|anni|quando è|età': 'installato nel 2011',
      'monofase|trifase': 'monofase',
      'errore|spia|luce|problem|guast|verific|sintom':
        'luce rossa fissa e display spento, già verificato dall’elettricista',
      'pannelli|moduli|tetto|falda': '22 pannelli su tetto a falda, tutti sani',
      'access|piano|garage|posizion': 'nel garage al piano terra',
      'gse|conto|incentiv': 'sì, ricevo l’incentivo',
      'quando|tempi|inizi|comincia|urgen': 'appena possibile, ogni giorno perdo denaro',
      foto: 'più tardi',
      'dove|comune|citt|paese|zona|local': 'San Severino Marche, provincia di Macerata',
    },
    facts: [fact('san severino'), fact('inverter'), fact('5 kw', '5kw', ['5', 'kw'])],
    jobs: [scopes.inverter],
    // 1.000–2.200 (up to 6 kW); Marche 1,00; + 10 % → 1.100–2.420; middle 1.760
    band: [1_150, 2_400],
    after: [
      {
        say: 'Sostituendolo rischio di perdere l’incentivo statale che mi spetta fino al 2031?',
        about: [
          'gse',
          'comunic',
          'conto energia',
          'manten',
          'mantien',
          'resta',
          'riman',
          'notific',
          'pratic',
          'distribut',
          'tariff',
          'potenza',
        ],
      },
      {
        say: 'La somma indicata è quella finale o devo aspettarmi altre voci?',
        about: [
          'iva',
          'compres',
          'inclus',
          'esclus',
          'sopralluog',
          'smontag',
          'configur',
          'preventiv',
          'indicativ',
          'orientativ',
          'stima',
        ],
      },
    ],
  },
]
