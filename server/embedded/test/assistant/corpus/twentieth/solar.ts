import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'vc1',
    service: 'impianto_fotovoltaico',
    at: 'Guardiagrele (CH)',
    turns: [{ say: 'ciao volevo un idea x mettere i pannelli della luce sopra casa' }],
    answers: {
      'citt|comune|paese|localit|provinc|dove si trova la casa|dove si trova l’appart|dove abit|dove sei|dove è la casa':
        'a guardiagrele prov di chieti',
      'batteri|accumul': 'no no senza batteria, solo i pannelli',
      'kw|potenz|chilowatt|grandezz|taglia|quanti pannell': 'uno che è venuto a casa diceva da 6 kw',
      'consum|bollett|spend|kwh|person': 'siamo in cinque, pago sui 190 euri ogni bimestre',
      'tetto|tegol|copert|falda|orient|ombr|espost|inclin':
        'tegole normali, guarda a mezzogiorno e davanti nn ci sta niente',
      'contator|fase|trifas': 'contatore da 3, quello normale',
      'dove|zona': 'a guardiagrele prov di chieti',
      'piano|piani|altezz|pontegg|access|raggiung': 'casa di due piani, col cortile si gira tutt intorno',
      'casa|abitazion|villett|condomin|edific|tipo': 'casa nostra da sola, l ha fatta mio suocero',
      'quando|tempi|urgen|inizi|entro': 'prima dell estate se si riesce',
    },
    facts: [fact('guardiagrele'), fact(['6', 'kw'], '6kw')],
    jobs: [scopes.solar],
    // 7.300–10.900, middle 9.100 × (1 − 0,20 × 0,05) = 9.009 × 1,10 = 9.910
    band: [6450, 13400],
    after: [
      {
        say: 'ma dentro sta cifra ci sta proprio tutto o dopo spuntano le sorprese?',
        about: ['modul', 'inverter', 'pratic', 'conness', 'quadro', 'esclus', 'inclus', 'compres', 'pontegg'],
      },
      {
        say: 'e col contatore da 3 che tengo mo va bene o lo devo alzare?',
        about: [
          'potenz',
          'distribut',
          'fornit',
          'aument',
          'immett',
          'immission',
          'autoconsum',
          'prelie',
          'monofas',
        ],
      },
    ],
  },
  {
    id: 'vc2',
    service: 'impianto_fotovoltaico',
    at: 'Modica (RG)',
    once: true,
    turns: [
      {
        say: 'Ciao Gino allora ti spiego, ho una casa singola a Modica contrada Frigintini, un solo piano, tetto a due falde con le tegole e una falda è bella girata a sud senza ombra. Voglio fare 6 kw di fotovoltaico con l’accumulo da 10 kwh perché la sera tra clima e forno consumiamo come pazzi (siamo 4, bollette da 240€). Contatore monofase 6 kw. Non ho fretta, diciamo entro la primavera',
      },
    ],
    answers: {
      'batteri|accumul': 'si da 10 kwh, la metto in garage',
      'kw|potenz|taglia': '6 kw',
      'consum|bollett|kwh|person': 'siamo 4, 240 € a bimestre',
      'tetto|tegol|falda|orient|ombr|espost': 'due falde con tegole, sud pieno, zero ombra',
      'contator|fase': 'monofase 6 kw',
      'piano|altezz|access|pontegg': 'un piano solo, ci arrivi con la scala',
      'quando|tempi|urgen|inizi': 'entro la primavera',
      'dove|citt|comun|zona': 'modica, contrada frigintini',
    },
    facts: [fact('modica'), fact(['6', 'kw'], '6kw'), fact(['10', 'kwh'], '10kwh'), fact('primavera')],
    jobs: [scopes.solar],
    // 9.100 × (1 − 0,20 × 0,20) = 8.736; battery 10 kWh 5.300–7.800, middle 6.550 × (1 − 0,12 × 0,20) = 6.393; 15.129 × 1,10 = 16.640
    band: [10800, 22500],
    after: [
      {
        say: 'minchia, e perché così salato?? a mio cugino a Ispica hanno chiesto dodicimila',
        about: [
          'batteri',
          'accumul',
          'inverter',
          'modul',
          'marca',
          'qualit',
          'potenz',
          'kwh',
          'dipend',
          'capac',
        ],
      },
      {
        say: 'e qualcosa dallo stato mi torna indietro? la casa è mia e ci abito',
        about: ['50', 'detraz', 'bonus', 'irpef', '96', 'rate', 'quote', 'dieci', 'bonific'],
      },
    ],
  },
  {
    id: 'vc3',
    service: 'impianto_fotovoltaico',
    at: 'Fossano (CN)',
    turns: [
      {
        say: 'Buongiorno, sono un pensionato di 74 anni e con mia moglie stiamo ragionando su un piccolo impianto a pannelli solari per la corrente. Da dove si comincia?',
      },
      {
        say: 'Aggiungo che la casa è una villetta a schiera, di quelle in fila, e la mia è quella di testa.',
      },
    ],
    answers: {
      'citt|comune|paese|localit|provinc|dove si trova la casa|dove si trova l’appart|dove abit|dove sei|dove è la casa':
        'Fossano, in provincia di Cuneo.',
      'batteri|accumul': 'No, la batteria per il momento non ci interessa.',
      'kw|potenz|taglia|dimension|quanti pannell|grand': 'Mio figlio dice che tre kW bastano e avanzano.',
      'consum|bollett|kwh|person|spend': 'Siamo in due, consumiamo circa 2.300 kWh all’anno.',
      'tetto|tegol|copert|falda|orient|ombr|espost|inclin':
        'Tetto in coppi, falda rivolta a sud-ovest, al mattino fa ombra il campanile.',
      'contator|fase': 'Contatore da 3 kW monofase.',
      'dove|zona': 'Fossano, in provincia di Cuneo.',
      'piano|piani|altezz|access|pontegg|raggiung': 'Due piani fuori terra, davanti c’è il giardinetto.',
      'casa|abitaz|condomin|edific|tipo': 'Villetta a schiera di testa, di proprietà.',
      'quando|tempi|urgen|inizi': 'Senza premura, l’anno venturo.',
    },
    facts: [fact('fossano'), fact(['3', 'kw'], ['tre', 'kw'], '3kw'), fact('schiera')],
    jobs: [scopes.solar],
    // 4.200–6.900, middle 5.550 × (1 + 0,22 × 0,03) = 5.587 × 1,10 = 6.145
    band: [4000, 8300],
    after: [
      {
        say: 'Per quanto tempo mi ritrovo gli operai sul tetto, e da quando produce davvero?',
        about: ['giorn', 'settiman', 'allacc', 'mesi', 'distribut', 'conness'],
      },
      {
        say: 'Il campanile al mattino mi rovina tutto il rendimento?',
        about: ['ombr', 'ottimizz', 'produz', 'produc', 'microinverter', 'pomerig', 'stringh', 'perd'],
      },
      {
        say: 'Chiedere questi conti a Lei mi costa qualcosa?',
        about: ['gratis', 'gratuit', 'impegn', 'nulla', 'niente', 'non pag', 'senza spes', 'nessun'],
      },
    ],
  },
  {
    id: 'vc4',
    service: 'impianto_fotovoltaico',
    at: 'Muro Lucano (PZ)',
    once: true,
    turns: [
      {
        say: 'buonasera abbiamo una masseria sopra muro lucano (pz) due famiglie io e mio fratello,mettiamo la pompa di calore quindi ci hanno consigliato dieci kw di pannelli. vanno sul tetto della casa un piano e mezzo in tegole nuove tutto sud. senza batteria che costa troppo. corrente trifase ce gia. vorremmo farlo a settembre quando finiamo col grano',
      },
    ],
    answers: {
      'batteri|accumul': 'senza',
      'kw|potenz|taglia|quanti pannell': 'dieci kw',
      'consum|bollett|kwh|person': 'due famiglie 7 persone in tutto, 9000 kwh piu la pompa',
      'tetto|tegol|falda|orient|ombr': 'tegole, sud, niente ombra',
      'contator|fase': 'trifase 10',
      'piano|altezz|access|pontegg': 'un piano e mezzo, ce il trattore col cestello se serve',
      'quando|tempi|urgen|inizi': 'settembre',
      'dove|citt|comun|zona': 'muro lucano provincia di potenza',
    },
    facts: [
      fact('muro lucano'),
      fact(['10', 'kw'], ['dieci', 'kw'], '10kw'),
      fact('trifas'),
      fact('settembre'),
    ],
    jobs: [scopes.solar],
    // 12.000–18.500, middle 15.250 × (1 − 0,18 × 0,12) = 14.921 × 1,10 = 16.410
    band: [10700, 22100],
    after: [
      {
        say: 'e se mio fratello si tira indietro e ne faccio solo sei di kw?',
        jobs: [scopes.solar],
        facts: [fact(['6', 'kw'], ['sei', 'kw'], '6kw')],
        // 9.100 × (1 − 0,20 × 0,12) = 8.882 × 1,10 = 9.770
        band: [6350, 13200],
      },
      {
        say: 'al comune devo portare carte? siamo in aperta campagna',
        about: ['liber', 'vincol', 'distribut', 'storic', 'cila', 'permess', 'autorizz', 'paesagg'],
      },
    ],
  },
  {
    id: 'vc5',
    service: 'impianto_fotovoltaico',
    at: 'Cividale del Friuli (UD)',
    turns: [
      {
        say: 'mandi, ho su i pannelli dal 2012 (4,5 kw, quarto conto energia) e vanno ancora benissimo. adesso ci vorrei attaccare una batteria da 10 kwh per usarmela di sera. si può? quanto viene? sono a Cividale',
      },
    ],
    answers: {
      inverter: 'inverter ancora il suo originale, un SMA, va bene',
      'batteri|accumul|kwh|capac': '10 kwh',
      'kw|potenz|impianto|anno|età': '4,5 kw del 2012',
      'consum|bollett|person': 'siamo in tre, 3800 kwh anno',
      'contator|fase': 'monofase',
      'posto|spazio|mett|garage|cantin|locale': 'in taverna vicino all’inverter, asciutta',
      'quando|tempi|urgen|inizi': 'con calma, in primavera',
      'dove|citt|comun|zona': 'cividale del friuli',
    },
    facts: [
      fact('cividale'),
      fact(['10', 'kwh'], '10kwh'),
      fact('2012'),
      fact('conto energia', 'esist', 'già'),
    ],
    jobs: [scopes.battery],
    // 10 × 620–980, middle 8.000 × (1 + 0,15 × 0,03) = 8.036 × 1,10 = 8.840 (with the fixed 900–1.800 on top 10.330)
    band: [5750, 11950],
    after: [
      {
        say: 'ma gli incentivi che prendo fino al 2032 rischio di perderli?',
        about: ['gse', 'comunic', 'chied', 'verific', 'autorizz', 'tariff', 'contator'],
      },
      {
        say: 'e quanti anni mi tiene prima di doverla buttare?',
        about: ['cicl', 'garanz', '10', '15', 'dieci', 'litio', 'degrad', 'capacit', 'durat'],
      },
    ],
  },
  {
    id: 'vc6',
    service: 'impianto_fotovoltaico',
    at: 'Carloforte (SU)',
    turns: [
      {
        say: 'Salve,affitto due stanze ai turisti a Carloforte e vorrei i pannelli x l’acqua calda,quelli col serbatoio da 200 litri sopra il tetto che scaldano col sole. non la corrente eh,solo acqua per le docce',
      },
    ],
    answers: {
      'fotovolt|corrent|elettric|batteri': 'no no niente corrente, solo acqua calda',
      'litri|serbatoi|bollit|capac|person|bagni': '200 litri, due bagni, massimo sei persone',
      'tetto|terrazz|copert|orient|ombr': 'terrazza piana, sole tutto il giorno',
      'adess|ora|attual|scald': 'adesso ho due boiler elettrici che bevono corrente',
      'piano|access': 'secondo piano, scala interna stretta',
      'quando|tempi|urgen': 'prima di maggio che apro',
      'dove|citt|comun|zona': 'carloforte, isola di san pietro',
    },
    facts: [fact('carloforte'), fact('200'), fact('acqua')],
    // solar thermal: in the list of jobs without a price
    jobs: [],
    after: [
      {
        say: 'ma nemmeno a spanne mi sai dire? mille, tremila, diecimila…',
        about: ['sopralluog', 'affidabil', 'preventiv', 'tecnic', 'idraulic', 'install', 'invent'],
      },
    ],
  },
]
