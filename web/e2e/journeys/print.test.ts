import type { Page } from 'playwright-core'
import t from 'tap'

import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { sharedSite } from '../site.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)
/** Printable area of an A4 sheet. */
const sheet = { viewport: { width: 688, height: 1000 }, reducedMotion: 'reduce' } as const
/** 11 cm in CSS pixels. */
const widest = (11 / 2.54) * 96

/** The first annotated picture of the page: its width and address, and by how much its box is not of its own ratio. */
function annotatedPicture(page: Page) {
  const figure = page
    .locator('figure')
    .filter({ has: page.locator('picture ~ *') })
    .first()
  return figure.evaluate((element) => {
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
}

/**
 * The headings of the second level that are apart from the text after them, or that are divided. Columns of a sheet's
 * size stand for the sheets: both break at the same places, and only columns have positions that a script can read.
 */
function lonelyHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [width, height] = [innerWidth, innerHeight]
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `main { columns: ${width}px; column-gap: 0; column-fill: auto; block-size: ${height}px; inline-size: ${width}px }`,
    )
    document.adoptedStyleSheets.push(sheet)
    const columnsOf = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1)
      return rects.map(({ left }) => Math.floor((left + scrollX) / width))
    }
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
    const visible: Text[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (text.data.trim() !== '' && columnsOf(text).length > 0) visible.push(text)
    }
    return [...document.querySelectorAll('main h2')].flatMap((heading) => {
      const last = visible.findLastIndex((text) => heading.contains(text))
      const after = visible[last + 1]
      if (last < 0 || !after) return []
      const columns = new Set([...columnsOf(heading), columnsOf(after)[0]])
      return columns.size > 1 ? [heading.textContent.trim()] : []
    })
  })
}

const pages = [
  { path: '/', picture: '/casa-' },
  { path: '/servizi/ristrutturazione_bagno', picture: '/bagno-' },
  { path: '/professionisti/lavora_con_noi' },
  { path: '/info/chi_siamo' },
]

await visitor(
  t,
  'in print an annotated picture is small and has no bars, and a heading is on the sheet of the text that follows it',
  sheet,
  async (t, { page }) => {
    for (const { path, picture } of pages) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(path)
      await ready(page)
      await page.emulateMedia({ media: 'print' })
      if (picture !== undefined) {
        const shown = await annotatedPicture(page)
        t.match(shown.address, picture)
        t.ok(shown.width <= widest + 1, `${path}: ${shown.width} px wide`)
        t.ok(
          Math.abs(shown.bars) < 2000,
          `${path}: no bars beside the picture, so that its marks stay in place`,
        )
      }
      t.same(await lonelyHeadings(page), [], path)
    }
  },
)
