import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-b01-lombard-step',
    service: 'ristrutturazione_bagno',
    at: 'Codogno',
    turns: [{ say: 'uè ciao, gh’è de rifà el bagn, l’è del 1972' }],
    answers: {
      'grand|m²|metri|superficie|misur': 'l’è 2,20 x 2,70',
      'fascia|livell|qualit|finitur': 'ròba normala, media',
      'piano|ascensore': 'pian terren',
    },
    facts: [fact('6 m²', '5,9 m²', '5,94 m²', ['2,2', '2,7']), fact('codogno')],
    jobs: [scopes.bathroom],
    band: [6_300, 14_500],
    after: [
      { say: 'ma el lavandin e el specc?', about: ['mobil', 'esclus', 'compres', 'lavabo'] },
      { say: 'chi l’è che me ciama adess?', about: ['professionist', 'richiesta', 'contatt', 'telefon'] },
    ],
  },
  {
    id: 'b-b02-only-tiles-and-fixtures',
    service: 'ristrutturazione_bagno',
    at: 'Guidonia',
    turns: [
      {
        say: 'i tubi li ho rifatti 4 anni fa quindi non si toccano. vorrei cambiare piastrelle e sanitari, bagno di 5 mq, guidonia',
      },
    ],
    facts: [fact('guidonia')],
    jobs: [scopes.restyling],
    band: [3_000, 7_800],
    after: [
      {
        say: 'se le metto sopra alle vecchie risparmio?',
        about: ['sovrapp', ['€', 'sopra'], ['€', 'demol']],
      },
    ],
  },
  {
    id: 'b-b03-toilet-blocked',
    service: 'ristrutturazione_bagno',
    at: 'Rapallo',
    turns: [{ say: 'WC INTASATO SALE TUTTO SU CHE SCHIFO 😱 rapallo' }],
    facts: [fact('rapallo')],
    jobs: [scopes.drain],
    band: [65, 290],
    after: [{ say: 'di notte è di più?', about: ['%', '€', 'festiv'] }],
  },
  {
    id: 'b-b04-shower-enclosure',
    service: 'ristrutturazione_bagno',
    at: 'Cittadella',
    turns: [
      {
        say: 'solo il box doccia, quello di adesso ha le ante rotte. misure 80x100, il piatto va bene resta. Cittadella (PD)',
      },
    ],
    facts: [fact('cittadella'), fact(['80', '100'], 'solo il box', 'solo box')],
    jobs: [scopes.showerBox],
    band: [550, 1_450],
  },
  {
    id: 'b-b05-grab-rails',
    service: 'ristrutturazione_bagno',
    at: 'Noto',
    turns: [{ say: 'servono 3 maniglioni e un sedile nella doccia per mio suocero che è in carrozzina' }],
    facts: [fact(['3', 'maniglion']), fact('sedil', 'seggiolin')],
    jobs: [scopes.accessible],
    band: [450, 2_400],
    after: [{ say: 'c’è il bonus 75 barriere?', about: ['2025', 'finit', 'scad', 'termin', 'chius'] }],
  },
  {
    id: 'b-b06-water-on-lamp',
    service: 'ristrutturazione_bagno',
    at: 'Pisa',
    turns: [
      {
        say: 'mi sta piovendo acqua dal bagno di sopra e scende lungo il lampadario acceso',
        safety: safety.waterNearCurrent,
      },
    ],
  },
  {
    id: 'b-b07-grout',
    service: 'ristrutturazione_bagno',
    at: 'Oderzo',
    turns: [
      {
        say: 'rifare solo le fughe annerite della doccia e del bagno, 18 mq di piastrelle, quelle non si cambiano',
      },
    ],
    facts: [fact('18 m²'), fact('fugh')],
    jobs: [scopes.tiles],
    band: [180, 650],
  },
  {
    id: 'b-b08-pipes-only',
    service: 'ristrutturazione_bagno',
    at: 'Isernia',
    turns: [
      {
        say: 'tubature del bagno marce, da rifare solo quelle, le piastrelle ce le metto io che sono piastrellista. Isernia',
      },
    ],
    facts: [fact('isernia')],
    jobs: [scopes.bathroomPipes],
    band: [1_050, 3_300],
    after: [{ say: 'mi rilasciano la certificazione?', about: ['conformit', 'dichiarazion'] }],
  },
  {
    id: 'b-b09-questions-first',
    service: 'ristrutturazione_bagno',
    at: 'Fabriano',
    turns: [
      {
        say: 'devo pagare per parlare con te?',
        about: ['gratis', 'gratuit', 'nulla', 'niente', 'non costa'],
      },
      { say: 'ok allora, bagnetto cieco 3 mq da rifare completo, quinto piano senza ascensore, Fabriano' },
      {
        say: 'ma voi chi siete, un’impresa?',
        about: ['mestieri', 'assistente', 'professionist', 'marketplace', 'piattaforma'],
      },
    ],
    answers: { 'fascia|livell|qualit': 'la più economica' },
    facts: [
      fact('3 m²'),
      fact('fabriano'),
      fact('senza ascensore', ['ascensore', 'no']),
      fact('base', 'economic'),
    ],
    jobs: [scopes.bathroom],
    band: [4_300, 11_000],
  },
  {
    id: 'b-b10-parquet-in-bathroom-chat',
    service: 'ristrutturazione_bagno',
    at: 'Chiusi',
    turns: [
      {
        say: 'bagno già fatto grazie, mi serve invece rifare l’impianto elettrico di tutta la casa, 68 mq, Chiusi',
      },
    ],
    facts: [fact('68 m²'), fact('chiusi')],
    jobs: [scopes.electric],
    band: [4_500, 9_500],
  },
  {
    id: 'b-b11-cistern-and-tap',
    service: 'ristrutturazione_bagno',
    at: 'Melzo',
    turns: [
      { say: 'cambiare il miscelatore della doccia e riparare lo sciacquone che scorre sempre. melzo' },
    ],
    facts: [fact('melzo')],
    jobs: [scopes.tap, scopes.cistern],
    band: [190, 680],
  },
]
