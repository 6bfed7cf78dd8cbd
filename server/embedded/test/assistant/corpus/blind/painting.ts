import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-b01-veneto',
    service: 'tinteggiatura',
    at: 'Adria',
    turns: [{ say: 'bondì, gavaria da piturar casa, xe un apartamento de 110 metri, tuto, muri e sofiti' }],
    answers: {
      'arredat|mobili|abitat|vuot|dentro': 'ghe stemo drento',
      'muffa|stato|condizion|muri|crep': 'boni',
      'pittura|lavabil|prodotto': 'quela normale',
    },
    facts: [fact('110 m²'), fact('adria')],
    jobs: [scopes.painting],
    band: [1_900, 4_800],
    after: [
      { say: 'e se i mobili i sposto mi?', about: ['vuot', 'meno', 'risparm', 'togli'] },
      {
        say: 'par quanto tempo el xe valido sto prezo?',
        about: ['indicativ', 'stima', 'preventiv', 'professionist', 'giorn'],
      },
    ],
  },
  {
    id: 't-b02-walls-area',
    service: 'tinteggiatura',
    at: 'Avezzano',
    once: true,
    turns: [
      {
        say: 'Ho misurato io: 160 mq di pareti (non di pavimento), solo pareti niente soffitti, lavabile, casa vuota, muri perfetti, Avezzano, a giugno.',
      },
    ],
    facts: [fact('160 m²'), fact('avezzano'), fact('lavabil'), fact('giugno')],
    wrong: [['pareti e soffitti']],
    jobs: [scopes.painting],
    band: [1_050, 2_450],
    after: [{ say: 'a metro quadro quanto fa?', about: [['€', 'm²'], '€/m²', 'al m²'] }],
  },
  {
    id: 't-b03-smoothing',
    service: 'tinteggiatura',
    at: 'Chiavari',
    turns: [
      {
        say: 'ho il bucciato anni 80 su tutte le pareti del corridoio e della sala e le vorrei lisce, saranno 70 mq di muro. abito a chiavari',
      },
    ],
    facts: [fact('70 m²'), fact('chiavari')],
    jobs: [scopes.smoothing],
    band: [700, 2_400],
    after: [
      {
        say: 'poi devo anche pitturare o basta cosi',
        about: ['esclus', 'non compres', 'a parte', 'va tinteggiat', 'dopo la rasatura', 'non e dentro'],
      },
    ],
  },
  {
    id: 't-b04-one-wall',
    service: 'tinteggiatura',
    at: 'Poggibonsi',
    turns: [{ say: '1 parete sola dietro al letto color petrolio 🎨 4 metri x 2,80' }],
    facts: [fact('11 m²', '11,2 m²', 'una parete', ['1', 'parete'], 'parete')],
    jobs: [scopes.room],
    band: [130, 560],
    after: [{ say: 'un colore così scuro costa di piu?', about: ['€', 'mano', 'terza', 'fort'] }],
  },
  {
    id: 't-b05-venetian-stucco',
    service: 'tinteggiatura',
    at: 'Treviglio',
    turns: [{ say: 'stucco veneziano nel salone, 35 mq di pareti lisce' }],
    facts: [fact('35 m²'), fact('stucco')],
    jobs: [scopes.decorative],
    band: [750, 2_700],
  },
  {
    id: 't-b06-shop',
    service: 'tinteggiatura',
    at: 'Ancona',
    turns: [
      { say: 'Devo ridipingere il mio negozio di abbigliamento, 130 mq più magazzino, lavorando di notte' },
    ],
    facts: [fact('negozio', 'abbigliament', 'locale commercial')],
    jobs: [],
  },
  {
    id: 't-b07-long-story',
    service: 'tinteggiatura',
    at: 'Macerata',
    turns: [
      {
        say: 'Buonasera, le spiego la situazione. Mia figlia va a vivere da sola (finalmente!) e le abbiamo preso un bilocale di 52 mq a Macerata, costruito nel 1978. Il precedente inquilino fumava due pacchetti al giorno, i soffitti sono gialli e le pareti pure. Il geometra dice che i muri sono sani. L’appartamento è vuoto. Vorremmo tutto bianco, pareti e soffitti, prima di Natale. Grazie, Franca',
      },
    ],
    facts: [fact('52 m²'), fact('macerata'), fact('vuot'), fact('natale', 'dicembre')],
    jobs: [scopes.painting],
    once: true,
    band: [750, 2_500],
    after: [
      {
        say: 'il giallo del fumo non riaffiora?',
        about: ['isolant', 'fissativ', 'fondo', 'nicotin', 'antimacchia'],
      },
    ],
  },
  {
    id: 't-b08-bedrooms-mould-and-paint',
    service: 'tinteggiatura',
    at: 'Mestre',
    turns: [
      {
        say: 'due camere da ridipingere, 12 e 16 metri quadri, e in quella piccola c’è una parete intera con la muffa (3 metri per 2,7)',
      },
    ],
    answers: { 'arredat|mobili|abitat|vuot': 'coi mobili' },
    facts: [
      fact(['2', 'camere'], ['2', 'stanze'], '28 m²', ['12', '16']),
      fact('muffa'),
      fact('8 m²', '8,1 m²', 'una parete', ['parete', 'muffa']),
    ],
    jobs: [scopes.room, scopes.mould],
    band: [600, 2_400],
  },
  {
    id: 't-b09-gutter-in-painting',
    service: 'tinteggiatura',
    at: 'Porto Recanati',
    turns: [
      {
        say: 'non so se siete voi.. mi serve uno che mi pulisce le grondaie, casa a due piani a Porto Recanati, ci sono pure i nidi',
      },
    ],
    facts: [fact('porto recanati')],
    jobs: [scopes.gutterCleaning],
    band: [130, 620],
  },
  {
    id: 't-b10-radiators-paint',
    service: 'tinteggiatura',
    at: 'Bitonto',
    turns: [{ say: 'pitturare 5 termosifoni in ghisa (10 elementi ciascuno) di bianco, Bitonto' }],
    facts: [fact(['5', 'termosif'], ['5', 'radiator'], '50 elementi'), fact('bitonto')],
    jobs: [['ferro', 'termosif', 'ringhier', 'vernici', 'radiator', '!cambia']],
    band: [350, 1_200],
  },
  {
    id: 't-b11-sparks-while-painting',
    service: 'tinteggiatura',
    at: 'Nuoro',
    turns: [
      {
        say: 'mentre toglievo la carta ho bucato un filo, ha fatto una fiammata e ora l interruttore frigge',
        safety: safety.sparks,
      },
    ],
  },
]
