import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startSite } from '../site.ts'
import { stubAssistant } from './assistant-stub.ts'
import { chatPage, chatPath, stored } from './chat-page.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const wide = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const failing = { ...wide, expected: /Failed to load resource|ERR_/ }

const said = (content: string) => ({
  role: 'user' as const,
  content,
  pictureUrls: [],
  isPictureRequest: false,
})
const replied = (content: string) => ({ ...said(content), role: 'assistant' as const })

const faults = [
  [502, 'upstream_failed', 'Il servizio ha risposto con un errore. Riprova tra poco.'],
  [503, 'upstream_unavailable', 'Il servizio non è raggiungibile in questo momento. Riprova tra poco.'],
  [504, 'upstream_timeout', 'Il servizio ci sta mettendo troppo. Riprova tra poco.'],
  [429, 'rate_limited', 'Troppe richieste in poco tempo. Aspetta un momento e riprova.'],
  [500, 'internal', 'Si è verificato un errore imprevisto. Riprova tra poco.'],
  [422, 'validation_failed', 'Alcuni dati non sono validi. Controllali e riprova.'],
  [403, 'cross_site_request', 'La richiesta non arriva dal nostro sito.'],
] as const

await visitor(
  t,
  'after every fault the message stays, shows the reason, and is resent with the same key',
  failing,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    for (const [status, code, detail] of faults) {
      assistant.answer({ status, code, detail }, { reply: `Dopo ${code}.` })
      const text = `Provo ${code}`
      await chat.sendMessage(text)
      await chat.delivered('failed').getByText(detail).waitFor()
      t.ok(await chat.messageWith(text).isVisible(), text)
      t.equal(await chat.typing.count(), 0)
      t.notOk((await stored(page))['busyGino'], 'the busy flag is cleared')
      await chat.retry.click()
      await chat.messageWith(`Dopo ${code}.`).waitFor()
      const [first, second] = assistant.sent.slice(-2)
      t.equal(first?.key, second?.key)
      t.equal(second?.content, text)
      t.equal(await chat.delivered('failed').count(), 0)
    }
    const broken = [
      ['broken', /Sembra che tu non sia in linea/],
      [{ raw: '<h1>Bad Gateway</h1>', status: 502, contentType: 'text/html' }, /La risposta non è leggibile/],
      [{ raw: '{"reply":', status: 200, contentType: 'application/json' }, /La risposta non è leggibile/],
    ] as const
    for (const [outcome, words] of broken) {
      assistant.answer(outcome, { reply: 'Eccomi di nuovo.' })
      await chat.sendMessage('Ancora')
      await chat.delivered('failed').getByText(words).waitFor()
      const before = await chat.messageWith('Eccomi di nuovo.').count()
      await chat.retry.click()
      await chat.messageWith('Eccomi di nuovo.').nth(before).waitFor()
    }
  },
)

await visitor(
  t,
  'a message that a busy server refused is sent again without the visitor',
  failing,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    const [, [status, code, detail]] = faults
    assistant.answer({ status, code, detail, retryAfter: 1 }, { reply: 'Eccomi.' })
    await chat.sendMessage('Buongiorno')
    await chat.messageWith('Eccomi.').waitFor()
    t.equal(await chat.delivered('failed').count(), 0)
    t.equal(await chat.messageWith('Buongiorno').count(), 1)
    const [first, second, ...others] = assistant.sent
    t.equal(first?.key, second?.key)
    t.same(others, [])

    const refused = { status, code, detail, retryAfter: 1 }
    assistant.answer(refused, refused, refused, { reply: 'Meno male.' })
    await chat.sendMessage('Ci sei?')
    await chat.delivered('failed').getByText(detail).waitFor()
    await chat.retry.click()
    await chat.messageWith('Meno male.').waitFor()
  },
)

await visitor(
  t,
  'a reload during a send loses nothing and sends nothing twice',
  failing,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    await chat.sendMessage('Ciao')
    await chat.messageWith('Bene.').waitFor()
    assistant.answer('silent', { reply: 'Risposta.' })
    await chat.sendMessage('Sono 80 mq')
    await chat.typing.waitFor()
    await page.reload()
    await ready(page)
    await chat.messageWith('Risposta.').waitFor()
    t.equal(await chat.messageWith('Sono 80 mq').count(), 1)
    t.equal(assistant.sent.at(-1)?.key, assistant.sent.at(-2)?.key)

    assistant.answer('silent')
    const before = assistant.sent.length
    await Promise.all([page.waitForRequest('**/api/chat/messages*'), chat.sendMessage('E quanto dura?')])
    await chat.typing.waitFor()
    assistant.history([
      said('Ciao'),
      replied('Bene.'),
      said('Sono 80 mq'),
      replied('Risposta.'),
      said('E quanto dura?'),
      replied('Due giorni.'),
    ])
    await page.reload()
    await ready(page)
    await chat.messageWith('Due giorni.').waitFor()
    t.equal(assistant.sent.length, before + 1, 'a message that arrived is not sent again')
    t.equal(await chat.messages.count(), 6)
  },
)

