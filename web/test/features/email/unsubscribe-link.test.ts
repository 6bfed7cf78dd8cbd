import t from 'tap'

import { readUnsubscribeLink } from '../../../src/features/email/unsubscribe-link.ts'

t.test('a link names a subscriber', async (t) => {
  t.same(readUnsubscribeLink('?id=42&email=mario.rossi%40pec.it'), { id: '42', email: 'mario.rossi@pec.it' })
  t.same(readUnsubscribeLink('?email=mario@pec.it&id=a%2Fb&utm=x'), { id: 'a/b', email: 'mario@pec.it' })
  t.same(
    readUnsubscribeLink('?id=42&email=mario+casa@pec.it'),
    { id: '42', email: 'mario+casa@pec.it' },
    'an unescaped plus sign',
  )
  t.equal(readUnsubscribeLink('?id=42&email=mario%2Bcasa@pec.it%20')?.email, 'mario+casa@pec.it')
})

t.test('an incomplete or damaged link gives null', async (t) => {
  for (const search of [
    '',
    '?id=42',
    '?email=mario%40pec.it',
    '?id=&email=mario%40pec.it',
    '?id=42&email=',
    '?id=42&email=mario',
    '?id=42&email=m***@pec',
    `?id=${'4'.repeat(129)}&email=mario%40pec.it`,
    `?id=42&email=${'m'.repeat(65)}%40pec.it`,
  ]) {
    t.equal(readUnsubscribeLink(search), null, search)
  }
})
