import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-x01-whole-bathroom',
    service: 'ristrutturazione_bagno',
    at: 'Ferrara',
    turns: [
      {
        say: 'Buonasera, la casa è del 1978 e il bagno è ancora quello originale. Vorremmo rifarlo tutto, tubi compresi, sono 5 metri quadri circa. Niente di lussuoso, fascia media. Siamo a Ferrara al primo piano.',
      },
    ],
    answers: {
      'ascensore|piano': 'primo piano senza ascensore',
      'doccia|vasca': 'una doccia',
      quando: 'in primavera',
    },
    facts: [fact('5'), fact('ferrara'), fact('medi')],
    jobs: [scopes.bathroom],
    band: [6_600, 11_600],
    once: true,
    after: [
      { say: 'i sanitari sono già dentro questo prezzo?', about: ['compres', 'inclus', 'non compreso'] },
      { say: 'e per quanti giorni resto senza bagno?', about: ['settiman', 'lavorativ', 'durata', 'dura '] },
    ],
  },
  {
    id: 'b-x02-tub-for-mother',
    service: 'ristrutturazione_bagno',
    at: 'Terni',
    turns: [
      {
        say: 'mia mamma ha 84 anni e non riesce piu a scavalcare la vasca, vorremmo togliere la vasca e mettere una doccia al suo posto, il resto del bagno va bene cosi. terni',
      },
    ],
    answers: { 'piastrell|pannell|rivestiment': 'non lo so', 'box|vetro': 'sì con il box' },
    facts: [fact('vasca'), fact('terni')],
    jobs: [scopes.bathToShower],
    band: [2_000, 5_300],
    once: true,
    after: [
      {
        say: 'il bonus barriere del 75 per cento lo prendo?',
        about: ['2025', 'termin', 'finit', 'scadut', '50 %', '50%', 'commercialista'],
      },
    ],
  },
  {
    id: 'b-x03-wc-and-bidet',
    service: 'ristrutturazione_bagno',
    at: 'Caserta',
    turns: [{ say: 'cambiare wc e bidet, normali a terra nn sospesi. caserta' }],
    answers: { 'compr|fornit|tuoi': 'li portate voi' },
    facts: [fact('caserta')],
    jobs: [scopes.fixtures],
    band: [500, 1_420],
    once: true,
    after: [
      {
        say: 'e se i pezzi li prendo io e voi li montate soltanto?',
        about: ['manodopera', 'posa', 'montaggio', 'client', 'material', 'fornitur'],
      },
    ],
  },
  {
    id: 'b-x04-only-the-tap',
    service: 'ristrutturazione_bagno',
    at: 'Udine',
    turns: [
      {
        say: 'Ciao, il miscelatore del lavandino gocciola da un mese, mio marito ci ha già messo le mani due volte... va cambiato. Non dobbiamo rifare il bagno eh, solo quello! Udine',
      },
    ],
    facts: [fact('udine')],
    wrong: ['rifacimento completo'],
    jobs: [scopes.tap],
    band: [115, 340],
    once: true,
  },
  {
    id: 'b-x05-blocked-shower',
    service: 'ristrutturazione_bagno',
    at: 'Livorno',
    turns: [
      {
        say: "la doccia nn scarica più si riempie d'acqua fino alla caviglia ho provato con lidraulico liquido 2 volte niente,, livorno zona ardenza quanto volete x venire",
      },
    ],
    facts: [fact('livorno'), fact('docc', 'scaric')],
    jobs: [scopes.drain],
    band: [65, 205],
    once: true,
    after: [
      {
        say: 'ma il preventivo si paga?',
        about: ['gratuit', 'gratis', 'senza impegno', 'non costa', 'nulla', 'niente'],
      },
    ],
  },
]
