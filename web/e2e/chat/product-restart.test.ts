import type { ChatHistory } from '@mestieri/shared/contracts/chat.ts'
import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startSeededProduct } from '../product-process.ts'
import { chatPage, historyOf, isShown, stored } from './chat-page.ts'
import { typing } from './chat-until-estimate.ts'
import { plainPhoto } from './sample-photos.ts'

const [browser, { product: first, again }] = await Promise.all([launchBrowser(t), startSeededProduct(t)])
const visitor = visitorsOf(browser, first.origin)
const wide = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const

/** Runs in the page: replaces a text in an entry of local storage. */
function rewriteStored([name, from, to]: readonly [string, string, string]): void {
  localStorage.setItem(name, (localStorage.getItem(name) ?? '').replaceAll(from, to))
}

await visitor(
  t,
  'a conversation stored before photos had their own URL still shows its photos',
  wide,
  async (t, { page }) => {
    const chat = chatPage(page)
    await chat.openChat('serramenti')
    await chat.field.pressSequentially('Devo cambiare cinque finestre a Monza', typing)
    await chat.send.click()
    await chat.messages.nth(1).waitFor()
    await chat.choosePhotos([await plainPhoto('finestra.jpg')])
    await page.getByText(/^1 foto, /).waitFor()
    await chat.sendMessage('Ecco la finestra')
    await chat.messages.nth(3).waitFor()
    const photo = chat.log.getByRole('img', { name: 'Foto inviata 1' })
    const current = '/api/chat/pictures?src='
    const former = '/api/pictures?src='
    const key = Object.entries(await stored(page)).find(([, value]) => value.includes(current))?.[0] ?? ''
    // Without the history only this device knows the photo.
    const nothing: ChatHistory = { threadId: '', messages: [], degraded: true }
    await page.route('**/api/chat/messages?*', (route) => route.fulfill({ json: nothing }))
    await page.evaluate(rewriteStored, [key, current, former] as const)
    t.ok((await stored(page))[key]?.includes(former))
    await page.reload()
    await ready(page)
    await photo.waitFor()
    t.match(await photo.getAttribute('src'), /^\/api\/chat\/pictures\?src=/)
    t.ok(await isShown(photo))
    await page.unroute('**/api/chat/messages?*')
    await page.reload()
    await ready(page)
    await page.waitForFunction(([name, from]) => !localStorage.getItem(name)?.includes(from), [
      key,
      former,
    ] as const)
    t.ok(await isShown(photo), 'the next stored version has the current URL')
  },
)

await visitor(
  t,
  'if the product is killed during a send and restarted, no message is lost or duplicated',
  { ...wide, expected: /Failed to load resource|ERR_/ },
  async (t, { page }) => {
    const chat = chatPage(page)
    const messages = '**/api/chat/messages'
    const opening = 'Devo cambiare la caldaia di casa, 90 mq a Bergamo'
    await chat.openChat('caldaia')
    await chat.field.pressSequentially(opening, typing)
    await chat.send.click()
    await chat.messages.nth(1).waitFor()

    await page.route(messages, async (route) => {
      // Upstream answers, but the answer is lost.
      await route.fetch()
      await first.crash()
      await route.abort('connectionreset')
    })
    const camera = 'È una vecchia camera aperta'
    await chat.choosePhotos([await plainPhoto('caldaia.jpg')])
    await page.getByText(/^1 foto, /).waitFor()
    await chat.sendMessage(camera)
    await chat.retry.waitFor()
    t.ok(await chat.messageWith(camera).isVisible(), 'the message is neither sent nor lost')
    const second = await again()
    await page.unroute(messages)
    await page.reload()
    await ready(page)
    // The history contains the message and its answer.
    await chat.messages.nth(3).waitFor()
    t.equal(await chat.delivered('failed').count(), 0)
    const said = await historyOf(page, 'caldaia')
    t.same(
      said.filter(({ role }) => role === 'user').map(({ content }) => content),
      [opening, camera],
    )
    t.equal(said[2]?.pictureUrls.length, 1, 'with its photo')

    await page.route(messages, async (route) => {
      await second.crash()
      await route.abort('connectionreset')
    })
    const gas = 'Metano, e ho un bagno solo'
    await chat.sendMessage(gas)
    await chat.retry.waitFor()
    await page.unroute(messages)
    await again()
    await chat.retry.click()
    await chat.messages.nth(5).waitFor()
    const after = await historyOf(page, 'caldaia')
    t.equal(after.filter(({ content }) => content === gas).length, 1)
    t.equal(after.length, 6)
  },
)
