import { path } from '@mestieri/shared/pages.ts'

import { goodData } from '../../payments/payment-page.ts'
import type { Visit } from '../visit.ts'
import type { Journey } from './journey.ts'

const panel = { role: 'tabpanel' } as const

async function accept(visit: Visit): Promise<void> {
  await visit.goto(path('trial'))
  await visit.click({ role: 'checkbox', name: /^Ho almeno 18 anni/ })
  await visit.arrives(path('trial-payment'))
}

async function fillBilling(visit: Visit): Promise<void> {
  await visit.enter({ role: 'textbox', name: 'Partita IVA', within: panel }, goodData.vat)
  await visit.enter({ role: 'textbox', name: 'PEC / codice SDI', within: panel }, goodData.cuuPec)
  await visit.enter({ role: 'textbox', name: 'Email', within: panel }, goodData.email)
}

export const bankTransfer: Journey = {
  title: 'the trial is paid by bank transfer',
  steps: 5,
  async take(t, { visit }) {
    await accept(visit)
    await fillBilling(visit)
    await visit.click({ role: 'button', name: 'Invia dati di fatturazione' })
    const end = { role: 'region', name: 'In attesa del bonifico' } as const
    const words = (await visit.text(end)).replaceAll('\u00A0', ' ')
    t.match(words, /292,80 €/)
    t.match(words, /P\.IVA 12345678903/)
    await visit.reload()
    await visit.sees(end)
  },
}

export const testCard: Journey = {
  title: 'the trial is paid by test card, after one card is declined',
  steps: 9,
  async take(t, { visit }) {
    await accept(visit)
    await visit.click({ role: 'tab', name: 'Altri metodi' })
    await fillBilling(visit)
    const cards = { role: 'combobox', name: 'Carta di prova' } as const
    const pay = { role: 'button', name: /^Paga / } as const
    await visit.choose(cards, /^Fondi insufficienti/)
    await visit.click(pay)
    await visit.reads('Sulla carta non ci sono fondi sufficienti.')
    await visit.choose(cards, /^Pagamento riuscito/)
    await visit.click(pay)
    await visit.sees({ role: 'heading', name: 'Pagamento effettuato con successo' })
    t.equal(await visit.evaluate(() => location.pathname), path('trial-return'))
  },
}
