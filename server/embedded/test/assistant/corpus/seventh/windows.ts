import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 's-w01-house-by-the-sea',
    service: 'serramenti',
    at: 'Pisa',
    turns: [
      {
        say: 'Casa al mare a Marina di Pisa, il legno è marcito con il sale. Vorrei due portefinestre 120x230 in alluminio a taglio termico, piano terra. comune di Pisa',
      },
    ],
    facts: [fact('2', 'due'), fact('allumin'), fact('pisa')],
    jobs: [scopes.aluminium],
    band: [3_600, 6_600],
    once: true,
    after: [
      {
        say: 'serve qualche permesso? siamo in zona pineta protetta',
        about: ['paesagg', 'comune', 'soprintend', 'edilizia libera', 'vincol', 'autorizz', 'colore'],
      },
      { say: 'la casa al mare detrae uguale?', about: ['36', '50', 'seconda', 'principale', 'abitazione'] },
    ],
  },
  {
    id: 's-w02-scraping-window',
    service: 'serramenti',
    at: 'Catanzaro',
    turns: [
      {
        say: 'la finestra della cucina struscia sotto e nn chiude bene bisogna spingerla col ginocchio.. è solo da regolare penso, è una. catanzaro',
      },
    ],
    facts: [fact('catanzaro')],
    wrong: ['pvc'],
    jobs: [scopes.windowRepair],
    band: [70, 270],
    once: true,
    after: [
      {
        say: 'in quanto tempo si sistema?',
        about: ['un’ora', "un'ora", 'ore', 'mezz', 'giorn', 'minut', 'visita'],
      },
    ],
  },
  {
    id: 's-w03-ground-floor-grilles',
    service: 'serramenti',
    at: 'Sassari',
    turns: [
      {
        say: 'Abito al piano terra e mia figlia ha paura la notte. Vorrei le inferriate fisse a due finestre, misure 80x120 tutte e due, semplici. Sassari',
      },
    ],
    facts: [fact('2', 'due'), fact('sassari')],
    jobs: [scopes.grilles],
    band: [340, 890],
    once: true,
    after: [
      {
        say: "ci vuole l'ok del condominio?",
        about: ['amministr', 'decoro', 'regolament', 'assemble', 'facciata'],
      },
    ],
  },
  {
    id: 's-w04-awning',
    service: 'serramenti',
    at: 'Imperia',
    turns: [
      {
        say: 'tenda da sole a bracci per il terrazzo, larga 4 metri e sporge 2,5. manuale va bene. imperia, ultimo piano',
      },
    ],
    facts: [fact('4'), fact('imperia')],
    jobs: [scopes.awning],
    band: [680, 1_950],
    once: true,
    after: [
      {
        say: 'e se la volessi col telecomando?',
        about: ['motor', 'in più', 'radio', 'elettric', 'aument', 'automat'],
      },
    ],
  },
  {
    id: 's-w05-four-no-five',
    service: 'serramenti',
    at: 'Chieti',
    turns: [
      {
        say: 'Salve, preventivo per persiane nuove in alluminio a 4 finestre 110x150, anzi 5 contando quella del bagno che è più piccola (60x100). le vecchie di legno da buttare. Chieti',
      },
    ],
    facts: [fact('5', ['4', '1']), fact('chieti'), fact('allumin')],
    jobs: [scopes.persiane],
    band: [2_900, 6_300],
    once: true,
    after: [
      {
        say: 'le vecchie le portate via voi?',
        about: ['smalt', 'rimozion', 'smont', 'discaric', 'compres', 'inclus', 'ritir'],
      },
    ],
  },
]
