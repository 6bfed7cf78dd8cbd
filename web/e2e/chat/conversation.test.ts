import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { focused, titled } from '../page-objects.ts'
import { startSite } from '../site.ts'
import { stubAssistant } from './assistant-stub.ts'
import { chatPage, chatPath, stored } from './chat-page.ts'
import { sampleReplies } from './sample-replies.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const wide = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

await visitor(t, 'from the intro to an estimate and three professionals', wide, async (t, { page }) => {
  const assistant = await stubAssistant(page)
  assistant.answer(sampleReplies.size, sampleReplies.photos, sampleReplies.estimate)
  const chat = chatPage(page)
  await page.goto('/')
  await ready(page)
  await page.goto(`${chatPath('ristrutturazione_bagno')}?utm_source=prova`)
  await ready(page)
  await page.getByRole('heading', { level: 1, name: 'Ti faremo alcune domande' }).waitFor()
  await page
    .getByText('Ti aiuteremo a risparmiare senza rinunciare alla qualità. Ci vorrà solo un minuto.')
    .waitFor()
  await page.getByText('Stai parlando con un assistente AI, non con una persona').waitFor()
  await chat.start.click()
  await focused(chat.field)
  await titled(page, 'Rifare il bagno: quanto costa')
  t.ok(await page.getByText('Stai parlando con un assistente AI, non con una persona').isVisible())
  t.equal(await page.getByRole('textbox').getAttribute('placeholder'), 'Invia un messaggio')

  await chat.field.fill('e il bidet')
  await chat.chips.first().click()
  await chat.messageWith('Bene. Quanto misura, più o meno?').waitFor()
  await chat.messageWith('Rifarlo tutto, tubi compresi').waitFor()
  t.equal(await chat.field.inputValue(), 'e il bidet', 'a quick answer leaves the draft alone')
  t.match(assistant.sent[0], {
    service: 'ristrutturazione_bagno',
    content: 'Rifarlo tutto, tubi compresi',
    threadId: undefined,
    campaignData: { utmSource: 'prova' },
  })
  t.match(assistant.sent[0]?.key, /^[\w-]{1,64}$/)
  t.equal(
    await page.getByRole('listitem').filter({ hasText: 'Misure' }).first().getAttribute('aria-current'),
    'step',
  )

  await page.getByText('2 domande alla stima').waitFor()
  await chat.chips.filter({ hasText: '4–6 m²' }).dblclick()
  await chat.photosWanted.waitFor()
  t.equal(assistant.sent.length, 2, 'a double click sends once')
  t.equal(await chat.chips.count(), 1, 'only the last message has quick answers')
  await chat.sendMessage('Non ho foto')
  await chat.estimate.waitFor()
  const card = await chat.estimate.innerText()
  t.match(card, /5\.800 – 10\.400\s€/)
  for (const words of [
    'IVA compresa (10 %, 22 % su parte dei beni)',
    'senza IVA 5.300–9.400',
    'non un preventivo',
    'Compreso',
    'piastrelle a pavimento e a parete',
    'Non compreso',
    'mobili e specchio',
    'Tubi e scarichi nuovi',
    '+1.200–2.400',
    'da 10 a 15 giorni lavorativi',
  ]) {
    t.ok(card.replaceAll('\u00A0', ' ').includes(words), words)
  }
  t.notOk(card.includes('[['), 'no marks')
  const professionals = chat.estimate.getByRole('region', { name: 'Professionisti a Monza' })
  await professionals.waitFor()
  t.equal(await professionals.getByRole('listitem').count(), 3)
  const all = professionals.getByRole('link', { name: /^Vedi \d+ professionisti a Monza$/ })
  t.match(await all.getAttribute('href'), 'profession=Impresa%20Edile&city=MONZA%20(MB)')
  t.equal(
    await page.getByRole('definition').filter({ hasText: '6 m²' }).count(),
    1,
    'the job sheet is beside the chat',
  )

  await professionals.getByRole('listitem').first().getByRole('link').click()
  await page.waitForURL(/incontra_professionisti\/./)
  await page.goBack()
  await chat.estimate.waitFor()
  t.equal(assistant.sent.length, 3, 'nothing is sent again')
})

