import t from 'tap'

import { createProfessionals } from '../../../server/embedded/src/seed/professionals.ts'
import { launchBrowser, visitorsOf } from '../browser.ts'
import { stubAssistant } from '../chat/assistant-stub.ts'
import { chatPage, chatPath } from '../chat/chat-page.ts'
import { plainPhoto } from '../chat/sample-photos.ts'
import { sampleReplies } from '../chat/sample-replies.ts'
import { directoryPage } from '../page-objects.ts'
import { cardPage } from '../payments/card-page.ts'
import { activationPath, goodData, paymentPage, settlementPath, trialPath } from '../payments/payment-page.ts'
import { startSite } from '../site.ts'
import { checkScenes } from './scenes.ts'

// Without an upstream of others the pages have all their samples.
const environment = { UPSTREAM_PORTAL_URL: '', UPSTREAM_PAYMENTS_URL: '' }
const [site, browser] = await Promise.all([startSite(t, { environment }), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const [professional] = createProfessionals()
const uid = professional?.uid ?? ''
const directory = '/incontra_professionisti'
const monza = `${directory}?profession=Idraulico&city=MONZA+%28MB%29`
const reply = await fetch(`${site.origin}/api/affiliates?profession=Idraulico&city=MONZA+%28MB%29`)
const { affiliates } = (await reply.json()) as { affiliates: { link: string }[] }
const links = affiliates.map(({ link }) => link)

t.jobs = 2
await checkScenes(t, visitor, {
  directory: {
    path: directory,
    narrow: true,
    further: { 'the suggestions': { act: (page) => directoryPage(page).type('mon') } },
  },
  results: { path: monza, narrow: true },
  'an empty result': { path: `${directory}?profession=Parquettista&city=AOSTA+%28AO%29` },
  'an unknown city': { path: `${directory}?city=mon` },
  'saved professionals': { path: `${directory}?salvati=${links.slice(0, 4).join(',')}`, narrow: true },
  'a profile': { path: `${directory}/${links[0]}`, narrow: true },
  'a profile with more photos': { path: `${directory}/${links[3]}` },
  'the trial': {
    path: trialPath,
    further: {
      'the trial, by bank transfer': { narrow: true, act: (page) => paymentPage(page).terms.check() },
      'the trial, by card': {
        async act(page) {
          await cardPage(page).tab.click()
          await cardPage(page).pay.waitFor()
        },
      },
    },
  },
  'an activation whose transfer is awaited': {
    path: activationPath(uid),
    async act(page) {
      const payment = paymentPage(page)
      await payment.terms.check()
      await payment.enter(goodData)
      await payment.send.click()
      await payment.confirmation.waitFor()
    },
  },
  'a settlement': { path: settlementPath(uid) },
  'a payment without a trace': { path: '/professionisti/lavora_con_noi/return' },
  'the chat’s intro': {
    path: chatPath('ristrutturazione_bagno'),
    further: {
      'the header of the chat': { part: 'header', act: (page) => chatPage(page).start.click() },
      'a chat with quick answers': {
        narrow: true,
        async act(page) {
          const chat = chatPage(page)
          const assistant = await stubAssistant(page)
          assistant.answer(sampleReplies.size, sampleReplies.estimate)
          await chat.sendMessage('Tutto')
          await chat.chips.first().waitFor()
          await chat.choosePhotos([await plainPhoto('uno.jpg')])
          await page.getByText(/^1 foto, /).waitFor()
        },
      },
      'a chat with an estimate': {
        async act(page) {
          await chatPage(page).sendMessage('Quanto costa?')
          await chatPage(page).estimate.getByRole('region').waitFor()
        },
      },
    },
  },
  thanks: {
    path: '/thank_you',
    async act(page) {
      const call = { date: '2026-11-23', time: '10:00', phone: '+393471234567' }
      await page.evaluate((text) => sessionStorage.setItem('chiamata_prenotata', text), JSON.stringify(call))
      await page.reload()
      await page.getByText('Devi spostarla?').waitFor()
    },
  },
  'a link that nobody knows': { path: '/professionisti/lavora_con_noi/pagamento/nessuno' },
  unsubscription: { path: '/landing/email_unsubscribe?email=a%40example.it' },
  'an access that failed': { path: '/auth/business_app_account_validation?short_token=x' },
  'not found': { path: '/boh' },
})
