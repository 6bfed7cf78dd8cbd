import t from 'tap'

import { ratingFigure } from '../../../../src/features/affiliates/identity/rating.ts'

t.test('a rating has one decimal, and one outside the scale is not shown', async (t) => {
  t.equal(ratingFigure(4.4), '4,4')
  t.equal(ratingFigure(5), '5,0')
  for (const none of [null, 0, 44, Number.NaN]) t.equal(ratingFigure(none), null, String(none))
})
