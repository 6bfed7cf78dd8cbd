import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-x01-drip-after-hail',
    service: 'ristrutturazione_tetto',
    at: 'Cuneo',
    turns: [
      {
        say: 'dopo la grandinata si sono rotte 4 o 5 tegole e in mansarda gocciola un pochino. tetto basso si arriva con la scala. cuneo',
      },
    ],
    facts: [fact('cuneo'), fact('tegol')],
    jobs: [scopes.roofTile],
    band: [270, 720],
    once: true,
    after: [{ say: 'chi mi telefona adesso?', about: ['professionist', 'richiam', 'contatt', 'richiest'] }],
  },
  {
    id: 'te-x02-new-tiles',
    service: 'ristrutturazione_tetto',
    at: 'Rovigo',
    turns: [
      {
        say: 'Tetto a due falde, 130 mq di falda, vorrei cambiare tutte le tegole e mettere la guaina sotto. Niente isolamento, il sottotetto non è abitato. Casa di due piani a Rovigo.',
      },
    ],
    answers: { 'amianto|eternit': 'no', 'trav|struttur': 'la struttura è sana' },
    facts: [fact('130'), fact('rovigo')],
    jobs: [scopes.roofTiles],
    band: [13_500, 27_500],
    once: true,
    after: [
      { say: 'ma perche costa cosi tanto?', about: ['manodopera', 'ponteggi', 'tegol', 'guaina', 'pes'] },
    ],
  },
  {
    id: 'te-x03-terrace-membrane',
    service: 'ristrutturazione_tetto',
    at: 'Salerno',
    turns: [
      {
        say: 'lastrico solare da 80mq, guaina vecchia crepata, voglio mettere una guaina nuova ardesiata a vista non ci cammina nessuno. salerno',
      },
    ],
    facts: [fact('80'), fact('salerno')],
    jobs: [scopes.roofFelt],
    band: [2_400, 6_700],
    once: true,
    after: [{ say: 'a metro quadro quanto fa?', about: ['€ a m²', '€ al m²', 'al mq'] }],
  },
  {
    id: 'te-x04-skylight',
    service: 'ristrutturazione_tetto',
    at: 'Aosta',
    turns: [{ say: 'Devo sostituire un velux 78x118 che fa condensa, stesso buco, uno solo. Aosta' }],
    facts: [fact('1', 'un'), fact('aosta')],
    jobs: [scopes.roofWindow],
    band: [950, 2_000],
    once: true,
  },
]
