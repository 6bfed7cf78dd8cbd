import type { Page } from 'playwright-core'
import type { Test } from 'tap'

import { focused, type OpenGallery } from './open-gallery.ts'

const parts = (page: Page) => {
  const form = page.getByRole('form', { name: 'Comune' })
  return {
    form,
    input: form.getByRole('combobox', { name: 'Dove' }),
    options: form.getByRole('option'),
    active: form.getByRole('option', { selected: true }),
    status: form.getByRole('status').first(),
    log: form.getByLabel('Registro'),
    hasFocus: () => form.getByRole('combobox').evaluate((element) => element === document.activeElement),
  }
}

export async function comboboxJourneys(t: Test, page: Page): Promise<void> {
  const { form, input, options, active, status, log, hasFocus } = parts(page)

  await t.test('the keyboard controls the list, and Enter on a row does not submit the form', async (t) => {
    await input.pressSequentially('mo')
    await options.first().waitFor()
    t.equal(await status.innerText(), '14 comuni trovati')
    t.equal(await options.count(), 10)
    t.ok(await form.getByText('altri 4, continua a scrivere').isVisible())
    t.equal(await active.count(), 0, 'typing highlights nothing')
    await page.keyboard.press('ArrowDown')
    t.equal(await active.innerText(), 'MONDOVÌ (CN)')
    t.equal(await input.getAttribute('aria-activedescendant'), await active.getAttribute('id'))
    await page.keyboard.press('ArrowUp')
    t.equal(await active.innerText(), 'MONTEROTONDO (RM)', 'the arrow keys wrap around')
    await page.keyboard.press('Home')
    t.equal(await active.innerText(), 'MONDOVÌ (CN)')
    await page.keyboard.press('End')
    t.equal(await active.innerText(), 'MONTEROTONDO (RM)')
    await page.keyboard.press('Escape')
    t.equal(await options.count(), 0)
    t.equal(await input.getAttribute('aria-expanded'), 'false')
    t.equal(await input.inputValue(), 'mo', 'Esc keeps what was typed')
    await page.keyboard.press('ArrowDown')
    await options.first().waitFor()
    t.equal(await active.innerText(), 'MONDOVÌ (CN)')
    await page.keyboard.press('Enter')
    t.equal(await input.inputValue(), 'MONDOVÌ (CN)')
    t.equal(await log.innerText(), 'scelto MONDOVÌ (CN)')
    t.equal(await options.count(), 0)
    await page.keyboard.press('Enter')
    t.equal(await log.innerText(), 'inviato MONDOVÌ (CN)', 'the second Enter submits')
    t.equal(await input.getAttribute('aria-invalid'), null)
  })

  await t.test('Enter on a name that is not in the list shows and announces what to do', async (t) => {
    await input.fill('')
    await input.pressSequentially('monz')
    await options.getByText('Lombardia').waitFor()
    await page.keyboard.press('Enter')
    t.equal(await log.innerText(), 'inviato monz')
    t.equal(await input.getAttribute('aria-invalid'), 'true')
    t.ok(await form.getByText('Scegli un comune dall’elenco').first().isVisible())
    t.equal(await status.innerText(), 'Scegli un comune dall’elenco')
    t.equal(await options.count(), 0)
  })

  await t.test('a click selects, a click outside closes, the cross clears the field', async (t) => {
    await input.press('a')
    await options.getByText('Lombardia').click()
    t.equal(await input.inputValue(), 'MONZA (MB)')
    t.equal(await log.innerText(), 'scelto MONZA (MB)')
    t.ok(await hasFocus(), 'the focus stays in the field')
    await page.keyboard.press('Backspace')
    await options.first().waitFor()
    await page.getByText('Dopo l’elenco').click()
    await options.first().waitFor({ state: 'detached' })
    t.equal(await input.inputValue(), 'MONZA (MB', 'leaving the field selects nothing')
    await page.getByRole('button', { name: 'Cancella il comune' }).click()
    t.equal(await input.inputValue(), '')
    t.ok(await hasFocus())
  })

  await t.test('a missing result and a missing list have a message', async (t) => {
    await input.fill('qqq')
    await form.locator('p').getByText('Nessun comune con questo nome').waitFor()
    await input.fill('guasto')
    await form.locator('p').getByText('Suggerimenti non disponibili: scrivi per esteso').waitFor()
    t.equal(await input.getAttribute('aria-expanded'), 'false')
    await page.keyboard.press('Escape')
  })
}

export async function comboboxTouchJourney(t: Test, page: Page): Promise<void> {
  await t.test('a tap selects a row, and accents and apostrophes are optional', async (t) => {
    const { input, options } = parts(page)
    await input.tap()
    await input.pressSequentially('laquila')
    t.equal(await options.locator('mark').innerText(), "L'AQUILA")
    await options.first().tap()
    t.equal(await input.inputValue(), "L'AQUILA (AQ)")
    const size = await input.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    t.ok(size >= 16, 'Safari on phones does not zoom in')
  })
}

export async function comboboxPlainJourney(t: Test, page: Page): Promise<void> {
  await t.test('without scripts the combobox is a plain field of a GET form', async (t) => {
    const { input, form } = parts(page)
    await input.fill('Monza')
    t.equal(await form.getByRole('button').count(), 1, 'no dead buttons')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/?comune=Monza')
    t.pass('the browser submitted it')
  })
}

// The scripts are delayed until the field has been filled.
function typeEarly(page: Page): Promise<unknown> {
  return page.route('**/*.js', async (route) => {
    await parts(page).input.fill('monz')
    await route.continue()
  })
}

export async function comboboxEarlyJourney(t: Test, open: OpenGallery): Promise<void> {
  await t.test('text typed before hydration is kept', (t) =>
    open(t, { before: typeEarly }, async (page) => {
      t.equal(await parts(page).input.inputValue(), 'monz')
      t.ok(
        await page.getByRole('button', { name: 'Cancella il comune' }).isVisible(),
        'and the component has the same value',
      )
    }),
  )
}

export async function fieldJourneys(t: Test, page: Page): Promise<void> {
  await t.test('an invalid field references its hint and its error', async (t) => {
    const field = page.getByRole('textbox', { name: 'Errore' })
    t.equal(await field.getAttribute('aria-invalid'), 'true')
    const described = await field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent?.trim())
        .join(' | '),
    )
    t.equal(described, 'Undici cifre | L’ultima cifra non torna: ricontrolla')
  })

  await t.test('a busy button keeps the focus and does nothing', async (t) => {
    await page.getByRole('button', { name: 'Invio…' }).click({ force: true })
    t.equal(await focused(page), 'Invio…')
    t.equal(await page.getByLabel('Pressioni').innerText(), '0')
    await page.getByRole('button', { name: 'Scopri quanto costa' }).click()
    t.equal(await page.getByLabel('Pressioni').innerText(), '1')
  })
}
