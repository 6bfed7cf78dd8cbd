import t from 'tap'

import { launchBrowser, visitorsOf } from '../browser.ts'
import { startSite } from '../site.ts'
import { chatPage } from './chat-page.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const wide = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const

const painting = ['Pareti e soffitti', 'Lavabile', 'Buoni', 'Vuota']

await visitor(
  t,
  'a standard job needs at most seven answers to the figure, most of them a tap',
  phone,
  async (t, { page }) => {
    const chat = chatPage(page)
    await chat.openChat('tinteggiatura')
    t.equal(await chat.log.count(), 1, 'the log is there before its first message')
    const hasRoom = async () => {
      const room = (await chat.scrollBox.boundingBox())?.height ?? 0
      t.ok(phone.viewport.height - room <= 200, `${phone.viewport.height - room} px are not conversation`)
    }
    await hasRoom()
    const answered = async (act: () => Promise<void>) => {
      const response = page.waitForResponse((sent) => sent.url().endsWith('/api/chat/messages'))
      await act()
      await response
      await chat.typing.waitFor({ state: 'detached' })
    }
    const tap = (chip: string) => answered(() => chat.chips.filter({ hasText: chip }).tap())
    const left = page.getByText(/domande alla stima|Ultima domanda prima/)
    const said: string[] = []
    await tap('Imbiancare tutta la casa')
    said.push(await left.innerText())
    await hasRoom()
    await answered(() => chat.sendMessage('80 m²'))
    for (const answer of painting) {
      said.push(await left.innerText())
      await tap(answer)
    }
    said.push(await left.innerText())
    await answered(() => chat.sendMessage('Monza'))
    await chat.estimate.waitFor()
    t.same(said, [
      '6 domande alla stima',
      '5 domande alla stima',
      '4 domande alla stima',
      '3 domande alla stima',
      '2 domande alla stima',
      'Ultima domanda prima della stima',
    ])
    t.equal(await left.count(), 0)
    t.equal(await chat.delivered('sent').count(), 7)
    await chat.photosWanted.waitFor()
    const figure = await chat.estimate.getByText(/^[\d.]+ – [\d.]+\s€$/).innerText()
    await tap('Annulla «Monza (MB)»')
    await left.waitFor()
    await answered(() => chat.sendMessage('Monza'))
    await chat.estimate.nth(1).waitFor()
    t.equal(
      await chat.estimate
        .nth(1)
        .getByText(/^[\d.]+ – [\d.]+\s€$/)
        .innerText(),
      figure,
    )
  },
)

await visitor(t, 'two jobs in one message are priced with their total', wide, async (t, { page }) => {
  const chat = chatPage(page)
  await chat.openChat('ristrutturazione_bagno')
  await chat.sendMessage('Rifare il bagno di 6 m², tubi e scarichi nuovi, fascia media, piano terra, a Monza')
  await chat.estimate.waitFor()
  await chat.sendMessage('Anche cambiare 4 finestre di PVC misura normale, non scorrevoli, senza tapparelle')
  await page.getByRole('region', { name: 'Totale dei lavori' }).waitFor()
  t.match(
    await chat.messages.last().innerText(),
    /Rifacimento del bagno[\s\S]*Finestre[\s\S]*Totale di 2 lavori/,
  )
})

await visitor(t, 'an emergency gets the safety steps and a call, no question', wide, async (t, { page }) => {
  const chat = chatPage(page)
  await chat.openChat('caldaia')
  await chat.sendMessage('Sento odore di gas vicino alla caldaia')
  const call = chat.log.getByRole('link', { name: /^Chiama il 112/ })
  await call.waitFor()
  t.equal(await call.getAttribute('href'), 'tel:112')
  t.notMatch(await chat.messages.last().innerText(), /\?/)
})
