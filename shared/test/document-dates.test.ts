import t from 'tap'

import { changedOn, dateOfDocument } from '../src/document-dates.ts'
import { pageRoute } from '../src/pages.ts'

t.test('a text’s date is a day of the calendar and belongs to a page that may be listed', async (t) => {
  for (const id of Object.keys(changedOn) as (keyof typeof changedOn)[]) {
    const date = changedOn[id]
    t.ok(pageRoute(id).indexable, id)
    t.equal(new Date(date).toISOString().slice(0, 10), date)
    t.equal(dateOfDocument(id), date)
  }
})

t.test('a page without a date of its own has none', async (t) => {
  t.equal(dateOfDocument('home'), undefined)
})
