import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    // frontalini 14 m × (40–95) = 945 × 0,96 = 907; ringhiere 14 m² × (25–45) = 490 (a 5 m: 770) × 0,96 = 470–740;
    // somma 1.377–1.647 × 1,1 = 1.515–1.811
    id: 'sa15-balcony-edges-railings-giulianova',
    service: 'ristrutturazione_facciata',
    at: 'Giulianova',
    turns: [
      {
        say: 'Buongiorno, casa al mare a Giulianova con due balconi lunghi al primo piano. L’aria di mare s’è mangiata tutto: il bordo di cemento davanti si sgretola e si vede qualche ferro, e le ringhiere sono piene di ruggine. Vorrei rifare i bordi e riverniciare le ringhiere, invece le mattonelle sopra sono sane e restano. Sotto c’è il mio giardino, non passa nessuno e ho già messo il nastro',
      },
    ],
    answers: {
      'metri|lung|quant|misur|grand|mq|m²':
        'ogni balcone ha 7 metri di bordo, in tutto 14. le ringhiere uguale, 14 metri e alte 1 metro',
      'altezz|piano|piani|ponteggi|trabattell|access|raggiung':
        'primo piano, tre metri e mezzo da terra, basta il trabattello',
      'ringhier|saldar|robust': 'le ringhiere sono robuste, solo arrugginite, da ridare il colore',
      'ferr|stato|spessor|profond|sgretol': 'i ferri si vedono in tre o quattro punti',
      'sotto|cielin': 'sotto il balcone è a posto',
      color: 'grigio scuro',
      'comune|dove|città|zona': 'Giulianova lido',
      'quando|tempi|inizi': 'prima della stagione',
    },
    facts: [fact('giulianova'), fact('14', '7'), fact('ringhier'), fact('bord', 'frontalin')],
    jobs: [scopes.balconyEdge, scopes.railings],
    band: [900, 2_900],
    after: [
      {
        say: 'con la salsedine la ringhiera ogni quanto va ripresa?',
        about: [
          'anni',
          'anno',
          'mare',
          'zinc',
          'marin',
          'manutenz',
          'antirugg',
          'ciclo',
          'eposs',
          'controll',
          'mano',
        ],
      },
      {
        say: 'il bonus facciate c’è ancora?',
        about: [
          'finit',
          'scadut',
          'termin',
          '50',
          '36',
          '2022',
          'ristrutturaz',
          'non esist',
          'caf',
          'commercialista',
          'più in vigore',
        ],
      },
    ],
  },
  {
    // insufflaggio 110 m² × (25–50) = 4.125 × 1,0135 × 1,1 = 4.599
    id: 'sa16-cavity-fill-cavriago',
    service: 'ristrutturazione_facciata',
    at: 'Cavriago',
    once: true,
    turns: [
      {
        say: 'Salve. Villetta a un piano del 1978 a Cavriago, muri a cassa vuota con 8 cm di aria in mezzo (ho fatto fare il foro di prova: vuota e asciutta). Vorrei farla riempire soffiando dentro l’isolante, cellulosa o lana decidete voi, le pareti da fare sono 110 metri quadri già tolte le finestre. I fori da fuori, si arriva con una scala. Il cappotto no, ho i mattoni a vista e mi piacciono. Mia moglie ha sempre i piedi gelati quindi per l’inverno sarebbe perfetto',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Cavriago (RE)',
      'mq|m²|superfic|metri|grand': '110 mq',
      'spessor|intercaped|cm|vuot|profond': '8 cm, vuota',
      'material|isolant|cellulos|lana': 'decidete voi',
      'intern|estern|fori|facciat': 'da fuori',
      'piano|altezz|access|ponteggi': 'un piano, basta la scala',
      'umid|acqua': 'asciutta',
      'quando|tempi|inizi': 'prima dell’inverno',
    },
    facts: [fact('cavriago'), fact('110'), fact('8'), fact('intercaped', 'vuot', 'soffi', 'insuffl')],
    jobs: [scopes.cavityFill],
    band: [2_750, 7_400],
    after: [
      {
        say: 'Ma i buchi sui mattoni poi si notano?',
        about: [
          'stucc',
          'malta',
          'fug',
          'chius',
          'chiud',
          'ripristin',
          'giunt',
          'ritocc',
          'color',
          'tapp',
          'diametr',
          'piccol',
        ],
      },
      {
        say: 'La visita per vedere è gratis?',
        about: ['gratuit', 'pag', 'cost', 'impegn', 'concord', 'compres', 'euro', 'addebit', 'accord'],
      },
    ],
  },
  {
    // balcone 9 m² × (110–190) = 1.350 × 0,87 (m 0,65, k 0,80) = 1.174 × 1,1 = 1.292 (minimo 900)
    id: 'sa17-balcony-floor-milazzo',
    service: 'ristrutturazione_facciata',
    at: 'Milazzo',
    turns: [
      {
        say: 'ciao le mattonelle del balcone sono tutte alzate e quando piove l acqua scende al signore di sotto, ogni volta discussioni. ne ho due di balconi da rifare',
      },
      {
        say: 'anzi no, ho parlato con mia moglie, facciamo solo quello della cucina, l altro lo lasciamo com è',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'milazzo',
      'mq|m²|metri|misur|grand|superfic|lung': '6 metri per 1 e mezzo, quindi 9 mq',
      'demol|sopra|togli|sovrapp': 'togliere tutto e rifare, pure con la guaina sotto',
      'ringhier|frontalin|bordo|sotto': 'ringhiera e bordo stanno bene',
      'piastrell|material|fascia|livell|qualit': 'gres normale da esterno',
      'piano|ascensore|access': 'secondo piano senza ascensore',
      'quando|tempi|inizi': 'prima delle piogge',
    },
    facts: [
      fact('milazzo'),
      fact('9', '1,5', '1 e mezzo'),
      fact('balcon'),
      fact('cucina', 'demol', 'togli', 'guaina'),
    ],
    wrong: ['due balconi', '2 balconi'],
    jobs: [scopes.balconyFloor],
    band: [770, 2_100],
    after: [
      {
        say: 'il signore di sotto vuole i danni del soffitto, a chi tocca pagare?',
        about: [
          'assicura',
          'polizza',
          'rc',
          'condomin',
          'respons',
          'perit',
          'amministrat',
          'compagn',
          'proprietar',
          'avvocat',
        ],
      },
      {
        say: 'se piove a metà lavoro che fanno?',
        about: [
          'telo',
          'teli',
          'sospend',
          'rimand',
          'asciug',
          'copr',
          'meteo',
          'aspett',
          'previs',
          'protegg',
          'slitt',
          'ferm',
        ],
      },
    ],
  },
]
