import { photosComing } from '@mestieri/shared/chat/photo-messages.ts'
import sharp from 'sharp'
import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startSite, temporaryFolder } from '../site.ts'
import { stubAssistant } from './assistant-stub.ts'
import { chatPage } from './chat-page.ts'
import { handOver, noisyFiles, phonePhoto, plainPhoto, watchUploads } from './sample-photos.ts'
import { sampleReplies } from './sample-replies.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
const wide = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
const failing = { ...wide, expected: /Failed to load resource/ }

await visitor(
  t,
  'a phone’s photo arrives upright, with at most 2048 px and without its location',
  wide,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    assistant.answer(sampleReplies.photosNamed)
    const uploads = await watchUploads(page)
    const chat = chatPage(page)
    await chat.openChat('ristrutturazione_bagno')
    await chat.sendMessage('Bagno da rifare')
    await chat.photosWanted.getByText('Il muro da spostare').waitFor()
    t.equal(await page.getByRole('button', { name: 'Aggiungi foto (le chiede l’assistente)' }).count(), 1)
    const photo = await phonePhoto('IMG_0001.JPG')
    const taken = await sharp(photo.buffer).metadata()
    t.match(taken, { orientation: 6, exif: Buffer }, 'the original orientation is rotated')
    t.ok(taken.exif?.includes('Telefono'))
    await chat.choosePhotos([photo])
    await page.getByText(/^1 foto, [\d,]+ MB$/).waitFor()
    await chat.send.click()
    await chat.messageWith('Bene.').waitFor()
    await page.getByText('Foto caricate · inviato').waitFor()
    t.equal(assistant.sent.at(-1)?.content, 'Foto caricate')
    t.equal(await chat.photosWanted.count(), 0)
    t.equal(await page.getByRole('button', { name: 'Aggiungi foto', exact: true }).count(), 1)
    const [sent] = await uploads()
    if (!sent) throw new Error('nothing was uploaded')
    const { format, width, height, exif, orientation } = await sharp(sent).metadata()
    t.same(
      { format, width, height, exif, orientation },
      {
        format: 'jpeg',
        width: 1536,
        height: 2048,
        exif: undefined,
        orientation: undefined,
      },
    )
    t.notOk(sent.includes('Exif'))
    t.notOk(sent.includes('Telefono'))
  },
)

await visitor(
  t,
  'picker, drop and paste add to one tray, and photos can be removed one by one',
  wide,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    await chat.choosePhotos([await plainPhoto('uno.jpg'), await plainPhoto('due.jpg')])
    await handOver(page, 'drop', [await plainPhoto('tre.jpg')])
    const png = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    await handOver(page, 'paste', [{ name: 'quattro.png', mimeType: 'image/png', buffer: png }])
    await page.getByText(/^4 foto, /).waitFor()
    await chat.tray.getByRole('img', { name: 'Foto 4: quattro.png' }).waitFor()
    await chat.tray.getByRole('button', { name: 'Togli la foto 2' }).click()
    await page.getByText(/^3 foto, /).waitFor()
    t.equal(await chat.tray.getByRole('img', { name: /due\.jpg/ }).count(), 0)

    await page.reload()
    await ready(page)
    if (await chat.start.isVisible()) await chat.start.click()
    await page.getByText(/^3 foto, /).waitFor()
    await chat.sendMessage('Ecco tre foto')
    await chat.messageWith('Bene.').waitFor()
    await chat.log.getByRole('img', { name: 'Foto inviata 3' }).waitFor()
    t.equal(assistant.photos.count, 3)
    t.equal(await chat.tray.count(), 0)
  },
)

await visitor(
  t,
  'a failed photo does not block the others and is retried alone',
  failing,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    await chat.sendMessage('Ciao')
    await chat.messageWith('Bene.').waitFor()
    assistant.answerPhotos({ status: 502, code: 'picture_upload_failed', detail: 'x' })
    await chat.choosePhotos([await plainPhoto('uno.jpg'), await plainPhoto('due.jpg')])
    await page.getByText(/^2 foto, /).waitFor()
    await chat.sendMessage('Due foto')
    const message = chat.delivered('failed')
    await message.getByText('Errore durante il caricamento delle foto').waitFor()
    t.equal(assistant.photos.count, 1, 'the second photo arrived')
    t.equal(assistant.sent.length, 1, 'the message waits for its photos')
    await message.getByRole('img', { name: 'Foto inviata 2' }).waitFor()
    await page.reload()
    await ready(page)
    await message.getByRole('button', { name: 'Riprova a caricare la foto 1' }).click()
    await chat.messageWith('Bene.').nth(1).waitFor()
    t.equal(assistant.photos.count, 2)
    t.equal(assistant.sent.at(-1)?.content, 'Due foto')

    assistant.answerPhotos({ status: 415, code: 'picture_type_unsupported', detail: 'x' })
    await chat.choosePhotos([await plainPhoto('tre.jpg')])
    await page.getByText(/^1 foto, /).waitFor()
    await chat.sendMessage('Ancora una')
    await message.getByRole('button', { name: 'Invia senza' }).click()
    await chat.messageWith('Bene.').nth(2).waitFor()
    t.equal(assistant.sent.at(-1)?.content, 'Ancora una')
  },
)

