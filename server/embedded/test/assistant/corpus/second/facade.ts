import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-s01-faded-villa',
    service: 'ristrutturazione_facciata',
    at: 'Udine',
    turns: [
      {
        say: 'la villetta fuori è tutta sbiadita, intonaco sano senza crepe, va solo ridato il colore. due piani, pianta 10 per 11 metri. Udine',
      },
    ],
    answers: { 'pontegg|impalcatur': 'no, non c’è', 'stato|crep|intonac': 'sano' },
    facts: [
      fact('250 m²', '252 m²', '240 m²', '230 m²', '260 m²', ['10', '11']),
      fact('udine'),
      fact('2 piani', 'due piani'),
    ],
    wrong: ['110 m²'],
    jobs: [scopes.facadePaint],
    band: [5_000, 14_000],
    after: [
      {
        say: 'le impalcature sono comprese o no?',
        about: ['pontegg', 'piattaform'],
      },
    ],
  },
  {
    id: 'f-s02-graphite-coat',
    service: 'ristrutturazione_facciata',
    at: 'Como',
    turns: [
      {
        say: 'cappotto fuori su casa nostra, il geometra ha contato 230 mq di facciata, EPS grafite da 14. Como',
      },
      {
        say: 'due piani, libera tutto intorno. il cantiere quanto dura più o meno?',
        about: ['settiman', 'mes', 'giorn'],
      },
    ],
    facts: [fact('230 m²'), fact('como')],
    jobs: [scopes.facadeInsulation],
    band: [28_000, 51_000],
    after: [
      {
        say: "il 110 c'è ancora?",
        about: ['superbonus', '50', '36', 'termin', 'finit', 'ecobonus', 'scadut'],
      },
      { say: 'mi servono carte in comune?', about: ['cila', 'scia', 'pratic', 'permess', 'tecnic'] },
    ],
  },
  {
    id: 'f-s03-six-balcony-edges',
    service: 'ristrutturazione_facciata',
    at: 'Salerno',
    turns: [
      {
        say: 'piccolo condominio, 6 balconi coi frontalini sgretolati e i ferri di fuori, ogni bordo è lungo 5 metri. cascato niente ancora. Salerno',
      },
    ],
    facts: [fact('30 m', ['6', '5']), fact('salerno')],
    jobs: [scopes.balconyEdge],
    band: [1_050, 5_200],
  },
  {
    id: 'f-s04-spray-cans',
    service: 'ristrutturazione_facciata',
    at: 'Padova',
    turns: [
      {
        say: 'm hanno scarabocchiato il muro esterno con le bombolette, 8 metri per 2 e mezzo. vorrei solo che sparissero le scritte, il muro non si ripittura. Padova',
      },
    ],
    facts: [fact('20 m²', ['8', '2,5']), fact('padova')],
    jobs: [scopes.facadeWashing],
    band: [300, 950],
  },
  {
    id: 'f-s05-balcony-over-neighbour',
    service: 'ristrutturazione_facciata',
    at: 'Savona',
    turns: [
      {
        say: 'il balcone mi gocciola sul vicino quando piove. il pavimento lo rifarei da capo, via le piastrelle, impermeabilizzato e piastrelle nuove. 7 mq e mezzo. Savona',
      },
    ],
    facts: [fact('7,5 m²'), fact('savona')],
    jobs: [scopes.balconyFloor],
    band: [880, 1_850],
    after: [
      {
        say: 'la ringhiera la ridipingete nello stesso prezzo?',
        about: ['non compres', 'a parte', 'esclus', 'non è', 'non son'],
      },
    ],
  },
  {
    id: 'f-s06-rising-damp',
    service: 'ristrutturazione_facciata',
    at: 'Rovigo',
    turns: [
      {
        say: "al piano terra l'umidità risale dal pavimento per quasi un metro, l'intonaco sfarina. tre muri, undici metri in tutto. vorrei quelle iniezioni che la bloccano. Rovigo",
      },
    ],
    jobs: [],
  },
  {
    id: 'f-s07-cold-north-wall',
    service: 'ristrutturazione_facciata',
    at: 'Bolzano',
    turns: [
      {
        say: 'la camera a nord è una ghiacciaia. la parete verso fuori, 4,20 x 2,80, la vorrei isolare da dentro perché il cappotto il condominio non lo vuole. Bolzano',
      },
    ],
    facts: [fact('12 m²', '11,8 m²', '11,76 m²', '11,5 m²', ['4,2', '2,8']), fact('bolzano')],
    jobs: [scopes.innerInsulation],
    band: [780, 1_900],
    after: [
      {
        say: 'quanti cm perdo nella stanza?',
        about: ['spessor', 'centimetr', '4–6', '5–8', 'da 4', 'da 5', '6–8'],
      },
    ],
  },
  {
    id: 'f-s08-one-fifth-bad',
    service: 'ristrutturazione_facciata',
    at: 'Viterbo',
    turns: [
      {
        say: 'facciata 180 mq, rovinata sarà un venti per cento: va sistemata lì e poi pitturata tutta. il ponteggio è già su per il tetto, quello non serve. Viterbo',
      },
    ],
    facts: [fact('180 m²'), fact('viterbo'), fact('20', 'a tratti', 'rappezz')],
    jobs: [scopes.facadePatches],
    band: [5_300, 11_500],
  },
]
