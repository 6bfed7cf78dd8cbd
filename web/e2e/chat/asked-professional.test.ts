import type { AffiliatePage } from '@mestieri/shared/contracts/affiliates.ts'
import type { Page } from 'playwright-core'
import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startSite } from '../site.ts'
import { stubAssistant } from './assistant-stub.ts'
import { chatPage, chatPath } from './chat-page.ts'
import { sampleReplies } from './sample-replies.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const wide = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

/** Opens the page of the first professional of a trade. @returns its link and name */
async function openProfile(page: Page, profession: string): Promise<{ link: string; shopName: string }> {
  const query = new URLSearchParams({ profession, page: '1', pageSize: '1' }).toString()
  const found = (await (await page.request.get(`/api/affiliates?${query}`)).json()) as AffiliatePage
  const [first] = found.affiliates
  if (!first) throw new Error(`no ${profession}`)
  await page.goto(`/incontra_professionisti/${first.link}`)
  await ready(page)
  return first
}

await visitor(
  t,
  'from a professional’s page the chat knows whom it is for, and ends with the request to them',
  wide,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    assistant.answer(sampleReplies.estimate)
    const chat = chatPage(page)
    const { link, shopName } = await openProfile(page, 'Impresa Edile')
    // The first is in the page. The last is in the sticky bar, which hides once the first is seen in view.
    await page.getByRole('link', { name: 'Chiedi un preventivo' }).first().click()
    await page.waitForURL((url) => url.searchParams.get('professionista') === link)
    const intro = page.getByRole('region', { name: 'Ti faremo alcune domande' })
    await intro.getByText(shopName).waitFor()
    await chat.start.click()
    const top = page.getByRole('region', { name: 'Chat' }).locator('header')
    await top.getByText(`Per ${shopName}`).waitFor()
    await top.getByText('Esempio', { exact: true }).waitFor()

    const services = page.getByRole('navigation', { name: `I lavori di ${shopName}` }).getByRole('link')
    t.ok((await services.count()) > 1)
    t.equal(await services.first().getAttribute('aria-current'), 'page')
    await services.filter({ hasText: 'Ristrutturare casa' }).click()
    await page.waitForURL((url) => url.pathname === chatPath('ristrutturazione'))
    await top.getByText(`Per ${shopName}`).waitFor()

    await chat.sendMessage('Bagno nuovo a Monza')
    const request = chat.estimate.getByRole('button', { name: `Manda la richiesta a ${shopName}` })
    await request.waitFor()
    await page.setViewportSize({ width: 375, height: 812 })
    const room = (await chat.scrollBox.boundingBox())?.height ?? 0
    t.ok(812 - room <= 200, `on a phone ${812 - room} px are not conversation`)
    await page.setViewportSize(wide.viewport)
    t.equal(
      assistant.sent[0]?.campaignData?.fullUrl,
      `${site.origin}/incontra_professionisti/${link}`,
      'the assistant learns it too',
    )
    const others = chat.estimate.getByRole('region', { name: /^Professionisti/ })
    await others.getByText(/^Altri che possono farlo/).waitFor()
    t.ok(
      await request.evaluate(
        (button, list) => button.compareDocumentPosition(list as Node) === Node.DOCUMENT_POSITION_FOLLOWING,
        await others.elementHandle(),
      ),
      'the professional comes first',
    )
    await request.click()
    const dialog = page.getByRole('dialog', { name: `Richiesta a ${shopName}` })
    const field = dialog.getByRole('textbox', { name: 'Il lavoro che ti serve' })
    t.match(await field.inputValue(), /6 m²[\s\S]*5\.800–10\.400/)
    const whatsapp = dialog.getByRole('link', { name: /Invia su WhatsApp/ })
    const text = async () =>
      new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    t.match(
      await text(),
      `Ciao! Vorrei un preventivo da ${shopName}: ${site.origin}/incontra_professionisti/`,
    )
    t.match(await text(), /5\.800–10\.400/)
    await field.fill('Solo il bagno piccolo')
    t.match(await text(), /Solo il bagno piccolo$/)
    await dialog.getByRole('button', { name: 'Chiedi di essere richiamato' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    // Closing the dialog goes back in the history, which would abort the reload.
    await page.waitForFunction(() => !(history.state as { overlay?: unknown } | null)?.overlay)

    await page.reload()
    await ready(page)
    await request.waitFor()
    await page.goto(chatPath('ristrutturazione'))
    await ready(page)
    await chat.estimate.getByRole('region', { name: /^Professionisti/ }).waitFor()
    t.equal(await request.count(), 0, 'a visit without the professional is for everybody')
  },
)

await visitor(
  t,
  'a professional whose work has no price list gets a direct request, without a chat',
  wide,
  async (t, { page }) => {
    const { shopName } = await openProfile(page, 'Giardiniere')
    await page.getByRole('button', { name: 'Chiedi un preventivo' }).first().click()
    const dialog = page.getByRole('dialog', { name: `Richiesta a ${shopName}` })
    await dialog.getByRole('textbox').fill('Potare due ulivi a Lissone')
    const whatsapp = dialog.getByRole('link', { name: /Invia su WhatsApp/ })
    const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    t.match(text, new RegExp(`${shopName}[\\s\\S]*Potare due ulivi a Lissone$`))
    t.ok(await dialog.getByRole('button', { name: 'Chiedi di essere richiamato' }).isVisible())
  },
)

await visitor(
  t,
  'an unknown professional is ignored',
  { ...wide, expected: /status of 404/ },
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    assistant.answer(sampleReplies.estimate)
    const chat = chatPage(page)
    await page.goto(`${chatPath('ristrutturazione_bagno')}?professionista=nessuno`)
    await ready(page)
    await chat.start.click()
    await chat.sendMessage('Bagno nuovo a Monza')
    await chat.estimate.getByRole('region', { name: /^Professionisti/ }).waitFor()
    t.equal(await page.getByRole('button', { name: /^Manda la richiesta/ }).count(), 0)
    t.notMatch(assistant.sent[0]?.campaignData?.fullUrl ?? '', /incontra_professionisti/)
  },
)
