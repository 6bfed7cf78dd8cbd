import t from 'tap'

import { readNotifications } from '../../src/notifications/settings.ts'
import { StartError } from '../../src/start-error.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

t.test('the settings are complete and right, or refused without their values', async (t) => {
  const mail = {
    SMTP_URL: 'smtps://a%40b.it:canary@mail.example:465',
    MAIL_FROM: 'a@b.it',
    MAIL_TO: 'c@d.it, e@f.it',
  }
  const webhook = { WEBHOOK_URL: 'https://hooks.example/x?y=1', WEBHOOK_SECRET: secret }
  t.same(readNotifications({}), { mail: null, webhook: null })
  t.same(readNotifications({ ...mail, ...webhook }), {
    mail: { url: mail.SMTP_URL, from: 'a@b.it', to: ['c@d.it', 'e@f.it'] },
    webhook: { url: webhook.WEBHOOK_URL, secret },
  })
  for (const wrong of [
    { ...mail, MAIL_TO: '' },
    { ...mail, MAIL_TO: 'canary' },
    { ...mail, MAIL_FROM: 'canary' },
    { ...mail, SMTP_URL: 'https://canary.example' },
    { ...mail, SMTP_URL: 'smtp://canary.example/?tls=no' },
    { ...mail, SMTP_URL: 'smtp://%canary@mail.example' },
    { ...webhook, WEBHOOK_SECRET: 'canary' },
    { ...webhook, WEBHOOK_URL: 'ftp://canary.example' },
    { WEBHOOK_URL: webhook.WEBHOOK_URL },
  ]) {
    const { message } = t.throws(() => readNotifications(wrong), StartError) as Error
    t.match(message, /^(?:SMTP|MAIL|WEBHOOK)_\w+ (?:must|may|holds|is required)/)
    t.notMatch(message, 'canary')
  }
})
