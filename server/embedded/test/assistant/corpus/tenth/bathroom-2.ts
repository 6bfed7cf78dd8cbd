import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroomSecond: readonly CorpusConversation[] = [
  {
    id: 'b-w08-blocked-wc-padova',
    service: 'ristrutturazione_bagno',
    at: 'Padova',
    turns: [
      {
        say: 'il water non va piu giu sale lacqua fino al bordo,, ho buttato idraulico liquido e niente. le altre cose scaricano bene. padova arcella primo piano quanto mi costa farlo liberare',
      },
    ],
    answers: {
      'quando|urgen|oggi': 'domani mattina',
      'altri|lavand|colonna|condomin': 'solo il water',
    },
    facts: [fact('padova'), fact('water', 'wc')],
    jobs: [scopes.drain],
    band: [90, 240],
    once: true,
    after: [
      {
        say: 'e di domenica?',
        about: [
          'festiv',
          'notte',
          '50',
          '100',
          '%',
          'in più',
          'aument',
          'maggior',
          'sovrap',
          'doppio',
          'urgen',
        ],
      },
    ],
  },
  {
    id: 'b-w09-water-on-lamp-lucca',
    service: 'ristrutturazione_bagno',
    at: 'Lucca',
    turns: [
      {
        say: 'aiuto ci gocciola acqua dal soffitto sopra il lampadario in cucina, sopra cè il nostro bagno, credo perda un tubo nel muro dietro la doccia!! mi serve qualcuno che trovi la perdita e la ripari. lucca',
        safety: {
          steps: [
            ['corrente', 'elettric', 'generale', 'salvavita', 'luce', 'quadro', 'contatore'],
            ['acqua', 'rubinetto', 'chiud'],
          ],
          call: false,
        },
      },
      {
        say: 'fatto, staccata la luce e chiusa l’acqua. quanto viene trovare la perdita e ripararla?',
      },
    ],
    answers: {
      'acqua|chius': "sì l'ho chiusa",
      'corrente|luce|salvavita': 'fatto, staccata',
      'quando|urgen': 'oggi stesso',
      'piastrell|ripristin': 'quelle poi vediamo',
      'casa|piano|appartament': 'casa su due piani',
    },
    facts: [fact('lucca'), fact('perd')],
    jobs: [scopes.waterLeak],
    band: [320, 820],
    after: [
      {
        say: "l'assicurazione di casa può coprirla?",
        about: [
          'polizz',
          'compagn',
          'danni',
          'foto',
          'perizia',
          'perito',
          'franchig',
          'amministrat',
          'denunc',
        ],
      },
    ],
  },
  {
    id: 'b-w10-water-heater-campobasso',
    service: 'ristrutturazione_bagno',
    at: 'Campobasso',
    turns: [
      {
        say: 'sopra la porta del bagno tenevo uno scaldabagno elettrico ca perde ruggine, lo devo cambiare uguale',
      },
      { say: 'scusate era da 80 litri nn da 50 come dice mio marito' },
    ],
    answers: {
      'dove|comune|citt': 'campobasso',
      'litri|capacit|grand': '80',
      'presa|corrente|attacc': 'gli attacchi sono buoni',
      'quando|tempi|urgen': 'in settimana',
      'acquist|comprat|fornit': 'lo portate voi',
      'piano|ascensore': 'terzo senza ascensore',
    },
    facts: [fact('80'), fact('campobasso'), fact('scaldabagn', 'boiler')],
    wrong: ['50 litri', '50 l'],
    jobs: [scopes.electricHeater],
    band: [280, 700],
    after: [
      {
        say: 'e se lo compro io al brico voi quanto volete per attaccarlo?',
        about: ['montagg', 'manodopera', '110', '200', 'posa', 'install', 'solo il', 'circa', '22'],
      },
    ],
  },
  {
    id: 'b-w11-stairlift-terni',
    service: 'ristrutturazione_bagno',
    at: 'Terni',
    turns: [
      {
        say: 'Buongiorno, il bagno è al piano di sopra e mia mamma non ce la fa più con le scale. Vorremmo un montascale a poltroncina, 16 gradini con una curva, a Terni. Che prezzo hanno?',
      },
    ],
    answers: { 'bagno|piano': 'il bagno non si tocca, serve il montascale', 'quando|tempi': 'presto' },
    jobs: [],
    once: true,
  },
  {
    id: 'b-w12-shower-and-door-pescara',
    service: 'ristrutturazione_bagno',
    at: 'Pescara',
    turns: [
      {
        say: "a pescara porta nuova in bagno devo fa due cose: levà la vasca e metterci la doccia con le piastrelle nuove lì intorno, e poi cambiare la porta del bagno che s'è gonfiata, una porta normale bianca. primo piano ascensore c'è. mi fai una cifra?",
      },
    ],
    answers: {
      'mis|grand|lung|cm': 'la vasca è 160, la porta 70x210',
      'box|vetro': 'con il box',
      'porta|scorrev|battente': 'a battente semplice',
      'quando|tempi': 'dopo le feste',
    },
    facts: [fact('pescara'), fact('vasca'), fact('porta')],
    jobs: [scopes.bathToShower, scopes.innerDoors],
    band: [2_700, 6_900],
    once: true,
  },
]
