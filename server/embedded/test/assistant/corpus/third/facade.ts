import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-t01-house-and-scaffold',
    service: 'ristrutturazione_facciata',
    at: 'Imola',
    turns: [
      {
        say: 'Villetta su due piani, 220 mq di facciate da ritinteggiare, intonaco sano. Imola. Mi dite un prezzo compreso il ponteggio?',
      },
    ],
    answers: { colore: 'stesso colore', 'quarzo|tipo|pittura|prodott': 'al quarzo' },
    facts: [fact('220 m²', '220 mq', '220'), fact('imola'), fact('pontegg')],
    jobs: [scopes.facadePaint],
    band: [5_200, 12_800],
  },
  {
    id: 'f-t02-south-tyrol-coat',
    service: 'ristrutturazione_facciata',
    at: 'Bressanone',
    turns: [
      {
        say: "Preventivo cappotto: 180 mq di pareti, pannello EPS da 12 cm, casa singola del '78 a due piani. Siamo in Alto Adige, a Bressanone",
      },
    ],
    facts: [fact('180 m²', '180 mq', '180'), fact('eps', '12 cm', 'polistir'), fact('bressanone')],
    jobs: [scopes.facadeInsulation],
    band: [22_000, 43_000],
    after: [{ say: 'quanto durano i lavori più o meno?', about: ['settiman', 'mes', 'giorn'] }],
  },
  {
    id: 'f-t03-crumbling-edges',
    service: 'ristrutturazione_facciata',
    at: 'Terracina',
    turns: [
      {
        say: 'i frontalini dei balconi si stanno sbriciolando, si vedono i ferri. per adesso non è caduto niente. 3 balconi, 4 metri di bordo ciascuno, primo piano. terracina',
      },
    ],
    answers: { 'sotto|ciel': 'sotto è buono', 'pontegg|raggiung': 'si arriva con una scala alta' },
    facts: [fact('12 m', '12', ['3', 'balcon'], ['tre', 'balcon']), fact('terracina')],
    jobs: [scopes.balconyEdge],
    band: [470, 2_700],
  },
  {
    id: 'f-t04-balcony-over-neighbour',
    service: 'ristrutturazione_facciata',
    at: 'Sesto San Giovanni',
    turns: [
      {
        say: 'balcone 5 m x 1,40: piastrelle saltate e l acqua passa al vicino di sotto. da rifare tutto, impermeabilizzazione e pavimento nuovi. Sesto S. Giovanni',
      },
    ],
    answers: { 'frontalin|bordo': 'il bordo è a posto', ringhier: 'la ringhiera resta' },
    facts: [fact('7 m²', '7 mq', ['5', '1,4']), fact('sesto')],
    jobs: [scopes.balconyFloor],
    band: [850, 1_850],
  },
  {
    id: 'f-t05-black-and-green',
    service: 'ristrutturazione_facciata',
    at: 'Lodi',
    turns: [
      {
        say: 'facciata di casa nera x lo smog e verde in basso verso nord, solo da lavare con l idropulitrice, niente pittura. piano terra + 1, direi 150 metri quadri. Lodi',
      },
    ],
    facts: [fact('150 m²', '150 mq', '150'), fact('lodi')],
    jobs: [scopes.facadeWashing],
    band: [950, 3_200],
  },
  {
    id: 'f-t06-cold-north-wall',
    service: 'ristrutturazione_facciata',
    at: "L'Aquila",
    turns: [
      {
        say: 'La parete a nord della camera è gelida, misura 4,5 x 2,7. La vorrei isolare dall interno con il cartongesso, fuori non si può toccare (condominio). Aquila',
      },
    ],
    answers: { muff: 'no muffa no', 'prese|presa|radiator|termosif': 'c è una presa' },
    facts: [fact('12 m²', '12,15', '12,2', '12', ['4,5', '2,7']), fact('aquila', "l'aquila")],
    jobs: [scopes.innerInsulation],
    band: [740, 1_800],
  },
  {
    id: 'f-t07-ten-per-cent',
    service: 'ristrutturazione_facciata',
    at: 'Macerata',
    turns: [
      { say: 'palazzina di 4 appartamenti, la facciata ha l intonaco che si stacca in qualche punto' },
      {
        say: 'in tutto sono 300 mq, rovinato sarà il 10%. va riparato dove serve e poi ritinteggiato tutto. Macerata, 3 piani',
      },
    ],
    answers: { 'cadut|cadon|pericol|sotto': 'no per terra non cade niente', colore: 'uguale' },
    facts: [fact('300 m²', '300 mq', '300'), fact('10'), fact('macerata')],
    jobs: [scopes.facadePatches],
    band: [7_600, 27_000],
  },
]
