import sharp from 'sharp'
import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startSeededProduct } from '../product-process.ts'
import { chatPage, chatPath, historyOf, isShown } from './chat-page.ts'
import { chatUntilEstimate, keyboardInput, touchInput } from './chat-until-estimate.ts'

const [browser, { product }] = await Promise.all([launchBrowser(t), startSeededProduct(t)])
const visitor = visitorsOf(browser, product.origin)

const wide = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const

const journeys = [
  { how: 'by keyboard alone', options: wide, inputOf: keyboardInput },
  { how: 'on a phone with its keyboard open', options: phone, inputOf: touchInput },
]

for (const { how, options, inputOf } of journeys) {
  await visitor(t, `from the home page to three painters of Monza, ${how}`, options, async (t, { page }) => {
    const chat = chatPage(page)
    const path = chatPath('tinteggiatura')
    await page.goto('/')
    await ready(page)
    await page
      .locator(`a[href="${path}"], a[href="/scopri_quanto_costa"]`, { hasText: 'Tinteggiatura' })
      .press('Enter')
    await page.waitForURL((url) => url.pathname === path)
    await chat.start.press('Enter')
    await chat.field.waitFor()
    const turns = await chatUntilEstimate(
      page,
      inputOf(page),
      'Buongiorno! Devo imbiancare casa, un appartamento a Monza',
    )
    t.ok(turns <= 7, `${turns} messages`)
    const { estimate } = chat
    t.equal(await estimate.count(), 1, 'the photos brought no second card')
    t.match(await estimate.innerText(), /[\d.]+ – [\d.]+\s€[\s\S]*IVA[\s\S]*non un preventivo/)
    const painters = estimate.getByRole('region', { name: 'Professionisti a Monza' })
    await painters.waitFor()
    t.equal(await painters.getByRole('listitem').count(), 3)
    t.equal(await painters.getByText('Esempio', { exact: true }).count(), 3, 'each marked as a sample')

    await page.reload()
    await ready(page)
    const photo = chat.log.getByRole('img', { name: /^Foto inviata/ })
    await photo.waitFor()
    const address = (await photo.getAttribute('src')) ?? ''
    t.match(address, /^\/api\/chat\/pictures\?src=/, 'the photo comes from the server now')
    const picture = await page.request.get(address)
    t.equal(picture.status(), 200)
    t.equal(picture.headers()['cache-control'], 'private, max-age=3600')
    t.ok(await isShown(photo))
    const { width, height, exif } = await sharp(await picture.body()).metadata()
    t.ok(height > width, 'upright')
    t.equal(exif, undefined)
    const said = await historyOf(page, 'tinteggiatura')
    t.equal(said.length, await chat.messages.count(), 'page and API have the same messages')
    t.equal(said.filter(({ pictureUrls }) => pictureUrls.length > 0).length, 1)

    await painters.getByRole('link').first().press('Enter')
    await page.waitForURL(/\/incontra_professionisti\/./)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
}