await visitor(
  t,
  'the intro adds no history entry: Back returns to the previous page',
  wide,
  async (t, { page }) => {
    await stubAssistant(page)
    const chat = chatPage(page)
    await page.goto('/scopri_quanto_costa')
    await ready(page)
    await page.getByRole('link', { name: 'Tinteggiatura' }).first().click()
    await chat.start.click()
    await chat.sendMessage('Ciao')
    await chat.messageWith('Bene.').waitFor()
    await page.reload()
    await ready(page)
    await chat.messageWith('Bene.').waitFor()
    t.equal(await chat.start.count(), 0, 'a reload stays in the chat')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Scopri quanto costa' }).waitFor()
    await page.goto(chatPath('tinteggiatura'))
    await ready(page)
    await chat.messageWith('Bene.').waitFor()
    t.equal(await chat.start.count(), 0, 'an existing conversation skips the intro')
    await page.getByRole('link', { name: 'Chiudi chat' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  },
)

await visitor(
  t,
  'the chat works by keyboard alone, and input errors are shown beside the field',
  wide,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    assistant.answer('silent')
    const chat = chatPage(page)
    await page.goto(chatPath('caldaia'))
    await ready(page)
    await chat.start.focus()
    await page.keyboard.press('Enter')
    await focused(chat.field)
    await page.keyboard.press('Enter')
    await chat.alert.filter({ hasText: 'Inserisci un messaggio' }).waitFor()
    await page.keyboard.type('Prima riga')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('seconda')
    t.equal(await chat.field.inputValue(), 'Prima riga\nseconda')
    await page.keyboard.press('Enter')
    await chat.typing.waitFor()
    t.equal(await chat.field.inputValue(), '')
    await page.keyboard.type('altro')
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: "Attendi la risposta dell'assistente" }).waitFor()
    t.equal(await chat.field.inputValue(), 'altro', 'the draft stays')
    // The first message of a fast visitor waits until the bot check lets it pass.
    await assistant.firstSent
    t.equal(assistant.sent.length, 1)
    t.equal(assistant.sent[0]?.content, 'Prima riga\nseconda')
    // Shift+Tab from the field reaches the photo button, then the newest quick answers, then the log.
    await page.keyboard.press('Shift+Tab')
    await focused(chat.addPhotos)
    await page.keyboard.press('Shift+Tab')
    await focused(chat.scrollBox)
  },
)

await visitor(t, 'a draft survives a reload, per service', wide, async (t, { page }) => {
  await stubAssistant(page)
  const chat = chatPage(page)
  await chat.openChat('caldaia')
  await chat.field.fill('La caldaia è una Vaillant del')
  await page.waitForFunction(() => localStorage.getItem('bozza_chat_di_nuova_caldaia') !== null)
  await page.reload()
  await ready(page)
  await page.waitForFunction(() => document.querySelector('textarea')?.value.endsWith('del'))
  await page.goto(chatPath('serramenti'))
  await ready(page)
  await chat.start.click()
  t.equal(await chat.field.inputValue(), '')
})

await visitor(t, 'the chat actions: person, download and deletion', wide, async (t, { page }) => {
  const assistant = await stubAssistant(page)
  assistant.answer(sampleReplies.estimate)
  const chat = chatPage(page)
  await chat.openChat('ristrutturazione_bagno')
  await chat.sendMessage('Bagno nuovo a Monza')
  await chat.estimate.waitFor()

  await page.getByRole('button', { name: 'Parla con una persona' }).click()
  const dialog = page.getByRole('dialog', { name: 'Parla con una persona' })
  const link = dialog.getByRole('link', { name: /Scrivi su WhatsApp/ })
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  t.match(message, /questo lavoro: Bagno completo\.[\s\S]*6 m²[\s\S]*5\.800–10\.400/)
  t.ok(message.length <= 1000)
  await dialog.getByRole('button', { name: 'Chiedi di essere richiamato' }).click()
  const booking = page.getByRole('dialog', { name: 'Domande? Ti richiamiamo' })
  await booking.getByRole('radiogroup', { name: /^Ora/ }).waitFor()
  await page.keyboard.press('Escape')
  await booking.waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica riepilogo' }).click()
  const download = await downloading
  t.match(download.suggestedFilename(), /^riepilogo-ristrutturazione-bagno-[\d-]+\.txt$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  t.match(text, /Bagno nuovo a Monza[\s\S]*5\.800 e 10\.400 €[\s\S]*non un preventivo/)

  await page.getByRole('button', { name: 'Elimina conversazione da questo dispositivo' }).click()
  const sure = page.getByRole('dialog', { name: 'Elimini la conversazione?' })
  await sure.getByText('La copia che è sul server resta').waitFor()
  await sure.getByRole('button', { name: 'Elimina', exact: true }).click()
  await chat.messages.first().waitFor({ state: 'detached' })
  const keys = Object.keys(await stored(page))
  t.same(
    keys.filter((key) => /chat|thread|captured|busy/i.test(key)),
    [],
  )
})
