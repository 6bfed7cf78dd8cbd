import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { lastReply } from '../last-reply.ts'

/** A conversation up to its figure, a message after it, and what the reply says. */
type Row = readonly [slug: ServiceSlug, before: string, message: string, says: RegExp]

const gutters =
  'cambiare le grondaie in pvc, 12 metri, a Lodi, casa a un piano, niente pluviali, appena possibile'
const patch = 'riparare un punto della guaina a Lodi, il bocchettone è a posto, appena possibile'
const windows =
  '3 finestre in pvc a Lodi, due ante, nessuna scorrevole, le tapparelle restano, appena possibile'
const tap = 'riparare il rubinetto del lavandino a Lodi, basta la guarnizione, appena possibile'
const stairs = 'tinteggiare le scale del condominio, tre piani, traspirante, a Lodi, appena possibile'

const priceQuestions: readonly Row[] = [
  ['ristrutturazione_tetto', gutters, 'di quanto si sale se diventano 40 metri di canale?', /con 40 metri/],
  ['ristrutturazione_tetto', gutters, 'cambia il preventivo se la casa ha 2 piani?', /con 2 piani/],
  ['ristrutturazione_tetto', patch, 'e con 4 rattoppi quanto si paga?', /con 4 punti/],
]

const statements: readonly Row[] = [
  [
    'serramenti',
    windows,
    'ripensandoci le farei in alluminio, la plastica non mi convince',
    /alluminio invece di PVC/,
  ],
]

t.test('a question for the price with another value tells the price of that variant', async (t) => {
  for (const [slug, before, message, says] of priceQuestions) {
    const reply = lastReply(slug, [before, message])
    t.match(reply, says, message)
    t.match(reply, /Prima era .* ora è|La stima resta/, message)
  }
})

t.test('an answer that names the old one beside the new one is the new one', async (t) => {
  for (const [slug, before, message, says] of statements)
    t.match(lastReply(slug, [before, message]), says, message)
})

t.test(
  'a question about something else, or for all that is said of some things, changes nothing',
  async (t) => {
    for (const message of [
      'quanto durano poi quelle di rame?',
      'ma i 12 metri sono già compresi nel prezzo?',
      'in quanti giorni fate 40 metri?',
    ])
      t.notMatch(lastReply('ristrutturazione_tetto', [gutters, message]), /ora è/, message)
  },
)

t.test('the words of an answer add no job', async (t) => {
  const decorated = lastReply('tinteggiatura', [
    stairs,
    'mettiamo una pittura decorativa, quella di adesso è triste',
  ])
  t.notMatch(decorated, /Aggiungo/)
  const newTap = lastReply('ristrutturazione_bagno', [tap, 'lo voglio nuovo, il rubinetto'])
  t.match(newTap, /rubinetto nuovo/)
  t.notMatch(newTap, /Aggiungo/)
})

t.test('the top is no mouse', async (t) => {
  const bathroom = 'rifare il bagno 5 mq a Lodi, anche tubi, livello base, con ascensore, appena possibile'
  const top = lastReply('ristrutturazione_bagno', [bathroom, 'facciamo fascia top'])
  t.match(top, /fascia alta/)
  t.notMatch(top, /insetti/)
})

t.test('the size of a battery is a battery', async (t) => {
  const solar = 'fotovoltaico 3 kW senza batteria a Ragusa, appena possibile'
  const asked = lastReply('impianto_fotovoltaico', [
    solar,
    'allora una piccola da 5 kWh, la aggiunga per favore',
  ])
  t.match(asked, /con batteria invece di senza batteria/)
})
