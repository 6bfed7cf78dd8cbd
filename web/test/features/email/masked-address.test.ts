import t from 'tap'

import { maskedAddress } from '../../../src/features/email/masked-address.ts'

t.test('of an address the first letter and the domain are shown, never how long it is', async (t) => {
  t.equal(maskedAddress('mario.rossi@pec.it'), 'm***@pec.it')
  t.equal(maskedAddress('m@pec.it'), 'm***@pec.it')
  t.equal(maskedAddress('ètoile@esempio.it'), 'è***@esempio.it')
  t.equal(maskedAddress('𝒜bc@esempio.it'), '𝒜***@esempio.it', 'no half of a pair of surrogates')
})
