import { readFileSync } from 'node:fs'

import t from 'tap'

import { createReference, referenceFile } from '../api-reference.ts'

t.test('docs/api-reference.md is what `npm run reference` writes', async (t) => {
  const expected = await createReference()
  t.match(expected, '### GET /api/affiliates/{link}\n')
  t.match(expected, '### AffiliateCard\n')
  t.equal(readFileSync(referenceFile, 'utf8'), expected)
})
