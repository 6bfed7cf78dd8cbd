import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-v01-eighties-bathroom',
    service: 'ristrutturazione_bagno',
    at: 'Pistoia',
    turns: [
      {
        say: "Il nostro bagno è ancora quello dell'83, marrone e beige, e mia moglie non lo può più vedere. Vogliamo rifarlo da zero: tubi, piastrelle, sanitari, doccia. È circa 4,5 mq, siamo a Pistoia. Un'idea di prezzo?",
      },
    ],
    answers: { 'fasc|livell|qualit': 'una via di mezzo' },
    facts: [fact('4,5 m²'), fact('pistoia')],
    jobs: [scopes.bathroom],
    band: [6_000, 11_000],
    once: true,
  },
  {
    id: 'b-v02-wc-and-bidet',
    service: 'ristrutturazione_bagno',
    at: 'Udine',
    turns: [
      {
        say: 'Buongiorno, quanto costa cambiare wc e bidet? Quelli a terra, stessi attacchi. Udine. Grazie mille',
      },
    ],
    answers: {
      'compr|forni|avete|hai già': 'no, li porta chi fa il lavoro',
      'fasc|livell|qualit': 'normali',
    },
    facts: [fact('udine'), fact('bidet')],
    jobs: [scopes.fixtures],
    band: [540, 1_480],
  },
  {
    id: 'b-v03-slow-sink',
    service: 'ristrutturazione_bagno',
    at: 'Ancona',
    turns: [
      {
        say: 'Il lavandino del bagno non scarica più, ho già provato con la ventosa e il prodotto del supermercato ma niente. Quanto prende uno che viene a sturarlo? Ancona centro',
      },
    ],
    facts: [fact('ancona')],
    jobs: [scopes.drain],
    band: [66, 230],
    once: true,
  },
  {
    id: 'b-v04-tub-out-shower-in',
    service: 'ristrutturazione_bagno',
    at: 'Trapani',
    turns: [
      { say: 'vorrei levare la vasca e farci la doccia al suo posto' },
      { say: 'a Trapani. la vasca è 170x70, piatto e box li mettete voi' },
    ],
    answers: {
      'piastrell|rivestim': 'sì solo dove era la vasca',
      'maniglion|anzian|accessib': 'no, doccia normale',
    },
    facts: [fact('trapani'), fact('vasca')],
    jobs: [scopes.bathToShower],
    band: [1_750, 5_300],
  },
  {
    id: 'b-v05-two-own-taps',
    service: 'ristrutturazione_bagno',
    at: 'Terni',
    turns: [
      {
        say: 'ho preso 2 miscelatori in offerta, uno x il lavabo e uno x il bidet. mi serve solo ki li monta e porta via i vecchi. terni, qnt?',
      },
    ],
    facts: [fact('2', 'due'), fact('terni')],
    jobs: [scopes.tap],
    band: [80, 420],
  },
]
