import t from 'tap'

import { callTitle } from '../../../src/pages/book-call/call-title.ts'

/** The maximum length of a booking's title in the contract, in characters. */
const longest = 120

t.test('every firm’s name gives a valid title', async (t) => {
  t.equal(callTitle('Edil Rossi'), 'Richiamata per Edil Rossi')
  t.equal(callTitle('Edil\r\nRossi\t& figli'), 'Richiamata per Edil Rossi & figli')
  t.equal(callTitle('Edil \u202ERossi'), 'Richiamata per Edil Rossi')
  const before = 'x'.repeat(longest - 'Richiamata per '.length - 1)
  t.equal(callTitle(`${before}yz`), `Richiamata per ${before}y`)
  t.equal(callTitle(`${before}🏠`), `Richiamata per ${before}`, 'no half character')
  t.ok(callTitle('Edil \uD83C Rossi').isWellFormed())
})
