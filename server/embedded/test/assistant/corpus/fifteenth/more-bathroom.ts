import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreBathroom: readonly CorpusConversation[] = [
  {
    // miscelatore 200 × 0,94 × 1,15 = 216 + scarico doccia 85 × 0,89 × 1,1 = 83 → 300
    id: 'oa5-tap-drain-battipaglia',
    service: 'ristrutturazione_bagno',
    at: 'Battipaglia',
    turns: [
      {
        say: 'uè buonasera a battipaglia, due cosette: il rubinetto del lavandino del bagno perde sempre, tic tic tic tutta la notte, ormai è fradicio e lo cambio con uno nuovo cromato normale monocomando. e poi la doccia nn scarica più, l acqua mi arriva alle caviglie, ho buttato tre bottiglie di acido e niente',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'battipaglia salerno',
      'altri|solo la doccia|apparecch|anche': 'solo la doccia, gli altri scaricano bene',
      'quant|pezzi': 'un rubinetto solo',
      'incass|tipo|modell|miscelat|rubinett': 'sul lavandino, semplice, economico ma che dura',
      'quando|tempi|urgen': 'sta settimana se si può, non di notte o festivi',
    },
    facts: [fact('battipaglia'), fact('rubinett', 'miscelat'), fact('doccia')],
    jobs: [scopes.tap, scopes.drain],
    band: [180, 520],
    after: [
      {
        say: 'se fa tutto nella stessa mattinata risparmio qualcosa?',
        about: [
          'uscita',
          'chiamata',
          'visita',
          'stesso',
          'insieme',
          'unic',
          'conviene',
          'minim',
          'accord',
          'professionist',
        ],
      },
    ],
  },
  {
    // scaldabagno elettrico 80 l 300–600 → 450 × 0,96 × 1,12 = 485
    id: 'oa6-water-heater-isernia',
    service: 'ristrutturazione_bagno',
    at: 'Isernia',
    turns: [
      {
        say: 'Salve, nel bagno di casa a Isernia ho il boiler elettrico da 80 litri appeso sopra la lavatrice, ha 18 anni, gocciola piano da sotto e l’idraulico di mio fratello dice che non vale la pena ripararlo. Lo voglio sostituire con uno uguale, elettrico sempre da 80, verticale, attacchi e presa vanno bene quelli che ci sono. Il bagno resta com’è. Quanto mi costa montato e con il ritiro del vecchio?',
      },
    ],
    once: true,
    answers: {
      'comune|dove|città|zona': 'Isernia',
      'litri|capac|person|grand': '80 litri, siamo in tre',
      'quando|tempi|urgen': 'entro la settimana',
    },
    facts: [fact('isernia'), fact('80')],
    jobs: [scopes.electricHeater],
    band: [290, 800],
    after: [
      {
        say: 'Uno a pompa di calore conviene di più?',
        about: [
          'consum',
          'risparmi',
          'cost',
          'spazio',
          'conto termico',
          'bollett',
          'prezz',
          'euro',
          '€',
          'incentiv',
        ],
      },
    ],
  },
  {
    // vasca in doccia con pannelli 1.800–2.800 → 2.300 × 1,01 × 1,14 = 2.650
    id: 'oa7-changed-mind-gorizia',
    service: 'ristrutturazione_bagno',
    at: 'Gorizia',
    turns: [
      {
        say: 'buondì, volevo sapere il prezzo per rifare tutto il bagno, siamo a gorizia, 6 mq',
      },
      {
        say: 'anzi aspetti, ne ho appena parlato con mio figlio e dice che siamo matti a spaccare tutto. Lasciamo stare il rifacimento: togliamo solo la vasca e al suo posto mettiamo una doccia, coi pannelli sul muro così non si toccano le mattonelle',
      },
    ],
    answers: {
      'comune|dove|città': 'gorizia',
      'pannell|piastrell|parete|rivestiment': 'coi pannelli, senza rompere',
      'misur|lung|grand|metri|mq|dimension': 'la vasca è 160x70',
      'box|vetro|piatto|filo': 'piatto basso e vetro fisso normale',
      'fascia|livell|qualit|budget': 'economica ma dignitosa',
      'person|anzian|maniglion|sedil': 'siamo in due, 70 anni, niente maniglie per ora',
      'sanitari|resto': 'il resto rimane tutto',
      'piano|ascensore': 'secondo piano con ascensore',
      'quando|tempi|urgen': 'prima di natale',
    },
    facts: [fact('gorizia'), fact('vasca'), fact('pannell')],
    jobs: [scopes.bathToShower],
    band: [1_550, 4_300],
    after: [
      {
        say: 'E quanto tempo siamo senza lavarci?',
        about: ['giorn', 'mattin', 'settiman', 'ore', 'professionist', 'sopralluogo', 'pannell', 'piastrell'],
      },
      {
        say: 'perfetto grazie mille, molto gentile',
        about: ['prego', 'piacere', 'buon', 'dispos', 'figur', 'scriv'],
      },
    ],
  },
]