await visitor(
  t,
  'two tabs show one conversation and do not block each other',
  wide,
  async (t, { context, page }) => {
    const assistant = await stubAssistant(context)
    const one = chatPage(page)
    await one.openChat('caldaia')
    await one.sendMessage('Ciao')
    await one.messageWith('Bene.').waitFor()
    const other = await context.newPage()
    const two = chatPage(other)
    await other.goto(chatPath('caldaia'))
    await ready(other)
    await two.messageWith('Bene.').waitFor()
    assistant.answer('silent', { reply: 'Alla seconda.' })
    await one.sendMessage('Dalla prima')
    await two.messageWith('Dalla prima').waitFor()
    await two.typing.waitFor()
    await two.sendMessage('Dalla seconda')
    await two.messageWith('Alla seconda.').waitFor()
    await one.messageWith('Alla seconda.').waitFor()
    t.equal(assistant.sent.length, 3)
    await other.close()
  },
)

await visitor(
  t,
  'two tabs that send their first messages at the same moment open one thread and lose none',
  wide,
  async (t, { context, page }) => {
    const assistant = await stubAssistant(context)
    assistant.answer({ reply: 'Uno.' }, { reply: 'Due.' })
    const pages = [page, await context.newPage()]
    const texts = ['Dalla prima', 'Dalla seconda']
    for (const [index, tab] of pages.entries()) {
      await chatPage(tab).openChat('caldaia')
      await chatPage(tab).field.fill(texts[index] ?? '')
    }
    const send = (tab: typeof page) => chatPage(tab).send.evaluate((button: HTMLElement) => button.click())
    await Promise.all(pages.map(send))
    for (const tab of pages) {
      for (const text of [...texts, 'Uno.', 'Due.']) await chatPage(tab).messageWith(text).waitFor()
      await chatPage(tab).delivered('sent').nth(1).waitFor()
      t.equal(await chatPage(tab).messages.count(), 4)
    }
    t.same(assistant.sent.map(({ content }) => content).toSorted(), texts)
    t.same(
      assistant.sent.map(({ threadId }) => threadId),
      [undefined, 'thread-1'],
    )
  },
)

await visitor(t, 'a busy flag left by a crash does not block the chat', wide, async (t, { page }) => {
  await stubAssistant(page)
  const chat = chatPage(page)
  await page.addInitScript(() => localStorage.setItem('busyGino', 'true'))
  await chat.openChat('caldaia')
  await chat.sendMessage('Ciao')
  await chat.messageWith('Bene.').waitFor()
})

await visitor(
  t,
  'offline a message waits, and it is sent by itself when the connection returns',
  failing,
  async (t, { context, page }) => {
    const assistant = await stubAssistant(page)
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    await context.setOffline(true)
    await page.getByRole('status').filter({ hasText: 'Non sei in linea' }).waitFor()
    await chat.sendMessage('Scritto in galleria')
    await chat.log.getByText('in attesa della connessione').waitFor()
    t.equal(assistant.sent.length, 0)
    await context.setOffline(false)
    await chat.messageWith('Bene.').waitFor()
    t.equal(assistant.sent.length, 1)
  },
)

await visitor(
  t,
  'earlier messages are restored from the thread, and a failing server removes none',
  wide,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    const chat = chatPage(page)
    const fields = { pictureUrls: [], isPictureRequest: false }
    assistant.history([
      { role: 'user', content: 'Ciao', ...fields },
      { role: 'assistant', content: 'Eccomi.', ...fields },
    ])
    await page.goto('/scopri_quanto_costa')
    await page.evaluate(() => localStorage.setItem('thread_id', 'vecchio-7'))
    await page.goto(chatPath('caldaia'))
    await ready(page)
    await chat.messageWith('Eccomi.').waitFor()
    t.equal((await stored(page))['thread_id_for_caldaia'], 'vecchio-7')
    assistant.history([], true)
    await page.reload()
    await ready(page)
    await page.getByText('Non riusciamo a leggere i messaggi precedenti').waitFor()
    t.ok(await chat.messageWith('Eccomi.').isVisible())
  },
)

await visitor(
  t,
  'a tap on Inizia before the scripts waits for them without a reload, and then opens the chat',
  wide,
  async (t, { page, requests }) => {
    await stubAssistant(page)
    const chat = chatPage(page)
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto(chatPath('caldaia'), { waitUntil: 'commit' })
    // The scripts are on hold, so no event of the document's load can be waited for.
    await chat.start.click({ noWaitAfter: true })
    await page.getByText('Un attimo: la chat si apre appena è caricata.').waitFor()
    // Without motion no animation can wait: the sentence about scripts that do not come is there at once.
    await page.getByText('La chat non si è ancora caricata').waitFor()
    arrive()
    await chat.field.waitFor()
    t.equal(requests.filter((url) => url.includes(chatPath('caldaia'))).length, 1, 'nothing was reloaded')
    t.equal(new URL(page.url()).hash, '')
  },
)
