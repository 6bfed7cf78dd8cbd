import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-u01-singing-cistern',
    service: 'ristrutturazione_bagno',
    at: 'Livorno',
    turns: [
      {
        say: 'deh lo sciacquone corre tutta la notte un si ferma mai, quello nel muro della geberit. a Livorno in Venezia. quanto mi costa farlo sistemare',
      },
    ],
    answers: { 'incass|muro|estern': 'nel muro' },
    facts: [fact('livorno')],
    jobs: [scopes.cistern],
    band: [90, 320],
  },
  {
    id: 'b-u02-black-joints',
    service: 'ristrutturazione_bagno',
    at: "Quartu Sant'Elena",
    turns: [
      {
        say: 'le piastrelle della doccia van bene ma le fughe son tutte nere, vorrei rifare solo quelle. saranno 5-6 mq. Quartu',
      },
    ],
    facts: [fact('5,5 m²', '6 m²', ['5', '6']), fact('quartu'), fact('fugh')],
    jobs: [[...scopes.tiles, 'fugh']],
    band: [100, 460],
  },
  {
    id: 'b-u03-bought-tray-and-box',
    service: 'ristrutturazione_bagno',
    at: 'Voghera',
    turns: [
      {
        say: 'ho già comprato piatto 120x80 e box in cristallo, mi serve chi toglie i vecchi e monta questi. le mattonelle non si toccano, stessa misura. Voghera',
      },
    ],
    answers: { 'piastrell|rivestim': 'non si toccano' },
    facts: [
      fact('voghera'),
      fact('piatto'),
      fact('solo posa', 'client', 'manodoper', 'montagg', 'tuo', 'tuoi', 'già'),
    ],
    jobs: [scopes.showerBox],
    band: [350, 1_450],
  },
  {
    id: 'b-u04-two-wall-hung',
    service: 'ristrutturazione_bagno',
    at: 'Trento',
    turns: [
      {
        say: 'Vorrei mettere il wc sospeso al posto di quello a terra in entrambi i bagni, quindi due pezzi. Solo i wc, bidet restano. Siamo a Trento',
      },
    ],
    facts: [fact('2'), fact('sospes'), fact('trento')],
    jobs: [scopes.fixtures],
    band: [950, 2_750],
  },
  {
    id: 'b-u05-hole-left-by-plumber',
    service: 'ristrutturazione_bagno',
    at: 'Afragola',
    turns: [
      {
        say: 'l idraulico ha aggiustato il tubo e se n è andato lasciandomi il muro aperto 😤 adesso vanno rimesse le piastrelle, circa 3 metri quadri, le ho di scorta. sto ad Afragola (NA)',
      },
    ],
    answers: { 'tub|perdit': 'il tubo è a posto' },
    facts: [fact('3 m²'), fact('afragola')],
    jobs: [scopes.tiles],
    band: [230, 850],
  },
  {
    id: 'b-u06-the-only-bathroom',
    service: 'ristrutturazione_bagno',
    at: 'Civitanova Marche',
    turns: [
      {
        say: 'bagno 2,40x2 da rifare tutto tubi compresi, roba di fascia media, Civitanova',
      },
    ],
    answers: {
      'vasca|doccia': 'doccia',
      'sospes|terra|sanitar': 'a terra',
      'livell|fascia|finitur|qualit': 'media',
      'mur|spost|porta': 'niente muri da spostare',
    },
    facts: [fact('4,8 m²', '5 m²', ['2,4', '2'], ['2,40', '2']), fact('civitanova')],
    jobs: [scopes.bathroom],
    band: [6_300, 11_800],
    after: [
      {
        say: 'è l unico che abbiamo.. come si fa in quei giorni?',
        about: ['wc', 'provvisor', 'settiman', 'lavorativi', 'vicin', 'chimic', 'tempor', 'organizz'],
      },
      {
        say: 'io ho da parte 7mila, bastano?',
        about: ['7000', 'budget', 'base', 'sotto', 'sopra', 'rientr', 'risparm', 'stret', 'rivestim', 'meno'],
      },
      {
        say: 'lo scarico in dichiarazione?',
        about: ['50 %', '50%', '36 %', '36%', 'detraz', 'bonus'],
      },
    ],
  },
  {
    id: 'b-u07-mother-of-eighty-four',
    service: 'ristrutturazione_bagno',
    at: 'Ferrara',
    turns: [
      {
        say: 'mia mamma ha 84 anni e non riesce più a scavalcare la vasca vorrei metterle una doccia bassa, Ferrara',
      },
    ],
    answers: {
      'piastrell|pannell|rivest': 'come costa meno',
      'box|vetr': 'con il box',
      'misur|lung|larg': '170x70',
    },
    facts: [fact('ferrara')],
    jobs: [scopes.bathToShower],
    band: [2_000, 5_400],
    after: [
      {
        say: 'in quanto tempo si può lavare di nuovo?',
        about: ['giorn', 'ore', 'settiman'],
      },
      {
        say: 'tocca spaccare tutte le mattonelle?',
        about: ['pannell', 'piastrell', 'sovrappos', 'demol', 'zona', 'rivestim'],
      },
      {
        say: 'c è ancora quell agevolazione del 75 per gli anziani?',
        about: ['finit', 'scadut', 'termin', 'non c', 'fino al', '2025', '50 %', 'barrier'],
      },
    ],
  },
]
