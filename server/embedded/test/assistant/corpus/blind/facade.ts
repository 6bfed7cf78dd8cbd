import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-b01-neapolitan',
    service: 'ristrutturazione_facciata',
    at: 'Torre del Greco',
    turns: [
      {
        say: 'vulesse pittà ’a casa ’a fore, doje piane, circa 150 metri, ’e mure stanno buone. Torre d’o Greco',
      },
    ],
    answers: { 'comune|dove': 'Torre del Greco' },
    facts: [fact('150 m²'), fact('torre del greco')],
    jobs: [scopes.facadePaint],
    band: [3_200, 9_500],
    after: [
      {
        say: 'e si ’o culore ’o cagno?',
        about: ['colore', 'piano del colore', 'comunale', 'permess', 'comune', '€'],
      },
    ],
  },
  {
    id: 'f-b02-replaster',
    service: 'ristrutturazione_facciata',
    at: 'Sansepolcro',
    turns: [
      {
        say: 'intonaco che viene giù dappertutto, va rifatto completamente e poi tinteggiato, 130 mq, due piani, sansepolcro',
      },
    ],
    facts: [fact('130 m²'), fact('sansepolcro')],
    jobs: [scopes.facadePlaster],
    band: [8_500, 22_000],
    after: [
      {
        say: 'il ponteggio poi lo pago a parte?',
        about: ['compres', 'inclus', 'un mese', 'primo mese'],
      },
    ],
  },
  {
    id: 'f-b03-cavity',
    service: 'ristrutturazione_facciata',
    at: 'Lugo',
    turns: [
      {
        say: 'mi hanno parlato dell’insufflaggio nelle intercapedini, ho 140 mq di pareti esterne con camera d’aria di 8 cm. lugo di romagna',
      },
    ],
    facts: [fact('140 m²'), fact('lugo')],
    jobs: [scopes.cavityFill],
    band: [3_300, 8_300],
    after: [{ say: 'conviene più del cappotto?', about: ['€', 'ponti termici', 'costa meno', 'isol'] }],
  },
  {
    id: 'f-b04-coat-changes-mind',
    service: 'ristrutturazione_facciata',
    at: 'Sarzana',
    turns: [
      { say: 'cappotto 170 mq a Sarzana, casa singola' },
      { say: 'anzi no, fammi 230 che ho dimenticato il lato dietro' },
    ],
    facts: [fact('230 m²'), fact('sarzana')],
    wrong: ['170 m²'],
    jobs: [scopes.facadeInsulation],
    band: [26_000, 52_000],
    after: [
      {
        say: 'e solo la tinta?',
        about: ['€'],
        jobs: [scopes.facadePaint],
        facts: [fact('230 m²')],
        band: [5_000, 14_500],
      },
      { say: 'torna al cappotto', jobs: [scopes.facadeInsulation], band: [26_000, 52_000] },
    ],
  },
  {
    id: 'f-b05-cornice-falling',
    service: 'ristrutturazione_facciata',
    at: 'Genova',
    turns: [
      {
        say: 'si è staccato un pezzo di cornicione ed è caduto davanti al portone, il resto è pericolante',
        safety: safety.collapse,
      },
    ],
  },
  {
    id: 'f-b06-balcony-tiles-over',
    service: 'ristrutturazione_facciata',
    at: 'San Benedetto del Tronto',
    turns: [{ say: 'pavimento di 2 balconi, 5 mq e 7 mq, da rifare. San Benedetto del Tronto' }],
    facts: [fact('12 m²', ['5', '7']), fact('san benedetto del tronto')],
    jobs: [scopes.balconyFloor],
    band: [1_100, 3_000],
  },
  {
    id: 'f-b07-railings-in-facade',
    service: 'ristrutturazione_facciata',
    at: 'Crotone',
    turns: [
      {
        say: 'ringhiere di 4 balconi da carteggiare e pitturare, 5 metri ognuna alte 1 metro, ruggine ovunque (mare). crotone',
      },
    ],
    facts: [fact('20 m', '20 m²', ['4', 'balcon'], ['4', '5']), fact('crotone')],
    jobs: [scopes.railings],
    band: [400, 1_600],
  },
  {
    id: 'f-b08-gardening',
    service: 'ristrutturazione_facciata',
    at: 'Pistoia',
    turns: [{ say: 'togliere l’edera dalla facciata e sistemare il giardino davanti, potare due ulivi' }],
    facts: [fact('edera', 'giardin', 'potat', 'uliv')],
    jobs: [],
  },
  {
    id: 'f-b09-windows-in-facade',
    service: 'ristrutturazione_facciata',
    at: 'Castelnuovo di Garfagnana',
    turns: [{ say: 'persiane in alluminio per 6 finestre da 110x140 a Castelnuovo di Garfagnana' }],
    facts: [
      fact(['6', 'finestr'], ['6', 'persian']),
      fact('castelnuovo di garfagnana'),
      fact(['110', '140'], ['1,1', '1,4'], '9,2 m²', '9,24 m²', '1,5 m²'),
    ],
    jobs: [scopes.persiane],
    band: [3_000, 8_800],
  },
  {
    id: 'f-b10-don-t-know',
    service: 'ristrutturazione_facciata',
    at: 'Lanciano',
    turns: [{ say: 'boh devo fare la facciata ma non so i metri, è una casetta a due piani' }],
    facts: [fact(['2', 'piani'], 'due piani'), fact('lanciano')],
    assumed: [fact('m²')],
    jobs: [scopes.facadePaint],
    band: [3_000, 25_000],
    after: [{ say: 'come li misuro i metri?', about: ['perimetr', 'altezza', 'lat', 'moltiplic'] }],
  },
]
