import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-w01-family-building',
    service: 'ristrutturazione_facciata',
    at: 'Barletta',
    turns: [
      {
        say: "Palazzina di famiglia a Barletta, due piani, sotto mia madre sopra io. La facciata è da pittare, 150 mq, l'intonaco è buono. pittura normale niente di speciale. Il ponteggio va messo e dà sulla strada.",
      },
    ],
    answers: { 'fascia|livello|tipo|pittura': 'normale' },
    facts: [fact('150'), fact('barletta')],
    jobs: [scopes.facadePaint],
    band: [3_600, 7_300],
    once: true,
    after: [
      {
        say: 'chi chiede il permesso x occupare il marciapiede?',
        about: ['suolo pubblico', 'comune', 'impres', 'ditta'],
      },
      { say: 'e quanto dura una pittura così?', about: ['anni'] },
    ],
  },
  {
    id: 'f-w02-north-wall',
    service: 'ristrutturazione_facciata',
    at: 'Isernia',
    turns: [
      {
        say: "la parete a nord della casa si scrosta in alcuni punti, diciamo il 10 per cento, in tutto sono 90 mq. riparare l'intonaco dove serve e ripitturare quella parete. casa a un piano. isernia",
      },
    ],
    answers: { 'ponteggi|trabattell|altezz': 'non lo so, sono 4 metri di altezza' },
    facts: [fact('90'), fact('isernia')],
    wrong: ['cappotto'],
    jobs: [scopes.facadePatches],
    band: [2_050, 6_000],
    after: [
      {
        say: 'in inverno si può fare?',
        about: [
          'temperatur',
          'gelo',
          'pioggia',
          'freddo',
          'gradi',
          '5 °',
          'primaver',
          'asciug',
          'stagion',
          'meteo',
        ],
      },
    ],
  },
  {
    id: 'f-w03-dripping-balcony',
    service: 'ristrutturazione_facciata',
    at: 'Trapani',
    turns: [
      {
        say: 'il balcone mio è 1,20x5 e quando piove gocciola a quello di sotto che si lamenta sempre. rifare il pavimento con la guaina sotto, ho paura che mi fa causa. trapani',
      },
    ],
    answers: { 'demol|sopra|vecchi': 'si toglie il vecchio' },
    facts: [fact('6', ['1,20', '5']), fact('trapani')],
    jobs: [scopes.balconyFloor],
    band: [700, 1_260],
    once: true,
    after: [
      { say: 'dopo quanto ci posso camminare?', about: ['giorn', 'ore', 'asciug', 'settiman', 'matur'] },
    ],
  },
  {
    id: 'f-w04-hollow-walls',
    service: 'ristrutturazione_facciata',
    at: 'Gorizia',
    turns: [
      {
        say: "La casa è degli anni '60 e i muri hanno l'intercapedine vuota, in inverno si gela. Un vicino ha fatto l'insufflaggio ed è contento. Noi avremmo 110 mq di muri perimetrali, a Gorizia. Che spesa è?",
      },
    ],
    facts: [fact('110'), fact('gorizia')],
    jobs: [scopes.cavityFill],
    band: [2_900, 6_500],
    once: true,
    after: [{ say: 'ho qualche detrazione?', about: ['50', '36', 'ecobonus', 'bonus'] }],
  },
  {
    id: 'f-w05-drive-and-wall',
    service: 'ristrutturazione_facciata',
    at: 'La Spezia',
    turns: [
      {
        say: 'ciao, devo rifare il vialetto del giardino con gli autobloccanti, una trentina di mq, e costruire un muretto di cinta. la spezia. mi fate un prezzo?',
      },
    ],
    facts: [fact('vialett', 'autoblocc', 'murett')],
    jobs: [],
  },
  {
    id: 'f-w06-three-railings',
    service: 'ristrutturazione_facciata',
    at: 'Olbia',
    turns: [
      {
        say: 'Le ringhiere dei miei tre balconi sono arrugginite con la salsedine, sono 4 metri ciascuna alte 1 metro. Da scartavetrare e verniciare, non cambiare. Olbia',
      },
    ],
    facts: [fact('12', ['3', '4'], ['tre', '4']), fact('olbia')],
    jobs: [scopes.railings],
    band: [265, 630],
    once: true,
    after: [
      {
        say: 'mettete anche il fondo contro la ruggine?',
        about: ['antirugg', 'compres', 'inclus', 'spazzol', 'cartegg', 'mani'],
      },
    ],
  },
]
