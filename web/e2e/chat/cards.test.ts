import t from 'tap'

import { launchBrowser, visitorsOf } from '../browser.ts'
import { focused } from '../page-objects.ts'
import { startSite } from '../site.ts'
import { stubAssistant } from './assistant-stub.ts'
import { chatPage } from './chat-page.ts'
import { sampleReplies } from './sample-replies.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const wide = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const slug = 'ristrutturazione_bagno'

await visitor(
  t,
  'the levels of a job are compared by keyboard, and one is chosen',
  wide,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    assistant.answer(sampleReplies.estimate, sampleReplies.estimate)
    const chat = chatPage(page)
    await chat.openChat(slug)
    await chat.sendMessage('Bagno di 6 m²')
    const level = (name: RegExp) => chat.estimate.getByRole('radio', { name })
    t.ok(await level(/^Media/).isChecked())
    t.equal(await chat.estimate.getByRole('table').count(), 1)
    const excess = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    t.equal(excess, 0, 'the conversation scrolls, the document does not')
    await level(/^Media/).focus()
    await page.keyboard.press('ArrowRight')
    await focused(level(/^Alta/))
    const shown = await chat.estimate.innerText()
    t.match(shown, /8\.900 – 15\.900\s€[\s\S]*senza IVA 8\.100–14\.400/)
    t.match(shown, /grandi lastre/)
    t.equal(await chat.estimate.getByRole('table').count(), 0, 'the lines are those of another level')
    await chat.estimate.getByRole('button', { name: 'Usa la fascia alta' }).press('Enter')
    await chat.messages.nth(3).waitFor()
    t.equal(assistant.sent.at(-1)?.content, 'Fascia alta')
    t.equal(await chat.estimate.first().getByRole('button', { name: /^Usa/ }).count(), 0)
  },
)

await visitor(t, 'several jobs have a card each and a total', wide, async (t, { page }) => {
  const assistant = await stubAssistant(page)
  assistant.answer(sampleReplies.several)
  const chat = chatPage(page)
  await chat.openChat(slug)
  await chat.sendMessage('Bagno e finestre')
  await chat.estimate.nth(1).waitFor()
  t.equal(await chat.estimate.count(), 2)
  t.match(
    await page.getByRole('region', { name: 'Totale dei lavori' }).innerText(),
    /Totale di 2 lavori\s+8\.300–14\.600\s€\s+IVA compresa[\s\S]*senza IVA 7\.500–13\.000/,
  )
  const sheet = page.getByRole('complementary', { name: 'Scheda lavoro' })
  t.match(await sheet.innerText(), /Lavoro 1\s+Bagno completo[\s\S]*Lavoro 2\s+Finestre nuove/)
  await chat.chips.filter({ hasText: 'Annulla «4 finestre»' }).press('Enter')
  await chat.messages.nth(3).waitFor()
  t.equal(assistant.sent.at(-1)?.content, 'annulla')
})

await visitor(
  t,
  'after a quick answer the focus is where the next answers are',
  wide,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    assistant.answer(sampleReplies.size, sampleReplies.photos)
    const chat = chatPage(page)
    await chat.openChat(slug)
    await chat.chips.first().press('Enter')
    await chat.messageWith('Bene. Quanto misura, più o meno?').waitFor()
    await focused(page.getByRole('group', { name: 'Risposte rapide' }))
    await page.keyboard.press('Tab')
    await focused(chat.chips.first())
    await page.keyboard.press('Enter')
    await chat.photosWanted.waitFor()
    t.same(
      assistant.sent.map(({ content }) => content),
      ['Rifarlo tutto, tubi compresi', 'Meno di 4 m²'],
    )
  },
)

await visitor(
  t,
  'a card of an older reply is drawn without what it does not have',
  wide,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    assistant.answer(sampleReplies.oldCard)
    const chat = chatPage(page)
    await chat.openChat(slug)
    await chat.sendMessage('Quanto costa?')
    const card = await chat.estimate.innerText()
    t.match(card, /5\.800 – 10\.400\s€\s+IVA esclusa/)
    t.notMatch(card, /Compreso|senza IVA|Fascia/)
  },
)

await visitor(
  t,
  'an emergency offers the call, and a person can be reached from a reply',
  wide,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    assistant.answer(sampleReplies.emergency, sampleReplies.person)
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    await chat.sendMessage('Sento odore di gas')
    const call = chat.log.getByRole('link', { name: /^Chiama il 112/ })
    t.equal(await call.getAttribute('href'), 'tel:112')
    t.ok(((await call.boundingBox())?.height ?? 0) >= 60, 'it is large')
    await chat.sendMessage('Voglio parlare con qualcuno')
    await chat.log.getByRole('button', { name: 'Parla con una persona' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Parla con una persona' })
    await dialog.getByRole('link', { name: /WhatsApp/ }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  },
)

await visitor(t, 'an estimate fits on one printed page', wide, async (t, { page }) => {
  const assistant = await stubAssistant(page)
  assistant.answer(sampleReplies.estimate)
  const chat = chatPage(page)
  await chat.openChat(slug)
  await chat.sendMessage('Bagno di 6 m² a Monza')
  await chat.estimate.getByRole('region').waitFor()
  const pdf = await page.pdf({ format: 'A4' })
  t.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1)

  await page.emulateMedia({ media: 'print' })
  const others = await chat.log.evaluate((log) => {
    const found: string[] = []
    for (let part: Element | null = log; part && part.tagName !== 'MAIN'; part = part.parentElement) {
      const { display } = getComputedStyle(part)
      if (display !== 'block') found.push(`${part.className}: ${display}`)
    }
    return found
  })
  t.same(others, [], 'around the log are blocks, which grow when a card moves to the next sheet')
})
