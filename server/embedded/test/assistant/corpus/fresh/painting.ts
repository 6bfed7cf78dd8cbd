import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-n01-list-of-rooms',
    service: 'tinteggiatura',
    at: 'Jesi',
    turns: [
      {
        say: 'ciao! devo far imbiancare soggiorno di 24 mq, cucina 12, due camere da 14 e un bagno di 6. muri e soffitti, bianco, roba che respira. siamo a Jesi',
      },
    ],
    answers: { 'arred|vuot|mobil': 'ci viviamo', 'stato|muri|pareti': 'i muri sono a posto' },
    facts: [fact('70 m²'), fact('jesi')],
    jobs: [scopes.painting],
    band: [1_150, 2_900],
    after: [
      { say: 'e senza i soffitti quanto scende?', about: ['€'], jobs: [scopes.painting], band: [800, 2_150] },
      {
        say: 'ok grazie mille gentilissimo 🙏',
        about: ['prego', 'volentieri', 'richiesta', 'professionist', 'di nulla', 'buon'],
      },
    ],
  },
  {
    id: 't-n02-one-wall',
    service: 'tinteggiatura',
    at: 'Rivoli',
    turns: [{ say: 'un muro 4x2,70 da fare color salvia in camera, niente altro. sto a Rivoli (TO)' }],
    facts: [fact('10,8 m²', '11 m²', ['4', '2,7']), fact('rivoli')],
    jobs: [scopes.room],
    band: [150, 480],
    after: [
      { say: 'la vernice la compro io, cambia?', about: ['manodoper', 'material', '€', 'scal', 'togli'] },
      { say: 'quanto ci mette ad asciugare?', about: ['ore', 'giorn'] },
    ],
  },
  {
    id: 't-n03-mould-corner',
    service: 'tinteggiatura',
    at: 'Napoli',
    turns: [
      {
        say: 'in bagno e nell angolo della cameretta c’è la muffa nera, in tutto sarà un 3-4 metri quadri, torna ogni inverno uffa 😩 zona Secondigliano',
      },
    ],
    facts: [fact('napoli'), fact('3-4 m²', '3,5 m²', '4 m²', ['3', '4 m²'])],
    jobs: [scopes.mould],
    band: [180, 430],
    after: [
      { say: 'ma perchè rispunta sempre?', about: ['caus', 'ponte', 'isol', 'ventil', 'condens', 'umid'] },
      {
        say: 'è pericolosa per il bambino piccolo?',
        about: ['medic', 'salut', 'pediatr', 'spore', 'respir', 'asl', 'allerg'],
      },
    ],
  },
  {
    id: 't-n04-nicotine-ceilings',
    service: 'tinteggiatura',
    at: 'Sanremo',
    turns: [
      {
        say: 'solo i soffitti, ingialliti dal fumo (ne fumavo 40 al giorno 🙈) appartamento 65 mq, Sanremo',
      },
    ],
    facts: [fact('65 m²'), fact('sanremo'), fact('soffitt')],
    wrong: ['40 m²'],
    jobs: [scopes.ceilings],
    band: [390, 1_300],
    after: [
      {
        say: 'ci vuole un prodotto apposta per il giallo?',
        about: ['isolant', 'fissativ', 'antimacchia', 'fondo'],
      },
      { say: 'e al metro quadro quanto sarebbe?', about: ['€'] },
    ],
  },
  {
    id: 't-n05-once-washable',
    service: 'tinteggiatura',
    at: 'Faenza',
    once: true,
    turns: [
      {
        say: 'Buongiorno, appartamento di 92 mq a Faenza, pareti e soffitti, lavabile bianca, muri in buono stato, casa vuota, inizio a marzo.',
      },
    ],
    facts: [fact('92 m²'), fact('faenza'), fact('lavabil'), fact('marzo'), fact('vuot')],
    jobs: [scopes.painting],
    band: [2_200, 4_700],
    after: [
      { say: 'quanto incide la sola manodopera?', about: ['€', '%'] },
      {
        say: 'mi fate lo sconto se pago in contanti?',
        about: ['professionist', 'fattura', 'bonific', 'detraz', 'trattar', 'accord', 'tracciab', 'nero'],
      },
      { say: 'e quanti litri di pittura servono?', about: ['resa', 'm²', 'professionist', 'latt', 'circa'] },
    ],
  },
  {
    id: 't-n06-corrected-size-and-town',
    service: 'tinteggiatura',
    at: 'Voghera',
    turns: [
      { say: 'devo pitturare casa, 80 metri, pareti e soffitti, a Voghera' },
      { say: 'scusa volevo dire 60 metri, non 80' },
    ],
    answers: { 'arred|vuot|mobil': 'arredata', pittura: 'quella normale traspirante' },
    facts: [fact('60 m²'), fact('voghera')],
    wrong: ['80 m²'],
    jobs: [scopes.painting],
    band: [1_000, 2_500],
    after: [
      { say: 'ah, la casa è a Tortona non a Voghera 😅', facts: [fact('tortona')], wrong: ['voghera'] },
    ],
  },
  {
    id: 't-n07-grandmas-wallpaper',
    service: 'tinteggiatura',
    at: 'Camerino',
    turns: [
      {
        say: "c'è ancora la carta da parati della nonna in salotto e corridoio, circa 55 mq di parete, va tolta e poi bisogna dare il bianco sugli stessi muri. Camerino",
      },
    ],
    facts: [fact('camerino'), fact('55 m²'), fact('carta da parati da togliere', ['carta', 'toglier'])],
    wrong: ['138 m²', '137 m²'],
    jobs: [scopes.painting],
    band: [480, 1_350],
    after: [{ say: 'e se sotto il muro viene via a pezzi?', about: ['rasatur', 'intonac', 'stucc', '€'] }],
  },
  {
    id: 't-n08-smooth-walls',
    service: 'tinteggiatura',
    at: 'Thiene',
    turns: [
      {
        say: 'le pareti hanno quel bucciato anni 80, le voglio lisce lisce. sono 70 mq di pareti (misurate col laser). poi ovviamente vanno ridipinte. Thiene',
      },
    ],
    facts: [fact('70 m²'), fact('thiene')],
    wrong: ['175 m²'],
    jobs: [scopes.smoothing, [...scopes.painting, 'stanz']],
    band: [1_000, 2_950],
    after: [
      {
        say: 'si fa tanta polvere? ho un bimbo asmatico',
        about: ['protezion', 'teli', 'carteggi', 'aspir', 'pulizi', 'professionist'],
      },
    ],
  },
  {
    id: 't-n09-rusty-railing',
    service: 'tinteggiatura',
    at: 'San Giovanni Rotondo',
    turns: [
      {
        say: 'ringhiera del terrazzo tutta arrugginita, lunga 8 metri e alta 1, niente fabbro grazie vorrei solo ridarle colore. S. Giovanni Rotondo',
      },
    ],
    facts: [fact('san giovanni rotondo'), fact('8 m')],
    jobs: [scopes.ironwork],
    band: [155, 720],
    after: [
      { say: 'l’antiruggine è compresa?', about: ['nel prezzo', 'due mani', 'spazzol', 'smalto', 'inclus'] },
    ],
  },
  {
    id: 't-n10-wooden-shutters',
    service: 'tinteggiatura',
    at: 'Spello',
    turns: [{ say: '6 persiane di legno da carteggiare e riverniciare, colore verde bosco, a Spello' }],
    facts: [fact(['6', 'persian']), fact('spello')],
    jobs: [scopes.woodwork],
    band: [620, 1_550],
    after: [{ say: 'e cambiandole con quelle in alluminio?', about: ['€', 'nuov', 'serrament', 'infiss'] }],
  },
  {
    id: 't-n11-mural',
    service: 'tinteggiatura',
    at: 'Cesenatico',
    turns: [
      {
        say: 'vorrei un murale con la giungla dipinto a mano da un artista sul muro della cameretta, boh 3 metri per 2 e mezzo. Cesenatico',
      },
    ],
    facts: [fact('cesenatico'), fact('mural', 'giungla')],
    jobs: [],
  },
  {
    id: 't-n12-outside',
    service: 'tinteggiatura',
    at: 'Castel Volturno',
    turns: [
      {
        say: 'la casa fuori è tutta stinta, due piani, 10 per 9 di pianta, intonaco sano, da ripitturare. Castel Volturno',
      },
    ],
    facts: [fact('castel volturno'), fact('228 m²', '230 m²', '220 m²', '240 m²', '250 m²', ['10', '9'])],
    wrong: ['90 m²'],
    jobs: [scopes.facadePaint],
    band: [3_000, 11_500],
    after: [
      { say: 'e mi sistemate pure il giardino?', about: ['giardinier', 'prezz', 'professionist', 'non ho'] },
      {
        say: 'posso cambiare colore liberamente?',
        about: ['piano', 'comun', 'vincol', 'centro storico', 'paesagg'],
      },
    ],
  },
  {
    id: 't-n13-venetian-walls',
    service: 'tinteggiatura',
    at: 'Mirano',
    turns: [{ say: 'bondì, gavaria da piturar do camere e el coridoio, no i sofiti, solo i muri. Mirano' }],
    answers: { 'grand|metri|mq|m²|misur|superfic': 'le camere 14 e 12, el coridoio 8' },
    facts: [fact('mirano')],
    jobs: [[...scopes.room, 'pittura']],
    band: [400, 1_900],
    after: [
      {
        say: 'grassie, e quando i vien?',
        about: ['professionist', 'disponib', 'settiman', 'giorn', 'contatt'],
      },
    ],
  },
  {
    id: 't-n14-venetian-plaster',
    service: 'tinteggiatura',
    at: 'Taormina',
    turns: [{ say: 'stucco veneziano in ingresso, una parete di 11 metri q. color sabbia, Taormina' }],
    facts: [fact('11 m²'), fact('taormina')],
    jobs: [scopes.decorative],
    band: [330, 1_350],
    after: [
      {
        say: 'ne vale la pena o meglio una pittura normale?',
        about: ['€', 'durat', 'dipend', 'traspirant', 'lavabil', 'economic', 'effetto'],
      },
    ],
  },
  {
    id: 't-n15-stairwell',
    service: 'tinteggiatura',
    at: 'Cinisello Balsamo',
    turns: [
      {
        say: 'scala condominiale di 4 piani da imbiancare, pareti circa 320 mq, siamo 12 famiglie. Cinisello',
      },
    ],
    facts: [fact('320 m²'), fact('cinisello balsamo')],
    wrong: ['800 m²'],
    jobs: [scopes.painting],
    band: [1_550, 4_800],
    after: [
      { say: 'quanto fa a famiglia?', about: ['€'] },
      { say: 'serve la delibera?', about: ['assemble', 'amministrat', 'maggioranz'] },
    ],
  },
]
