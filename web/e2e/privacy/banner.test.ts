import t from 'tap'

import { checkLayouts, sidewaysScroll, smallTargets } from '../accessibility-checks.ts'
import { launchBrowser, ready, visitorsOf } from '../browser.ts'
import { announced, focused } from '../page-objects.ts'
import { startSite } from '../site.ts'
import { consentPage, refuseOn } from './consent-page.ts'

const [site, browser] = await Promise.all([
  startSite(t, { environment: { TAG_MANAGER_ID: 'GTM-PROVA1' } }),
  launchBrowser(t),
])
const visitor = visitorsOf(browser, site.origin)
const desk = { viewport: { width: 1280, height: 800 } } as const
const phone = { viewport: { width: 375, height: 700 } } as const

const day = 24 * 60 * 60_000

/** A choice is valid for six months and for its version. The footer shows the current year. */
await visitor(
  t,
  'a choice is valid for six months, unless the version changes',
  desk,
  async (t, { context, page }) => {
    await context.clock.install()
    const { banner, chosen, entry } = consentPage(page)
    await refuseOn(page, '/info/chi_siamo')
    const asksAfter = async (days: number) => {
      await page.clock.setSystemTime(Date.now() + days * day)
      await page.reload()
      await ready(page)
      await page.clock.runFor(5000)
      await banner.or(chosen('solo tecnici')).waitFor()
      return banner.isVisible()
    }
    t.notOk(await asksAfter(0))
    t.notOk(await asksAfter(181.9))
    t.ok(await asksAfter(182.1))
    await refuseOn(page, '/info/chi_siamo')
    await page.evaluate(() => {
      const choice = JSON.parse(localStorage.getItem('scelta_cookie') ?? '{}') as object
      localStorage.setItem('scelta_cookie', JSON.stringify({ ...choice, revision: 0 }))
    })
    t.ok(await asksAfter(1), 'a choice for another version')
    t.equal(await entry.innerText(), 'Modifica consenso cookie', 'is no choice')
    await page.clock.setSystemTime(Date.UTC(2041, 5, 1))
    await page.reload()
    await page.getByRole('contentinfo').getByText('© 2022–2041').waitFor()
  },
)

await visitor(t, 'the banner leaves the search of the home page free', desk, async (t, { page }) => {
  await page.goto('/')
  await ready(page)
  const { banner } = consentPage(page)
  await banner.waitFor()
  const [search, layer] = [await page.getByRole('search').boundingBox(), await banner.boundingBox()]
  t.ok(search && layer && search.x + search.width <= layer.x, 'on a desktop')
  await page.setViewportSize(phone.viewport)
  const low = await banner.boundingBox()
  t.ok(low && low.height <= 0.3 * phone.viewport.height, 'on a phone it takes little')
})

