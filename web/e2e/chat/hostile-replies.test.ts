import t from 'tap'

import { hostileReplies } from '../../test/features/chat/reply/hostile-replies.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startSite } from '../site.ts'
import { stubAssistant } from './assistant-stub.ts'
import { chatPage, chatPath } from './chat-page.ts'
import { plainPhoto } from './sample-photos.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

const allowed = new Set(
  'A ARTICLE ASIDE B BR BUTTON DD DIV DL DT FIELDSET FORM H1 H2 H3 HEADER INPUT LABEL LI MAIN OL OUTPUT P PATH SECTION SPAN STRONG SVG TEXTAREA UL DIALOG'.split(
    ' ',
  ),
)

await visitor(
  t,
  'AZ-12, BR-09: content of a reply is never executed, loaded or followed',
  { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  async (t, { page, requests }) => {
    const assistant = await stubAssistant(page)
    assistant.history(
      hostileReplies.flatMap((content, index) => [
        { role: 'user' as const, content: `Domanda ${index}`, pictureUrls: [], isPictureRequest: false },
        { role: 'assistant' as const, content, pictureUrls: [], isPictureRequest: false },
      ]),
    )
    const fired: string[] = []
    page.on('dialog', (dialog) => {
      fired.push(dialog.message())
      void dialog.dismiss()
    })
    await page.goto('/scopri_quanto_costa')
    await page.evaluate(() => localStorage.setItem('thread_id_for_caldaia', 'ostile'))
    await page.goto(chatPath('caldaia'))
    await ready(page)
    const chat = chatPage(page)
    await chat.messageWith(`Domanda ${hostileReplies.length - 1}`).waitFor()
    t.equal(await chat.messages.count(), hostileReplies.length * 2)
    // The last reply is special: its quick answers can be pressed.
    assistant.answer(...hostileReplies.slice(-3).map((reply) => ({ reply })))
    for (let turn = 0; turn < 3; turn += 1) {
      await chat.sendMessage(`Ancora ${turn}`)
      await chat.delivered('sent').getByText(`Ancora ${turn}`).waitFor()
      for (const chip of await chat.chips.all()) await chip.click()
    }
    const drawn = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('*')].map((element) => ({
        name: element.tagName.toUpperCase(),
        attributes: element.getAttributeNames().filter((name) => /^on|^style$|^srcdoc$/.test(name)),
      })),
    )
    t.same(
      [...new Set(drawn.map(({ name }) => name))].filter((name) => !allowed.has(name)),
      [],
    )
    t.same(
      drawn.filter(({ attributes }) => attributes.length > 0),
      [],
    )
    const links = await chat.log.getByRole('link').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        rel: link.getAttribute('rel'),
        words: link.parentElement?.textContent ?? '',
      })),
    )
    t.ok(links.length > 0, 'https links stay links')
    for (const { href, rel } of links) {
      if (href.startsWith('/')) continue
      t.match(href, /^https:\/\//)
      t.equal(rel, 'nofollow noopener noreferrer')
    }
    t.same(fired, [], 'no window was opened')
    t.same(
      requests.filter((url) => !url.startsWith(site.origin) && !/^(?:data|blob):/.test(url)),
      [],
    )
  },
)

await visitor(
  t,
  'BR-09: under Trusted Types the worker of the photos starts, and no string becomes a script or markup',
  { viewport: { width: 1280, height: 800 }, expected: /TrustedTypePolicy|'TrustedScriptURL'|'TrustedHTML'/ },
  async (t, { page }) => {
    await stubAssistant(page)
    const chat = chatPage(page)
    await chat.openChat('ristrutturazione_bagno')
    const started = page.waitForEvent('worker')
    await chat.choosePhotos([await plainPhoto('bagno.jpg')])
    const worker = (await started).url()
    t.match(worker, new RegExp(`^${RegExp.escape(site.origin)}/assets/shrink\\.worker-[\\w-]+\\.js$`))
    const refused = await page.evaluate((address) => {
      const { trustedTypes } = globalThis as never as {
        readonly trustedTypes: { createPolicy(name: string, rules: object): unknown }
      }
      const attempts: Record<string, () => unknown> = {
        worker: () => new Worker(address),
        script: () => (document.createElement('script').src = address),
        markup: () => (document.createElement('div').innerHTML = '<img>'),
        policy: () => trustedTypes.createPolicy('another', {}),
        secondPolicy: () => trustedTypes.createPolicy('mestieri-worker', {}),
      }
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt()
          return `${name}: done`
        } catch (error) {
          return `${name}: ${(error as Error).name}`
        }
      })
    }, worker)
    t.same(
      refused,
      ['worker', 'script', 'markup', 'policy', 'secondPolicy'].map((name) => `${name}: TypeError`),
    )
  },
)
