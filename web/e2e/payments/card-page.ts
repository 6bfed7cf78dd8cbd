import { path } from '@mestieri/shared/pages.ts'
import type { Page } from 'playwright-core'

import { ready } from '../browser.ts'

/** Page object of the card tab of a payment page; finds elements by role and name. */
export function cardPage(page: Page) {
  const tab = page.getByRole('tab', { name: 'Altri metodi' })
  const panel = page.getByRole('tabpanel', { name: 'Altri metodi' })
  const field = (name: string) => panel.getByRole('textbox', { name })
  const terms = page.getByRole('checkbox', { name: /^Ho almeno 18 anni/ })
  return {
    tab,
    panel,
    field,
    terms,
    pay: panel.getByRole('button', { name: /^Paga / }),
    paying: panel.getByRole('button', { name: 'Pagamento in corso…' }),
    alert: panel.getByRole('alert'),
    testCard: panel.getByRole('combobox', { name: 'Carta di prova' }),
    bank: page.getByRole('dialog', { name: 'Verifica della banca' }),
    outcome: (name: string) => page.getByRole('heading', { level: 1, name }),

    /** Fills in the billing data. */
    async fillBilling(): Promise<void> {
      await field('Partita IVA').fill('12345678903')
      await field('PEC / codice SDI').fill('ABC1234')
      const email = field('Email')
      if (await email.isEditable()) await email.fill('ditta@example.it')
    },

    /** Chooses a test card by its last digits. */
    async choose(label: string): Promise<void> {
      const option = panel.getByRole('option', { name: label })
      await panel
        .getByRole('combobox', { name: 'Carta di prova' })
        .selectOption((await option.getAttribute('value')) ?? '')
    },

    /** Opens the card tab of the trial, accepts the terms and fills in the billing data. */
    async openTrial(): Promise<void> {
      await page.goto(path('trial'))
      await ready(page)
      await terms.check()
      await tab.click()
      await this.fillBilling()
    },
  }
}

export const succeeded = 'Pagamento effettuato con successo'
