import t from 'tap'

import { unsubscribeMail } from '../../../src/pages/unsubscribe/support-mail.ts'

t.test('the email to support is prefilled, whatever the address is', async (t) => {
  const { protocol, pathname, searchParams } = new URL(unsubscribeMail('mario+casa&co@pec.it'))
  t.equal(protocol + pathname, 'mailto:assistenza@mestieri.example')
  t.equal(searchParams.get('subject'), 'Disiscrizione')
  t.match(searchParams.get('body'), 'all’indirizzo mario+casa&co@pec.it.')
  t.notMatch(decodeURIComponent(unsubscribeMail(null)), 'indirizzo')
})
