import t from 'tap'

import { withCorrectedNumbers } from '../../../src/assistant/italian/numbers/retold/corrected.ts'
import { inKilowatts } from '../../../src/assistant/italian/numbers/retold/watts.ts'
import { lastParsed, lastReply } from '../last-reply.ts'

/** Returns the job sheet after some messages, as text. */
const sheet = (slug: Parameters<typeof lastParsed>[0], messages: readonly string[]): string =>
  lastParsed(slug, messages)
    .brief.map(({ label, value }) => `${label}: ${value ?? ''}`)
    .join(' · ')

t.test('a size that is stated again replaces the known one while another question is open', async (t) => {
  for (const [slug, first, again, shown] of [
    ['ristrutturazione_bagno', 'rifare il bagno di 6 mq a Empoli', '8 mq e mettiamo il marmo', '8 m²'],
    [
      'ristrutturazione',
      'casa di 100 mq a Bologna da ristrutturare tutta, un bagno',
      'no 90. e i bagni sono 2',
      '90 m²',
    ],
    [
      'ristrutturazione',
      'casa di 100 mq a Bologna da ristrutturare tutta, un bagno',
      'no 90. e i bagni sono 2',
      '2 bagni',
    ],
    [
      'caldaia',
      'cambiare caldaia da 35 kw, casa di 150 mq, 2 bagni',
      '35 è quella vecchia, la nuova basta 24',
      '24 kW',
    ],
    [
      'caldaia',
      'pompa di calore per una casa di 120 mq a Cremona',
      '120 è con la mansarda che non scaldiamo. togli 30',
      '90 m²',
    ],
    [
      'caldaia',
      'valvole termostatiche su 8 termosifoni a Milano',
      '7, quello in bagno non ce l’ha',
      '7 valvole',
    ],
    ['serramenti', '8 finestre nuove a Roma', 'tutte tranne quella del bagno', '7 finestre'],
    [
      'impianto_fotovoltaico',
      'lavare 15 pannelli a Siracusa',
      'tutti tranne 3 che sono rotti',
      '12 pannelli',
    ],
    [
      'tinteggiatura',
      'verniciare 5 termosifoni di ghisa',
      'il doppio, ci sono anche quelli di mia mamma',
      '10 pezzi',
    ],
    [
      'ristrutturazione_facciata',
      'cappotto su una villetta, 240 mq',
      'il garage non lo faccio: sono 40 in meno',
      '200 m²',
    ],
    [
      'tinteggiatura',
      'pitturare salotto 25 mq, cucina 12 e cameretta 11, pareti e soffitti',
      'no scusa, la cameretta no che è già fatta',
      '37 m²',
    ],
    [
      'tinteggiatura',
      'pitturare casa, 70 mq, solo i muri',
      'no scusa 70 è contando anche il garage, la casa sono 58',
      '58 m²',
    ],
  ] as const)
    t.match(sheet(slug, [first, again]), shown, again)
})

t.test('figures that answer, divide or describe state no size again', async (t) => {
  for (const [slug, first, other, shown] of [
    ['serramenti', '8 finestre nuove a Roma', '2 in legno e 6 in pvc', '8 finestre'],
    [
      'serramenti',
      '5 finestre in pvc a Novara',
      'allora 2 finestre danno sulla strada e c’è rumore',
      '5 finestre',
    ],
    ['ristrutturazione', 'casa di 100 mq da ristrutturare tutta', 'ci viviamo in 5', '100 m²'],
  ] as const)
    t.match(sheet(slug, [first, other]), shown, other)
})

t.test('a number that the same message corrects is read once', async (t) => {
  for (const [typed, plain] of [
    ['80 mq, anzi 85 con l’ingresso', '85 mq con l’ingresso'],
    ['TETTO 90 MQ, ANZI CON LE SPORGENZE 105, TEGOLE', 'TETTO 105 MQ CON LE SPORGENZE, TEGOLE'],
    ['4 prese, anzi 2 luci', '4 prese, anzi 2 luci'],
    ['finestre 110x150, anzi 5', 'finestre 110x150, anzi 5'],
    ['abito al 3, anzi', 'abito al 3, anzi'],
  ] as const)
    t.equal(withCorrectedNumbers(typed), plain)
})

t.test('watts are kilowatts', async (t) => {
  for (const [typed, plain] of [
    ['12 pannelli da 400 watt', '12 pannelli cioè 4.8 kw'],
    ['fotovoltaico 6000 W', 'fotovoltaico 6 kw'],
    ['lampada da 60 watt', 'lampada da 60 watt'],
    ['un pannello da 800 watt', 'un pannello da 800 watt'],
  ] as const)
    t.equal(inKilowatts(typed), plain)
})

t.test('people, standards and things that stay are no sizes', async (t) => {
  for (const [slug, message, shown, not] of [
    [
      'ristrutturazione_bagno',
      'bagno da rifare, è due metri e mezzo per due, ho due bimbi',
      '5 m²',
      'Bagni: 2',
    ],
    [
      'ristrutturazione_bagno',
      'bagno da rifare, 2 metri e mezzo per 2, in famiglia siamo in sei',
      '5 m²',
      'Bagni: 2',
    ],
    ['impianti', 'impianto elettrico da rifare, 95 mq, livello 2 della 64-8', '95 m²', '167'],
    [
      'serramenti',
      'vorrei motorizzare 5 tapparelle, le altre 3 restano a cinghia',
      '5 tapparelle',
      '8 tapparelle',
    ],
    ['ristrutturazione', 'devo cambiare le porte di casa, cinque da 80 e due da 70', '7 porte', '5 porte'],
    [
      'tinteggiatura',
      'ho 5 appartamenti in affitto, si è liberato quello di Padova: da tinteggiare, 92 mq',
      '92 m²',
      'Appartamenti',
    ],
    [
      'ristrutturazione',
      'ristrutturare tutta la casa, 80 mq, un bagno solo: impianti, bagno, pavimenti',
      '1 bagno',
      '2 bagni',
    ],
  ] as const) {
    t.match(sheet(slug, [message]), shown, message)
    t.notMatch(sheet(slug, [message]), not, message)
  }
})

t.test('a fault is no repair beside the new thing', async (t) => {
  const renewed = 'CALDAIA DA CAMBIARE, DUE BAGNI, CON QUELLA CHE C’È LA SECONDA DOCCIA VIENE FREDDA'
  t.notMatch(lastReply('caldaia', [renewed]), /riparare/)
  t.match(
    lastReply('caldaia', ['la caldaia perde acqua e non scalda, la voglio riparare']),
    /riparare la caldaia/,
  )
})
