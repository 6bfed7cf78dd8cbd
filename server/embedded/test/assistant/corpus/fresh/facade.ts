import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-n01-sand-colour',
    service: 'ristrutturazione_facciata',
    at: 'Nola',
    turns: [
      { say: 'facciata di villetta 200 mq da ridipingere color sabbia, intonaco sano, Nola' },
      { say: 'anzi 180, ho riguardato il disegno' },
    ],
    facts: [fact('180 m²'), fact('nola')],
    wrong: ['200 m²'],
    jobs: [scopes.facadePaint],
    band: [2_400, 9_200],
    after: [
      { say: 'il ponteggio è dentro?', about: ['compres', 'inclus', 'esclus', 'a parte', '€'] },
      {
        say: 'meglio farla d’estate?',
        about: ['stagion', 'primaver', 'piogg', 'gel', 'secc', 'asciutt', 'temperatur', 'autunn', 'caldo'],
      },
    ],
  },
  {
    id: 'f-n02-eps-coat',
    service: 'ristrutturazione_facciata',
    at: 'Sacile',
    turns: [
      {
        say: 'cappotto esterno in EPS, villetta 12x10 due piani, più o meno 250 metri di muro, Sacile',
      },
    ],
    facts: [fact('250 m²'), fact('sacile')],
    wrong: ['120 m²'],
    jobs: [scopes.facadeInsulation],
    band: [29_000, 61_000],
    after: [
      { say: 'e in sughero?', about: ['€'] },
      { say: 'che detrazione prendo se è la casa dove abito?', about: ['50', '36', 'ecobonus', 'bonus'] },
      {
        say: 'sotto i 25mila non si riesce proprio?',
        about: ['manc', 'bast', 'spessor', 'ridurre', 'copr', 'budget', '€'],
      },
    ],
  },
  {
    id: 'f-n03-balcony-edges',
    service: 'ristrutturazione_facciata',
    at: 'Vasto',
    turns: [{ say: 'frontalini di 5 balconi, 4 metri l’uno, si vedono i ferri ma non cade niente. Vasto' }],
    facts: [fact('20 m', ['5', '4 m'], ['5', 'balcon']), fact('vasto')],
    jobs: [scopes.balconyEdge],
    band: [750, 3_800],
    after: [
      { say: 'paga il condominio o io?', about: ['assemble', 'amministrat', 'regolament', 'propriet'] },
    ],
  },
  {
    id: 'f-n04-graffiti',
    service: 'ristrutturazione_facciata',
    at: 'Bologna',
    turns: [
      {
        say: 'mi hanno fatto le scritte con lo spray sul muro di casa, circa 8 mq. Bologna zona Bolognina 😤',
      },
    ],
    facts: [fact('bologna'), fact('8 m²')],
    jobs: [scopes.facadeWashing],
    band: [225, 540],
    after: [
      {
        say: 'si può proteggere così poi vengono via?',
        about: ['protettiv', 'antigraffit', 'trattament', '€'],
      },
    ],
  },
  {
    id: 'f-n05-cold-wall-inside',
    service: 'ristrutturazione_facciata',
    at: 'Feltre',
    turns: [{ say: 'parete nord della camera gelata, vorrei isolarla da dentro, 4,5 x 2,7. Feltre' }],
    facts: [fact('12 m²', '12,2 m²', '12,15 m²', '12,1 m²', ['4,5', '2,7']), fact('feltre')],
    jobs: [scopes.innerInsulation],
    band: [750, 1_950],
    after: [{ say: 'quanto spazio perdo nella stanza?', about: ['cm', 'spessor', 'centimetr'] }],
  },
  {
    id: 'f-n06-cellulose',
    service: 'ristrutturazione_facciata',
    at: 'Cento',
    turns: [{ say: 'muri a cassa vuota, li riempiamo con la cellulosa? un 130 mq di pareti. Cento (FE)' }],
    facts: [fact('130 m²'), fact('cento')],
    wrong: ['100 m²'],
    jobs: [scopes.cavityFill],
    band: [2_950, 8_400],
    after: [
      {
        say: 'gli altri preventivi li ho avuti a 3000, sei caro?',
        about: ['€', 'confront', 'dipend', 'indicativ', 'stima', 'compres'],
      },

      {
        say: 'dobbiamo uscire di casa?',
        about: ['fuori', 'abit', 'dentro', 'estern', 'giorn', 'restare', 'rimanere', 'viver'],
      },
    ],
  },
  {
    id: 'f-n07-frosted-balcony',
    service: 'ristrutturazione_facciata',
    at: 'Asiago',
    turns: [
      { say: 'balcone 6 x 1,20 con le mattonelle saltate dal gelo, pavimento da rifare completo. Asiago' },
    ],
    facts: [fact('7,2 m²', '7 m²', ['6', '1,2'], ['6', '1,20']), fact('asiago')],
    jobs: [scopes.balconyFloor],
    band: [850, 2_000],
    after: [{ say: 'e mettendo le nuove sopra?', about: ['€'] }],
  },
  {
    id: 'f-n08-swollen-plaster',
    service: 'ristrutturazione_facciata',
    at: 'Carrara',
    turns: [
      {
        say: 'intonaco gonfio e scrostato qua e là, direi un 20%, facciata 300 mq, poi tutta da tinteggiare. Carrara',
      },
    ],
    facts: [fact('300 m²'), fact('carrara'), fact('20')],
    jobs: [scopes.facadePatches],
    band: [9_000, 25_000],
    after: [{ say: 'l’iva quant’è?', about: ['10 %', '10%', '22'] }],
  },
  {
    id: 'f-n09-cornice',
    service: 'ristrutturazione_facciata',
    at: 'Lucera',
    turns: [{ say: 'cornicione tutto rovinato, 22 metri, da ripristinare e pitturare. Lucera' }],
    facts: [fact('22 m'), fact('lucera')],
    jobs: [scopes.cornices],
    band: [850, 4_400],
  },
  {
    id: 'f-n10-administrator',
    service: 'ristrutturazione_facciata',
    at: 'Quarto',
    turns: [
      {
        say: 'Buongiorno sono l’amministratore di un condominio di 16 appartamenti a Quarto (NA), facciata 900 mq da spicconare tutta e rifare intonaco e tinta',
      },
    ],
    facts: [fact('900 m²'), fact('quarto')],
    jobs: [scopes.facadePlaster],
    band: [60_000, 138_000],
    after: [
      { say: 'quanto ad appartamento?', about: ['€'] },
      {
        say: 'come scegliete le imprese?',
        about: ['recension', 'verific', 'professionist', 'zona', 'profil', 'iscri'],
      },
    ],
  },
  {
    id: 'f-n11-garden-wall',
    service: 'ristrutturazione_facciata',
    at: 'Noto',
    turns: [{ say: 'muretto di recinzione in pietra del giardino da costruire nuovo, 15 metri. Noto' }],
    facts: [fact('recinz', 'murett'), fact('noto')],
    jobs: [],
  },
  {
    id: 'f-n12-smog',
    service: 'ristrutturazione_facciata',
    at: 'Magenta',
    turns: [
      { say: 'facciata annerita dallo smog, mattoni a vista, 150 metri quadri, solo lavarla. Magenta' },
    ],
    facts: [fact('150 m²'), fact('magenta')],
    jobs: [scopes.facadeWashing],
    band: [1_000, 3_800],
    after: [
      {
        say: 'si rovina il mattone?',
        about: ['pression', 'delicat', 'prova', 'professionist', 'detergent', 'sabbia'],
      },
    ],
  },
  {
    id: 'f-n13-footprint-step-by-step',
    service: 'ristrutturazione_facciata',
    at: 'Molfetta',
    turns: [{ say: 'vorrei dare il colore alla casa fuori' }],
    answers: {
      'grand|metri|mq|m²|misur|superfic':
        'boh, non l’ho mai misurata, la casa è 11 metri per 8 e ha due piani',
      'stato|intonac|crep|muri': 'qualche crepetta qua e là ma poca roba',
      pian: 'due piani',
      'tipo|edific|casa': 'casa singola',
    },
    facts: [fact('molfetta'), fact('228 m²', '230 m²', '220 m²', '240 m²', '250 m²', ['11', '8'])],
    wrong: ['88 m²'],
    jobs: [scopes.facadePaint],
    band: [3_200, 14_500],
    after: [
      {
        say: 'perché un prezzo così largo?',
        about: ['dipend', 'sopralluog', 'ponteggi', 'intonac', 'stima', '€'],
      },
    ],
  },
]
