import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-n01-small-no-lift',
    service: 'ristrutturazione_bagno',
    at: 'Bagheria',
    turns: [
      {
        say: 'vorrei rifare completamente il bagno, 2,20 x 1,80, con doccia, terzo piano senza ascensore, Bagheria',
      },
    ],
    facts: [
      fact('4 m²', '3,96 m²', ['2,2', '1,8']),
      fact('bagheria'),
      fact('senza ascensore', 'no ascensore', ['ascensor', 'no']),
    ],
    jobs: [scopes.bathroom],
    band: [4_800, 10_700],
    after: [
      { say: 'quanto tempo resto senza?', about: ['giorn', 'settiman'] },
      {
        say: 'posso pagarlo a rate?',
        about: ['professionist', 'finanzi', 'accord', 'accont', 'ratea', 'saldo', 'avanzament'],
      },
      {
        say: 'per risparmiare cosa potrei togliere?',
        about: ['€', 'tubi', 'sovrappos', 'base', 'piastrell'],
      },
    ],
  },
  {
    id: 'b-n02-cracked-fixtures',
    service: 'ristrutturazione_bagno',
    at: 'Abbiategrasso',
    turns: [{ say: 'TAZZA E BIDET CREPATI DA CAMBIARE. QUANTO. abbiategrasso' }],
    facts: [fact('wc', 'vaso', 'water', 'bidet', ['2', 'sanitar']), fact('abbiategrasso')],
    jobs: [scopes.fixtures],
    band: [480, 1_600],
    after: [{ say: 'e se li prendo sospesi?', about: ['€'] }],
  },
  {
    id: 'b-n03-mother-bath',
    service: 'ristrutturazione_bagno',
    at: 'Chiavari',
    turns: [
      {
        say: 'Buonasera, spero di non disturbare. Mia mamma ha 84 anni, vive da sola a Chiavari in una casa degli anni 70 con la vasca alta, e dopo una brutta caduta a settembre il medico ci ha detto che sarebbe meglio una doccia al suo posto. Lei è molto affezionata al suo bagno quindi il resto non si tocca. Grazie infinite per la pazienza',
      },
    ],
    facts: [fact('chiavari')],
    jobs: [scopes.bathToShower],
    band: [1_900, 5_400],
    after: [
      {
        say: 'c’è ancora il bonus barriere?',
        about: ['finit', 'scadut', 'termin', '2025', 'non c', '50', '36', 'chius'],
      },
      {
        say: 'serve fare domanda in comune?',
        about: ['nessun', 'edilizia libera', 'non serv', 'libera', 'cila'],
      },
      {
        say: 'ok va bene. e adesso?',
        about: ['professionist', 'richiesta', 'contatt', 'sopralluog', 'invia', 'mand'],
      },
    ],
  },
  {
    id: 'b-n04-mixer',
    service: 'ristrutturazione_bagno',
    at: 'Cologno Monzese',
    turns: [{ say: 'il rubinetto della cucina sputa acqua da sotto la leva, lo cambierei. Cologno Monzese' }],
    facts: [fact('cologno monzese')],
    jobs: [scopes.tap],
    band: [105, 380],
    after: [
      { say: 'e se basta la guarnizione?', about: ['€'] },
      {
        say: 'la chiamata si paga a parte?',
        about: ['compres', 'inclus', '€', 'professionist', 'idraulic', 'uscita', 'esclus'],
      },
    ],
  },
  {
    id: 'b-n05-neighbour-below',
    service: 'ristrutturazione_bagno',
    at: 'Roma',
    turns: [
      {
        say: 'quello di sotto dice che gli gocciola il soffitto del bagno, credo parta dal mio bidet, va cercata la perdita. sono a Roma zona Garbatella',
      },
    ],
    facts: [fact('roma')],
    jobs: [scopes.waterLeak],
    band: [200, 980],
    after: [
      { say: 'paga la mia assicurazione?', about: ['polizza', 'compagnia', 'perit', 'danni', 'copr'] },
      {
        say: 'se bisogna rompere le piastrelle chi le rimette?',
        about: ['esclus', 'non compres', 'a parte', '€', 'ripristin'],
      },
    ],
  },
  {
    id: 'b-n06-slow-shower',
    service: 'ristrutturazione_bagno',
    at: 'Battipaglia',
    turns: [
      {
        say: "il piatto doccia nn scarica piu, acqua ferma 5 cm, ho provato con l'idraulico liquido niente. Battipaglia",
      },
    ],
    facts: [fact('battipaglia')],
    jobs: [scopes.drain],
    band: [60, 240],
    after: [{ say: 'di domenica costa di più?', about: ['festiv', 'nott', '%'] }],
  },
  {
    id: 'b-n07-running-cistern',
    service: 'ristrutturazione_bagno',
    at: 'Scandicci',
    turns: [
      {
        say: 'lo sciacquone corre tutta la notte e mi fa impazzire 🤬 cassetta a muro incassata geberit. Scandicci',
      },
    ],
    facts: [fact('scandicci')],
    jobs: [scopes.cistern],
    band: [90, 500],
    after: [
      {
        say: 'dovete rompere il muro?',
        about: ['muratur', 'placca', 'pulsant', 'ispezion', 'incass', 'esclus', '€'],
      },
    ],
  },
  {
    id: 'b-n08-resin-over-tiles',
    service: 'ristrutturazione_bagno',
    at: 'Seregno',
    turns: [
      {
        say: 'coprire le mattonelle rosa del bagno con la resina senza demolire, pareti 18 mq e pavimento 5. Seregno',
      },
      { say: 'mi correggo, le pareti sono 20' },
    ],
    facts: [fact('25 m²', ['20', '5']), fact('seregno'), fact('resina')],
    wrong: ['23 m²', '18 m²'],
    jobs: [scopes.overTiles],
    band: [1_150, 3_800],
    after: [{ say: 'dopo quanto posso farmi una doccia?', about: ['giorn', 'ore', 'asciug', 'matur'] }],
  },
  {
    id: 'b-n09-attic-bathroom',
    service: 'ristrutturazione_bagno',
    at: 'Bassano del Grappa',
    turns: [
      {
        say: 'ricavare un secondo bagnetto cieco in mansarda vicino alla colonna, circa tre metri quadri. Bassano del Grappa',
      },
    ],
    facts: [fact('3 m²'), fact('bassano del grappa')],
    jobs: [scopes.secondBathroom],
    band: [7_300, 17_500],
    after: [
      {
        say: 'serve per forza la ventola?',
        about: ['aspirazion', 'estrattor', 'aerazion', 'obbligator', 'ricambio'],
      },
      { say: 'e in comune che carte servono?', about: ['cila', 'scia', 'regolament'] },
    ],
  },
  {
    id: 'b-n10-loose-tiles',
    service: 'ristrutturazione_bagno',
    at: 'Sora',
    turns: [
      {
        say: 'si sono staccate una decina di piastrelle sopra la vasca, le ho conservate tutte, vanno solo riattaccate. Sora',
      },
    ],
    facts: [fact('sora')],
    jobs: [scopes.tiles],
    band: [170, 620],
    after: [
      { say: 'vale la pena o rifaccio tutto il rivestimento?', about: ['€', 'vuot', 'dipend', 'stacc'] },
    ],
  },
  {
    id: 'b-n11-two-bathrooms',
    service: 'ristrutturazione_bagno',
    at: 'Settimo Torinese',
    turns: [{ say: 'due bagni da rifare da zero: uno di 7 mq e uno di 3 e mezzo. Settimo Torinese' }],
    facts: [
      fact(['2', 'bagn'], 'due bagni', ['7', '3,5']),
      fact('10,5 m²', '7 m²', ['7', '3,5']),
      fact('settimo torinese'),
    ],
    jobs: [scopes.bathroom],
    band: [11_500, 24_500],
    after: [{ say: 'quanti mesi di lavori?', about: ['giorn', 'settiman'] }],
  },
  {
    id: 'b-n12-grab-rails',
    service: 'ristrutturazione_bagno',
    at: 'Todi',
    turns: [{ say: 'servono due maniglioni e un sedile ribaltabile nella doccia per mio suocero. Todi' }],
    facts: [fact('todi')],
    jobs: [scopes.accessible],
    band: [350, 1_800],
  },
  {
    id: 'b-n13-lead-pipes',
    service: 'ristrutturazione_bagno',
    at: 'Genova',
    turns: [
      {
        say: 'tubi del bagno di piombo da cambiare tutti, le piastrelle le faccio rimettere io dopo. condominio anni 50 a Sestri Ponente',
      },
    ],
    facts: [fact('genova')],
    jobs: [scopes.bathroomPipes],
    band: [1_250, 3_800],
    after: [
      {
        say: 'vorrei un appuntamento giovedì',
        about: ['professionist', 'accord', 'disponib', 'contatt', 'data'],
      },

      { say: 'il certificato di conformità lo date?', about: ['dichiarazion', 'compres', 'inclus', 'dm 37'] },
    ],
  },
  {
    id: 'b-n14-sauna',
    service: 'ristrutturazione_bagno',
    at: "Cortina d'Ampezzo",
    turns: [{ say: 'vorrei una sauna finlandese da 2 posti nel bagno grande, quanto viene? Cortina' }],
    facts: [fact('sauna')],
    jobs: [],
  },
]
