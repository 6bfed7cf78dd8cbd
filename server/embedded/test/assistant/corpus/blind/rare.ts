import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

/** Jobs that few people ask for, in villages that few people know. */
export const rare: readonly CorpusConversation[] = [
  {
    id: 'x-b01-cracks',
    service: 'tinteggiatura',
    at: 'Calascibetta',
    turns: [
      {
        say: 'in salotto si stacca l’intonaco in due punti, saranno 3 metri quadri in tutto, voglio ripararlo. Calascibetta',
      },
    ],
    facts: [fact('3 m²'), fact('calascibetta')],
    jobs: [scopes.cracks],
    band: [160, 620],
    after: [
      {
        say: 'la tinta sopra la date voi?',
        about: ['esclus', 'non compres', 'a parte', 'tintegg', 'imbianc'],
      },
      { say: 'e perché si stacca?', about: ['umid', 'infiltr', 'acqua', 'caus', 'sopralluog'] },
    ],
  },
  {
    id: 'x-b02-wallpaper-on',
    service: 'tinteggiatura',
    at: 'Bobbio',
    turns: [
      {
        say: 'vorrei mettere la carta da parati su due pareti della camera, 22 mq, la carta l’ho già comprata. siamo a Bobbio',
      },
    ],
    facts: [fact('22 m²'), fact('bobbio')],
    jobs: [scopes.wallpaperOn],
    band: [250, 850],
    after: [{ say: 'e se la compravate voi?', about: ['€'], band: [480, 1_450] }],
  },
  {
    id: 'x-b03-kitchen-enamel',
    service: 'tinteggiatura',
    at: 'Rocca di Papa',
    turns: [
      {
        say: 'me serve lo smalto lavabile dietro ai fornelli e al lavello, 9 metri de parete, in cucina, Rocca di Papa',
      },
    ],
    facts: [fact('9 m²'), fact('rocca di papa')],
    jobs: [scopes.tileEnamel],
    band: [150, 420],
  },
  {
    id: 'x-b04-roof-timber',
    service: 'ristrutturazione_tetto',
    at: 'Varallo',
    turns: [
      {
        say: 'le travi del tetto sono marce, il manto è buono e si può riusare, 85 mq di falda. struttura in legno nuova. Varallo',
      },
    ],
    facts: [fact('85 m²'), fact('varallo')],
    jobs: [[...scopes.roofTimber, 'rifare']],
    band: [11_000, 45_000],
    after: [{ say: 'devo chiedere autorizzazioni?', about: ['scia', 'genio civile', 'deposito', 'tecnic'] }],
  },
  {
    id: 'x-b05-scaffold',
    service: 'ristrutturazione_facciata',
    at: 'Pontremoli',
    turns: [
      {
        say: 'solo noleggio ponteggio per un mese, facciata 8 metri per 10, il lavoro lo faccio io. pontremoli',
      },
    ],
    facts: [fact('80 m²', ['8', '10']), fact('pontremoli')],
    jobs: [scopes.scaffold],
    band: [1_050, 2_700],
    after: [{ say: 'e se mi serve per tre mesi?', about: ['€', 'mese'] }],
  },
  {
    id: 'x-b06-cornices',
    service: 'ristrutturazione_facciata',
    at: 'Oria',
    turns: [
      {
        say: 'cornicione da ripristinare e ripitturare, 26 metri lineari, niente che cade, solo vecchio. Oria',
      },
    ],
    facts: [fact('26 m'), fact('oria (br)')],
    jobs: [scopes.cornices],
    band: [900, 3_700],
  },
  {
    id: 'x-b07-texture',
    service: 'ristrutturazione_facciata',
    at: 'Fiorenzuola d’Arda',
    turns: [
      {
        say: 'intonachino colorato sulla facciata, 190 mq, villetta due piani a Fiorenzuola d’Arda, sotto è sano',
      },
    ],
    facts: [fact('190 m²'), fact("fiorenzuola d'arda")],
    jobs: [[...scopes.facadeTexture, ...scopes.facadePaint]],
    band: [5_500, 14_500],
    after: [
      {
        say: 'ogni quanti anni si rifà?',
        about: [['10', 'anni'], ['15', 'anni'], ['20', 'anni'], 'durat', 'dura di solito'],
      },
      { say: 'mi chiamate voi o chiamo io', about: ['professionist', 'impresa', 'richiesta', 'contatt'] },
    ],
  },
  {
    id: 'x-b08-light-refresh',
    service: 'ristrutturazione',
    at: 'Cormons',
    turns: [
      {
        say: 'rinfrescare un appartamento di 60 mq da affittare: pittura, pavimento nuovo sopra quello vecchio, qualche porta. Impianti e bagno non si toccano. Cormons',
      },
    ],
    facts: [fact('60 m²'), fact('cormons')],
    jobs: [scopes.homeLight],
    band: [10_500, 31_000],
    after: [
      {
        say: 'ho 15.000 euro, sono pochi?',
        about: ['ci stai', 'bast', 'manc', 'copre', 'rientr', 'sufficient'],
      },
    ],
  },
  {
    id: 'x-b09-luxury',
    service: 'ristrutturazione',
    at: 'Parioli, Roma',
    turns: [
      {
        say: 'Appartamento di rappresentanza ai Parioli, 180 mq, tre bagni, ristrutturazione di pregio con marmi e domotica, finiture di lusso, infissi esclusi',
      },
    ],
    facts: [fact('180 m²'), fact('roma'), fact(['3', 'bagn'], 'tre bagni')],
    jobs: [[...scopes.homeLuxury, ...scopes.homeFull]],
    band: [225_000, 620_000],
    after: [
      { say: 'in quanto tempo?', about: ['mesi'] },
      {
        say: 'fatemi avere un riepilogo',
        about: ['stamp', 'copia', 'whatsapp', 'scheda', 'pdf', 'scaric', 'mail'],
      },
    ],
  },
  {
    id: 'x-b10-meter',
    service: 'impianti',
    at: 'Chiaravalle',
    turns: [{ say: 'devo passare da 3 a 6 kw di contatore, quanto costa la pratica?' }],
    facts: [fact('6 kw', ['contator'])],
    jobs: [],
    after: [{ say: 'a chi lo chiedo allora', about: ['fornitor', 'bolletta', 'gestor'] }],
  },
]
