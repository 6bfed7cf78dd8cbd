import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const morePainting: readonly CorpusConversation[] = [
  {
    id: 'ya-painting-4-termoli',
    service: 'tinteggiatura',
    at: 'Termoli (CB)',
    turns: [
      {
        say: 'Buonasera, ho una casa a Termoli di 100 metri e dopo dodici anni le dobbiamo dare una rinfrescata con la lavabile, tutto color panna chiaro, soffitti compresi. Ci abitiamo coi mobili dentro, le pareti stanno bene, qualche segno delle sedie e basta. Terzo piano con l’ascensore.',
      },
      {
        say: 'Scusate, mia moglie mi ha strillato: sono 80 i metri calpestabili, io avevo contato anche la cantina e i balconi',
      },
    ],
    answers: {
      'dove|comun|citt|paese|indirizz|cap': 'Termoli, verso il porto',
      'arredat|mobil|vuot|abitat': 'è arredata, ci viviamo in due',
      'metri|quant|grand|superfic|mq|m²|misur|dimension|stanz': '80 metri, salone, cucina, due camere, bagno',
      'soffitt|pareti': 'pareti e soffitti',
      'color|tint': 'panna chiaro, uno solo per tutta casa',
      'pittur|tipo|lavabil|traspir|finitur|material|prodott': 'lavabile',
      'muffa|crep|stato|condizion|rovinat|problem|intonac|danni': 'stanno bene, niente muffa',
      'altezz|alti': 'tre metri scarsi',
      'piano|ascensor|access|scal|parchegg': 'terzo con ascensore',
      'quando|tempi|inizi|periodo|entro|urgen': 'dopo l’Epifania',
    },
    facts: [fact('termoli'), fact('80'), fact('lavabil'), fact('soffitt')],
    wrong: ['100 m', 'cento m'],
    jobs: [scopes.painting],
    // 80 × 3,5 = 280 m² × 7–12 = 1.960–3.360, furnished +10 % = 2.156–3.696;
    // Molise k 0,88 on 75 % = × 0,91; VAT 10 % → 2.160–3.700, middle 2.930
    band: [1900, 3900],
    after: [
      {
        say: 'mannaggia è parecchio, io avevo in mente sui 1500.. ci si arriva?',
        about: [
          'budget',
          'base',
          'econom',
          'traspir',
          'risparm',
          'minim',
          'pareti',
          'soffitt',
          'sotto',
          'oltre',
          'super',
          'ridu',
          'togli',
          'bass',
          'difficil',
          'fascia',
          'rientr',
          'stanz',
          'rinunc',
          'manca',
          'poco per',
        ],
      },
      {
        say: 'e quanto ci stanno dietro a fare tutto? noi la notte dormiamo lì',
        about: ['giorn', 'settiman', 'stanza per', 'una stanza alla', 'asciug'],
      },
    ],
  },
  {
    id: 'ya-painting-5-oristano',
    service: 'tinteggiatura',
    at: 'Oristano',
    once: true,
    turns: [
      {
        say: 'Buondì sono Efisia da Oristano. Nel corridoio e in una camera ho ancora la tappezzeria degli anni 80, a mazzi di fiori, ajò non se ne può più! Saranno 40 metri quadri di muro in tutto. Mi serve che la strappino via, poi che mi rasino le pareti belle lisce. La tinta NO, quella la passo io che mi diverto. Casa vuota, primo piano.',
      },
    ],
    answers: {
      'dove|comun|citt|paese|indirizz|cap': 'Oristano città',
      'tinteggi|pittur|imbianc|tint|color': 'no la tinta la do io, mi serve solo via la carta e rasatura',
      'metri|quant|grand|superfic|mq|m²|misur|dimension|stanz': '40 metri quadri di muro',
      'carta|strat|vinil|tipo|material': 'un solo strato, carta normale credo',
      'rasat|mani|lisc': 'lisci lisci, quello che ci vuole',
      'stato|condizion|crep|muffa|rovinat|problem|intonac|sotto':
        'sotto non so, sembra sano, crepe non ne vedo',
      'arredat|mobil|vuot|abitat': 'vuota',
      'soffitt|altezz|alti': 'i soffitti non si toccano, sono 2,80',
      'piano|ascensor|access|scal|parchegg': 'primo piano, si parcheggia davanti',
      'quando|tempi|inizi|periodo|entro|urgen': 'quando potete',
    },
    facts: [
      fact('oristano'),
      fact('40'),
      fact('carta', 'tappezzer', 'parati'),
      fact('rasat', 'rasar', 'lisc'),
    ],
    jobs: [scopes.wallpaperOff, scopes.smoothing],
    // off: 40 × 4–8 = 160–320, k 0,88 on 90 % = × 0,892 → 143–285; skim coat: 40 × 9–19 = 360–760 × 0,904 → 325–687;
    // sum 468–972; VAT 10 % → 515–1.070, middle 790
    band: [510, 1080],
    after: [
      {
        say: 'ho guardato meglio, è di quelle plastificate che si passavano con la spugna. cambia molto?',
        about: [
          'vinil',
          'strat',
          '2–3',
          'euro',
          'aument',
          'sale',
          'salir',
          'fatic',
          'vapor',
          'rincar',
          'supplement',
          'in più',
          'extra',
          'alza',
          'difficil',
          'tempo',
          'resist',
          'pellicol',
        ],
      },
      {
        say: 'va bene e adesso come si va avanti?',
        about: [
          'preventiv',
          'sopralluog',
          'contatt',
          'artigian',
          'professionist',
          'imbianchin',
          'foto',
          'impres',
          'richiest',
          'conferm',
          'invi',
        ],
      },
    ],
  },
  {
    id: 'ya-painting-6-affresco',
    service: 'tinteggiatura',
    at: 'Pieve Fosciana (LU)',
    turns: [
      {
        say: 'Salve, nella casa di famiglia a Pieve Fosciana in Garfagnana c’è un soffitto affrescato dell’ottocento, angioletti, ghirlande, un cielo. Il colore si sta sfarinando e in un angolo mancano proprio dei pezzi di figura. Non va imbiancato per carità! Va restaurato, l’affresco, da qualcuno che lo sa fare. Saranno 20 mq. Quanto può venire?',
      },
    ],
    answers: {
      'dove|comun|citt|paese|indirizz|cap': 'Pieve Fosciana, in Garfagnana',
      'imbianc|tinteggi|pittur|color': 'no, niente pittura nuova: è un restauro dell’affresco',
      'metri|quant|grand|superfic|mq|m²|misur|dimension|stanz': 'una ventina di metri, la sala grande',
      'altezz|alti': 'quasi 4 metri',
      'stato|condizion|crep|muffa|rovinat|problem|intonac|perdit|infiltraz|acqua':
        'si sfarina, il tetto è a posto e non ci piove',
      'vincol|soprintend': 'non credo sia vincolata ma non lo so',
      'quando|tempi|inizi|periodo|entro|urgen': 'con calma',
    },
    facts: [fact('affresc', 'restaur', 'dipint')],
    jobs: [],
    after: [
      {
        say: 'neanche così a spanne? giusto per capire se sono mille o ventimila',
        about: [
          'sopralluog',
          'preventiv',
          'restaurator',
          'dal vivo',
          'veder',
          'vist',
          'verific',
          'esamin',
          'valut',
          'affidabil',
          'invent',
          'onest',
          'specialist',
          'professionist',
          'listin',
          'a caso',
        ],
      },
    ],
  },
]
