import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { startSite } from '../site.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
/** Printable area of an A4 sheet. */
const sheet = { viewport: { width: 688, height: 1000 }, reducedMotion: 'reduce' } as const
/** 11 cm in CSS pixels. */
const widest = (11 / 2.54) * 96

await visitor(
  t,
  'in print an annotated picture is small and has no bars, so that its marks stay in place',
  sheet,
  async (t, { page }) => {
    for (const [path, picture] of [
      ['/', '/casa-'],
      ['/servizi/ristrutturazione_bagno', '/bagno-'],
    ] as const) {
      await page.goto(path)
      await ready(page)
      await page.emulateMedia({ media: 'print' })
      const figure = page
        .locator('figure')
        .filter({ has: page.locator('picture ~ *') })
        .first()
      const shown = await figure.evaluate((element) => {
        const image = element.querySelector('img')
        const { width = 0, height = 0 } = image?.getBoundingClientRect() ?? {}
        const [ownWidth, ownHeight] = ['width', 'height'].map((name) => Number(image?.getAttribute(name)))
        return {
          width: element.getBoundingClientRect().width,
          address: image?.currentSrc,
          // A box with another aspect ratio shows bars beside the picture.
          bars: width * (ownHeight ?? 0) - height * (ownWidth ?? 0),
        }
      })
      t.match(shown.address, picture)
      t.ok(shown.width <= widest + 1, `${path}: ${shown.width} px wide`)
      t.ok(Math.abs(shown.bars) < 2000, `${path}: no bars beside the picture`)
    }
  },
)
