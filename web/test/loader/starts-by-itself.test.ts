import t from 'tap'

import { type OpenedPage, startsByItself } from '../../src/loader/starts-by-itself.ts'

const empty = () => ({ length: 0 })
const filled = () => ({ length: 1 })
const blocked = () => {
  throw new Error('storage is blocked')
}

const firstVisit: OpenedPage = {
  marks: { origin: 'https://example.it', samples: '' },
  query: '',
  fragment: '',
  drawnFrom: ['profession', 'city'],
  historyState: { usr: null, key: 'default', idx: 0 },
  lasting: empty,
  session: empty,
  holdsUntil: 2000,
  now: 1000,
}

t.test('the page of a first visit waits for an interaction', async (t) => {
  t.equal(startsByItself(firstVisit), false)
  t.equal(startsByItself({ ...firstVisit, historyState: null }), false)
  t.equal(startsByItself({ ...firstVisit, lasting: blocked }), false, 'storage is blocked')
  t.equal(startsByItself({ ...firstVisit, query: '?profession=Idraulico&city=MONZA' }), false, 'a search')
})

const reasons: Readonly<Record<string, Partial<OpenedPage>>> = {
  'a tag manager, whose consent banner must show': { marks: { tagManager: 'GTM-1' } },
  'a bot check, whose note must show': { marks: { botCheck: 'key' } },
  'a campaign in the address': { query: '?city=MONZA&utm_source=x' },
  'a tapped link in the address': { fragment: '#inizia' },
  'a state from the page before': { historyState: { usr: { started: true }, key: 'a', idx: 1 } },
  'saved professionals': { lasting: filled },
  'a draft of this visit': { session: filled },
  'a statement that no longer holds': { now: 2000 },
}

for (const [reason, change] of Object.entries(reasons)) {
  t.test(`the scripts start without an interaction because of ${reason}`, async (t) => {
    t.equal(startsByItself({ ...firstVisit, ...change }), true)
  })
}
