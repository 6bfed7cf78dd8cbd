import t from 'tap'

import { loadMunicipalities } from '../../../../src/features/affiliates/search/municipalities.ts'

t.test('the list is loaded once and finds municipalities', async (t) => {
  const [first, second] = await Promise.all([loadMunicipalities(), loadMunicipalities()])
  t.equal(first, second)
  t.equal(first.resolve('monza (mb)'), 'MONZA (MB)')
})
