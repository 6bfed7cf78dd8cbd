import t from 'tap'

import { knownAmounts } from '../../../src/assistant/model/guard/known-amounts.ts'
import { objectTo, withoutObjected } from '../../../src/assistant/model/guard/reply-guard.ts'
import { allowedSentences, pricedSentences, seeingSentences } from './guard-sentences.ts'

const known = knownAmounts({
  own: [
    '**Stima indicativa: 3.100–5.100 €, IVA 10 % compresa.** Senza IVA: 2.800–4.600 €. Tinteggiatura, 85 m², Monza (MB).',
    'Voci, senza IVA:\n- Pareti: 280 m², 5–8,50 €/m²; in tutto 1.400–2.380 €',
    'Fasce, con IVA:\n- Base, traspirante: 2.600–4.000 €',
    'Cosa sposta il prezzo:\n- Muffa su 10 m²: +120–260 €\n- Casa vuota: da −90 a +110 €',
    'Detrazione del 50% (prima casa) o 36%, al massimo su 96.000 € di spesa. Conto termico: fino al 65% della spesa, fino a 15.000 €.',
  ],
  customer: ['il mio budget è 8.000 euro', 'ho 85 mq a Monza', 'consumo 3500 kwh l’anno'],
})
const blind = { known, canSee: false }

for (const sentence of allowedSentences) {
  t.test(`may be said: ${sentence}`, async (t) => t.equal(objectTo(sentence, blind), null))
}
for (const sentence of pricedSentences) {
  t.test(`states an unknown amount: ${sentence}`, async (t) => t.equal(objectTo(sentence, blind), 'price'))
}
for (const sentence of seeingSentences) {
  t.test(`claims to see: ${sentence}`, async (t) => {
    t.equal(objectTo(sentence, blind), 'photos')
    t.equal(objectTo(sentence, { known, canSee: true }), null, 'who sees may say so')
  })
}

t.test('all amounts of drivers are known, whatever their sign', async (t) => {
  t.same(
    [120, 260, 90, 110].filter((value) => !known.money.has(value)),
    [],
  )
})

t.test('numbers of the customer are known; what counts something is no money', async (t) => {
  t.ok(known.money.has(8000))
  t.notOk(known.money.has(85))
  t.ok(known.numbers.has(85))
})

t.test('nothing and a novel are no replies', async (t) => {
  t.equal(objectTo('  ', blind), 'empty')
  t.equal(objectTo('parole '.repeat(400), blind), 'long')
  t.equal(withoutObjected('parole '.repeat(400), blind), null)
})

t.test('only the objected sentence is cut', async (t) => {
  t.equal(
    withoutObjected(
      'Bella casa, es. per una famiglia. Ti costa sui 3.000 euro. Per 85 m² va bene.\n\nDalle foto vedo crepe!\n\nQuando vuoi iniziare?',
      blind,
    ),
    'Bella casa, es. per una famiglia. Per 85 m² va bene.\n\nQuando vuoi iniziare?',
  )
  t.equal(
    withoutObjected('- Pareti\n- Muffa: 700 euro\n- Soffitti bianchi', blind),
    '- Pareti\n- Soffitti bianchi',
  )
})

t.test('if nothing sensible is left, nothing is', async (t) => {
  t.equal(withoutObjected('Sono 3.000 euro. Ok?', blind), null)
  t.equal(withoutObjected('Il prezzo è 250.', blind), null)
})
