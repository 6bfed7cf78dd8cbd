import t from 'tap'

import { cookiesOf } from '../../src/lib/consent/tracking-cookies.ts'

t.test('the patterns of a category match its cookies and no others', async (t) => {
  const names = ['_ga', '_ga_ABC123', '_gcl_au', '_gac_UA-1', 'visitor', '__stripe_mid', '_gallery']
  const matched = (category: 'statistiche' | 'marketing') =>
    names.filter((name) => cookiesOf(category).some((pattern) => pattern.test(name)))
  t.same(matched('statistiche'), ['_ga', '_ga_ABC123'])
  t.same(matched('marketing'), ['_gcl_au', '_gac_UA-1'])
})
