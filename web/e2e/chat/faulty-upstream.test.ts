import t from 'tap'

import { errorTable } from '../../../server/src/errors.ts'
import { upstreamFaults } from '../../../server/test/support/upstream-faults.ts'
import { launchBrowser, visitorsOf } from '../browser.ts'
import { chatPage } from './chat-page.ts'
import { varyClientAddress, startFaultySite } from './faulty-site.ts'
import { plainPhoto } from './sample-photos.ts'

/** Long enough for 20 MB on a loaded machine, which must not end as a timeout. */
const deadlineMs = 2000
const [site, browser] = await Promise.all([startFaultySite(t, deadlineMs), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const wide = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const failing = { ...wide, expected: /Failed to load resource/ }

/** The message of each fault (contract.md, section 4). */
const faults = upstreamFaults(['huge_announced', 'huge_error', 'encoded_often', 'head_too_long'])

await visitor(
  t,
  'every upstream fault shows its message, loses nothing, and Riprova continues',
  failing,
  async (t, { page }) => {
    const { upstream } = site
    const chat = chatPage(page)
    await varyClientAddress(page)
    await chat.openChat('caldaia')
    await chat.sendMessage('Buongiorno')
    await chat.messageWith('Hai scritto: Buongiorno').waitFor()
    for (const { code, modes } of faults) {
      for (const mode of modes) {
        upstream.on('chatWithAssistant', mode, { times: 1, bytes: 20_000_000 })
        const text = `Messaggio con ${mode}`
        await chat.sendMessage(text)
        const failed = chat.delivered('failed')
        await failed.getByText(errorTable[code].detail).waitFor()
        t.ok(await failed.getByText(text, { exact: true }).isVisible(), mode)
        await chat.retry.click()
        await chat.messageWith(`Hai scritto: ${text}`).waitFor()
        t.equal(await chat.messageWith(text).count(), 1, `${mode}: once`)
      }
    }
    t.equal(await page.getByText('CANARY').count(), 0, 'no text of the upstream is shown')
  },
)

await visitor(
  t,
  'a photo that the upstream refuses shows the text of the specification',
  failing,
  async (t, { page }) => {
    const { upstream } = site
    const chat = chatPage(page)
    await varyClientAddress(page)
    await chat.openChat('serramenti')
    await chat.sendMessage('Buongiorno')
    await chat.messageWith('Hai scritto: Buongiorno').waitFor()
    for (const mode of ['reset', 'error', 'html', 'hang'] as const) {
      upstream.on('saveCustomerFiles', mode, { times: 1 })
      await chat.choosePhotos([await plainPhoto(`${mode}.jpg`)])
      await page.getByText(/^1 foto, /).waitFor()
      const text = `Foto con ${mode}`
      await chat.sendMessage(text)
      await chat.delivered('failed').getByText('Errore durante il caricamento delle foto').waitFor()
      await chat.retry.click()
      await chat.messageWith(`Hai scritto: ${text}`).waitFor()
    }
    t.equal(upstream.calls('saveCustomerFiles').length, 8)
  },
)

await visitor(
  t,
  'while the upstream is unreachable the message waits, and it is sent afterwards',
  failing,
  async (t, { page }) => {
    const { upstream } = site
    const chat = chatPage(page)
    await varyClientAddress(page)
    await chat.openChat('impianti')
    await upstream.stop()
    await chat.sendMessage('C’è qualcuno?')
    await chat.delivered('failed').getByText(errorTable.upstream_unavailable.detail).waitFor()
    await page.getByRole('button', { name: 'Parla con una persona' }).click()
    await page.getByRole('link', { name: /Scrivi su WhatsApp/ }).waitFor()
    await page.keyboard.press('Escape')
    await upstream.start()
    await chat.retry.click()
    await chat.messageWith('Hai scritto: C’è qualcuno?').waitFor()
    t.equal(await chat.messages.count(), 2)
  },
)
