import t from 'tap'

import { claimIn, isOnlyTag } from '../../../src/assistant/answers/faq/claims.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { lastReply } from '../last-reply.ts'

const claimOf = (text: string): string | null => claimIn(readUtterance(text))?.raw ?? null

t.test('A question whether something is true asks about the statement before it', async (t) => {
  t.equal(
    claimOf('Mio cognato dice che lo Stato ne rimborsa metà. Vero o fesserie?'),
    'lo Stato ne rimborsa metà?',
  )
  t.equal(
    claimOf('poi viene la muffa perché la casa non respira, è vero?'),
    'poi viene la muffa perché la casa non respira?',
  )
  t.equal(claimOf('dicono che la ghisa scalda di più è una bufala?'), 'la ghisa scalda di più?')
  t.equal(
    claimOf('il gse manda i soldi sul conto, vale anche per questo qua?'),
    'il gse manda i soldi sul conto?',
  )
  t.equal(claimOf('il parquet è di legno vero?'), null)
  t.equal(claimOf('ma è vero?'), null)
  t.equal(claimOf('mi hanno detto che con 3000 si fa, è vero?'), 'mi hanno detto che con 3000 si fa?')
  t.equal(claimOf('lo sconto vale anche per le zanzariere?'), null)
})

t.test('A question whether something is true has no subject of its own', async (t) => {
  for (const text of ['è vero?', 'Vero o fesserie?', 'ma è una bufala?', 'ha ragione?'])
    t.ok(isOnlyTag(readUtterance(text)), text)
  for (const text of ['è vero legno?', 'la cifra è vera?']) t.notOk(isOnlyTag(readUtterance(text)), text)
})

t.test('A doubt about a statement is no doubt about the figure', async (t) => {
  const windows = ['cambiare 5 finestre in PVC a Roma, doppio vetro, 120x140', 'non lo so', 'non lo so']
  const mould = lastReply('serramenti', [
    ...windows,
    'drento poi me ce vene la muffa perche la casa non respira più, è vero?',
  ])
  t.match(mould, /Arieggia/)
  t.notMatch(mould, /si paga di solito/)
  const bathroom = ['rifare il bagno completo di 5 mq a Firenze, con doccia', 'non lo so', 'non lo so']
  t.match(
    lastReply('ristrutturazione_bagno', [
      ...bathroom,
      'Mio cognato dice che lo Stato ne rimborsa metà. Vero o fesserie?',
    ]),
    /detrazione/i,
  )
})

t.test('A question about the bill for electricity is about what the thing consumes', async (t) => {
  const cooling = ['due condizionatori dual split a Lecce, macchine comprese', 'non lo so', 'non lo so']
  t.match(lastReply('impianti', [...cooling, 'assai mi arriva di luce se lo tengo acceso la notte?']), /kWh/)
  t.match(
    lastReply('impianti', [
      ...cooling,
      'e poi di luce quanto vado a pagare? che mia cugnata la tiene sempre accesa e gli arrivano certe mazzate',
    ]),
    /kWh/,
  )
})

t.test('The width of the range and the reason of the price have their own answers', async (t) => {
  const shutters = ['6 persiane in alluminio a Rovigo per 6 finestre', 'non lo so', 'non lo so']
  const about = (asked: string): string => lastReply('serramenti', [...shutters, asked])
  t.match(about('ma perché tra il meno e il più ci passano quasi duemila euro?'), /forbice/)
  t.match(about('ma com’è che costano più delle finestre?'), /manodopera/)
  t.match(about('quelle di legno marce ve le portate via voi o devo andare io in discarica'), /smaltimento/)
})
