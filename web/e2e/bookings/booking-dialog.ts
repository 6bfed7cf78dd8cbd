import type { Page } from 'playwright-core'

import { ready } from '../browser.ts'

/** Page object of the booking form, in its dialog or on its page. */
export function bookingForm(page: Page) {
  const form = page.getByRole('form', { name: 'Prenota una chiamata' })
  const [days, times] = [/^Giorno/, /^Ora/].map((name) => form.getByRole('radiogroup', { name })) as [
    ReturnType<Page['getByRole']>,
    ReturnType<Page['getByRole']>,
  ]
  return {
    form,
    days,
    times,
    first: form.getByRole('button', { name: /^Prima disponibilità/ }),
    phone: form.getByRole('textbox', { name: /telefono/i }),
    confirm: form.getByRole('button', { name: /^Conferma/ }),
    retry: form.getByRole('button', { name: 'Riprova' }),
    report: form.getByRole('alert'),

    /** Chooses the first free slot and types a telephone number. */
    async fill(phone: string): Promise<void> {
      await this.first.click()
      await this.phone.fill(phone)
    },
  }
}

export const landing = '/professionisti/lavora_con_noi'

/** Opens the landing page and its booking dialog. */
export async function openBooking(page: Page) {
  await page.goto(landing)
  await ready(page)
  await page.getByRole('button', { name: 'Ti richiamiamo' }).first().click()
  const form = bookingForm(page)
  await form.times.waitFor()
  return form
}
