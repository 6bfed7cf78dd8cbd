import type { Page } from 'playwright-core'
import type { Test } from 'tap'

import { focused, follow, navigations, sideways, touch } from './open-gallery.ts'

const photos = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Foto ingrandite' })
  const current = dialog.locator('[data-current]')
  const style = async () => (await current.getAttribute('style')) ?? ''
  return {
    dialog,
    current,
    style,
    count: () => dialog.getByRole('status').innerText(),
    scale: async () => Number(/scale\(([\d.]+)\)/.exec(await style())?.[1]),
    openPhoto: async (number: number) => {
      await page.getByRole('button', { name: `Ingrandisci la foto ${number} di 5` }).click()
      await dialog.waitFor()
    },
    /** Waits until the overlay is closed and its history entry is removed. */
    closed: async () => {
      await dialog.waitFor({ state: 'hidden' })
      await page.waitForFunction(() => !history.state?.overlay)
    },
  }
}

export async function dialogJourneys(t: Test, page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Apri la finestra' })
  const dialog = page.getByRole('dialog', { name: 'Termini e condizioni' })

  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    Esc: () => page.keyboard.press('Escape'),
    'the cross': () => dialog.getByRole('button', { name: 'Chiudi' }).click(),
    'the backdrop': () => page.mouse.click(20, 450),
    Back: () => page.goBack(),
  }
  for (const [way, close] of Object.entries(ways)) {
    await t.test(`${way} closes a dialog, stays on the page and gives the focus back`, async (t) => {
      // Start from a pushed page, so that the router would notice an unwanted step back.
      const before = await follow(page, page.getByRole('link', { name: 'I nostri professionisti' }))
      await opener.click()
      await dialog.waitFor()
      t.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden')
      await close()
      await dialog.waitFor({ state: 'hidden' })
      t.equal(await focused(page), 'Apri la finestra')
      await page.waitForFunction(() => !history.state?.overlay)
      t.same(await navigations(page), before, 'the router did not navigate')
    })
  }

  await t.test('a press that only ends on the backdrop does not close the dialog', async (t) => {
    await opener.click()
    await dialog.getByText('Un testo qualunque').hover()
    await page.mouse.down()
    await page.mouse.move(20, 450)
    await page.mouse.up()
    t.ok(await dialog.isVisible())
    await page.keyboard.press('Escape')
  })
}

export async function sheetJourney(t: Test, page: Page): Promise<void> {
  await t.test('a sheet opens from below, focuses its field and traps the focus', async (t) => {
    await page.getByRole('button', { name: 'Apri il foglio' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ti richiamiamo' })
    t.ok(await dialog.getByLabel('Telefono').evaluate((element) => element === document.activeElement))
    const box = await dialog.boundingBox()
    t.equal(box && Math.round(box.y + box.height), 812)
    const cross = await dialog.getByRole('button', { name: 'Chiudi' }).boundingBox()
    t.ok(cross && cross.width >= 44 && cross.height >= 44)
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
    t.ok(
      await page.evaluate(() =>
        document.activeElement?.closest('dialog, body')?.matches('dialog, body:has(:modal)'),
      ),
    )
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })
}

export async function lightboxJourneys(t: Test, page: Page): Promise<void> {
  const { dialog, current, style, count, scale, openPhoto, closed } = photos(page)

  await t.test('photos: arrow keys step, and Esc returns the focus to the thumbnail', async (t) => {
    await openPhoto(3)
    t.equal(await count(), 'Foto 3 di 5')
    t.equal(await dialog.locator('img').count(), 3, 'the neighbouring photos are preloaded')
    const close = await dialog.getByRole('button', { name: 'Chiudi' }).boundingBox()
    t.ok(close && close.width >= 44 && close.height >= 44)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    t.equal(await count(), 'Foto 5 di 5')
    await page.keyboard.press('ArrowRight')
    t.equal(await count(), 'Foto 1 di 5')
    t.equal(await current.getAttribute('alt'), 'Casa 1')
    await page.keyboard.press('ArrowLeft')
    t.equal(await count(), 'Foto 5 di 5')
    await dialog.getByRole('button', { name: 'Foto successiva' }).click()
    t.equal(await count(), 'Foto 1 di 5')
    await page.keyboard.press('Escape')
    await closed()
    t.equal(await focused(page), 'Ingrandisci la foto 3 di 5')
  })

  await t.test('photos: Back closes the viewer, and only the next Back leaves the page', async (t) => {
    const before = await follow(page, page.getByRole('link', { name: 'I nostri professionisti' }))
    t.equal(before.query, '?arrivo=1')
    await openPhoto(2)
    await page.keyboard.press('ArrowRight')
    await page.goBack()
    await closed()
    t.same(await navigations(page), before)
    await page.goBack()
    await page
      .getByTestId('navigations')
      .getByText(`#${before.count + 1}`)
      .waitFor()
  })

  await t.test('photos: a double click zooms, a drag moves, a click closes', async (t) => {
    await openPhoto(1)
    await current.dblclick()
    t.equal(await scale(), 2.5)
    await page.mouse.move(640, 450)
    await page.mouse.down()
    await page.mouse.move(700, 470)
    await page.mouse.up()
    t.match(await style(), /translate\(60(\.\d+)?px, 20(\.\d+)?px\)/)
    await page.keyboard.press('ArrowRight')
    t.match(await style(), /translate\(-20(\.\d+)?px, 20(\.\d+)?px\)/, 'arrow keys move the zoomed photo too')
    await dialog.getByRole('button', { name: 'Riduci' }).click()
    t.equal(await scale(), 1)
    await page.mouse.move(640, 450)
    await page.mouse.wheel(0, -4000)
    await dialog.getByRole('button', { name: 'Riduci' }).waitFor()
    t.equal(await scale(), 4)
    await page.mouse.wheel(0, 8000)
    await dialog.getByRole('button', { name: 'Ingrandisci' }).waitFor()
    t.equal(await scale(), 1)
    await current.click()
    await closed()
  })
}

export async function lightboxTouchJourney(t: Test, page: Page): Promise<void> {
  await t.test('photos: a swipe needs 40 px, and a pinch zooms up to four times', async (t) => {
    const { dialog, current, count, scale, openPhoto, closed } = photos(page)
    await openPhoto(2)
    const box = await current.boundingBox()
    await touch(page, [sideways(box, -38)])
    t.equal(await count(), 'Foto 2 di 5')
    await touch(page, [sideways(box, -42)])
    t.equal(await count(), 'Foto 3 di 5')
    await touch(page, [sideways(box, 60)])
    t.equal(await count(), 'Foto 2 di 5')
    const y = 400
    const row = (...places: readonly number[]) => places.map((x) => ({ x, y }))
    await touch(page, [row(170, 150, 130), row(210, 230, 250)])
    t.equal(await scale(), 3)
    t.equal(await count(), 'Foto 2 di 5', 'two fingers do not swipe')
    await touch(page, [row(180, 100, 20), row(200, 280, 350)])
    t.equal(await scale(), 4)
    t.ok(await dialog.isVisible(), 'lifting the fingers does not count as a tap')
    t.equal(await page.evaluate(() => visualViewport?.scale), 1, 'the page is not zoomed')
    // A click and not a tap, because Chromium takes the first tap after a pinch as the end of its fling.
    await dialog.getByRole('button', { name: 'Riduci' }).click()
    await current.tap()
    await closed()
  })
}