/** Computed styles of the three buttons, axe, reflow and keyboard use of banner and preferences (features.md, I1, I7). */
await visitor(
  t,
  'the banner and the preferences at a desk',
  { ...desk, reducedMotion: 'reduce' },
  async (t, { page }) => {
    await t.test('the three buttons have equal weight, and the page has no fault at any width', async (t) => {
      const { banner, refuse, customise, accept, category, preferences } = consentPage(page)
      const look = (button: typeof refuse) =>
        button.evaluate((element) => {
          const { width, height } = element.getBoundingClientRect()
          const style = getComputedStyle(element)
          const names = [
            'color',
            'background-color',
            'border',
            'border-radius',
            'font',
            'opacity',
            'box-shadow',
            'outline',
          ]
          return [Math.round(width), height, ...names.map((name) => style.getPropertyValue(name))]
        })
      const same = async (buttons: readonly (typeof refuse)[], where: string) => {
        const [first, ...others] = await Promise.all(buttons.map(look))
        for (const other of others) t.same(other, first, where)
      }
      await page.goto('/info/chi_siamo')
      await banner.waitFor()
      const check = async (where: string) => {
        for (const width of [375, 768, 1280]) {
          await page.setViewportSize({ width, height: 812 })
          const answers = where === 'banner' ? banner : preferences
          await same(
            await answers.getByRole('button', { name: /^(?:Rifiuta|Personalizza|Accetta|Salva)/ }).all(),
            `${where} at ${width} px`,
          )
        }
        await checkLayouts(t, page, where)
      }
      await check('banner')
      t.equal(await accept.evaluate((element) => getComputedStyle(element).minHeight), '44px')
      await page.mouse.move(0, 0)
      await customise.click()
      await preferences.waitFor()
      t.notOk(
        (await category('Statistiche').isChecked()) || (await category('Marketing').isChecked()),
        'none is preselected',
      )
      t.ok(await category('Necessari').isDisabled())
      await page.mouse.move(0, 0)
      await check('preferences')
      await page.setViewportSize({ width: 375, height: 812 })
      t.same(await smallTargets(page), [], 'targets of 44 px')
    })

    await t.test(
      'Tab reaches the banner early and leaves it, and the preferences trap the focus until Esc',
      async (t) => {
        await page.setViewportSize(desk.viewport)
        const { banner, close, refuse, customise, preferences, title } = consentPage(page)
        const press = (...keys: string[]) =>
          keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
        await page.goto('/')
        await banner.waitFor()
        await announced(page, 'puoi rifiutare, personalizzare o accettare')
        t.ok(await page.evaluate(() => document.activeElement === document.body), 'the banner takes no focus')
        await press('Tab', 'Tab')
        await focused(close)
        await press('Tab', 'Tab', 'Tab', 'Tab')
        await focused(banner.getByRole('button', { name: 'Accetta' }))
        await press('Tab')
        await focused(page.getByRole('banner').getByRole('link').first())
        await press('Escape', 'Shift+Tab', 'Shift+Tab')
        await focused(customise)
        await press('Enter')
        await focused(title)
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let presses = 0; presses < 12; presses += 1) {
            await press(key)
            const isInside = await page.evaluate(() =>
              Boolean(
                document.activeElement?.closest('dialog') ?? document.activeElement?.matches('body, html'),
              ),
            )
            if (!isInside) t.fail(`${key}, ${presses + 1} times: the focus is behind the preferences`)
          }
        }
        await press('Escape')
        await preferences.waitFor({ state: 'hidden' })
        await focused(customise)
        await press('Shift+Tab')
        await focused(refuse)
        await press('Enter')
        await banner.waitFor({ state: 'detached' })
        await announced(page, 'Scelta salvata: solo tecnici')
        await focused(page.getByRole('banner').getByRole('link').first())
      },
    )
  },
)

await visitor(
  t,
  'the banner of a phone',
  { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' },
  async (t, { page }) => {
    await t.test('the banner covers less than 30 % of a phone’s first view', async (t) => {
      const { banner } = consentPage(page)
      await page.goto('/')
      await banner.waitFor()
      const box = await banner.boundingBox()
      t.ok(box && box.height < 0.3 * 812, `${box?.height} px`)
      await page.setViewportSize({ width: 320, height: 640 })
      t.ok((await sidewaysScroll(page)) <= 0)
    })

    await t.test('the banner covers no element permanently', async (t) => {
      const { banner } = consentPage(page)
      await page.setViewportSize(phone.viewport)
      await page.goto('/professionisti/lavora_con_noi')
      await banner.waitFor()
      // The page keeps free what the banner takes once it has been measured.
      await page.waitForFunction(
        () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) > 0,
      )
      const covered = await page.evaluate(async () => {
        const lowest = document.querySelector('[data-consent-banner]')?.getBoundingClientRect().top ?? 0
        const highest = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        const found: string[] = []
        for (const element of document.querySelectorAll<HTMLElement>(
          'main a[href], main button, footer a, footer button',
        )) {
          if (!element.checkVisibility()) continue
          element.focus({ preventScroll: false })
          const { top, bottom } = element.getBoundingClientRect()
          if (bottom > lowest + 1 && bottom - top < (lowest - highest) * 0.9)
            found.push(element.textContent ?? '')
        }
        return found
      })
      t.same(covered, [], 'the focused element is visible')
    })
  },
)

/** The offer of a call only appears after the banner is answered (features.md, F10). */
await visitor(t, 'the offer of a call waits for the banner', desk, async (t, { context, page }) => {
  await context.clock.install()
  const { banner, close } = consentPage(page)
  const offer = page.getByRole('dialog', { name: 'Hai domande? Ti richiamiamo' })
  await page.goto('/professionisti/lavora_con_noi')
  await banner.waitFor()
  await page.clock.runFor(70_000)
  t.notOk(await offer.isVisible())
  await close.click()
  await page.clock.runFor(2_000)
  await offer.waitFor()
})