await visitor(
  t,
  'photos of a first message that fail are told, counted nowhere, and retried before the message',
  failing,
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    const fault = { status: 502, code: 'picture_upload_failed', detail: 'x' }
    assistant.answerPhotos(fault, fault)
    await chat.choosePhotos([await plainPhoto('uno.jpg'), await plainPhoto('due.jpg')])
    await page.getByText(/^2 foto, /).waitFor()
    await chat.sendMessage('Due foto')
    const alert = chat.delivered('failed').getByRole('alert')
    await alert.filter({ hasText: 'Errore durante il caricamento delle foto' }).waitFor()
    t.match(await alert.innerText(), /2 foto non caricate/)
    t.notMatch(await page.getByRole('complementary', { name: 'Scheda lavoro' }).innerText(), /Foto/)
    t.same(
      assistant.sent.map(({ content }) => content),
      [photosComing],
    )
    await alert.getByRole('button', { name: 'Riprova' }).click()
    await chat.messageWith('Bene.').waitFor()
    t.equal(assistant.photos.count, 2)
    t.same(assistant.sent.at(-1), { ...assistant.sent.at(-1), content: 'Due foto', threadId: 'thread-1' })
    t.equal(await chat.messages.count(), 2, 'the message that opened the thread is not shown')
    t.match(await page.getByRole('complementary', { name: 'Scheda lavoro' }).innerText(), /2 inviate/)
  },
)

await visitor(t, 'files that are not photos are named and skipped', wide, async (t, { page }) => {
  await stubAssistant(page)
  const chat = chatPage(page)
  await chat.openChat('caldaia')
  await handOver(page, 'drop', [
    { name: 'IMG_7.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\u0018ftypheic') },
    { name: 'pianta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    { name: 'rotta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') },
    await plainPhoto('buona.jpg'),
  ])
  const alert = page.getByRole('form').getByRole('alert')
  await alert.filter({ hasText: 'Formato HEIC non leggibile qui: «IMG_7.HEIC»' }).waitFor()
  t.match(await alert.innerText(), /«pianta\.pdf» non è una foto in formato jpg, jpeg, png o bmp/)
  t.match(await alert.innerText(), /«rotta\.jpg»/)
  await page.getByText(/^1 foto, /).waitFor()
})

await visitor(
  t,
  'more than 25 MB after resizing shows the text of the specification',
  wide,
  async (t, { page }) => {
    await stubAssistant(page)
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    await chat.choosePhotos(await noisyFiles(await temporaryFolder(t), 10))
    const alert = page.getByRole('form').getByRole('alert')
    await alert
      .filter({ hasText: /^Le foto selezionate \([\d,]+Mb\) superano il limite di 25Mb$/ })
      .waitFor({ timeout: 30_000 })
    const marked = await chat.tray.getByText('di troppo').count()
    t.ok(marked > 0, `${marked} are marked`)
    const before = await chat.tray.getByRole('listitem').count()
    await chat.send.click()
    await chat.tray.getByText('di troppo').first().waitFor({ state: 'detached' })
    t.equal(await chat.tray.getByRole('listitem').count(), before - marked, 'photos within the limit stay')
  },
)

await visitor(
  t,
  'a touch screen offers the camera, and the photo button draws attention three times',
  { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  async (t, { page }) => {
    const assistant = await stubAssistant(page)
    assistant.answer(sampleReplies.photos)
    const chat = chatPage(page)
    await chat.openChat('caldaia')
    await chat.sendMessage('Ciao')
    await chat.photosWanted.waitFor()
    for (const photo of ['La targhetta con marca e modello', 'Lo scarico dei fumi']) {
      t.ok(await chat.photosWanted.getByText(photo).isVisible())
    }
    const picker = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Scatta una foto' }).last().click()
    t.equal(await (await picker).element().getAttribute('capture'), 'environment')
    const calls = () =>
      chat.addPhotos.evaluate((button) =>
        button.getAnimations().map((animation) => animation.effect?.getComputedTiming().iterations),
      )
    t.same(await calls(), [3])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    t.same(await calls(), [])
  },
)
