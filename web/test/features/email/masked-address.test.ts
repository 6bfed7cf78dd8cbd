import t from 'tap'

import { maskedAddress } from '../../../src/features/email/masked-address.ts'

t.test('a masked address shows the first letter and the domain, and hides its length', async (t) => {
  t.equal(maskedAddress('mario.rossi@pec.it'), 'm***@pec.it')
  t.equal(maskedAddress('m@pec.it'), 'm***@pec.it')
  t.equal(maskedAddress('ètoile@esempio.it'), 'è***@esempio.it')
  t.equal(maskedAddress('𝒜bc@esempio.it'), '𝒜***@esempio.it', 'a surrogate pair is not split')
})
