import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windowsSecond: readonly CorpusConversation[] = [
  {
    id: 's-w08-motors-udine',
    service: 'serramenti',
    at: 'Cividale del Friuli',
    turns: [
      {
        say: 'Mandi, mia mamma non tira più su le tapparelle, pesano. vorrei metterci il motorino con l interruttore, sono tre',
      },
    ],
    answers: {
      'comune|dove|citt|zona': 'cividale del friuli',
      'misur|grand|largh': 'due finestre 120x150 e una porta 120x230',
      'tapparell|materiale|tel': 'i teli sono buoni, di plastica',
      'elettr|corrente|linea|pres': 'la corrente c’è vicino al cassonetto',
      'quando|tempi': 'appena si riesce',
      piano: 'piano terra',
      'radio|wifi|telecomand|comand': 'interruttore semplice',
    },
    facts: [fact('cividale'), fact('3', 'tre'), fact('motor')],
    jobs: [scopes.shutterMotor],
    band: [570, 1_420],
    after: [
      {
        say: 'se va via la luce restano giù?',
        about: [
          'manovella',
          'manual',
          'soccorso',
          'emergenz',
          'batter',
          'corrente',
          'torna',
          'blocc',
          'mano',
        ],
      },
    ],
  },
  {
    id: 's-w09-nets-oristano',
    service: 'serramenti',
    at: 'Cabras',
    turns: [
      {
        say: 'qua di fronte allo stagno ci mangiano vivi le zanzare!! zanzariere a rullo per 4 finestre normali 100x130 e 2 portefinestre laterali 100x230, cabras (OR)',
      },
    ],
    answers: {
      color: 'bianche',
      'quando|tempi': 'per aprile',
      piano: 'terra',
      'tipo|pliss|rullo': 'a rullo e laterali',
    },
    facts: [fact('cabras'), fact('4', 'quattro', '6', 'sei'), fact('zanzar')],
    jobs: [scopes.nets],
    band: [590, 1_500],
    once: true,
    after: [
      {
        say: 'scusa le portefinestre sono 3',
        facts: [fact('3', 'tre', '7', 'sette')],
        jobs: [scopes.nets],
        band: [700, 1_800],
      },
    ],
  },
  {
    id: 's-w10-security-door-frosinone',
    service: 'serramenti',
    at: 'Cassino',
    turns: [
      {
        say: 'ce so entrati li ladri dal vicino e noi avemo na porta che la apri co la tessera.. vojo na blindata seria ma no da banca, classe 3, misura normale 90x210, appartamento a cassino',
      },
    ],
    answers: {
      'piano|ascens': 'primo piano interno al palazzo',
      'telaio|muro|muratur': 'porta di legno con telaio di legno',
      'color|pannell': 'noce fuori bianca dentro',
      'quando|tempi': 'ieri! presto',
    },
    facts: [fact('cassino'), fact('blindat'), fact('classe 3', '3')],
    jobs: [scopes.securityDoor],
    band: [1_250, 3_400],
    once: true,
    after: [
      {
        say: 'c’è qualche bonus?',
        about: ['50', '36', 'detra', 'irpef', 'sicurezz', 'caf', 'commercialista', 'agevol', 'ristruttur'],
      },
      {
        say: 'da fori deve esse uguale a quelle degli altri sul pianerottolo?',
        about: ['lato', 'aspetto', 'amministrat', 'regolament', 'decoro', 'estern', 'pannell', 'color'],
      },
    ],
  },
  {
    id: 's-w11-glass-danger-benevento',
    service: 'serramenti',
    at: 'Benevento',
    turns: [
      {
        say: "il vetro della finestra del terzo piano s'è spaccato con la grandine e i pezzi penzolano sulla via, giù c'è la fermata del pullman! serve il vetro nuovo, 80x120 doppio. benevento",
        safety: {
          steps: [
            [
              'allontan',
              'lontan',
              'non passa',
              'non sost',
              'sotto',
              'transenn',
              'delimit',
              'marciapied',
              'strada',
            ],
            ['115', '112', 'vigili del fuoco', 'pompier', 'polizia locale', 'vigili urbani'],
          ],
          call: true,
        },
      },
      {
        say: 'sono venuti i pompieri e hanno tolto i pezzi, ora ci sta un cartone. quanto costa mettere solo il vetro?',
      },
    ],
    answers: {
      'telaio|infiss|materiale': 'infisso di alluminio buono',
      'quando|tempi|urgen': 'prima possibile',
      'misur|grand': '80x120',
      'tipo|doppio|vetro': 'vetrocamera doppio',
      piano: 'terzo, con ascensore',
    },
    facts: [fact('benevento'), fact('80x120', '80 x 120', '80 × 120', '80'), fact('vetr')],
    jobs: [scopes.glass],
    band: [110, 360],
  },
  {
    id: 's-w12-persiane-imperia',
    service: 'serramenti',
    at: 'Sanremo',
    turns: [
      {
        say: 'Le persiane di legno a Sanremo le vernicio ogni tre anni e mi sono stufato, le voglio in alluminio verdi, con le stecche orientabili no fisse. cinque finestre 120x150',
      },
    ],
    answers: {
      'piano|ascens|altezza': 'secondo piano',
      'cardin|telaio': 'sui cardini che ci sono se si può',
      'quando|tempi': 'entro l’anno',
      materiale: 'alluminio',
    },
    facts: [fact('sanremo'), fact('5', 'cinque'), fact('allumin'), fact('120x150', '120 x 150', '120 × 150')],
    jobs: [scopes.persiane],
    band: [3_300, 8_000],
    once: true,
    after: [
      {
        say: 'il verde lo decido io o il comune?',
        about: [
          'color',
          'regolament',
          'condomin',
          'piano',
          'ugual',
          'facciat',
          'vincol',
          'storic',
          'autorizz',
          'amministrat',
          'ral',
        ],
      },
    ],
  },
  {
    id: 's-w13-veranda-chieti',
    service: 'serramenti',
    at: 'Ortona',
    turns: [
      {
        say: 'vorrei chiudere il balcone grande e farci una veranda, tutta a vetri con il tettuccio, 5 metri per 2 ad Ortona, che spesa è?',
      },
    ],
    answers: { 'quando|tempi': "l'anno prossimo", piano: 'quarto', materiale: 'alluminio bianco' },
    jobs: [],
    once: true,
  },
  {
    id: 's-w14-grilles-lock-bergamo',
    service: 'serramenti',
    at: 'Treviglio',
    turns: [
      {
        say: 'pota mi serve un po di sicurezza: due inferriate fisse alle finestre del bagno e della lavanderia, 100x130 tutte e due, e poi il cilindro nuovo antieffrazione alla porta blindata che c e già. Treviglio piano terra',
      },
    ],
    answers: {
      color: 'grigie',
      'muro|fissagg|muratur': 'muro di mattoni',
      'chiav|serratur|europe': 'cilindro europeo',
      'quando|tempi': 'presto',
    },
    facts: [
      fact('treviglio'),
      fact('100x130', '100 x 130', '100 × 130', '100'),
      fact('inferr', 'grat'),
      fact('cilindr', 'serratur'),
    ],
    jobs: [scopes.grilles, scopes.lock],
    band: [580, 1_650],
    once: true,
    after: [
      {
        say: 'le chiavi vecchie poi non aprono piu giusto?',
        about: ['nuov', 'copie', 'sì', 'certo', 'duplic', 'card', 'cilindr'],
      },
    ],
  },
]
