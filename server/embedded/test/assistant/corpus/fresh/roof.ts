import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-n01-drip-by-the-chimney',
    service: 'ristrutturazione_tetto',
    at: 'Gallarate',
    turns: [
      {
        say: 'dopo il temporale di ieri mi gocciola in mansarda vicino al camino, tegole da sotto sembrano a posto',
      },
      {
        say: 'ma chi viene a vedere si paga?',
        about: ['gratuit', 'professionist', 'nessun', '€', 'impegn', 'sopralluog'],
      },
    ],
    facts: [fact('gallarate')],
    jobs: [scopes.roofTile],
    band: [240, 780],
    after: [
      { say: 'venite anche domani?', about: ['professionist', 'disponib', 'contatt', 'urgen', 'telone'] },
      {
        say: 'e se poi scoprono che è peggio?',
        about: ['sopralluog', 'professionist', 'variant', 'accord', '€', 'verific', 'imprevist', 'preventiv'],
      },
    ],
  },
  {
    id: 'te-n02-flown-tiles',
    service: 'ristrutturazione_tetto',
    at: 'Fabriano',
    turns: [
      { say: '4 coppi volati via col vento, casa a due piani mi sa che ci vuole la piattaforma. Fabriano' },
    ],
    facts: [fact('fabriano')],
    wrong: ['4 piani', ['piani', '4']],
    jobs: [scopes.roofTile],
    band: [260, 1_200],
    after: [
      {
        say: 'il cestello è nel prezzo?',
        about: ['esclus', 'non compres', 'a parte', 'compres', 'inclus', '€'],
      },
    ],
  },
  {
    id: 'te-n03-copper-gutters',
    service: 'ristrutturazione_tetto',
    at: 'Pieve di Cadore',
    turns: [{ say: 'grondaie in rame, 18 metri piu due discese da 6 metri. Pieve di Cadore' }],
    facts: [fact('rame'), fact('18 m'), fact('pieve di cadore')],
    jobs: [scopes.gutters],
    band: [1_850, 4_700],
    after: [
      { say: 'anzi ho rimisurato, di canale sono 24', about: ['€'], facts: [fact('24 m')], wrong: ['18 m'] },
      { say: 'e in alluminio?', about: ['€'] },
      { say: 'quanto mi durano?', about: ['anni', 'durat', 'professionist'] },
    ],
  },
  {
    id: 'te-n04-leaves',
    service: 'ristrutturazione_tetto',
    at: 'Carpi',
    turns: [
      { say: 'canali del tetto pieni di foglie di platano, vanno svuotati, villetta a schiera. Carpi' },
    ],
    facts: [fact('carpi')],
    jobs: [scopes.gutterCleaning],
    band: [150, 580],
    after: [
      { say: 'ok 👍', about: ['professionist', 'richiesta', 'bene', 'perfetto', 'manda', 'contatt'] },
      { say: 'ogni quanto va fatto?', about: ['anno', 'autunn', 'volta', 'volte'] },
    ],
  },
  {
    id: 'te-n05-two-slopes',
    service: 'ristrutturazione_tetto',
    at: 'Nuoro',
    turns: [{ say: 'tegole nuove, niente isolamento, due falde 9x8 l’una. Nuoro' }],
    facts: [fact('144 m²', ['9', '8']), fact('nuoro')],
    wrong: ['72 m²'],
    jobs: [scopes.roofTiles],
    band: [12_500, 28_500],
    after: [
      {
        say: 'isolandolo quanto diventa?',
        about: ['€'],
        jobs: [scopes.roofInsulated],
        band: [25_000, 62_000],
      },
      {
        say: 'le travi le guardate?',
        about: ['esclus', 'strutt', '€', 'sopralluog', 'non compres', 'a parte'],
      },
    ],
  },
  {
    id: 'te-n06-wood-fibre',
    service: 'ristrutturazione_tetto',
    at: 'Sondrio',
    once: true,
    turns: [
      {
        say: 'rifare tutto il tetto con isolamento in fibra di legno e ventilazione, 110 mq in pianta, Sondrio',
      },
    ],
    facts: [
      fact('sondrio'),
      fact('110 m²', '126 m²', '127 m²', '130 m²', '132 m²', '137 m²', '138 m²', '126,5 m²', '137,5 m²'),
    ],
    jobs: [scopes.roofInsulated],
    band: [26_000, 60_000],
    after: [
      { say: 'posso detrarlo?', about: ['50', '36', 'ecobonus', 'bonus'] },
      { say: 'la linea vita c’è?', about: ['esclus', 'non compres', 'a parte', '€'] },
    ],
  },
  {
    id: 'te-n07-asbestos-canopy',
    service: 'ristrutturazione_tetto',
    at: 'Rovigo',
    turns: [{ say: 'tettoia in eternit di 35 metri quadri in giardino da smaltire. Rovigo' }],
    facts: [fact('35 m²'), fact('rovigo')],
    jobs: [],
    after: [
      {
        say: 'posso toglierla da solo?',
        about: ['ditta', 'autorizz', 'asl', 'abilitat', 'vietat', 'iscritt'],
      },
    ],
  },
  {
    id: 'te-n08-flat-roof-felt',
    service: 'ristrutturazione_tetto',
    at: 'Gela',
    turns: [{ say: 'lastrico solare 60 mq, a guaina è tutta cotta dal sole, rifarla nuova ardesiata. Gela' }],
    facts: [fact('60 m²'), fact('gela')],
    jobs: [scopes.roofFelt],
    band: [1_700, 5_300],
    after: [
      { say: 'quanto tempo ci mettono?', about: ['giorn', 'ore', 'settiman'] },
      { say: 'e se metto quella liquida?', about: ['€'] },
    ],
  },
  {
    id: 'te-n09-bubble',
    service: 'ristrutturazione_tetto',
    at: 'Reggio Calabria',
    turns: [
      {
        say: 'bolla nella guaina del terrazzo, un punto solo, 1 metro quadro. Reggio',
      },
    ],
    answers: { 'quale|reggio|emilia': 'quella giù in Calabria' },
    facts: [fact('reggio calabria', 'reggio di calabria')],
    jobs: [scopes.flatRoofSpot],
    band: [185, 720],
    after: [{ say: 'che garanzia danno?', about: ['anni', 'professionist', '24 mesi', 'legge'] }],
  },
  {
    id: 'te-n10-whistling-skylight',
    service: 'ristrutturazione_tetto',
    at: 'Cavalese',
    turns: [{ say: 'cambiare un velux vecchio che fischia, stesso foro, 78x98. Cavalese' }],
    facts: [fact('cavalese'), fact('sostitu', 'stesso foro', 'stessa apertura', 'foro esistente', 'cambi')],
    jobs: [scopes.roofWindow],
    band: [900, 2_250],
    after: [{ say: 'la tapparella esterna quanto in più?', about: ['€'] }],
  },
  {
    id: 'te-n11-loft-wool',
    service: 'ristrutturazione_tetto',
    at: 'Domodossola',
    turns: [
      {
        say: 'soffitta non abitabile, vorrei stendere lana di roccia per terra, 75 mt q, così di sotto non si muore di freddo. Domodossola',
      },
    ],
    facts: [fact('75 m²'), fact('domodossola')],
    jobs: [scopes.attic],
    band: [1_800, 5_800],
    after: [
      {
        say: 'ne vale la pena? quanto risparmio?',
        about: ['dispers', 'bollett', 'calore', '%', 'dipend', 'consum'],
      },
    ],
  },
  {
    id: 'te-n12-chimney-pot',
    service: 'ristrutturazione_tetto',
    at: 'Urbania',
    turns: [{ say: 'il comignolo ha i mattoni tutti sgretolati, va ricostruito uguale. Urbania' }],
    facts: [fact('comignol')],
    jobs: [],
  },
  {
    id: 'te-n13-sandwich-canopy',
    service: 'ristrutturazione_tetto',
    at: 'Tarquinia',
    turns: [
      {
        say: 'tettoia del garage, 48 mq, ora c’è lamiera bucata, la vorrei coperta con pannelli sandwich da 40mm. Tarquinia',
      },
    ],
    facts: [fact('48 m²'), fact('tarquinia')],
    wrong: ['40 m²'],
    jobs: [scopes.roofMetal],
    band: [3_300, 8_700],
  },
  {
    id: 'te-n14-old-tiles-back',
    service: 'ristrutturazione_tetto',
    at: 'Pitigliano',
    turns: [
      {
        say: 'smontare i coppi vecchi, metterci la guaina sotto e rimetterli, 95 mq di falda, borgo antico di Pitigliano',
      },
    ],
    facts: [fact('95 m²'), fact('pitigliano')],
    jobs: [scopes.roofRelay],
    band: [7_600, 20_000],
    after: [
      {
        say: 'serve l’ok della soprintendenza?',
        about: ['paesagg', 'vincol', 'comune', 'cila', 'centro storico'],
      },
      {
        say: 'i vicini sentiranno casino?',
        about: ['orari', 'rumor', 'regolament', 'comun', 'avvis', 'giorn'],
      },
    ],
  },
]
