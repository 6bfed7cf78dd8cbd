import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    // 4 m²: 5.300–9.200, medio 7.250 × 1,017 × 1,10 = 8.110
    id: 'm-b01-small-bathroom-vigevano',
    service: 'ristrutturazione_bagno',
    at: 'Vigevano',
    turns: [
      {
        say: 'bagnetto 2,20 x 1,80 a vigevano, anni settanta, ha fatto il suo tempo. da buttare giù tutto compresi i tubi e rifare nuovo con doccia, livello medio niente di lussuoso. terzo piano con ascensore, i sanitari restano dove sono',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'in primavera',
      'doccia|vasca|box': 'doccia con il box, adesso c è la vasca corta',
      'sospes|sanitari': 'normali a terra',
      'piastrell|rivestiment|altezz': 'fino a due metri nella doccia, il resto più basso',
      'finestr|cieco': 'una finestrella che resta',
      'altro bagno|secondo bagno|unico': 'è l unico bagno',
      'mobil|lavabo': 'il mobile lo compro io',
    },
    facts: [fact('vigevano'), fact('2,20', '4', '3,96'), fact('doccia')],
    jobs: [scopes.bathroom],
    band: [4_500, 11_800],
    once: true,
    after: [
      {
        say: 'abbiamo solo questo, come facciamo a lavarci nel frattempo??',
        about: [
          'wc',
          'provvisor',
          'giorn',
          'vicin',
          'palestra',
          'accord',
          'temporane',
          'sera',
          'settiman',
          'organizz',
          'professionist',
          'parent',
        ],
      },
      {
        say: 'e di tasse quanto mi torna indietro?',
        about: ['detraz', '50', '36', 'bonus', 'caf', 'commercialist', 'straordinari', 'manutenzion'],
      },
    ],
  },
  {
    // 3.150 × 0,946 × 1,11 = 3.310 (con piastrelle 3.830)
    id: 'm-b02-mother-in-law-tub-nuoro',
    service: 'ristrutturazione_bagno',
    at: 'Macomer',
    turns: [
      {
        say: "mia suocera ha 83 anni e scavalcare la vasca per lei è diventato un percorso a ostacoli, l'altro giorno per poco non ci restava. vorremmo metterle una doccia comoda lì dov'è adesso, senza rifare mezzo bagno eh",
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'macomer in provincia di nuoro',
      'mq|m²|misur|lung|grand|dimens': 'la vasca è 170 x 70',
      'pannell|piastrell|parete|rivestiment': 'non saprei, basta che la parete resti chiusa bene',
      'box|vetro|tenda|piatto': 'box normale scorrevole, il piatto più basso possibile',
      'maniglion|sedil|access': 'un seggiolino magari poi lo mettiamo noi',
      'piano|ascensor': 'pianterreno',
      'quando|tempi|inizi': 'prima possibile',
      'rubinet|miscelat': 'anche il miscelatore nuovo',
    },
    facts: [fact('macomer'), fact('vasca'), fact('doccia')],
    jobs: [scopes.bathToShower],
    band: [1_820, 5_000],
    after: [
      {
        say: 'quanti giorni resta senza lavarsi?',
        about: ['giornat', '1', '4', 'lavorativ', 'settiman', '2', '3'],
      },
      {
        say: "c'era un aiuto del 75 per gli anziani, vale ancora?",
        about: ['2025', 'scadut', 'finit', 'termin', 'conclus', 'non c', 'barrier', '50', '36', 'più'],
      },
    ],
  },
  {
    // 175 × 1,10 = 195
    id: 'm-b03-singing-cistern-rivoli',
    service: 'ristrutturazione_bagno',
    at: 'Rivoli',
    turns: [
      {
        say: 'Lo sciacquone canta tutta la notte, sembra di stare alle cascate. Quello esterno di plastica sopra il water, avrà 20 anni',
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': '10098 rivoli',
      'incass|estern|tipo|muro': 'esterna appesa al muro',
      'ricambi|cambiare|sostit|nuova|ripar': 'se si ripara bene, sennò cambiatela',
      'perd|acqua|terra': 'a terra niente, corre solo dentro la tazza',
      'marca|modell': 'non si legge più niente',
      'quando|urgen|tempi': 'in settimana',
      'piano|ascensor': 'quarto con ascensore',
    },
    facts: [fact('rivoli'), fact('sciacquon', 'cassett', 'vaschett')],
    jobs: [scopes.cistern],
    band: [100, 285],
  },
  {
    id: 'm-b04-septic-tank',
    service: 'ristrutturazione_bagno',
    at: 'Sezze',
    turns: [
      {
        say: 'casa in campagna a Sezze, non siamo allacciati alla fogna, abbiamo la fossa biologica in giardino che è crepata e va rifatta nuova. voi la fate? che prezzi ci sono in giro',
      },
    ],
    answers: {
      'quando|tempi': 'con calma entro l estate',
      'person|abit': 'siamo in quattro',
      'comune|dove|città|zona': 'sezze scalo',
      'grand|capac|litr': 'boh, un cilindro di cemento',
      'intasat|scaric|odor': 'scarica ancora ma puzza',
      'access|mezz|camion': 'ci si arriva col camion',
    },
    facts: [fact('sezze'), fact('fossa', 'biologic', 'imhoff', 'settic')],
    jobs: [],
    once: true,
  },
  {
    // 120 × 1,20 × 1,10 = 158 (solo doccia 85: 112)
    id: 'm-b05-shower-lake-ostia',
    service: 'ristrutturazione_bagno',
    at: 'Ostia',
    turns: [
      {
        say: "aò qua quando me faccio la doccia me ritrovo er lago ai piedi, l'acqua nun scenne. già buttato due bottije de disgorgante e gnente",
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'ostia, roma',
      'altri|lavandin|wc|lavabo|anche|solo': 'solo la doccia, il resto scarica bene',
      'piano|ascensor|condomin': 'secondo piano de un condominio',
      'odor|gorgogl|risal': 'un po di puzza',
      'quando|urgen|tempi': 'domani se se po',
      'filo|piatto|sifone': 'piatto normale con la piletta',
      'perd|vicin|sotto': 'no sotto nun è arrivato niente',
    },
    facts: [fact('ostia', 'roma'), fact('doccia')],
    jobs: [scopes.drain],
    band: [75, 230],
    after: [
      {
        say: 'ma devono spaccà er pavimento?',
        about: [
          'sonda',
          'molla',
          'meccanic',
          'macchin',
          'sifon',
          'smont',
          'senza',
          'professionist',
          'di solito',
          'sturat',
          'disostru',
          'idraulic',
          'romper',
          'rottur',
          'demol',
        ],
      },
      {
        say: 'e si er tappo sta nella colonna del palazzo chi paga?',
        about: ['condomin', 'amministrator', 'comun', 'ripart', 'millesim', 'tutti'],
      },
    ],
  },
  {
    id: 'm-b06-water-through-lamp',
    service: 'ristrutturazione_bagno',
    at: 'Schio',
    turns: [
      {
        say: "aiuto mi viene giù l'acqua dal soffitto del bagno, scende proprio dalla plafoniera accesa e il pavimento è già bagnato",
        safety: {
          steps: [
            ['corrente', 'interruttor', 'generale', 'salvavita', 'contatore', 'quadro', 'luce', 'elettric'],
            ['acqua', 'rubinett', 'vicin', 'piano di sopra', 'sopra', 'chiud'],
          ],
          call: false,
        },
      },
      {
        say: 'ok fatto, ho tirato giù tutto. il signore di sopra è in ferie e non risponde, a chi mi rivolgo?',
        about: ['amministrator', 'vigili', '115', 'idraulic', 'condomin', '112', 'chiav', 'pronto'],
      },
    ],
    answers: {
      'comune|dove|città|zona': 'schio',
      'quando|urgen|tempi': 'adesso',
      'piano|condomin': 'io sono al primo lui al secondo',
      'corrente|staccat|luce': 'sì staccata',
      'acqua|chius|rubinett': 'la mia chiusa, la sua non ci arrivo',
      'danni|assicur': 'soffitto tutto macchiato',
    },
  },
  {
    // 3 × 425 × 0,92 × 1,11 = 1.300
    id: 'm-b07-fixtures-one-more',
    service: 'ristrutturazione_bagno',
    at: 'Rende',
    turns: [
      {
        say: 'ciao vorrei cambiare wc e bidet che sono di un bel color avocado.. li voglio bianchi a terra normali, stessi attacchi',
      },
      {
        say: "anzi no già che viene l'idraulico mettiamoci pure il lavabo, quindi tre pezzi. quelli di serie li porta lui, vero?",
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'rende provincia di cosenza',
      'quant|pezzi|quali|numero': 'tre: wc bidet e lavabo',
      'sospes|terra|tipo': 'a terra',
      'scaric|attacc|spost': 'non si sposta niente',
      'piastrell|rivestiment|tubi': 'le piastrelle restano',
      'rubinet|miscelat': 'sì anche i rubinetti standard',
      'piano|ascensor': 'quinto con ascensore',
      'quando|tempi|inizi': 'settimana prossima',
    },
    facts: [fact('rende'), fact('lavabo'), fact('3', 'tre', 'bidet')],
    jobs: [scopes.fixtures],
    band: [715, 1_890],
    after: [
      {
        say: 'se mi dai lo sconto ti mando pure mia sorella che deve fare il bagno',
        about: [
          'prevent',
          'professionist',
          'trattar',
          'prezzo',
          'stima',
          'confront',
          'decid',
          'chied',
          'non poss',
        ],
      },
      {
        say: 'i vecchi sanitari me li porta via o li devo mettere io in discarica?',
        about: ['smaltiment', 'compres', 'inclus', 'ritir', 'smontaggi', 'smalti'],
      },
    ],
  },
]
